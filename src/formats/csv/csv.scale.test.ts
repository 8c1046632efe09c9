import { expect, test } from 'vitest';
import { CsvReader } from '.';
import { read } from './csv.fixture';

test('does not read a record of 8 MB repeatedly when it comes in chunks of 1 kB', () => {
  const text = `"${'x\n'.repeat(4_000_000)}",y`;
  const chunks = Array.from({ length: Math.ceil(text.length / 1000) }, (_, i) => text.slice(i * 1000, i * 1000 + 1000));
  const { rows } = read(text, ',', chunks);
  expect(rows).toEqual([['x\n'.repeat(4_000_000), 'y']]);
});

test('reads a million records', () => {
  const reader = new CsvReader(',');
  reader.feed('12,abc,"x,y"\n'.repeat(1_000_000), true);
  let rows = 0;
  while (reader.next() === 3) rows++;
  expect(rows).toBe(1_000_000);
  expect(reader.position).toBe(reader.size);
});
