import { expect, test } from 'vitest';
import { outcomeOf } from '../../../kinds/contract/plain-values';
import { exampleContext } from '../../../kinds/run/run-example';
import tool from './tool';

test('a price list calculates 100,000 lines', async () => {
  const prices = Array.from({ length: 100_000 }, (_, index) => `${index % 1000}.${10 + (index % 90)}`).join('\n');
  const values = {
    mode: 'remove',
    amount: '',
    list: true,
    prices,
    country: 'GB',
    region: 'none',
    rate: '20',
  } as const;
  const { values: given } = outcomeOf(await tool.run({ ...values, rate2: '0', decimals: 2 }, exampleContext()));
  // 100 of each whole number from 0 to 999, with cents cycling from 10 to 99: the expected sum of the gross prices.
  const cents = Array.from({ length: 100_000 }, (_, index) => (index % 1000) * 100 + 10 + (index % 90)).reduce(
    (a, b) => a + b,
  );
  expect(given.gross).toBe(`${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`);
});
