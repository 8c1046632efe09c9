import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { outcomeOf } from '../../../kinds/contract/plain-values';
import { exampleContext } from '../../../kinds/run/run-example';
import { addDays, daysBetween, isoOfDays, parseIso } from '../../../core/dates/calendar-date';
import { LANGS, type Lang } from '../../../i18n/languages';
import { dayInYear, nextYearly } from '../../../core/dates/yearly-day';
import { formatSpan } from '../../../i18n/dates-in-words';
import { fill } from '../../../i18n/format';
import { ageOf, milestones } from './age';
import italian from './strings/it';
import tool from './tool';

const days = fc.integer({ min: -300_000, max: 400_000 }).map((day) => isoOfDays(day) ?? '');
const pairs = fc
  .tuple(days, fc.integer({ min: 0, max: 50_000 }))
  .map(([birth, later]) => [birth, addDays(birth, later) ?? ''] as const);

// Calculated by hand, in columns: 30 days for a borrowed month, 12 months for a borrowed year.
test.for([
  ['2015-08-29', '2026-11-21', 11, 2, 22],
  ['1990-06-15', '2026-11-21', 36, 5, 6],
  ['2000-02-29', '2026-02-28', 25, 11, 29],
  ['2012-03-31', '2026-03-30', 13, 11, 29],
  ['2019-12-31', '2026-03-01', 6, 2, 0],
  ['1985-11-22', '2026-11-21', 40, 11, 29],
  ['2026-11-21', '2026-11-21', 0, 0, 0],
] as const)('from %s to %s with months of 30 days is %i;%i;%i', ([birth, asOf, years, months, rest]) => {
  expect(ageOf(birth, asOf, 'thirty', 'mar1')).toEqual({ years, months, days: rest });
});

test('with both methods the age never decreases, and they differ by at most three days', () => {
  fc.assert(
    fc.property(pairs, ([birth, asOf]) => {
      for (const method of ['calendar', 'thirty'] as const) {
        const age = ageOf(birth, asOf, method, 'mar1');
        expect(Math.min(age.years, age.months, age.days)).toBeGreaterThanOrEqual(0);
        expect(age.months).toBeLessThan(12);
        expect(age.days).toBeLessThan(31);
      }
      const [calendar, thirty] = [ageOf(birth, asOf, 'calendar', 'mar1'), ageOf(birth, asOf, 'thirty', 'mar1')];
      const inDays = (age: typeof calendar) => (age.years * 12 + age.months) * 30 + age.days;
      expect(Math.abs(inDays(calendar) - inDays(thirty))).toBeLessThanOrEqual(3);
    }),
  );
});

test('the next birthday is on or after the given day, within a year, and on the right day', () => {
  fc.assert(
    fc.property(pairs, fc.constantFrom('mar1', 'feb28'), ([birth, asOf], leap) => {
      const next = nextYearly(birth, asOf, leap) ?? '';
      expect(daysBetween(asOf, next)).toBeGreaterThanOrEqual(0);
      expect(daysBetween(asOf, next)).toBeLessThan(367);
      if (!birth.endsWith('02-29')) expect(next.slice(5)).toBe(birth.slice(5));
    }),
  );
});

test.for([
  ['2000-02-29', 2027, 'mar1', '2027-03-01'],
  ['2000-02-29', 2027, 'feb28', '2027-02-28'],
  ['2000-02-29', 2028, 'mar1', '2028-02-29'],
  ['2000-02-29', 1900, 'feb28', '1900-02-28'],
  ['1990-06-15', 9999, 'mar1', '9999-06-15'],
] as const)('the birthday of %s in %i, with the rule %s, is on %s', ([birth, year, leap, day]) => {
  expect(dayInYear(birth, year, leap)).toBe(day);
});

test('the rule for 29 February affects only one day a year, and only birthdays on 29 February', () => {
  expect(ageOf('2000-02-29', '2027-02-28', 'calendar', 'feb28')).toEqual({ years: 27, months: 0, days: 0 });
  expect(ageOf('2000-02-29', '2027-02-27', 'calendar', 'feb28').years).toBe(26);
  expect(ageOf('2000-02-29', '2028-02-28', 'calendar', 'feb28').years).toBe(27);
  expect(ageOf('2000-02-28', '2027-02-28', 'calendar', 'feb28').years).toBe(27);
  expect(ageOf('2000-02-29', '2027-02-28', 'thirty', 'feb28')).toEqual(
    ageOf('2000-02-29', '2027-02-28', 'thirty', 'mar1'),
  );
});

