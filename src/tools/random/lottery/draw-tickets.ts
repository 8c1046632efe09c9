import { int, sample, shuffle, type RandomSource } from '../../../core/numbers/random';
import type { LotteryGame, NumberPool } from '../../../data/lotteries';
import { byValue, drawEach } from '../../../kinds/contract/drawn-list';

export type Pools = Pick<LotteryGame, 'main' | 'bonus'>;

const sizeOf = ({ from, to }: NumberPool): number => to - from + 1;

/**
 * Draws tickets, each written as '3 17 24 45 61 + 9': the main numbers in ascending order, then the bonus numbers. For
 * each ticket the main numbers are drawn first. With `cover`, both pools are shuffled and dealt like cards, so that
 * no number repeats until all of them have been used.
 */
export function drawTickets(random: RandomSource, { main, bonus }: Pools, count: number, cover: boolean): string[] {
  const draw = cover ? dealer : drawer;
  const drawMain = draw(random, main);
  const drawBonus = bonus && draw(random, bonus);
  return Array.from({ length: count }, () => [drawMain(), drawBonus?.()].flatMap((drawn) => drawn ?? []).join(' + '));
}

type Draw = () => string;

const written = (indices: readonly number[], pool: NumberPool): string =>
  indices
    .map((index) => index + pool.from)
    .toSorted(byValue)
    .join(' ');

/** Draws each time from the whole pool. */
const drawer =
  (random: RandomSource, pool: NumberPool): Draw =>
  () =>
    written(sample(random, sizeOf(pool), pool.pick), pool);

/** Deals from a shuffled pool. When it runs out, it shuffles all numbers again and skips those already on the ticket. */
function dealer(random: RandomSource, pool: NumberPool): Draw {
  let order: readonly number[] = [];
  let next = 0;
  return () => {
    const dealt = order.slice(next, next + pool.pick);
    next += dealt.length;
    const missing = pool.pick - dealt.length;
    if (missing > 0) {
      const shuffled = shuffle(random, sizeOf(pool));
      const more = shuffled.filter((index) => !dealt.includes(index)).slice(0, missing);
      order = shuffled.filter((index) => !more.includes(index));
      next = 0;
      dealt.push(...more);
    }
    return written(dealt, pool);
  };
}

export interface DigitRules {
  /** Different digits, in the order of the draw. */
  readonly digits: readonly string[];
  readonly length: number;
  /** Whether a number can contain a digit twice. */
  readonly twins: boolean;
  /** Whether all numbers of a list differ. */
  readonly distinct: boolean;
}

/**
 * Draws numbers of digits, from the left: '0427'. With `distinct`, a number that was there before is drawn again; check
 * first that there are enough (`digitOdds`).
 */
export function drawDigits(random: RandomSource, rules: DigitRules, count: number): string[] {
  const { digits, length, twins, distinct } = rules;
  const draw = (): string =>
    (twins ? Array.from({ length }, () => int(random, 0, digits.length - 1)) : sample(random, digits.length, length))
      .map((index) => digits[index])
      .join('');
  return drawEach(count, distinct, draw);
}

/** How many different numbers there are: m to the power of k, or m·(m − 1)… if no digit repeats. */
export const digitOdds = ({ digits, length, twins }: DigitRules): bigint =>
  Array.from({ length }, (_, at) => BigInt(digits.length - (twins ? 0 : at))).reduce((all, one) => all * one, 1n);

/** The number of ways to choose k of n things, exactly. */
export function combinations(n: number, k: number): bigint {
  let ways = 1n;
  for (let i = 1; i <= k; i++) ways = (ways * BigInt(n - k + i)) / BigInt(i);
  return ways;
}

/** The chance of the top prize is 1 in this number; undefined if the prize doesn't need a full match. */
export function oddsOf({
  main,
  bonus,
  topPrize,
}: Pick<LotteryGame, 'main' | 'bonus' | 'topPrize'>): bigint | undefined {
  if (topPrize === 'none') return undefined;
  const ways = combinations(sizeOf(main), main.pick);
  return topPrize === 'all' && bonus ? ways * combinations(sizeOf(bonus), bonus.pick) : ways;
}
