import { expect, test } from 'vitest';
import { read } from './csv-table.fixture';

test('reads 10 MB', () => {
  const line = 'Ann,"Bond, James",12.50,2026-11-21\n';
  const table = read(`name,title,price,day\n${line.repeat(300_000)}`, { sort: 'price', filter: 'bond' });
  expect(table.rows).toBe(300_000);
});