describe('milestones', () => {
  const list = milestones('1990-06-15', '2026-11-21', 'mar1');

  test('include five past and ten future birthdays, with every thousandth day between, in order', () => {
    const birthdays = list.filter(({ kind }) => kind === 'birthday');
    expect(birthdays.map(({ years }) => years)).toEqual(Array.from({ length: 15 }, (_, index) => 32 + index));
    expect(list.filter(({ kind }) => kind === 'thousand').map(({ days }) => days)).toEqual([
      12000, 13000, 14000, 15000, 16000,
    ]);
    expect(list.every(({ days }, index) => index === 0 || days >= (list[index - 1]?.days ?? 0))).toBe(true);
  });

  test('are consistent with one another', () => {
    for (const { date, days, away } of list) {
      expect(addDays('1990-06-15', days)).toBe(date);
      expect(addDays('2026-11-21', away)).toBe(date);
    }
  });

  test('start with the birth if it is recent, and end at the end of the calendar', () => {
    expect(milestones('2025-01-01', '2026-11-21', 'mar1')[0]).toMatchObject({ date: '2025-01-01', years: 0, days: 0 });
    expect(milestones('9990-12-31', '9999-12-31', 'mar1').at(-1)).toMatchObject({ date: '9999-12-31' });
    expect(nextYearly('9990-06-01', '9999-12-31', 'mar1')).toBeUndefined();
    expect(milestones('0001-01-01', '9999-12-31', 'mar1').every(({ date }) => parseIso(date) !== undefined)).toBe(true);
  });
});

describe('the tool', () => {
  const run = async (
    birth: string,
    asOf: string,
    method: 'calendar' | 'thirty' = 'calendar',
    leap: 'mar1' | 'feb28' = 'mar1',
  ) => outcomeOf(await tool.run({ birth, asOf, method, leap }, exampleContext()));

  test('on the day of birth, the day of life is 1 and the age is 0 days', async () => {
    const { values, notes } = await run('2026-11-21', '2026-11-21');
    expect(values).toMatchObject({ totalDays: 0, dayOfLife: 1, daysToBirthday: 0, short: '0;0' });
    expect(notes.map(({ code }) => code)).not.toContain('birthdayToday');
  });

  test('names the method, and adds a note if the other one differs', async () => {
    const codes = async (method: 'calendar' | 'thirty') =>
      (await run('2015-08-29', '2026-11-21', method)).notes.map(({ code }) => code);
    expect(await codes('calendar')).toEqual(['usedCalendar', 'methodsDiffer']);
    expect(await codes('thirty')).toEqual(['usedThirty', 'methodsDiffer']);
  });

  test('the steps of the calendar method end on the given day', async () => {
    const { steps } = await run('1990-06-15', '2026-11-21');
    expect(steps.map(({ code }) => code)).toEqual(['addYears', 'addMonths', 'addDays', 'allDays']);
    expect(steps.map((step) => step.with.reached)).toEqual([
      'June 15, 2026',
      'November 15, 2026',
      'November 21, 2026',
      undefined,
    ]);
  });

  test('the steps of the paper method show what was borrowed', async () => {
    const { steps } = await run('2015-08-29', '2026-11-21', 'thirty');
    expect(steps.slice(0, 3)).toMatchObject([
      { code: 'daysBorrowed', with: { to: 21, from: 29, days: 22 } },
      { code: 'monthsTaken', with: { to: 10, from: 8, months: 2 } },
      { code: 'yearsTaken', with: { to: '2026', from: '2015', years: 11 } },
    ]);
    const { steps: borrowed } = await run('1985-11-22', '2026-11-21', 'thirty');
    expect(borrowed[1]).toMatchObject({ code: 'monthsBorrowed', with: { to: 10, from: 11, months: 11 } });
  });

  test('the steps show a birthday that is celebrated early', async () => {
    const { steps } = await run('2000-02-29', '2027-02-28', 'calendar', 'feb28');
    expect(steps[0]).toMatchObject({ code: 'keptEarly', with: { years: 27 } });
  });

  test('that birthday agrees in number in Italian', () => {
    expect(fill(italian.steps.keptEarly, { asOf: '28/02/2001', years: 1 }, 'it')).toMatch(/1 anno esatto\.$/);
    expect(fill(italian.steps.keptEarly, { asOf: '28/02/2002', years: 2 }, 'it')).toMatch(/2 anni esatti\.$/);
  });

  test('returns no result without a date of birth', async () => expect((await run('', '2026-11-21')).empty).toBe(true));
});

test('writes an age in words with the plural forms of the language', () => {
  const age = { years: 22, months: 1, days: 5 };
  const inWords = (lang: Lang) => formatSpan(age, lang).replaceAll(/\s/g, ' ');
  expect(inWords('en')).toBe('22 years, 1 month, 5 days');
  expect(inWords('fr')).toBe('22 ans, 1 mois et 5 jours');
  expect(inWords('pt')).toBe('22 anos, 1 mês e 5 dias');
  expect(inWords('pl')).toBe('22 lata, 1 miesiąc i 5 dni');
  expect(inWords('ru')).toBe('22 года 1 месяц 5 дней');
  for (const lang of LANGS) expect(formatSpan({ years: 1998, months: 0, days: 0 }, lang)).toContain('1998');
});
