import { expect, test } from 'vitest';
import { cryptoSource } from '../../../core/numbers/random';
import { timeBased } from './make';

const RFC_MOMENT = 1_645_557_742_000;

test('100,000 UUIDs are all distinct', async () => {
  expect(await timeBased('v7', { ms: RFC_MOMENT, ticks: 0 }, cryptoSource(), 100_000)).toHaveLength(100_000);
});
