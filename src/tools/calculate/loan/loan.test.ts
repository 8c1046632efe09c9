import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { outcomeOf } from '../../../kinds/contract/plain-values';
import { exampleContext } from '../../../kinds/run/run-example';
import { decimalOf, plainText, power, rounded, significant } from '../../../core/numbers/decimal';
import { firstMonth, monthsOf, paymentsWithPmi } from './mortgage';
import {
  byYear,
  paymentDay,
  paymentOf,
  paymentsIn,
  periodRate,
  scheduleOf,
  totalOf,
  type Compounding,
  type Frequency,
  type Terms,
} from './schedule';
import tool from './tool';

interface Loan {
  amount: string;
  rate: string;
  years: string;
  months?: number;
  frequency?: Frequency;
  compounding?: Compounding;
  extra?: string;
}

const termsOf = ({
  amount,
  rate,
  years,
  months = 0,
  frequency = 'monthly',
  compounding = 'payment',
  extra = '0',
}: Loan): Terms => ({
  amount: decimalOf(amount),
  places: 2,
  rate: decimalOf(rate),
  frequency,
  compounding,
  count: paymentsIn(decimalOf(years), months, frequency),
  extra: decimalOf(extra),
});
const cents = (value: { times(by: number): { toNumber(): number } }) => value.times(100).toNumber();

// Python: fractions and decimal with 60 digits. `check` is a checksum over all rows: check·31 + payment·7 + interest·3
// + balance, in cents.
test.for([
  [{ amount: '250000', rate: '5.5', years: '25' }, '1535.22', '210565.12', 300, '1534.34', 651136],
  [{ amount: '250000', rate: '5.5', years: '25', extra: '100' }, '1535.22', '181392.58', 264, '1329.72', 61018],
  [
    { amount: '250000', rate: '5.5', years: '25', compounding: 'semiannual' },
    '1525.98',
    '207792.84',
    300,
    '1524.82',
    409381,
  ],
  [{ amount: '12000', rate: '7.9', years: '3', months: 6 }, '327.97', '1774.57', 42, '327.80', 959258],
  [{ amount: '1000', rate: '0', years: '0', months: 7 }, '142.86', '0.00', 7, '142.84', 202190],
  [
    { amount: '300000', rate: '4.25', years: '30', frequency: 'biweekly', extra: '25.50' },
    '680.83',
    '212490.58',
    726,
    '401.33',
    271213,
  ],
  [
    { amount: '300000', rate: '4.25', years: '30', frequency: 'biweekly', compounding: 'semiannual' },
    '677.50',
    '228449.73',
    780,
    '677.23',
    909227,
  ],
  [{ amount: '50000', rate: '12', years: '5', frequency: 'quarterly' }, '3360.79', '17215.67', 20, '3360.66', 743174],
  [{ amount: '100000', rate: '3', years: '100', frequency: 'weekly' }, '60.72', '215673.45', 5199, '50.89', 611747],
  [
    { amount: '9999.99', rate: '100', years: '10', frequency: 'yearly' },
    '10009.77',
    '90092.76',
    10,
    '10004.82',
    827454,
  ],
  [{ amount: '0.05', rate: '5', years: '2' }, '0.00', '0.00', 24, '0.05', 838017],
  [{ amount: '200000', rate: '6', years: '2.5' }, '7195.78', '15873.54', 30, '7195.92', 580037],
  [
    { amount: '180000', rate: '0.01', years: '20', frequency: 'weekly', compounding: 'semiannual' },
    '173.25',
    '180.16',
    1040,
    '173.41',
    32859,
  ],
] satisfies [Loan, string, string, number, string, number][])(
  'the payment of %j is %s',
  ([loan, payment, interest, count, last, check]) => {
    const terms = termsOf(loan);
    const rows = scheduleOf(terms);
    expect(paymentOf(terms).toFixed(2)).toBe(payment);
    expect(totalOf(rows, 'interest').toFixed(2)).toBe(interest);
    expect(rows).toHaveLength(count);
    expect(rows.at(-1)?.payment.toFixed(2)).toBe(last);
    const ours = rows.reduce(
      (sum, row) => (sum * 31 + cents(row.payment) * 7 + cents(row.interest) * 3 + cents(row.balance)) % 1_000_003,
      0,
    );
    expect(ours).toBe(check);
  },
);

