import { expect, test } from 'vitest';
import type { Card } from '../../../data/prompts';
import { newMatch, nextCard, nextTurn, type Match } from './match';

const cards: readonly Card[] = ['a', 'b', 'c', 'd'].map((text) => ({ text, category: 'object', difficulty: 'easy' }));
/** A shuffle that would show the last card again at once. */
const reversed = (all: readonly Card[]) => all.toReversed();
const top = (match: Match) => match.pile[0]?.text;

test('a guessed card is a point for the team, a skipped one is not', () => {
  let match = newMatch(2, cards);
  match = nextCard(match, true, reversed);
  match = nextCard(match, false, reversed);
  match = nextCard(match, true, reversed);
  expect([match.scores, match.guessed, top(match)]).toEqual([[2, 0], 2, 'd']);
});

test('no card comes twice before all have been shown, nor twice in a row', () => {
  let match = newMatch(1, cards);
  const shown: (string | undefined)[] = [];
  for (let index = 0; index < 8; index += 1) {
    shown.push(top(match));
    match = nextCard(match, false, reversed);
  }
  const all = new Set(['a', 'b', 'c', 'd']);
  expect(new Set(shown.slice(0, 4))).toEqual(all);
  expect(new Set(shown.slice(4))).toEqual(all);
  expect(shown[4]).not.toBe(shown[3]);
});

test('the teams take turns, each with a new card', () => {
  let match = newMatch(3, cards);
  match = nextTurn(nextCard(match, true, reversed), reversed);
  expect([match.team, match.guessed, match.scores, top(match)]).toEqual([1, 0, [1, 0, 0], 'c']);
  match = nextTurn(nextTurn(match, reversed), reversed);
  expect(match.team).toBe(0);
});

test('a single card can be played', () => {
  const [card] = cards;
  const match = nextCard(newMatch(1, card ? [card] : []), true, reversed);
  expect([top(match), match.scores]).toEqual(['a', [1]]);
});
