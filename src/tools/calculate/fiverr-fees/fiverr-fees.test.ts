import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FIVERR_FEES } from '../../../data/fees/fiverr';
import { decimalOf } from '../../../core/numbers/decimal';
import { outcomeOf } from '../../../kinds/contract/plain-values';
import { exampleContext } from '../../../kinds/run/run-example';
import { orderOf, toEarn, withinBudget, type Fees } from './fees';
import tool from './tool';

const FEES: Fees = {
  places: 2,
  sellerPercent: decimalOf(FIVERR_FEES.sellerPercent),
  buyerPercent: decimalOf(FIVERR_FEES.buyerPercent),
  smallFee: decimalOf(FIVERR_FEES.smallFee),
  smallUnder: decimalOf(FIVERR_FEES.smallUnder),
};
const NO_TIP = decimalOf(0);

// Python: decimal, ROUND_HALF_UP; prices tried one by one, cent by cent.
test.for([
  ['100', '0', '125.00'],
  ['40', '0', '50.00'],
  ['33.33', '5', '36.66'],
] as const)('to keep %s with a tip of %s, the price is %s', ([amount, tip, price]) => {
  expect(toEarn(decimalOf(amount), decimalOf(tip), FEES)?.price.toFixed(2)).toBe(price);
});

test.for([
  ['105', '0', '96.68'],
  ['105.50', '0', '100.00'],
  ['100', '0', '91.94'],
  ['108.49', '0', '102.83'],
  ['3.01', '0', '0.01'],
  ['50', '5', '36.70'],
  ['3', '0', undefined],
  ['11.28', '5', undefined],
  ['11.29', '5', '0.01'],
] as const)('a budget of %s with a tip of %s allows a price of %s', ([budget, tip, price]) => {
  expect(withinBudget(decimalOf(budget), decimalOf(tip), FEES)?.price.toFixed(2)).toBe(price);
});

describe('for any fees', () => {
  const cents = (max: number, min = 0) => fc.integer({ min, max }).map((count) => decimalOf(count).times('0.01'));
  const anyFees = fc.record({
    places: fc.constant(2),
    sellerPercent: cents(9_900),
    buyerPercent: cents(3_000),
    smallFee: cents(1_000),
    smallUnder: cents(20_000),
  });

  test('the price to earn an amount leaves it, and a cent less doesn’t', () => {
    fc.assert(
      fc.property(cents(10 ** 6, 1), cents(5_000), anyFees, (amount, tip, fees) => {
        const order = toEarn(amount, tip, fees);
        expect(order?.sellerNet.gte(amount)).toBe(true);
        if (!order || order.price.eq(0)) return;
        expect(orderOf(order.price.minus('0.01'), tip, fees).sellerNet.lt(amount)).toBe(true);
      }),
    );
  });

  test('the price within a budget fits, and no higher price does', () => {
    fc.assert(
      fc.property(cents(30_000, 1), cents(2_000), anyFees, (budget, tip, fees) => {
        const order = withinBudget(budget, tip, fees);
        const fits = (price: ReturnType<typeof decimalOf>) => orderOf(price, tip, fees).buyerTotal.lte(budget);
        if (order) expect(order.buyerTotal.lte(budget)).toBe(true);
        // The fee for small payments ends once, so a higher price could fit there or just above the one found.
        const from = order?.price ?? decimalOf(0);
        for (let more = 1; more <= 40; more++) {
          expect(fits(from.plus(decimalOf(more).times('0.01')))).toBe(false);
          expect(from.lt(fees.smallUnder) && fits(fees.smallUnder.plus(decimalOf(more).times('0.01')))).toBe(false);
        }
      }),
    );
  });

  test('seller and Fiverr together get what the buyer pays', () => {
    fc.assert(
      fc.property(cents(10 ** 6), cents(5_000), anyFees, (price, tip, fees) => {
        const { sellerNet, sellerFee, buyerFee, buyerTotal } = orderOf(price, tip, fees);
        expect(sellerNet.plus(sellerFee).plus(buyerFee).eq(buyerTotal)).toBe(true);
      }),
    );
  });
});

test('a seller’s fee of 100% leaves nothing of any price', () => {
  expect(toEarn(decimalOf(1), NO_TIP, { ...FEES, sellerPercent: decimalOf(100) })).toBeUndefined();
});

describe('the tool', () => {
  const run = async (direction: 'price' | 'earn' | 'budget', amount: string, tip = '0', changes: object = {}) => {
    const { sellerPercent, buyerPercent, smallFee, smallUnder } = FIVERR_FEES;
    return outcomeOf(
      await tool.run(
        { direction, amount, tip, sellerPercent, buyerPercent, smallFee, smallUnder, currency: 'USD', ...changes },
        exampleContext(),
      ),
    );
  };
  const codes = async (...given: Parameters<typeof run>) => (await run(...given)).notes.map(({ code }) => code);

  test('points out that a higher price can cost the buyer less', async () => {
    expect(await codes('price', '99')).toEqual(['asOf', 'cheaperAbove']);
    expect(await codes('price', '97')).toEqual(['asOf']);
    expect(await codes('price', '100')).toEqual(['asOf']);
  });

  test('says that a tip alone is enough', async () => {
    expect(await codes('earn', '4', '5')).toEqual(['asOf', 'tipEnough']);
  });

  test('refuses an amount of 0, and fees that take everything', async () => {
    expect((await run('price', '0')).problem).toMatchObject({ code: 'amountZero', field: 'amount' });
    expect((await run('earn', '5', '0', { sellerPercent: '100' })).problem?.code).toBe('nothingLeft');
  });
});
