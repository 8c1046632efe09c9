import { expect, test } from 'vitest';
import { isProblem, problem } from '../../../kinds/contract';
import { LOTTERIES } from '../../../data/lotteries';
import { cryptoSource } from '../../../core/numbers/random';
import { combinations, digitOdds, drawDigits, drawTickets, oddsOf } from './draw-tickets';
import { gameOf, LOTTERY_KEYS } from './rules';

const numbersIn = (part: string) => part.split(' ').map(Number);

const TWO = { digits: [...'0123456789'], length: 2, twins: true, distinct: false };

test.for(LOTTERY_KEYS)('a ticket of %s has different numbers of its pools, in ascending order', (key) => {
  const game = gameOf(key, { pick: 1, from: 1, to: 1, bonusPick: 0, bonusFrom: 1, bonusTo: 1 });
  if (isProblem(game)) throw new Error(game.code);
  for (const ticket of drawTickets(cryptoSource(), game, 50, false)) {
    const pools = [game.main, ...(game.bonus ? [game.bonus] : [])];
    const parts = ticket.split(' + ').map(numbersIn);
    expect(parts).toHaveLength(pools.length);
    for (const [index, { pick, from, to }] of pools.entries()) {
      const drawn = parts[index] ?? [];
      expect(drawn).toEqual([...new Set(drawn)].toSorted((a, b) => a - b));
      expect(drawn).toHaveLength(pick);
      expect((drawn[0] ?? -1) >= from && (drawn.at(-1) ?? Infinity) <= to).toBe(true);
    }
  }
});

// Python 3.11: math.comb(n, k).
test.for([
  [69, 5, 11_238_513n],
  [90, 6, 622_614_630n],
  [52, 7, 133_784_560n],
  [25, 15, 3_268_760n],
  [5, 5, 1n],
  [5, 0, 1n],
  [1000, 50, 9460461017585217846063722277728044918729694001668654064793569321343252697198115263280n],
] as const)('there are C(%i, %i) = %s combinations', ([n, k, ways]) => expect(combinations(n, k)).toBe(ways));

// C(n, k) · C(m, j), computed with Python's math.comb. MUSL's figure for Powerball agrees.
test.for([
  ['powerball', 292_201_338n],
  ['mega-millions', 290_472_336n],
  ['euromillions', 139_838_160n],
  ['eurojackpot', 139_838_160n],
  ['uk-lotto', 45_057_474n],
  ['uk-thunderball', 8_060_598n],
  ['uk-set-for-life', 15_339_390n],
  ['fr-loto', 19_068_840n],
  ['de-lotto', 139_838_160n],
  ['es-bonoloto', 13_983_816n],
  ['es-gordo', 31_625_100n],
  ['it-superenalotto', 622_614_630n],
  ['br-mega-sena', 50_063_860n],
  ['au-powerball', 134_490_400n],
  ['br-lotomania', undefined],
  ['pl-multi-multi', undefined],
] as const)('the odds of %s are 1 in %s', ([key, odds]) => expect(oddsOf(LOTTERIES[key])).toBe(odds));

test('with cover, no number repeats before all have been used, and none on a ticket', () => {
  const pools = { main: { pick: 6, from: 1, to: 49 }, bonus: { pick: 2, from: 0, to: 9 } };
  const tickets = drawTickets(cryptoSource(), pools, 40, true).map((ticket) => ticket.split(' + ').map(numbersIn));
  for (const ticket of tickets) for (const part of ticket) expect(new Set(part).size).toBe(part.length);
  expect(new Set(tickets.slice(0, 8).flatMap(([main = []]) => main)).size).toBe(48);
  expect(new Set(tickets.slice(0, 9).flatMap(([main = []]) => main)).size).toBe(49);
  for (let round = 0; round < 8; round++) {
    const bonus = tickets.slice(round * 5, round * 5 + 5).flatMap(([, numbers = []]) => numbers);
    expect(bonus.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  }
});

test('with cover, a pool as large as the ticket works', () => {
  const pools = { main: { pick: 3, from: 5, to: 7 } };
  expect(drawTickets(cryptoSource(), pools, 3, true)).toEqual(['5 6 7', '5 6 7', '5 6 7']);
});

test('draws a ticket from a million numbers', () => {
  const pools = { main: { pick: 100, from: 1, to: 1_000_000 } };
  for (const cover of [false, true]) {
    const used = drawTickets(cryptoSource(), pools, 20, cover).flatMap(numbersIn);
    expect(used).toHaveLength(2_000);
  }
});

test('digits may repeat and begin with 0', () => {
  const tickets = drawDigits(cryptoSource(), TWO, 1_000);
  for (const ticket of tickets) expect(ticket).toMatch(/^\d\d$/);
  expect(tickets.some((ticket) => ticket.startsWith('0'))).toBe(true);
  expect(tickets.some((ticket) => ticket[0] === ticket[1])).toBe(true);
});

const custom = { pick: 6, from: 1, to: 49, bonusPick: 0, bonusFrom: 1, bonusTo: 10 };

test.for([
  [{ from: 9, to: 3 }, problem('backwards', { from: 9, to: 3 }, 'from')],
  [{ pick: 50 }, problem('poolTooSmall', { pick: 50, size: 49, from: 1, to: 49 }, 'pick')],
  [{ bonusPick: 1, bonusFrom: 4, bonusTo: 3 }, problem('backwards', { from: 4, to: 3 }, 'bonusFrom')],
  [{ bonusPick: 11 }, problem('poolTooSmall', { pick: 11, size: 10, from: 1, to: 10 }, 'bonusPick')],
] as const)('refuses the numbers %j', ([changed, refusal]) => {
  expect(gameOf('custom', { ...custom, ...changed })).toEqual(refusal);
});

test('without bonus numbers, their range is not checked', () => {
  expect(gameOf('custom', { ...custom, bonusFrom: 9, bonusTo: 1 })).toEqual({
    main: { pick: 6, from: 1, to: 49 },
    topPrize: 'all',
  });
});

test('a list of all numbers of two digits without repeats has each of them once', () => {
  const numbers = drawDigits(cryptoSource(), { ...TWO, distinct: true }, 100);
  expect(numbers.toSorted()).toEqual(Array.from({ length: 100 }, (_, at) => String(at).padStart(2, '0')));
});

test('without twins no number has a digit twice', () => {
  const rules = { ...TWO, length: 4, twins: false };
  for (const number of drawDigits(cryptoSource(), rules, 500)) expect(new Set(number).size).toBe(4);
  expect(digitOdds(rules)).toBe(5040n); // 10 × 9 × 8 × 7
});
