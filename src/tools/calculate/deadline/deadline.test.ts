import { expect, test } from 'vitest';
import { workCalendar } from '../../../core/dates/work-calendar';
import { deadlineOf, type Period } from './deadline';

const calendar = workCalendar({ weekend: 'sat-sun', holidays: 'BR', optional: false, own: [] });
const period = (changes: Partial<Period>): Period => ({
  start: '2026-01-31',
  amount: 1,
  unit: 'days',
  direction: 'after',
  countStart: false,
  roll: 'none',
  ...changes,
});

// Python: dateutil.relativedelta and datetime.
test.for([
  [{ unit: 'months' }, '2026-02-28'],
  [{ unit: 'months', direction: 'before' }, '2025-12-31'],
  [{ unit: 'years', start: '2024-02-29' }, '2025-02-28'],
  [{ unit: 'weeks', amount: 3 }, '2026-02-21'],
  [{ amount: 30, countStart: true }, '2026-03-01'],
  [{ amount: 30, countStart: true, direction: 'before' }, '2026-01-02'],
  [{ amount: 0, countStart: true }, '2026-01-31'],
  [{ amount: 0, unit: 'business' }, '2026-01-31'],
  [{ amount: 0, unit: 'business', roll: 'next' }, '2026-02-02'],
  [{ amount: 7, roll: 'next' }, '2026-02-09'],
  [{ amount: 7, roll: 'previous' }, '2026-02-06'],
  [{ start: '2026-04-01', amount: 2, roll: 'next' }, '2026-04-06'],
  [{ start: '2026-04-01', amount: 2, roll: 'previous' }, '2026-04-02'],
] as const)('%o ends on %s', ([changes, iso]) => expect(deadlineOf(calendar, period(changes))?.iso).toBe(iso));

test('a deadline that moved keeps the date it was counted to', () =>
  expect(deadlineOf(calendar, period({ amount: 7, roll: 'next' }))?.counted).toBe('2026-02-07'));

test('there is no deadline outside the years 1 to 9999', () => {
  expect(deadlineOf(calendar, period({ amount: 8000, unit: 'years' }))).toBeUndefined();
  // January 1 of the year 1 is a Monday and a holiday.
  const first = period({ start: '0001-01-06', amount: 5, direction: 'before' });
  expect(deadlineOf(calendar, first)?.iso).toBe('0001-01-01');
  expect(deadlineOf(calendar, { ...first, roll: 'previous' })).toBeUndefined();
  expect(deadlineOf(calendar, { ...first, roll: 'next' })?.iso).toBe('0001-01-02');
});
