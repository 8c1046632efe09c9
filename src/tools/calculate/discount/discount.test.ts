import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimalOf } from '../../../core/numbers/decimal';
import { outcomeOf } from '../../../kinds/contract/plain-values';
import { exampleContext } from '../../../kinds/run/run-example';
import { afterPercents, beforePercents, chargedPieces, readDiscounts } from './discount';
import tool from './tool';

const cents = fc.integer({ min: 1, max: 10 ** 9 }).map((count) => decimalOf(count).times('0.01'));
const percents = fc.array(
  fc.integer({ min: 0, max: 9_900 }).map((count) => decimalOf(count).times('0.01')),
  { minLength: 1, maxLength: 3 },
);

test('what is paid and what is saved are the price', () => {
  fc.assert(
    fc.property(cents, percents, (price, off) => {
      const { original, final, saved } = afterPercents(price, off, 2);
      expect(final.plus(saved).eq(original)).toBe(true);
    }),
  );
});

test('the order of discounts does not matter', () => {
  fc.assert(
    fc.property(cents, percents, (price, off) => {
      expect(afterPercents(price, off.toReversed(), 2).final.eq(afterPercents(price, off, 2).final)).toBe(true);
    }),
  );
});

test('the original price gives the price paid again', () => {
  fc.assert(
    fc.property(cents, percents, (paid, off) => {
      const before = beforePercents(paid, off, 2);
      // The original is rounded to the cent, and a discount only makes that error smaller.
      expect(before && afterPercents(before.original, off, 2).final.minus(paid).abs().lte('0.01')).toBe(true);
    }),
  );
});

test.for([
  ['20', 'en', ['20']],
  ['20%+10 %', 'en', ['20', '10']],
  ['12,5', 'pt', ['12.5']],
  ['−30%', 'pl', ['30']],
  ['-30% + -15%', 'pl', ['30', '15']],
  ['15% off', 'en', ['15']],
  ['20 percent off + 10% off', 'en', ['20', '10']],
  // In a link, numbers have a decimal point in every language.
  ['33.333', 'pt', ['33.333']],
  ['12.345%+10', 'pl', ['12.345', '10']],
] as const)('%j in %s is read as %o', ([typed, lang, expected]) => {
  const read = readDiscounts(typed, lang);
  expect(Array.isArray(read) && read.map(String)).toEqual(expected);
});

test('an amount of money keeps the thousands of the language', () => {
  const read = readDiscounts('1.234', 'pt', true);
  expect(Array.isArray(read) && read.map(String)).toEqual(['1234']);
});

test.for(['', '20+', 'x', '--5', '20-10', '30, 15', '20++10', 'off', 'percent', '20off5'])(
  '%j is not a discount',
  (typed) => expect(readDiscounts(typed, 'en')).toMatchObject({ code: 'badDiscount' }),
);

const INITIAL = {
  mode: 'final',
  price: '80',
  discount: '20',
  paid: '',
  unit: 'percent',
  offer: 'none',
  quantity: 1,
  tax: '0',
  currency: 'USD',
} as const;
const run = async (values: Partial<Record<keyof typeof INITIAL, unknown>>) =>
  outcomeOf(await tool.run({ ...INITIAL, ...values } as typeof INITIAL, exampleContext()));

test('paying more than the original price is a rise', async () => {
  const { values, notes } = await run({ mode: 'percent', price: '80', paid: '100' });
  expect(values).toMatchObject({ saved: '-20.00', percent: '-25' });
  expect(notes).toMatchObject([{ code: 'rise', with: { rise: { exact: '20.00' }, percent: { exact: '25' } } }]);
});

test.for([
  [{ discount: '90', unit: 'amount' }, 'overPrice'],
  [{ mode: 'original', paid: '10', discount: '100' }, 'nothingLeft'],
  [{ mode: 'percent', price: '0', paid: '1' }, 'noPrice'],
  [{ mode: 'original', paid: '10', discount: '$5+10%' }, 'badDiscount'],
  [{ discount: '20%+$5' }, 'badDiscount'],
] as const)('%o: %s', async ([values, code]) => expect((await run(values)).problem).toMatchObject({ code }));

test.for([
  ['$5', 'percent', '75.00'],
  ['5', 'percent', '76.00'],
  ['R$ 5', 'percent', '75.00'],
  ['Rs. 5', 'percent', '75.00'],
  ['5%', 'amount', '76.00'],
  ['5', 'amount', '75.00'],
  ['$5 off', 'percent', '75.00'],
  ['5 percent off', 'amount', '76.00'],
] as const)('%s off 80 with the option %s leaves %s: a typed sign counts', async ([discount, unit, final]) =>
  expect((await run({ discount, unit })).values).toMatchObject({ final }),
);

test('an amount off gives the original price as well', async () => {
  const { values, steps } = await run({ mode: 'original', paid: '45', discount: '$5', quantity: 3 });
  expect(values).toMatchObject({ final: '45.00', original: '50.00', saved: '5.00', percent: '10' });
  expect(steps).toMatchObject([{ code: 'amount', with: { quantity: 1 } }]);
});

test.for([
  [2, '3for2', '2'],
  [3, '3for2', '2'],
  [7, '3for2', '5'],
  [1, '2for1', '1'],
  [5, '2for1', '3'],
  [2, 'second50', '1.5'],
  [5, 'second50', '4'],
  [9, 'none', '9'],
] as const)('of %i pieces at %s, %s are paid', ([quantity, offer, paid]) =>
  expect(chargedPieces(quantity, offer).toString()).toBe(paid),
);

test.for([
  [{ price: '349', discount: '30+15' }, '40.5'],
  [{ price: '100', discount: '10+10', offer: 'second50', quantity: 2 }, '19'],
] as const)(
  '%o: the note names what the discounts are in a row, without rounding and offer',
  async ([values, exact]) => {
    expect((await run(values)).notes).toMatchObject([{ code: 'stacked', with: { percent: { exact } } }]);
  },
);

test('an offer needs no other discount', async () => {
  const { values } = outcomeOf(
    await tool.run({ ...INITIAL, price: '24.90', discount: '', quantity: 3, offer: '3for2' }, exampleContext()),
  );
  expect(values).toMatchObject({ final: '49.80', saved: '24.90', percent: '33.3333333333' });
});
