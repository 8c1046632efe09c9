import { expect, test } from 'vitest';
import { chart } from '.';
import { input } from './chart.fixture';

test('100,000 rows are one line', () => {
  const long = Array.from({ length: 100_000 }, (_, x) => ({ x, values: [x % 100, 3] }));
  expect(chart(input({ rows: long })).marks).toHaveLength(2);
});
