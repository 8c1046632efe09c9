import { shuffle, type RandomSource } from '../../../core/numbers/random';
import { weightedDraws } from './weighted-draws';
import { drawIndices } from '../../../kinds/contract/drawn-list';

interface Pick {
  readonly count: number;
  readonly unique: boolean;
  /** Integer weights of all entries; none if all have the same chance. */
  readonly weights?: readonly number[] | undefined;
}

/** The indices of the picked ones of n entries, in the order drawn. */
export const pick = (random: RandomSource, n: number, { count, unique, weights }: Pick): readonly number[] =>
  weights ? weightedDraws(random, weights, { count, unique }) : drawIndices(random, n, count, unique);

/**
 * Deals n entries in random order around `groups` groups, so that their sizes differ by at most one: the indices of each
 * group.
 */
export function deal(random: RandomSource, n: number, groups: number): readonly (readonly number[])[] {
  const dealt = Array.from({ length: groups }, (): number[] => []);
  shuffle(random, n).forEach((entry, turn) => dealt[turn % groups]?.push(entry));
  return dealt;
}
