import type { Card } from '../../../data/prompts';

/** A game in teams: the cards still in the pile, the scores, and whose turn it is. */
export interface Match {
  /** Points by team. */
  readonly scores: readonly number[];
  /** The team whose turn it is, from 0. */
  readonly team: number;
  /** Cards guessed in this turn. */
  readonly guessed: number;
  /** The cards that are still to come, the current one first. */
  readonly pile: readonly Card[];
  /** All cards, for when the pile is used up. */
  readonly all: readonly Card[];
}

/** @param shuffled all cards, in the order of the game */
export const newMatch = (teams: number, shuffled: readonly Card[]): Match => ({
  scores: Array.from({ length: teams }, () => 0),
  team: 0,
  guessed: 0,
  pile: shuffled,
  all: shuffled,
});

/** Takes the next card. No card comes twice until all have been shown; then the pile is shuffled again. */
export function nextCard(
  match: Match,
  isGuessed: boolean,
  shuffle: (cards: readonly Card[]) => readonly Card[],
): Match {
  const rest = match.pile.slice(1);
  const shown = match.pile[0];
  return {
    ...match,
    scores: match.scores.map((score, team) => score + (isGuessed && team === match.team ? 1 : 0)),
    guessed: match.guessed + (isGuessed ? 1 : 0),
    // The card that was shown last doesn't come first again.
    pile: rest.length > 0 ? rest : endingWith(shuffle(match.all), shown),
  };
}

function endingWith(cards: readonly Card[], last: Card | undefined): readonly Card[] {
  const others = cards.filter((card) => card !== last);
  return last && others.length > 0 ? [...others, last] : cards;
}

/** The next team's turn, with a new card: the last one was seen. */
export const nextTurn = (match: Match, shuffle: (cards: readonly Card[]) => readonly Card[]): Match => ({
  ...nextCard(match, false, shuffle),
  team: (match.team + 1) % match.scores.length,
  guessed: 0,
});
