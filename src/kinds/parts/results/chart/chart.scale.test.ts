import { expect, test } from 'vitest';
import { chart } from '.';
import { input } from './chart.fixture';

test('draws 100,000 rows as one line for each series', () => {
  const long = Array.from({ length: 100_000 }, (_, x) => ({ x, values: [x % 100, 3] }));
  expect(chart(input({ rows: long })).marks).toHaveLength(2);
});
