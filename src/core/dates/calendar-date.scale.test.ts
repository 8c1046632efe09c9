import { expect, test } from 'vitest';
import { daysOf, isoOfDays, parseIso, weekday } from './calendar-date';

test('numbers every day of the years 1 to 9999 as Python does', () => {
  let check = 0;
  for (let days = daysOf('0001-01-01'); days <= daysOf('9999-12-31'); days++) {
    const iso = isoOfDays(days) ?? '';
    const parts = parseIso(iso);
    if (!parts || daysOf(iso) !== days) throw new Error(`day ${days} is ${iso}`);
    const { year, month, day } = parts;
    check = (check * 31 + (year * 372 + month * 31 + day) * weekday(iso)) % 1_000_003;
  }
  // The same sum over datetime.date.fromordinal(1 … 3652059) and isoweekday().
  expect(check).toBe(540517);
});
