import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimalOf, sum } from '../../../core/numbers/decimal';
import { outcomeOf } from '../../../kinds/contract/plain-values';
import { readForm } from '../../../kinds/contract/read-values';
import { exampleContext } from '../../../kinds/run/run-example';
import { daysCounted, internalRate, presentValue, readPayments } from './dated-payments';
import { effectiveRate, growthRate, nominalRate, ratePerPeriod, scheduleOf, shownRows, type Per } from './rates';
import tool from './tool';

const PER: readonly Per[] = ['1', '2', '4', '12', '26', '52', '365', 'continuous'];

const EMPTY = {
  mode: 'loan',
  amount: '',
  payment: '',
  months: 60,
  fees: '0',
  start: '',
  end: '',
  years: '',
  nominal: '',
  per: '12',
  direction: 'toEffective',
  payments: '',
  dayCount: 'actual365',
  currency: 'USD',
} as const;

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

/** Python: decimal with 50 digits. */
test.for([
  ['-0.5', '12', 'toEffective', -0.4988557566109],
  ['-0.5', 'continuous', 'toEffective', -0.4987520807318],
  ['-0.5', '365', 'toNominal', -0.5012507405105],
] as const)('a rate can be negative: %s%%, %s, %s', async ([nominal, per, direction, percent]) => {
  const typed: Readonly<Record<string, string>> = { mode: 'convert', nominal, per, direction };
  const initial = (name: string) =>
    String(Object.entries(tool.fields).find(([own]) => own === name)?.[1].initial ?? '');
  const { values } = readForm(tool.fields, (name) => typed[name] ?? initial(name), 'en');
  expect(values).toMatchObject({ nominal });
  const outcome = outcomeOf(await tool.run({ ...EMPTY, mode: 'convert', nominal, per, direction }, exampleContext()));
  const [found] = [outcome.values[direction === 'toEffective' ? 'effective' : 'rate']];
  expect(found).toBeCloseTo(percent, 10);
});

/** Python: (end / start) ** (1 / years) - 1. */
test('growth can be negative', () => {
  expect(growthRate(5000, 4000, 2.5) * 100).toBeCloseTo(-8.538989614534731, 10);
});

test.for([
  // Microsoft: DAYS360 function.
  ['2011-01-30', '2011-02-01', 'thirty360', 1 / 360],
  ['2011-01-01', '2011-12-31', 'thirty360', 1],
  ['2011-01-01', '2011-02-01', 'thirty360', 30 / 360],
  // Apple: DAYS360 and YEARFRAC.
  ['2008-12-20', '2009-03-31', 'thirty360', 101 / 360],
  ['2008-02-27', '2009-03-31', 'thirty360', 394 / 360],
  ['2009-12-15', '2010-06-30', 'thirty360', 0.541666666666667],
  ['2009-12-15', '2010-06-30', 'actual365', 0.53972602739726],
] as const)('%s to %s, %s, is %f years', ([from, to, dayCount, years]) => {
  expect(daysCounted(from, to, dayCount).years).toBeCloseTo(years, 12);
});

test('at the rate found, dated payments are worth nothing together', () => {
  const years = fc.double({ min: 0, max: 30, noNaN: true });
  const paidIn = fc.array(fc.record({ amount: fc.double({ min: -1e5, max: -1, noNaN: true }), years }), {
    minLength: 1,
  });
  const paidOut = fc.record({ amount: fc.double({ min: 1, max: 1e6, noNaN: true }), years: fc.constant(31) });
  fc.assert(
    fc.property(paidIn, paidOut, (before, last) => {
      const payments = [...before, last];
      const rate = internalRate(payments) ?? Number.NaN;
      const worth = payments.map((one) => presentValue(one.amount, one.years, rate));
      const whole = worth.reduce((sum, one) => sum + Math.abs(one), 0);
      expect(Math.abs(worth.reduce((sum, one) => sum + one, 0)) / whole).toBeLessThan(1e-9);
    }),
  );
});

test('of two rates, the one closest to 0 is found: 10% and 20% fit', () => {
  const payments = [100, -230, 132].map((amount, years) => ({ amount, years }));
  expect(internalRate(payments)).toBeCloseTo(0.1, 10);
});

test.for([
  [
    '2026-01-15 -1,500.50\n\n1/31/2026\t2000',
    'en',
    [
      ['2026-01-15', '-1500.50'],
      ['2026-01-31', '2000'],
    ],
  ],
  [
    '31/01/2026; 2.000,50\n2026-01-15 -10',
    'pt',
    [
      ['2026-01-15', '-10'],
      ['2026-01-31', '2000.50'],
    ],
  ],
] as const)('reads %j in %s, and sorts by date', ([typed, lang, expected]) => {
  const payments = readPayments(typed, lang);
  expect('map' in payments && payments.map(({ date, amount }) => [date, amount])).toEqual(expected);
});

test.for([
  [{ amount: '0', payment: '400' }, 'amountZero', 'amount'],
  [{ mode: 'growth', start: '0', end: '1', years: '1' }, 'startZero', 'start'],
  [{ mode: 'growth', start: '1', end: '0', years: '1' }, 'endZero', 'end'],
  [{ mode: 'growth', start: '1', end: '1', years: '0' }, 'yearsZero', 'years'],
] as const)('%o: the message %s names the field', async ([typed, code, field]) => {
  const { problem } = outcomeOf(await tool.run({ ...EMPTY, ...typed }, exampleContext()));
  expect(problem).toMatchObject({ code, field });
});

test.for([
  ['', undefined],
  ['2026-01-15', 'badPayment'],
  ['2026-01-15 -5\nsoon 6', 'badPayment'],
  ['2026-01-15 5\n2027-01-15 6', 'oneSign'],
  ['2026-01-15 -5\n2026-01-15 6', 'oneDay'],
] as const)('%j: %s', async ([payments, code]) => {
  const outcome = outcomeOf(await tool.run({ ...EMPTY, mode: 'dated', payments }, exampleContext()));
  expect([outcome.problem?.code, outcome.empty]).toEqual([code, code === undefined]);
});
