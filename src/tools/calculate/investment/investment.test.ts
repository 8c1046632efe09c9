import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimalOf, sum } from '../../../core/numbers/decimal';
import type { Table } from '../../../kinds/contract';
import { outcomeOf } from '../../../kinds/contract/plain-values';
import { exampleContext } from '../../../kinds/run/run-example';
import { contributionFor, monthlyFactor, periodsOf } from './growth';
import tool from './tool';

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

test('the rows of both tables add up, to the cent and to the yen', async () => {
  const plans = fc.record({
    initial: fc.integer({ min: 0, max: 10 ** 7 }).map((count) => decimalOf(count).div(100).toFixed()),
    contribution: fc.integer({ min: 0, max: 10 ** 5 }).map((count) => decimalOf(count).div(100).toFixed()),
    rate: fc.integer({ min: -500, max: 1500 }).map((count) => decimalOf(count).div(100).toFixed()),
    months: fc.integer({ min: 1, max: 60 }),
    every: fc.constantFrom('month' as const, 'year' as const),
    timing: fc.constantFrom('end' as const, 'begin' as const),
    currency: fc.constantFrom('USD' as const, 'JPY' as const),
  });
  const always = {
    mode: 'grow',
    goal: '',
    rateUnit: 'year',
    compounding: 'monthly',
    years: 0,
    inflation: '0',
  } as const;
  await fc.assert(
    fc.asyncProperty(plans, async (plan) => {
      const { values } = outcomeOf(await tool.run({ ...always, ...plan }, exampleContext()));
      for (const name of ['byYear', 'byMonth']) {
        const rows = (values[name] as Table).rows.map((row) =>
          row.slice(1).map((cell) => decimalOf((cell as { money: string }).money)),
        );
        const zero = decimalOf(0);
        for (const [start = zero, paidIn = zero, interest = zero, end, invested = zero, gained = zero] of rows) {
          expect(start.plus(paidIn).plus(interest).toFixed()).toBe(end?.toFixed());
          expect(invested.plus(gained).toFixed()).toBe(end?.toFixed());
        }
        expect(rows.at(-1)?.[3]?.eq(String(values.finalValue))).toBe(true);
        expect(sum(rows.map(([, , interest = zero]) => interest)).eq(String(values.interest))).toBe(true);
      }
    }),
    { numRuns: 60 },
  );
});