test('every schedule ends at exactly zero, and its rows add up, in cents and in yen', () => {
  const loans = fc.record({
    amount: fc.integer({ min: 1, max: 10 ** 9 }).map((count) => decimalOf(count).div(100).toFixed(2)),
    rate: fc.integer({ min: 0, max: 10_000 }).map((count) => decimalOf(count).div(100).toFixed()),
    years: fc.integer({ min: 1, max: 40 }).map(String),
    frequency: fc.constantFrom<Frequency>('monthly', 'quarterly', 'yearly', 'biweekly'),
    compounding: fc.constantFrom<Compounding>('payment', 'semiannual'),
    extra: fc.integer({ min: 0, max: 100_000 }).map((count) => decimalOf(count).div(100).toFixed(2)),
  });
  fc.assert(
    fc.property(loans, fc.constantFrom(0, 2), (loan, places) => {
      const exact = termsOf(loan);
      const [amount, extra] = [rounded(exact.amount, places), rounded(exact.extra, places)];
      const terms: Terms = { ...exact, places, amount: amount.gt(0) ? amount : decimalOf(1), extra };
      const rows = scheduleOf(terms);
      for (const { payment, interest } of rows)
        expect([rounded(payment, places).eq(payment), rounded(interest, places).eq(interest)]).toEqual([true, true]);
      expect(rows.at(-1)?.balance.toFixed(2)).toBe('0.00');
      expect(rows.length).toBeLessThanOrEqual(terms.count);
      expect(totalOf(rows, 'principal').toFixed(2)).toBe(terms.amount.toFixed(2));
      const paid = totalOf(rows, 'interest').plus(terms.amount);
      expect(totalOf(rows, 'payment').toFixed(2)).toBe(paid.toFixed(2));
      const years = byYear(rows, terms.frequency, '');
      expect(years.reduce((sum, year) => sum.plus(year.payment), decimalOf(0)).toFixed(2)).toBe(paid.toFixed(2));
    }),
    { numRuns: 60 },
  );
});

test.for([
  ['25', 6, 'monthly', 306],
  ['0', 1, 'biweekly', 2],
  ['1', 6, 'biweekly', 39],
  ['0.5', 0, 'yearly', 1],
  ['0.4', 0, 'yearly', 0],
  ['2.5', 0, 'quarterly', 10],
  ['1', 0, 'weekly', 52],
] as const)(
  'a term of %s years and %i months with %s payments has %i payments',
  ([years, months, frequency, count]) => {
    expect(paymentsIn(decimalOf(years), months, frequency)).toBe(count);
  },
);

test('with semiannual compounding, the yearly factor is the same for all frequencies', () => {
  const year = (frequency: Frequency, perYear: number) => {
    const rate = periodRate({ rate: decimalOf('5.5'), frequency, compounding: 'semiannual' });
    return plainText(significant(power(rate.plus(1), perYear), 30));
  };
  expect(year('monthly', 12)).toBe(year('yearly', 1));
  // 1.0275 squared, calculated by hand.
  expect(year('weekly', 52)).toBe('1.05575625');
});

test('payment days at the end of a month stay at the end of shorter months', () => {
  expect([0, 1, 2, 13].map((index) => paymentDay('2027-01-31', 'monthly', index))).toEqual([
    '2027-01-31',
    '2027-02-28',
    '2027-03-31',
    '2028-02-29',
  ]);
  expect(paymentDay('2027-01-31', 'biweekly', 2)).toBe('2027-02-28');
  expect(paymentDay('2027-01-31', 'quarterly', 1)).toBe('2027-04-30');
  expect(paymentDay('2024-02-29', 'yearly', 1)).toBe('2025-02-28');
  expect(paymentDay('9999-12-01', 'monthly', 1)).toBeUndefined();
});

test('groups by years of the loan, or by calendar years if the first day is known', () => {
  const rows = scheduleOf(termsOf({ amount: '1000', rate: '0', years: '1', months: 2 }));
  expect(byYear(rows, 'monthly', '').map(({ year }) => year)).toEqual([1, 2]);
  expect(byYear(rows, 'monthly', '2026-11-15').map(({ year }) => year)).toEqual([2026, 2027]);
});

describe('mortgage', () => {
  const costs = {
    places: 2,
    price: decimalOf(400_000),
    loan: decimalOf(360_000),
    propertyTax: '1.1',
    insurance: '1500',
    fees: '45',
    pmi: '0.6',
  };
  const rows = scheduleOf(termsOf({ amount: '360000', rate: '6.5', years: '30' }));

  // Python, as above: in 95 rows, more than 320,000 is owed before the payment.
  test('PMI is due while more than 80% of the price is owed', () => {
    expect(paymentsWithPmi(rows, costs)).toBe(95);
    expect(paymentsWithPmi(rows, { ...costs, pmi: '0' })).toBe(0);
    expect(paymentsWithPmi(rows, { ...costs, price: decimalOf(450_000) })).toBe(0);
    expect(rows[94 - 1]?.balance.gt(320_000)).toBe(true);
    expect(rows[95 - 1]?.balance.lte(320_000)).toBe(true);
  });

  test('rounds each part of the first month to the cent', () => {
    const month = firstMonth(decimalOf('2275.44'), 'monthly', costs);
    expect(Object.values(month).map((part) => part.toFixed(2))).toEqual([
      '2275.44',
      '366.67',
      '125.00',
      '45.00',
      '180.00',
    ]);
    expect(firstMonth(decimalOf('100'), 'biweekly', costs).payment.toFixed(2)).toBe('216.67');
    expect(firstMonth(decimalOf('100'), 'monthly', { ...costs, loan: decimalOf(320_000) }).pmi.toFixed(2)).toBe('0.00');
  });

  test('converts payments to months, rounded up', () => {
    expect([monthsOf(95, 'monthly'), monthsOf(27, 'biweekly'), monthsOf(2, 'quarterly')]).toEqual([95, 13, 6]);
  });
});

