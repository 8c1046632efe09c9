import { expect, test } from 'vitest';
import { problem } from '../../../kinds/contract';
import { exampleContext } from '../../../kinds/run/run-example';
import { cryptoSource } from '../../../core/numbers/random';
import { difference, isoOfDays, weekday } from '../../../core/dates/calendar-date';
import { LANGS } from '../../../i18n/languages';
import { birthdaySpan, dayOf, dayPool, drawMoments, signOf, timeOf, type Days } from './dates';
import tool from './tool';
import { dateWriter, monthWriter } from './write-date';

const daysIn = (from: string, to: string, days: Days) => {
  const pool = dayPool(from, to, days);
  return Array.from({ length: pool.size }, (_, index) => isoOfDays(pool.at(index)) ?? '');
};

test.for(['all', 'weekdays', 'weekends'] as const)('a pool of %s days is what a simple filter leaves', (days) => {
  for (let start = 1; start <= 9; start++) {
    for (let length = 1; length <= 20; length++) {
      const all = daysIn(
        `2026-03-0${start}`,
        isoOfDays(dayPool(`2026-03-0${start}`, '2026-12-31', 'all').at(length - 1)) ?? '',
        'all',
      );
      const expected = all.filter((iso) => days === 'all' || weekday(iso) > 5 === (days === 'weekends'));
      expect(all).toHaveLength(length);
      expect(daysIn(all[0] ?? '', all.at(-1) ?? '', days)).toEqual(expected);
    }
  }
});

test('the whole calendar from year 1 to 9999 has 3,652,059 days, as in Python’s date.max.toordinal()', () => {
  const pool = dayPool('0001-01-01', '9999-12-31', 'all');
  expect([pool.size, isoOfDays(pool.at(0)), isoOfDays(pool.at(pool.size - 1))]).toEqual([
    3_652_059,
    '0001-01-01',
    '9999-12-31',
  ]);
});

test.for([
  ['2026-11-21', 18, 65, '1960-11-22', '2008-11-21'],
  ['2026-11-21', 0, 0, '2025-11-22', '2026-11-21'],
  ['2024-02-29', 18, 18, '2005-03-01', '2006-02-28'],
  ['2025-02-28', 1, 1, '2023-03-01', '2024-02-28'],
  ['0020-06-15', 3, 40, '0001-01-01', '0017-06-15'],
] as const)('on %s, people from %i to %i were born from %s to %s', ([today, min, max, from, to]) => {
  expect(birthdaySpan(today, min, max)).toEqual({ from, to });
});

test('nobody is younger or older than asked, on any day of a leap year and the year after', () => {
  const { at } = dayPool('2024-01-01', '2025-12-31', 'all');
  for (let index = 0; index < 731; index++) {
    const today = isoOfDays(at(index)) ?? '';
    for (const [min, max] of [
      [0, 0],
      [18, 18],
      [20, 23],
    ] as const) {
      const span = birthdaySpan(today, min, max);
      expect([difference(span?.to ?? '', today).years, difference(span?.from ?? '', today).years]).toEqual([min, max]);
    }
  }
});

test('there are no birthdays before year 1', () => expect(birthdaySpan('0017-01-01', 18, 20)).toBeUndefined());

test.for([
  ['iso', '0099-07-04', '0099-07-04T13:05:09'],
  ['dmy', '04/07/0099', '04/07/0099 13:05:09'],
  ['mdy', '07/04/0099', '07/04/0099 13:05:09'],
  ['dots', '04.07.0099', '04.07.0099 13:05:09'],
  ['unix', '-59027050491', '-59027050491'],
] as const)('writes a moment of the year 99 as %s', ([format, date, withTime]) => {
  // Python: (datetime(99, 7, 4, 13, 5, 9) - datetime(1970, 1, 1)).total_seconds()
  const moment = -59_027_050_491;
  expect(dateWriter(format, false, 'en')(moment)).toBe(date);
  expect(dateWriter(format, true, 'en')(moment)).toBe(withTime);
  expect([dayOf(moment), timeOf(moment)]).toEqual(['0099-07-04', '13:05:09']);
});

