import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, isoOfDays } from './calendar-date';
import { stepBusinessDays, workCalendar, type Weekend } from './work-calendar';

const brazil = workCalendar({ weekend: 'sat-sun', holidays: 'BR', optional: false, own: ['2026-07-09', '2026-04-21'] });

test('a day off has one reason: the weekend, then the holiday, then the visitor’s own', () => {
  expect(brazil.reasonAt('2026-11-15')).toBe('weekend');
  expect(brazil.reasonAt('2026-04-21')).toBe('tiradentes');
  expect(brazil.reasonAt('2026-07-09')).toBe('own');
  expect(brazil.reasonAt('2026-07-10')).toBeUndefined();
});

const weekends: readonly Weekend[] = ['sat-sun', 'fri-sat', 'sun', 'none'];
const iso = fc.integer({ min: -200_000, max: 200_000 }).map((days) => isoOfDays(days) ?? '2000-01-01');

test('counts of a span are what a loop over its days finds', () => {
  fc.assert(
    fc.property(iso, fc.integer({ min: 0, max: 800 }), fc.constantFrom(...weekends), (first, length, weekend) => {
      const calendar = workCalendar({ weekend, holidays: 'US', optional: false, own: ['2026-07-09'] });
      const last = addDays(first, length) ?? first;
      const reasons = Array.from({ length: length + 1 }, (_, day) => calendar.reasonAt(addDays(first, day) ?? ''));
      expect(calendar.weekendsBetween(first, last)).toBe(reasons.filter((reason) => reason === 'weekend').length);
      expect(calendar.closedBetween(first, last).map(({ reason }) => reason)).toEqual(
        reasons.filter((reason) => reason !== undefined && reason !== 'weekend'),
      );
    }),
  );
});

// Python: datetime and dateutil.easter, a day at a time.
const rules = { weekend: 'sat-sun', optional: false, own: [] } as const;
test.for([
  ['2026-12-18', 10, 1, false, '2027-01-05', 8],
  ['2026-12-18', 10, 1, true, '2027-01-04', 8],
  ['2026-12-18', 10, -1, false, '2026-12-04', 4],
  ['2026-12-18', 0, 1, false, '2026-12-18', 0],
  ['2026-11-19', 1, 1, false, '2026-11-23', 3],
  ['2026-11-23', 100_000, 1, false, '2421-06-07', 44_102],
] as const)(
  '%s, %i business days in direction %i, start counted: %s',
  ([start, amount, direction, counts, end, skipped]) => {
    const found = stepBusinessDays(workCalendar({ ...rules, holidays: 'BR' }), start, amount, direction, counts);
    expect([found?.iso, found?.skipped.length]).toEqual([end, skipped]);
  },
);

test('counting back returns to where counting on began', () => {
  fc.assert(
    fc.property(iso, fc.integer({ min: 1, max: 200 }), (start, amount) => {
      fc.pre(brazil.reasonAt(start) === undefined);
      const there = stepBusinessDays(brazil, start, amount, 1, false)?.iso ?? '';
      expect(stepBusinessDays(brazil, there, amount, -1, false)?.iso).toBe(start);
    }),
  );
});

test('the calendar ends with the year 9999', () =>
  expect(stepBusinessDays(brazil, '9999-12-30', 5, 1, false)).toBeUndefined());
