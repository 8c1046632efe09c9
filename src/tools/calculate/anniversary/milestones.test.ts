import { expect, test } from 'vitest';
import { milestonesOf } from './milestones';

const dateOf = (first: string, unit: string, count: number) =>
  milestonesOf(first, 'mar1').find((one) => one.unit === unit && one.count === count)?.date;

// Python: datetime. A million minutes are 694 days and 10 hours 40 minutes.
test.for([
  ['days', 100, '2015-09-28'],
  ['days', 1_000, '2018-03-16'],
  ['days', 10_000, '2042-11-05'],
  ['minutes', 1_000_000, '2017-05-14'],
  ['years', 75, '2090-06-20'],
] as const)('%s: %i', ([unit, count, date]) => expect(dateOf('2015-06-20', unit, count)).toBe(date));

test('all 87 milestones are in order', () => {
  const dates = milestonesOf('2015-06-20', 'mar1').map(({ date }) => date);
  expect(dates).toHaveLength(87);
  expect(dates).toEqual(dates.toSorted());
});

test('a leap day is kept on the chosen day', () => {
  expect(milestonesOf('2020-02-29', 'feb28').find(({ unit }) => unit === 'years')?.date).toBe('2021-02-28');
  expect(dateOf('2020-02-29', 'years', 1)).toBe('2021-03-01');
  expect(dateOf('2020-02-29', 'years', 4)).toBe('2024-02-29');
});

test('milestones end with the year 9999', () => {
  const last = milestonesOf('9990-01-01', 'mar1').filter(({ unit }) => unit === 'years');
  expect(last.map(({ count }) => count)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});