test.for([
  ['en', 'long', 'January 31, 2026'],
  ['en', 'weekday', 'Saturday, January 31, 2026'],
  ['pl', 'long', '31 stycznia 2026'],
  ['es', 'weekday', 'sábado, 31 de enero de 2026'],
] as const)('writes a date in %s as %s', ([lang, format, written]) => {
  expect(dateWriter(format, false, lang)(1_769_817_600)).toBe(written);
});

test('months have the name that a calendar shows', () => {
  expect([0, 4, 11].map(monthWriter('long', 'ru'))).toEqual(['январь', 'май', 'декабрь']);
  expect([0, 4, 11].map(monthWriter('long', 'pl'))).toEqual(['styczeń', 'maj', 'grudzień']);
  expect([0, 4, 11].map(monthWriter('short', 'en'))).toEqual(['Jan', 'May', 'Dec']);
  expect([0, 11].map(monthWriter('number', 'en'))).toEqual(['1', '12']);
  for (const lang of LANGS) {
    const names = Array.from({ length: 12 }, (_, month) => monthWriter('long', lang)(month));
    expect(new Set(names).size).toBe(12);
  }
});

// Encyclopædia Britannica, 'zodiac'.
test.for([
  ['03-20', 'pisces'],
  ['03-21', 'aries'],
  ['04-20', 'taurus'],
  ['06-21', 'gemini'],
  ['06-22', 'cancer'],
  ['10-23', 'libra'],
  ['10-24', 'scorpio'],
  ['12-21', 'sagittarius'],
  ['12-22', 'capricorn'],
  ['12-31', 'capricorn'],
  ['01-19', 'capricorn'],
  ['01-20', 'aquarius'],
  ['02-29', 'pisces'],
] as const)('the sign of %s is %s', ([day, sign]) => expect(signOf(`2024-${day}`)).toBe(sign));

test('drawing every day without repeats returns each once', () => {
  const pool = dayPool('2024-01-01', '2024-12-31', 'all');
  const days = drawMoments(cryptoSource(), pool, 366, true, true).map(dayOf);
  expect(new Set(days).size).toBe(366);
});

const form = {
  mode: 'date',
  count: 1,
  format: 'iso',
  form: 'long',
  from: '2026-01-01',
  to: '',
  minAge: 18,
  maxAge: 65,
  today: '2026-11-21',
  days: 'all',
  time: false,
  unique: false,
  sort: 'none',
  as: 'items',
  seed: '',
} as const;

test.for([
  [{ from: '2027-01-01' }, problem('datesReversed', { from: '2027-01-01', to: '2026-12-31' }, 'from')],
  [{ mode: 'birthday', minAge: 66 }, problem('agesReversed', { min: 66, max: 65 }, 'minAge')],
  [{ mode: 'birthday', today: '0010-01-01' }, problem('beforeYearOne', {}, 'today')],
  [{ to: '2026-01-02', days: 'weekends' }, problem('noWeekend', {}, 'days')],
  [{ to: '2026-01-02', count: 3, unique: true }, problem('notEnough', { possible: 2 }, 'count')],
] as const)('refuses %j', async ([changed, refusal]) => {
  expect(await tool.run({ ...form, ...changed }, exampleContext())).toEqual(refusal);
});

test('without an end, dates go to the end of this year', async () => {
  const given = await tool.run({ ...form, count: 365, unique: true, sort: 'asc' }, exampleContext());
  const dates = 'result' in given && Array.isArray(given.result) ? given.result : [];
  expect([dates[0], dates.at(-1)]).toEqual(['2026-01-01', '2026-12-31']);
});

test('several birthdays give a table with each age', async () => {
  const given = await tool.run({ ...form, mode: 'birthday', count: 50, time: true }, exampleContext());
  const rows = 'people' in given ? (given.people?.rows ?? []) : [];
  expect(rows).toHaveLength(50);
  for (const [birthday, age] of rows) {
    expect(birthday).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(age).toBe(difference(String(birthday), '2026-11-21').years);
  }
});
