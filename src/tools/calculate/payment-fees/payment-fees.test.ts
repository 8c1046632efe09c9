import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { FEES, PAYPAL_FIXED, PLATFORMS, type FeeRow } from '../../../data/fees/payments';
import { daysOf, parseIso } from '../../../core/dates/calendar-date';
import { decimalOf } from '../../../core/numbers/decimal';
import { outcomeOf } from '../../../kinds/contract/plain-values';
import { exampleContext } from '../../../kinds/run/run-example';
import { charged, feeOf, toReceive, type FeeRule } from './fee';
import { extrasOf, fillsFor, PLANS, rowOf, rowsOf } from './schedule';
import { ruleOfRow } from './tables';
import tool from './tool';

const cents = (max: number, min = 0) => fc.integer({ min, max }).map((count) => decimalOf(count).times('0.01'));
const rules = fc.record({
  percent: fc.integer({ min: 0, max: 9_999 }).map((count) => decimalOf(count).times('0.01')),
  fixed: cents(10_000),
  min: fc.option(cents(1_000), { nil: undefined }),
  max: fc.option(cents(100_000, 1_000), { nil: undefined }),
  onTop: fc.boolean(),
});

describe('the charge for an amount that should arrive', () => {
  test('leaves at least the amount, and one cent less would not', () => {
    fc.assert(
      fc.property(cents(10 ** 8, 1), rules, (amount, rule) => {
        const payment = toReceive(amount, rule);
        expect(payment?.net.gte(amount)).toBe(true);
        if (!payment || rule.onTop) return;
        expect(charged(payment.charge.minus('0.01'), rule).net.lt(amount)).toBe(true);
      }),
    );
  });

  test('is what the amount came from, or less by cents that the fee would have taken', () => {
    fc.assert(
      fc.property(cents(10 ** 7, 1), rules, (charge, rule) => {
        const { net } = charged(charge, { ...rule, onTop: false });
        const back = toReceive(net, { ...rule, onTop: false });
        expect(back?.charge.lte(charge)).toBe(true);
        expect(back?.net.eq(net)).toBe(true);
      }),
    );
  });

  test('doesn’t exist if the fee takes everything', () => {
    const rule: FeeRule = { percent: decimalOf(100), fixed: decimalOf(0) };
    expect(toReceive(decimalOf(1), rule)).toBeUndefined();
  });
});

// Python: decimal, ROUND_HALF_UP.
test.for([
  ['paypal', 'invoice-bank', '2000', '10.00'],
  ['paypal', 'micropayments', '5', '0.34'],
  ['stripe', 'us-ach', '250', '2.00'],
  ['stripe', 'us-ach', '2000', '5.00'],
  ['venmo', 'instant-transfer', '5', '0.25'],
  ['venmo', 'instant-transfer', '250', '4.38'],
  ['venmo', 'instant-transfer', '2000', '25.00'],
  ['cashapp', 'instant-cash-out', '2000', '35.00'],
] as const)('%s, %s: the fee of %s is %s', ([platform, plan, amount, fee]) => {
  const row = rowOf(platform, plan)?.[1];
  expect(row && feeOf(decimalOf(amount), ruleOfRow(row)).toFixed(2)).toBe(fee);
});

describe('the schedule', () => {
  const rows = PLATFORMS.flatMap((platform) => Object.entries<FeeRow>(FEES[platform]));

  test.for(rows)('%s has valid numbers, a date, and an address', ([, row]) => {
    for (const text of [row.percent, row.fixed, row.min ?? '0', row.max ?? '0'])
      expect(Number(text)).toBeGreaterThanOrEqual(0);
    expect(Number(row.percent)).toBeLessThan(10);
    expect(parseIso(row.asOf)).toBeDefined();
    expect(daysOf(row.asOf)).toBeLessThanOrEqual(daysOf('2026-11-27'));
    expect(new URL(row.source).protocol).toBe('https:');
  });

  test('the form offers every plan of every platform, and no others', () => {
    const offered = PLATFORMS.map((platform) =>
      rowsOf(platform)
        .map(([plan]) => plan)
        .sort(),
    );
    expect(offered).toEqual(PLATFORMS.map((platform) => Object.keys(FEES[platform]).sort()));
    expect(new Set(PLANS).size).toBe(PLANS.length);
  });
});

