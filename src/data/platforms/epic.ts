import type { Fact } from '../fact';

const RULES = {
  source: 'https://www.epicgames.com/help/en-US/c-182/c-7261959845275/a000084763',
  read: 'undated',
  confirmed: false,
} as const;

/** A display name, which is also the name in Fortnite. */
export const EPIC = {
  shortestName: { value: 3, unit: 'characters', ...RULES },
  name: { value: 16, unit: 'characters', ...RULES },
} as const satisfies Readonly<Record<string, Fact>>;
