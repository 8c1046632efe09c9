import { expect, test } from 'vitest';
import { ageOf, datesIn, overdue } from './facts.mjs';

test('finds the dates of rows, files and constants, with their lines', () => {
  const text = [
    '{"checked":"2026-11-23"}',
    "  asOf: '2026-11-21',",
    "export const LOTTERIES_AS_OF = '2026-11-20';",
    "const FACTS_CHECKED = '2026-11-19';",
    "    read: '2026-02-18',",
  ].join('\n');
  expect(datesIn('x.ts', text).map(({ line, date }) => [line, date])).toEqual([
    [1, '2026-11-23'],
    [2, '2026-11-21'],
    [3, '2026-11-20'],
    [4, '2026-11-19'],
    [5, '2026-02-18'],
  ]);
});

test('leaves out other dates', () =>
  expect(datesIn('x.ts', "since: '2020-01-01', read: 'unread', unchecked: '2020-01-01', // 2020-01-01")).toEqual([]));

test('a date is overdue after a year', () => {
  const rows = [{ date: '2025-11-23' }, { date: '2025-11-22' }];
  expect(overdue(rows, '2026-11-23')).toEqual([{ date: '2025-11-22' }]);
  expect(ageOf('2024-02-28', '2024-03-01')).toBe(2);
});