describe('filled in', () => {
  test.for([
    ['platform', { platform: 'venmo', plan: 'checkout' }, { plan: 'business', percent: '1.9', fixed: '0.10' }],
    ['plan', { platform: 'cashapp', plan: 'tap-to-pay' }, { platform: 'cashapp', percent: '3', fixed: '0' }],
    ['plan', { platform: 'paypal', plan: 'us-ach' }, { platform: 'stripe', max: '5.00', currency: 'USD' }],
    [
      'plan',
      { platform: 'stripe', plan: 'uk-premium', manual: true },
      { currency: 'GBP', manual: 'false', extra: '0' },
    ],
    ['plan', { platform: 'stripe', plan: 'uk-premium', conversion: true }, { extra: '2' }],
    ['international', { platform: 'paypal', plan: 'goods', international: true }, { extra: '1.5' }],
    ['manual', { platform: 'stripe', plan: 'us-online', international: true, manual: 'true' }, { extra: '2' }],
    ['extra', { platform: 'stripe' }, { international: 'false', conversion: 'false', manual: 'false' }],
    ['currency', { platform: 'paypal', plan: 'checkout', currency: 'CAD' }, { fixed: PAYPAL_FIXED.CAD }],
    ['percent', { platform: 'paypal', plan: 'checkout' }, { plan: 'custom' }],
  ] as const)('after %s with %j: %j', ([changed, values, expected]) => {
    expect(fillsFor(changed, values)).toMatchObject(expected);
  });

  test.for([
    ['plan', { platform: 'paypal', plan: 'custom' }],
    ['amount', { platform: 'paypal', plan: 'checkout' }],
    ['currency', { platform: 'paypal', plan: 'goods', currency: 'CAD' }],
    ['currency', { platform: 'stripe', plan: 'us-online', currency: 'CAD' }],
  ] as const)('nothing after %s with %j', ([changed, values]) => {
    expect(fillsFor(changed, values)).toEqual({});
  });

  test('only what the chosen payment can cost in addition', () => {
    expect(extrasOf('stripe', 'us-ach')).toEqual({});
    expect(extrasOf('paypal', 'custom')).toEqual({ international: '1.5' });
    expect(extrasOf('venmo', 'custom')).toEqual({});
  });
});

describe('the tool', () => {
  type Values = Parameters<typeof tool.run>[0];
  const run = async (values: Partial<Values>) =>
    outcomeOf(
      await tool.run(
        {
          platform: 'paypal',
          plan: 'checkout',
          direction: 'charge',
          amount: '100',
          percent: '',
          fixed: '',
          international: false,
          conversion: false,
          manual: false,
          extra: '0',
          min: '',
          max: '',
          count: 1,
          currency: 'USD',
          ...values,
        },
        exampleContext(),
      ),
    );
  const codes = async (values: Partial<Values>) => (await run(values)).notes.map(({ code }) => code);

  test('uses the plan’s fees where none is typed', async () => {
    expect((await run({ platform: 'stripe', plan: 'us-online' })).values).toMatchObject({ fee: '3.20', net: '96.80' });
    expect((await run({ platform: 'stripe' })).values.fee).toBe('3.20');
    expect((await run({ currency: 'EUR' })).values.fee).toBe('3.88');
    expect((await run({ plan: 'custom' })).empty).toBe(true);
  });

  test('a fee on top is paid by the sender, in both directions', async () => {
    const expected = { charge: '103.00', fee: '3.00', net: '100.00' };
    for (const direction of ['charge', 'receive'] as const)
      expect((await run({ platform: 'venmo', plan: 'send-credit-card', direction })).values).toMatchObject(expected);
    expect(await codes({ platform: 'venmo', plan: 'send-credit-card' })).toContain('onTop');
  });

  test('says where its fees come from, and when they are your own', async () => {
    expect(await codes({})).toEqual(['asOf']);
    expect(await codes({ percent: '3.490', fixed: '0.49' })).toEqual(['asOf']);
    expect(await codes({ percent: '4' })).toEqual(['asOf', 'ownFee']);
    expect(await codes({ plan: 'custom', percent: '4' })).toEqual(['ownFee']);
    expect(await codes({ platform: 'stripe', plan: 'eea-uk' })).toEqual(['asOf']);
    expect(await codes({ plan: 'qr' })).toContain('secondaryFixed');
    expect(await codes({ platform: 'stripe', plan: 'us-online' })).toContain('dispute');
    expect(await codes({ platform: 'cashapp', plan: 'instant-cash-out' })).toContain('middle');
    expect(await codes({ amount: '0.20' })).toContain('nothingLeft');
  });

  test('compares platforms in dollars only', async () => {
    expect((await run({})).values.platforms).toBeDefined();
    expect((await run({ currency: 'GBP' })).values.platforms).toBeUndefined();
  });

  test('refuses a least fee above the greatest', async () => {
    expect((await run({ min: '5', max: '4' })).problem?.code).toBe('minAboveMax');
  });
});

test('the fees in each page’s preset are those of the schedule', () => {
  const pages = globSync('content/tools/*/*.md').flatMap((file) => {
    const matter: { tool: string; preset?: Record<string, unknown> } = parse(
      readFileSync(file, 'utf8').split(/^---$/m)[1] ?? '',
    );
    return matter.tool === 'calculate/payment-fees' ? [matter.preset ?? {}] : [];
  });
  expect(pages.length).toBeGreaterThanOrEqual(4);
  for (const { platform, plan, percent, fixed } of pages) {
    const row = rowsOf(String(platform)).find(([name]) => name === plan)?.[1];
    expect([String(percent), String(fixed)]).toEqual([row?.percent, row?.fixed]);
  }
});
