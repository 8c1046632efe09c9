import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isoOfDays } from '../../../core/dates/calendar-date';
import { outcomeOf } from '../../../kinds/contract/plain-values';
import { exampleContext } from '../../../kinds/run/run-example';
import { addAmount, dayOfYear, isoWeek } from './add';
import tool from './tool';

const NOTHING = { years: 0, months: 0, weeks: 0, days: 0 };

// Python: datetime and calendar.monthrange.
test.for([
  ['2024-02-29', { ...NOTHING, years: 1 }, 1, '2025-02-28', true],
  ['2024-02-29', { ...NOTHING, years: 4 }, 1, '2028-02-29', false],
  ['2026-01-01', { ...NOTHING, days: -1 }, 1, '2025-12-31', false],
  ['2026-11-23', { ...NOTHING, weeks: 6 }, -1, '2026-10-12', false],
  ['2026-03-31', { ...NOTHING, months: 1 }, -1, '2026-02-28', true],
] as const)('%s and %o, direction %i: %s, day changed: %s', ([start, amount, sign, iso, clamped]) => {
  expect(addAmount(start, amount, sign)).toMatchObject({ iso, clamped });
});

// Python: isocalendar.
test.for([
  ['2025-12-31', 365, '2026-W01'],
  ['2027-01-01', 1, '2026-W53'],
  ['2020-12-31', 366, '2020-W53'],
  ['2024-02-29', 60, '2024-W09'],
] as const)('%s is day %i of its year and in week %s', ([iso, day, week]) => {
  expect([dayOfYear(iso), isoWeek(iso)]).toEqual([day, week]);
});

test('days and weeks that were added can be taken away', () => {
  const iso = fc.integer({ min: -600_000, max: 2_500_000 }).map((days) => isoOfDays(days) ?? '2000-01-01');
  const count = fc.integer({ min: -5_000, max: 5_000 });
  fc.assert(
    fc.property(iso, count, count, (start, weeks, days) => {
      const amount = { ...NOTHING, weeks, days };
      const there = addAmount(start, amount, 1);
      expect(there && addAmount(there.iso, amount, -1)?.iso).toBe(start);
    }),
  );
});

test.for([
  ['9999-12-31', { ...NOTHING, days: 1 }, 1],
  ['0001-01-01', { ...NOTHING, months: 1 }, -1],
  ['2026-01-01', { ...NOTHING, years: 4_000_000 }, 1],
] as const)('%s and %o, direction %i, is outside the calendar', ([start, amount, sign]) =>
  expect(addAmount(start, amount, sign)).toBeUndefined(),
);

// CLDR: unit patterns and lists.
test.for([
  [{ months: 3 }, 'en', '3 months'],
  [{ years: 1, months: 5 }, 'fr', '1\u00a0an et 5\u00a0mois'],
  [{ years: 2 }, 'ru', '2 года'],
] as const)('the working names only what is added: %o in %s is %s', async ([amount, lang, span]) => {
  const values = { start: '2026-01-31', mode: 'add', ...NOTHING, ...amount } as const;
  expect(outcomeOf(await tool.run(values, exampleContext({}, lang))).steps?.[0]?.with).toMatchObject({ span });
});