describe('the tool', () => {
  type Values = Parameters<typeof tool.run>[0];
  const start: Values = {
    currency: 'USD',
    kind: 'loan',
    amount: '250000',
    price: '',
    down: '0',
    downUnit: 'percent',
    rate: '5.5',
    years: '25',
    months: 0,
    frequency: 'monthly',
    compounding: 'payment',
    extra: '0',
    start: '',
    propertyTax: '0',
    insurance: '0',
    fees: '0',
    pmi: '0',
  };
  const run = async (values: Partial<Values>) => outcomeOf(await tool.run({ ...start, ...values }, exampleContext()));

  test.for([
    [{ amount: '0' }, 'amountZero', 'amount'],
    [{ amount: '-5' }, 'amountZero', 'amount'],
    [{ amount: '0.004' }, 'amountZero', 'amount'],
    [{ kind: 'mortgage', price: '0' }, 'priceZero', 'price'],
    [{ kind: 'mortgage', price: '1000', down: '100' }, 'downTooMuch', 'down'],
    [{ kind: 'mortgage', price: '1000', down: '1000.00', downUnit: 'amount' }, 'downTooMuch', 'down'],
    [{ years: '0' }, 'termZero', 'years'],
    [{ years: '0.01' }, 'termZero', 'years'],
    [{ years: '100.1' }, 'termLong', 'years'],
    [{ years: '99', months: 13 }, 'termLong', 'years'],
  ] satisfies [Partial<Values>, string, string][])('with %j, the problem is %s', async ([values, code, field]) => {
    const { problem } = await run(values);
    expect([problem?.code, problem?.field]).toEqual([code, field]);
  });

  test.for([{ amount: '' }, { rate: '' }, { years: '' }, { kind: 'mortgage', price: '' }] satisfies Partial<Values>[])(
    'returns no result with %j',
    async (values) => expect((await run(values)).empty).toBe(true),
  );

  test('accepts a term in months only', async () => {
    expect((await run({ years: '', months: 6 })).values).toMatchObject({ payments: 6 });
  });

  test('treats missing costs as zero', async () => {
    const mortgage = { kind: 'mortgage', price: '250000' } as const;
    const bare = await run({ ...mortgage, down: '', propertyTax: '', insurance: '', fees: '', pmi: '', extra: '' });
    expect(bare.values).toMatchObject({ loan: '250000.00', monthly: '1535.22', pmiMonths: 0, saved: '0.00' });
  });

  test('table, totals and figures agree', async () => {
    const { values } = await run({ extra: '100', start: '2027-01-31' });
    const schedule = values.schedule as { rows: { money?: string; date?: string }[][] };
    const added = schedule.rows.reduce((sum, row) => sum.plus(row[2]?.money ?? 'none'), decimalOf(0));
    expect(added.toFixed(2)).toBe(values.interest);
    expect(schedule.rows.at(-1)?.[5]).toEqual({ date: values.payoff });
    expect(schedule.rows).toHaveLength(Number(values.payments));
    expect(values.comparison).toMatchObject({
      rows: [[{}, 300, 264, 36], [{}, {}, {}, null], [{}, {}, {}, { money: '29172.54' }], {}],
    });
  });

  test('returns no dates without a first day, or if they end after the year 9999', async () => {
    expect((await run({})).values.payoff).toBeUndefined();
    const late = await run({ start: '9990-01-01' });
    expect(late.values.payoff).toBeUndefined();
    expect(late.values.payments).toBe(300);
  });

  test('adds notes on how the last payment differs, and on what the extra payments save', async () => {
    const codes = async (values: Partial<Values>) => (await run(values)).notes.map(({ code }) => code);
    expect(await codes({})).toEqual(['lastDiffers']);
    expect(await codes({ extra: '100' })).toEqual(['extraSaves']);
    expect(await codes({ rate: '0', amount: '2500', compounding: 'semiannual', years: '1', months: 13 })).toEqual([
      'canada',
    ]);
  });

  test('breaks down the first month of a mortgage only if something is paid beside the loan', async () => {
    const house: Partial<Values> = { kind: 'mortgage', price: '450000', down: '20' };
    const plain = await run(house);
    expect(plain.values.firstMonth).toBeUndefined();
    expect(plain.values.monthly).toBe(plain.values.payment);
    expect(plain.steps.map(({ code }) => code)).not.toContain('firstMonth');
    const taxed = await run({ ...house, propertyTax: '1.1' });
    expect(taxed.values.firstMonth).toMatchObject({ rows: [{}, {}] });
    expect(taxed.steps.map(({ code }) => code)).toContain('firstMonth');
  });

  test('a hundred years of weekly payments repay the loan', async () => {
    const { values } = await run({
      years: '100',
      frequency: 'weekly',
      extra: '0.01',
      start: '2027-01-01',
      compounding: 'semiannual',
    });
    expect(Number(values.payments)).toBeLessThanOrEqual(5200);
  });
});
