import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  addYears,
  daysBetween,
  daysInMonth,
  daysOf,
  difference,
  isoOfDays,
  parseIso,
  toIso,
  weekday,
} from './calendar-date';

// Values from Python: date.toordinal() − 719163, isoweekday().
test.for([
  ['0001-01-01', -719162, 1],
  ['1582-10-15', -141427, 5],
  ['1600-02-29', -135081, 2],
  ['1899-12-31', -25568, 7],
  ['1900-02-28', -25509, 3],
  ['1900-03-01', -25508, 4],
  ['1969-12-31', -1, 3],
  ['1970-01-01', 0, 4],
  ['2000-02-29', 11016, 2],
  ['2026-11-21', 20778, 6],
  ['9999-12-31', 2932896, 5],
] as const)('%s is day %i and day %i of the week', ([iso, days, day]) => {
  expect(daysOf(iso)).toBe(days);
  expect(isoOfDays(days)).toBe(iso);
  expect(weekday(iso)).toBe(day);
});

// Every day, compared with Python: calendar-date.scale.test.ts. Here the ends of all months of every 7th year.
test('numbers the first and the last day of each month', () => {
  const wrong: string[] = [];
  for (let year = 1; year <= 9999; year += 7) {
    for (let month = 1; month <= 12; month++) {
      const days = daysInMonth(year, month);
      const [first, last] = [toIso({ year, month, day: 1 }), toIso({ year, month, day: days })];
      const right = daysOf(last) - daysOf(first) === days - 1 && isoOfDays(daysOf(first)) === first;
      if (!right || isoOfDays(daysOf(last)) !== last) wrong.push(first);
    }
  }
  expect(wrong).toEqual([]);
});

test.for([
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2024-02-29', 48, '2028-02-29'],
  ['2026-11-21', -23, '2024-12-21'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-01-15', -1, '2025-12-15'],
] as const)('%s plus %i months is %s (dateutil)', ([iso, months, later]) => {
  expect(addMonths(iso, months)).toBe(later);
});

// Temporal.PlainDate.until with largestUnit 'year' (temporal-polyfill 1.0.8).
test.for([
  ['2026-01-31', '2026-02-28', 0, 0, 28],
  ['2026-01-31', '2026-03-01', 0, 1, 1],
  ['2000-02-29', '2001-02-28', 0, 11, 30],
  ['2000-02-29', '2001-03-01', 1, 0, 1],
  ['2000-02-29', '2004-02-29', 4, 0, 0],
  ['1990-06-15', '2026-11-21', 36, 5, 6],
  ['2026-11-21', '2026-11-21', 0, 0, 0],
  ['2026-03-31', '2026-02-28', 0, -1, 0],
  ['2001-02-28', '2000-02-29', 0, -11, -28],
  ['0001-01-01', '9999-12-31', 9998, 11, 30],
] as const)('from %s to %s is %i years %i months %i days', ([from, to, years, months, days]) => {
  expect(difference(from, to)).toEqual({ years, months, days });
});

describe('properties', () => {
  const days = Array.from({ length: 1500 }, (_, index) => daysOf('1999-11-01') + index);
  const isos = days.map((day) => isoOfDays(day) ?? '');

  test('a difference added to its start gives its end', () => {
    for (const to of isos) {
      for (const from of ['1999-11-01', '2000-01-31', '2000-02-29', '2000-03-30', '2003-12-09']) {
        const { years, months, days: rest } = difference(from, to);
        expect(addDays(addMonths(from, years * 12 + months) ?? '', rest)).toBe(to);
      }
    }
  });

  test('adding days is additive, and a year is twelve months', () => {
    for (const iso of isos) {
      expect(daysBetween(iso, addDays(iso, 365) ?? '')).toBe(365);
      expect(addYears(iso, 3)).toBe(addMonths(iso, 36));
    }
  });
});

test('returns undefined outside the years 1 to 9999', () => {
  expect(addDays('9999-12-31', 1)).toBeUndefined();
  expect(addDays('0001-01-01', -1)).toBeUndefined();
  expect(addMonths('9999-12-01', 1)).toBeUndefined();
  expect(addMonths('0001-01-31', -1)).toBeUndefined();
  expect(addMonths('0001-01-31', -13)).toBeUndefined();
  expect(addYears('2026-11-21', 8000)).toBeUndefined();
});

test.for(['2025-02-29', '2026-13-01', '2026-00-10', '0000-01-01', '2026-1-1', ''])('%j is not a day', (iso) => {
  expect(parseIso(iso)).toBeUndefined();
  expect(() => daysOf(iso)).toThrow(RangeError);
});

test('February has 29 days in leap years only', () => {
  expect([1900, 2000, 2023, 2024, 2100].map((year) => daysInMonth(year, 2))).toEqual([28, 29, 28, 29, 28]);
  expect(toIso({ year: 5, month: 3, day: 1 })).toBe('0005-03-01');
});
