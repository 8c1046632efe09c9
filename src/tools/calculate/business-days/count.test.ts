import { expect, test } from 'vitest';
import { workCalendar, type Weekend } from '../../../core/dates/work-calendar';
import { countBusinessDays } from './count';

const both = { includeStart: true, includeEnd: true };
const calendar = (holidays: 'none' | 'BR' | 'US', weekend: Weekend = 'sat-sun', optional = false) =>
  workCalendar({ weekend, holidays, optional, own: [] });

// Python: datetime and dateutil.easter, each day counted.
test.for([
  ['2026-01-01', '2026-12-31', calendar('BR', 'sat-sun', true), [249, 104, 12, 365]],
  ['2026-01-01', '2026-12-31', calendar('US'), [250, 104, 11, 365]],
  ['2023-11-01', '2023-11-30', calendar('BR'), [20, 8, 2, 30]],
  ['2024-11-01', '2024-11-30', calendar('BR'), [19, 9, 2, 30]],
  ['2027-12-27', '2028-01-07', calendar('US'), [9, 2, 1, 12]],
  ['2026-01-01', '2026-12-31', calendar('none', 'fri-sat'), [261, 104, 0, 365]],
  ['2026-01-01', '2026-12-31', calendar('BR', 'none'), [355, 0, 10, 365]],
  ['2026-01-01', '2026-12-31', calendar('BR', 'sun'), [304, 52, 9, 365]],
  ['1526-01-01', '2025-12-31', calendar('US'), [125_439, 52_178, 5_005, 182_622]],
  ['1026-01-01', '2025-12-31', calendar('BR', 'sat-sun', true), [251_183, 104_355, 9_705, 365_243]],
] as const)('%s to %s', ([start, end, of, expected]) => {
  const { businessDays, weekendDays, closed, totalDays } = countBusinessDays(of, start, end, both);
  expect([businessDays, weekendDays, closed.length, totalDays]).toEqual(expected);
});

test.for([
  ['2026-11-23', '2026-11-23', true, true, 1],
  ['2026-11-23', '2026-11-23', false, true, 0],
  ['2026-11-23', '2026-11-23', false, false, 0],
  ['2026-11-23', '2026-11-27', false, true, 4],
  ['2026-11-27', '2026-11-23', true, false, -4],
  ['9999-12-31', '9999-12-31', false, true, 0],
  ['0001-01-01', '0001-01-01', true, false, 0],
] as const)('%s to %s, first day counted: %s, last day: %s', ([start, end, includeStart, includeEnd, expected]) =>
  expect(countBusinessDays(calendar('BR'), start, end, { includeStart, includeEnd }).businessDays).toBe(expected),
);
