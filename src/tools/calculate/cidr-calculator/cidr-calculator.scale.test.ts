import { expect, test } from 'vitest';
import { isProblem, note } from '../../../kinds/contract';
import { answer, MOST_LISTED, type Asked } from './answer';

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

test('a split lists as many subnets as it can and notes the total', async () => {
  const all = ask('10.0.0.0/8', { mode: 'split', newPrefix: 25 });
  if (isProblem(all) || !('files' in all) || !('subnets' in all)) throw new Error('unexpected problem');
  expect(all.blocks).toBe(131_072n);
  expect(all.result.split('\n')).toHaveLength(MOST_LISTED);
  expect(all.notes).toContainEqual(note('listCut', { count: 131_072n, listed: MOST_LISTED }));
  const file = await all.files?.[0]?.blob.text();
  expect(file?.split('\n')).toHaveLength(131_073);
  expect(file?.trimEnd().endsWith('\n10.255.255.128/25')).toBe(true);
  const huge = ask('2001:db8::/32', { mode: 'split', newPrefix: 64 });
  expect(huge).toMatchObject({
    blocks: 4_294_967_296n,
    notes: [note('listTooLong', { count: 4_294_967_296n, listed: MOST_LISTED, most: 4_194_304 })],
  });
});
