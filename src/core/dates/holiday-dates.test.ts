import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { weekday } from './calendar-date';
import { easterOf, holidaysIn } from './holiday-dates';

// Python: dateutil.easter. 1818 and 1943 have the earliest and the latest Easter that are possible.
test.for([
  [1583, '1583-04-10'],
  [1818, '1818-03-22'],
  [1943, '1943-04-25'],
  [2000, '2000-04-23'],
  [2026, '2026-04-05'],
  [4099, '4099-04-19'],
] as const)('Easter of %i is %s', ([year, iso]) => expect(easterOf(year)).toBe(iso));

test('Easter is a Sunday from March 22 to April 25', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9999 }), (year) => {
      const iso = easterOf(year);
      expect(weekday(iso)).toBe(7);
      expect(iso.slice(5) >= '03-22' && iso.slice(5) <= '04-25').toBe(true);
    }),
  );
});

const days = (...args: Parameters<typeof holidaysIn>) => holidaysIn(...args).map(({ iso }) => iso.slice(5));

describe('Brazil', () => {
  // Portaria MGI 11.460/2025: the federal calendar of 2026.
  test('2026', () =>
    expect(days('BR', 2026, false)).toEqual([
      '01-01',
      '04-03',
      '04-21',
      '05-01',
      '09-07',
      '10-12',
      '11-02',
      '11-15',
      '11-20',
      '12-25',
    ]));
  test('Carnival and Corpus Christi are optional', () => {
    const optional = days('BR', 2026, true);
    expect(optional.filter((day) => !days('BR', 2026, false).includes(day))).toEqual(['02-16', '02-17', '06-04']);
  });
  test('Black Consciousness Day is national from 2024', () => {
    expect(days('BR', 2023, false)).not.toContain('11-20');
    expect(days('BR', 2024, false)).toContain('11-20');
  });
});

describe('United States', () => {
  // OPM's list of federal holidays.
  test('2026: the Fourth of July is kept on Friday', () =>
    expect(days('US', 2026, false)).toEqual([
      '01-01',
      '01-19',
      '02-16',
      '05-25',
      '06-19',
      '07-03',
      '09-07',
      '10-12',
      '11-11',
      '11-26',
      '12-25',
    ]));
  test('New Year’s Day of 2028 is kept in 2027', () => {
    expect(days('US', 2027, false)).toEqual(expect.arrayContaining(['01-01', '12-31']));
    expect(days('US', 2028, false)).not.toContain('01-01');
  });
  test('Juneteenth begins in 2021', () => {
    expect(days('US', 2020, false)).not.toContain('06-19');
    expect(days('US', 2021, false)).toContain('06-18');
  });
});

// December 25, 9999 is a Saturday.
test('the last year has no year after it', () => expect(days('US', 9999, false)).toContain('12-24'));
