/** Prompts for party games: our own lists, in src/data/prompts/, each fetched on first use. */
export const CATEGORIES = ['action', 'object', 'animal', 'person', 'place', 'film', 'book', 'food', 'phrase'] as const;
export type Category = (typeof CATEGORIES)[number];

/** `kids`: for children who can't read much yet. */
export const DIFFICULTIES = ['easy', 'medium', 'hard', 'kids'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export type Game = 'charades' | 'pictionary';

export interface Card {
  readonly text: string;
  readonly category: Category;
  readonly difficulty: Difficulty;
}

export interface Prompts {
  /** The date of the list, ISO. A seed draws other prompts from a list of another date. */
  readonly checked: string;
  /** Draws are indices into this order. */
  readonly cards: readonly Card[];
}

const lists = import.meta.glob<Prompts>('./prompts/*.json', { import: 'default' });

export function promptsOf(game: Game): Promise<Prompts> {
  const load = lists[`./prompts/${game}.json`];
  if (!load) throw new Error(`src/data/prompts/${game}.json does not exist`);
  return load();
}

/** The cards of a difficulty and a category, in the order of the list. */
export const fittingCards = (
  cards: readonly Card[],
  difficulty: 'any' | Difficulty,
  category: 'any' | Category,
): readonly Card[] =>
  cards.filter(
    (card) =>
      (difficulty === 'any' || card.difficulty === difficulty) && (category === 'any' || card.category === category),
  );
