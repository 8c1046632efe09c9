import { expect, test } from 'vitest';
import { outcomeOf } from '../../../kinds/contract/plain-values';
import { exampleContext } from '../../../kinds/run/run-example';
import tool from './tool';

test('averages 100,000 numbers', async () => {
  const input = Array.from({ length: 100_000 }, (_, index) => ((index % 1_000) / 100).toFixed(2)).join('\n');
  const given = await tool.run({ input, weights: '', decimal: 'dot', sample: true }, exampleContext());
  // The numbers 0.00 to 9.99, a hundred times each.
  expect(outcomeOf(given).values).toMatchObject({ count: 100_000, sum: '499500', mean: '4.995', median: '4.995' });
});
