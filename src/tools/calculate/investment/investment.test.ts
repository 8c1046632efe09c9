import { expect, test } from 'vitest';
import { decimalOf } from '../../../core/numbers/decimal';
import { contributionFor, monthlyFactor, periodsOf } from './growth';

const plan = (factor = monthlyFactor('6', 'year', 'monthly')) =>
  ({
    initial: decimalOf(1000),
    contribution: decimalOf(100),
    every: 'month',
    timing: 'end',
    factor,
    months: 30,
  }) as const;

/** Python: decimal with 60 digits. */
test.for([
  ['yearly', '1.00486755056534'],
  ['continuous', '1.00501252085940'],
  ['monthly', '1.005'],
] as const)('6 percent a year, %s, grow by this factor in a month', ([compounding, expected]) => {
  expect(monthlyFactor('6', 'year', compounding).minus(expected).abs().lt('1e-13')).toBe(true);
});

test('the years of a term add up, and the last one may be shorter', () => {
  const years = periodsOf(plan());
  expect(years.map(({ paidIn }) => paidIn.toFixed())).toEqual(['1200', '1200', '600']);
  for (const [at, { start, paidIn, interest, end }] of years.entries()) {
    expect(start.plus(paidIn).plus(interest).eq(end)).toBe(true);
    if (at > 0) expect(start.eq(years[at - 1]?.end ?? 0)).toBe(true);
  }
});

test('the contribution for a goal reaches it', () => {
  const contribution = contributionFor(decimalOf(50_000), plan());
  const end = periodsOf({ ...plan(), contribution: contribution ?? decimalOf(0) }).at(-1)?.end;
  expect(end?.minus(50_000).abs().lt('1e-20')).toBe(true);
});

test('yearly contributions at the end need a whole year', () => {
  expect(contributionFor(decimalOf(50_000), { ...plan(), every: 'year', months: 11 })).toBeUndefined();
});
