import { expect, test } from 'vitest';
import { answer, type Asked } from './answer';

const ask = (input: string, more: Partial<Asked> = {}) =>
  answer({ input, mode: 'subnet', newPrefix: undefined, exclude: '', ...more }, () => {});
const lines = (text: string) => text.replaceAll(' ', '\n');

test('merges 100,000 lines', () => {
  const input = Array.from(
    { length: 100_000 },
    (_, index) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}/32`,
  ).join('\n');
  // Python: ipaddress.summarize_address_range
  expect(ask(input, { mode: 'aggregate' })).toMatchObject({
    result: lines('10.0.0.0/16 10.1.0.0/17 10.1.128.0/22 10.1.132.0/23 10.1.134.0/25 10.1.134.128/27'),
    total: 100_000n,
  });
});
