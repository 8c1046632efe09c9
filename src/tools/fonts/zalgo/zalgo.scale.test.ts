import { expect, test } from 'vitest';
import { seededSource } from '../../../core/numbers/random';
import { zalgo } from './zalgo';

const all = { up: true, mid: true, down: true };
const withoutMarks = (text: string) => text.replace(/[\u0300-\u036F]/g, '');

test('handles 20,000 characters at the highest level', async () => {
  const { result } = zalgo('Lorem ipsum dolor si'.repeat(1_000), 20, all, await seededSource('x'));
  expect(withoutMarks(result)).toHaveLength(20_000);
});
