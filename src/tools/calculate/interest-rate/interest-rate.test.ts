import fc from 'fast-check';
import { expect, test } from 'vitest';
import { effectiveRate, growthRate, nominalRate, ratePerPeriod, scheduleOf, type Per } from './rates';

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
