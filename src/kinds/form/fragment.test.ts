import { expect, test } from 'vitest';
import { calculatorTool, choice, decimal, declared, give, line } from '../contract';
import { readFragment } from './fragment';

const tool = calculatorTool({
  fields: { country: choice(['US', 'DE']), region: choice(['north', 'south']), rate: decimal('') },
  outputs: { tax: give.money() },
  fills: (changed, { country, region }): Record<string, string> =>
    changed === 'region' ? { rate: `${String(country)} ${String(region)}` } : {},
  run: () => ({ tax: '1.00' }),
});

test('what a link fills in follows from its values, then from the page’s', async () => {
  const read = (params: Record<string, string>) => readFragment(declared(tool), tool, params, { country: 'DE' });
  expect(await read({ region: 'south' })).toMatchObject({ values: { rate: 'DE south' } });
  expect(await read({ country: 'US', region: 'south' })).toMatchObject({ values: { rate: 'US south' } });
  expect(await read({ region: 'south', rate: '7' })).toMatchObject({ values: { rate: '7' } });
});

test('values are filled in by the order of the fields, whatever the order of the link', async () => {
  const fees = calculatorTool({
    fields: { platform: choice(['paypal', 'stripe']), plan: choice(['card', 'ach']), percent: decimal('') },
    outputs: { fee: give.money() },
    fills: (changed): Record<string, string> =>
      changed === 'platform' ? { percent: '2.9' } : changed === 'plan' ? { percent: '0.8' } : {},
    run: () => ({ fee: '1.00' }),
  });
  expect(await readFragment(declared(fees), fees, { plan: 'ach', platform: 'stripe' })).toMatchObject({
    values: { percent: '0.8' },
  });
});

test('a field that is only typed is not read from a link', async () => {
  const keyed = calculatorTool({
    fields: { key: line({ typedOnly: true }), name: line() },
    outputs: { tax: give.money() },
    run: () => ({ tax: '1.00' }),
  });
  expect(await readFragment(declared(keyed), keyed, { key: 'stolen', name: 'a' })).toEqual({ values: { name: 'a' } });
});
