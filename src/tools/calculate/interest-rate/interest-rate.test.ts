import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimalOf, sum } from '../../../core/numbers/decimal';
import { effectiveRate, growthRate, nominalRate, ratePerPeriod, scheduleOf, shownRows, type Per } from './rates';

const PER: readonly Per[] = ['1', '2', '4', '12', '26', '52', '365', 'continuous'];

/** Python: scipy.optimize.brentq, per month in percent. */
test.for([
  [1000, 90, 12, 14.452148137703217 / 12],
  [350_000, 2212.24, 360, 6.500008331710467 / 12],
  [500, 575, 1, 15],
  [24_000, 400, 60, 0],
] as const)('%f repaid with %f in %i payments', ([received, payment, periods, percent]) => {
  expect(ratePerPeriod(received, payment, periods) * 100).toBeCloseTo(percent, 9);
});

test('a schedule at the rate found ends at 0', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 100, max: 1e6, noNaN: true }),
      fc.integer({ min: 1, max: 480 }),
      fc.double({ min: 1.001, max: 3, noNaN: true }),
      (received, periods, factor) => {
        const payment = (received * factor) / periods;
        const rate = ratePerPeriod(received, payment, periods);
        const last = scheduleOf(received, payment, periods, rate).at(-1);
        expect(Math.abs(last?.balance ?? 1) / received).toBeLessThan(1e-9);
      },
    ),
  );
});

const shown = (received: number, payment: number, periods: number, places: number) => {
  const rows = scheduleOf(received, payment, periods, ratePerPeriod(received, payment, periods));
  return shownRows(rows, decimalOf(received), decimalOf(payment), places);
};

test('the rows of a schedule add up, to the cent and to the yen', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 10 ** 8 }),
      fc.integer({ min: 1, max: 480 }),
      fc.double({ min: 1, max: 3, noNaN: true }),
      fc.constantFrom(0, 2),
      (received, periods, factor, places) => {
        const payment = Math.ceil((received * factor) / periods);
        const rows = shown(received, payment, periods, places);
        expect(sum(rows.map(({ principal }) => principal)).toFixed()).toBe(String(received));
        expect(sum(rows.map(({ interest }) => interest)).toFixed()).toBe(String(payment * periods - received));
        expect(rows.at(-1)?.balance.toFixed()).toBe('0');
        expect(rows.every(({ interest }) => interest.gte(0))).toBe(true);
      },
    ),
    { numRuns: 200 },
  );
});

/** Python: decimal with 60 digits. */
test.for([
  [1, '124', '276', '19724'],
  [2, '122', '278', '19446'],
  [31, '68', '332', '10590'],
  [59, '5', '395', '398'],
  [60, '2', '398', '0'],
] as const)('20,000 yen in 60 payments of 400: row %i', ([row, ...expected]) => {
  const { interest, principal, balance } = shown(20_000, 400, 60, 0)[row - 1] ?? {};
  expect([interest, principal, balance].map((amount) => amount?.toFixed())).toEqual(expected);
});

test.for(PER)('nominal and effective rates convert back, %s', (per) => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 5, noNaN: true }), (nominal) => {
      expect(nominalRate(effectiveRate(nominal, per), per)).toBeCloseTo(nominal, 10);
    }),
  );
});

/** Python: (end / start) ** (1 / years) - 1. */
test('growth can be negative', () => {
  expect(growthRate(5000, 4000, 2.5) * 100).toBeCloseTo(-8.538989614534731, 10);
});
