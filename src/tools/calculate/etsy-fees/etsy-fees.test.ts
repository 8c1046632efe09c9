import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ETSY_COUNTRIES, ETSY_FEES, ETSY_LISTING, ETSY_TRANSACTION } from '../../../data/fees/etsy';
import { decimalOf, sum, type Decimal } from '../../../core/numbers/decimal';
import { outcomeOf } from '../../../kinds/contract/plain-values';
import { exampleContext } from '../../../kinds/run/run-example';
import { priceFor, statementOf, type Order } from './fees';
import tool from './tool';

type Percents = Partial<Record<keyof Order['percents'], string>>;

const orderOf = (
  amounts: Partial<Record<Exclude<keyof Order, 'quantity' | 'percents'>, string>> = {},
  percents: Percents = {},
  quantity = 1,
): Order => {
  const amount = (name: keyof typeof amounts, usual = '0') => decimalOf(amounts[name] ?? usual);
  const percent = (name: keyof Percents, usual = '0') => decimalOf(percents[name] ?? usual);
  return {
    quantity,
    shipping: amount('shipping'),
    giftWrap: amount('giftWrap'),
    buyerTax: amount('buyerTax'),
    cost: amount('cost'),
    shippingCost: amount('shippingCost'),
    listing: amount('listing', ETSY_LISTING),
    fixed: amount('fixed', '0.25'),
    percents: {
      transaction: percent('transaction', ETSY_TRANSACTION),
      processing: percent('processing', '3'),
      regulatory: percent('regulatory'),
      offsite: percent('offsite'),
      conversion: percent('conversion'),
      vat: percent('vat'),
    },
  };
};

// Python: decimal, ROUND_HALF_UP; the price counted up from 0 cent by cent.
test.for([
  ['10', orderOf({ shipping: '5', cost: '8', shippingCost: '5' }, { offsite: '15' }), '26.06'],
  ['700', orderOf({}, { offsite: '15' }), '884.47'],
  [
    '10',
    orderOf(
      { shipping: '5', cost: '8', shippingCost: '5', fixed: '0.30' },
      { processing: '4', regulatory: '1.14', conversion: '2.5', vat: '20' },
      2,
    ),
    '16.67',
  ],
  ['-1', orderOf(), '0.00'],
] as const)('for a profit of %s, the price is found', ([wish, order, price]) => {
  expect(priceFor(decimalOf(wish), order)?.toFixed(2)).toBe(price);
});

describe('the price for a profit', () => {
  const cents = (max: number) => fc.integer({ min: 0, max }).map((count) => decimalOf(count).times('0.01').toFixed(2));
  const hundredths = (max: number) => cents(max * 100);
  const orders = fc
    .record({
      amounts: fc.record({ shipping: cents(2_000), giftWrap: cents(500), buyerTax: cents(1_000), cost: cents(5_000) }),
      percents: fc.record({
        transaction: hundredths(10),
        processing: hundredths(8),
        regulatory: hundredths(3),
        offsite: fc.constantFrom('0', '12', '15'),
        conversion: fc.constantFrom('0', '2.5'),
        vat: hundredths(30),
      }),
      quantity: fc.integer({ min: 1, max: 6 }),
    })
    .map(({ amounts, percents, quantity }) => orderOf(amounts, percents, quantity));
  const reaches = (price: Decimal, order: Order, wish: Decimal) => statementOf(price, order).profit.gte(wish);

  test('reaches it, and none of the 60 prices below does', () => {
    fc.assert(
      fc.property(orders, cents(100_000), (order, text) => {
        const wish = decimalOf(text);
        const price = priceFor(wish, order);
        expect(price && reaches(price, order, wish)).toBe(true);
        for (let below = 1; price && below <= 60; below++) {
          const lower = price.minus(decimalOf(below).times('0.01'));
          if (lower.gte(0)) expect(reaches(lower, order, wish)).toBe(false);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('is at most the price that the profit came from', () => {
    fc.assert(
      fc.property(orders, cents(100_000), (order, price) => {
        const { profit } = statementOf(decimalOf(price), order);
        expect(priceFor(profit, order)?.lte(price)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  test('lies above the limit of the fee for ads if only there it can be reached', () => {
    const order = orderOf({ fixed: '0', listing: '0' }, { transaction: '90', processing: '0', offsite: '15' });
    // 10% of 1,500.00 are 150.00, and the fee for ads takes 100.00 of it; 90% of 1,499.96 are rounded down.
    expect(priceFor(decimalOf(50), order)?.toFixed(2)).toBe('1499.96');
  });

  test('doesn’t exist if fees take all of a higher price', () => {
    expect(priceFor(decimalOf(1), orderOf({}, { transaction: '97' }))).toBeUndefined();
    expect(priceFor(decimalOf(1), orderOf({}, { transaction: '80', vat: '25' }))).toBeUndefined();
  });
});

test('the fees and what is left add up to what the buyer pays', () => {
  const { base, net, fees, profit, costs, ...parts } = statementOf(
    decimalOf('33.33'),
    orderOf({ shipping: '4.44', cost: '5.55' }, { regulatory: '1.15', offsite: '12', conversion: '2.5', vat: '19' }, 3),
  );
  expect(sum(Object.values(parts)).eq(fees)).toBe(true);
  expect(net.plus(fees).eq(base)).toBe(true);
  expect(profit.plus(costs).eq(net)).toBe(true);
});

describe('the tool', () => {
  const fills = (country: string) => tool.fills?.('country', { country });
  const initial = Object.fromEntries(Object.entries(tool.fields).map(([name, field]) => [name, field.initial]));
  type Values = Parameters<typeof tool.run>[0];
  const isValues = (values: Record<string, unknown>): values is Values => 'mode' in values;
  const run = async (changes: Partial<Values>) => {
    const values = { ...initial, price: '25', ...changes };
    if (!isValues(values)) throw new Error('a field is missing');
    return outcomeOf(await tool.run(values, exampleContext()));
  };

  test('fills in the fees of a country', () => {
    expect(fills('GB')).toEqual({ percent: '4', fixed: '0.20', regulatory: '0.48', currency: 'GBP' });
    expect(fills('HU')).toEqual({ percent: '', fixed: '', regulatory: '1.97', currency: 'HUF' });
    expect(fills('other')).toEqual({});
    expect(tool.fills?.('price', { country: 'GB' })).toEqual({});
  });

  test('starts with the fees of the United States', () => {
    const { percent, fixed, regulatory, currency } = initial;
    expect({ percent, fixed, regulatory, currency }).toEqual(ETSY_FEES.US);
  });

  test('has fees for every country but the last', () => {
    expect([...Object.keys(ETSY_FEES), 'other'].sort()).toEqual([...ETSY_COUNTRIES].sort());
  });

  test('asks for the processing fee where it isn’t known', async () => {
    expect((await run({ country: 'HU', percent: '' })).problem).toMatchObject({
      code: 'noProcessing',
      field: 'percent',
    });
  });

  test('has a note for what should be checked', async () => {
    const codes = async (changes: Partial<Values>) => (await run(changes)).notes.map(({ code }) => code);
    expect(await codes({})).toEqual(['asOf']);
    expect(await codes({ country: 'HU', currency: 'HUF' })).toEqual(['asOf', 'secondary', 'inDollars']);
    expect(await codes({ country: 'other' })).toEqual(['asOf', 'unknownCountry']);
    expect(await codes({ cost: '30' })).toEqual(['asOf', 'loss']);
  });
});
