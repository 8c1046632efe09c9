import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween, isoOfDays, weekday } from '../../../core/dates/calendar-date';
import { countDays, middleOf, runsOfDays } from './count';

// Python: datetime, each day counted.
test.for([
  ['2024-01-15', '2026-11-21', false, [1041, 2, 10, 6, 745, 296]],
  ['2026-11-23', '2026-12-25', false, [32, 0, 1, 2, 24, 8]],
  ['2026-11-21', '2026-11-22', true, [2, 0, 0, 2, 0, 2]],
  ['2026-11-23', '2026-11-23', false, [0, 0, 0, 0, 0, 0]],
  ['2026-11-23', '2026-11-23', true, [1, 0, 0, 1, 1, 0]],
  ['2026-03-01', '2026-01-31', true, [-30, 0, 1, 2, 20, 10]],
  ['1900-01-01', '2000-01-01', false, [36_524, 100, 0, 0, 26_090, 10_434]],
  ['2026-11-20', '2026-11-30', false, [10, 0, 0, 10, 6, 4]],
] as const)('%s to %s, with the last day: %s', ([start, end, includeEnd, expected]) => {
  const counted = countDays(start, end, includeEnd);
  const { years, months, days } = counted?.span ?? {};
  expect([counted?.days, years, months, days, counted?.businessDays, counted?.weekendDays]).toEqual(expected);
});

const iso = fc.integer({ min: -300_000, max: 300_000 }).map((days) => isoOfDays(days) ?? '2000-01-01');

test('working days and weekends are what a loop over the days finds', () => {
  fc.assert(
    fc.property(iso, fc.integer({ min: 0, max: 400 }), (start, length) => {
      const end = addDays(start, length) ?? start;
      const days = Array.from({ length: daysBetween(start, end) }, (_, offset) => addDays(start, offset) ?? '');
      const weekends = days.filter((day) => weekday(day) >= 6).length;
      expect(countDays(start, end, false)).toMatchObject({
        weekendDays: weekends,
        businessDays: days.length - weekends,
      });
    }),
  );
});

test('the last day adds one day in both directions', () => {
  fc.assert(
    fc.property(iso, iso, (start, end) => {
      const [without, withEnd] = [countDays(start, end, false)?.days ?? 0, countDays(start, end, true)?.days ?? 0];
      expect(withEnd - without).toBe(end < start ? -1 : 1);
    }),
  );
});

test.for([
  ['2026-11-23', '2026-12-25', '2026-12-09'],
  ['2026-12-25', '2026-11-23', '2026-12-09'],
  ['2026-11-23', '2026-11-24', '2026-11-23'],
])('halfway from %s to %s is %s', ([start = '', end = '', middle]) => expect(middleOf(start, end)).toBe(middle));

test('the last day of all can’t be counted in', () => {
  expect(countDays('9999-12-30', '9999-12-31', true)).toBeUndefined();
  expect(countDays('9999-12-30', '9999-12-31', false)?.days).toBe(1);
});

// November 26, 2026 is a Thursday.
test.for([
  ['2026-11-26', 10, [2, -2, 5, -1]],
  ['2026-11-29', 1, [-1]],
  ['2026-11-28', 8, [-2, 5, -1]],
] as const)('the bar of %s and %i days has the runs %j, weekends negative', ([first, total, runs]) =>
  expect(runsOfDays(first, total).map(({ weekend, days }) => (weekend ? -days : days))).toEqual(runs),
);

test('the runs of a bar have as many weekend days as are counted', () => {
  fc.assert(
    fc.property(iso, fc.integer({ min: 0, max: 500 }), (start, length) => {
      const end = addDays(start, length) ?? start;
      const counted = countDays(start, end, false);
      const weekends = runsOfDays(start, daysBetween(start, end)).filter(({ weekend }) => weekend);
      expect(weekends.reduce((sum, { days }) => sum + days, 0)).toBe(counted?.weekendDays);
    }),
  );
});
