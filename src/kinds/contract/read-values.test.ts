import { expect, test } from 'vitest';
import { localDay } from '../../core/dates/calendar-date';
import { date, decimal, flag, names, number, optionalNumber, text } from './fields';
import { parseTypedDate, readForm } from './read-values';
import { type Raw } from './values';

const fields = {
  input: text(),
  count: number(1, { min: 1, max: 10 }),
  limit: optionalNumber({ min: 5 }),
  amount: decimal('', { min: '0' }),
  day: date({ optional: true }),
  format: names(['svg', 'png']),
  loud: flag(),
  words: number(6, { min: 3, when: { format: ['png'] } }),
};

const read = (typed: Record<string, Raw>, lang: 'en' | 'pl' = 'en') =>
  readForm(
    fields,
    (name) => ({ input: 'a', count: '1', limit: '', amount: '1', day: '', words: '6', ...typed })[name],
    lang,
  );

test('converts each value to the type of its field', () => {
  expect(read({ count: '7', amount: '1,234.50', loud: true, format: 'png', day: '2024-02-29' }).values).toEqual({
    input: 'a',
    count: 7,
    limit: undefined,
    amount: '1234.50',
    day: '2024-02-29',
    format: 'png',
    loud: true,
    words: 6,
  });
});

test('parses numbers in the format of the page’s language', () => {
  expect(read({ amount: '1.234,50' }, 'pl').values?.amount).toBe('1234.50');
  expect(read({ amount: '1.234,50' }, 'en').problem).toMatchObject({ code: 'error.number', field: 'amount' });
});

test.for([
  [{ count: '11' }, 'error.max', 'count'],
  [{ count: '0' }, 'error.min', 'count'],
  [{ count: '1.5' }, 'error.integer', 'count'],
  [{ count: 'x' }, 'error.number', 'count'],
  [{ count: '' }, 'error.required', 'count'],
  [{ limit: '4' }, 'error.min', 'limit'],
  [{ day: 'soon' }, 'error.date', 'day'],
  [{ day: '0000-01-01' }, 'error.date', 'day'],
  // ISO 8601 years have four digits: this is hardly a day of the year 26.
  [{ day: '26-11-21' }, 'error.date', 'day'],
  [{ day: '2023-02-29' }, 'error.dayOfMonth', 'day'],
  [{ day: '2024-13-01' }, 'error.month', 'day'],
] as const)('refuses %j with %s for the field %s', ([typed, code, field]) => {
  expect(read(typed).problem).toMatchObject({ code, field });
});

test('an empty required field makes the form empty, without a problem', () => {
  expect(read({ amount: '' })).toMatchObject({ empty: true });
  expect(read({ amount: '' }).problem).toBeUndefined();
});

test('a form that waits is empty while a required number is deleted, but still refuses what is wrong', () => {
  const waiting = (typed: Record<string, Raw>) =>
    readForm(
      fields,
      (name) => ({ input: 'a', count: '', limit: '', amount: '1', day: '', words: '', ...typed })[name],
      'en',
      true,
    );
  expect(waiting({})).toMatchObject({ empty: true });
  expect(waiting({}).problem).toBeUndefined();
  expect(waiting({ amount: '-1' }).problem).toMatchObject({ code: 'error.min', field: 'amount' });
  const taxes = { tax: decimal('0', { max: '100' }), months: number(0) };
  expect(readForm(taxes, () => '', 'en', true)).toEqual({ values: { tax: '0', months: 0 }, empty: false });
  // A field that isn't shown is neither missing nor wrong.
  expect(waiting({ count: '1', words: '' }).empty).toBe(false);
  expect(waiting({ count: '1', words: '', format: 'png' }).empty).toBe(true);
});

test('an unknown choice becomes the default', () => {
  expect(read({ format: 'gif' }).values?.format).toBe('svg');
});

test('does not check a field that is hidden by `when`', () => {
  expect(read({ words: '1', format: 'svg' }).values?.words).toBe(6);
  expect(read({ words: '1', format: 'png' }).problem).toMatchObject({ code: 'error.min', field: 'words' });
});

test.for([
  ['2026-11-21', 'en', '2026-11-21'],
  ['2026-3-1', 'en', '2026-03-01'],
  ['3/1/2026', 'en', '2026-03-01'],
  ['1.3.2026', 'pl', '2026-03-01'],
  ['31/12/1999', 'pl', '1999-12-31'],
  ['1.03.2026 r.', 'pl', '2026-03-01'],
  ['01.03.2026г.', 'ru', '2026-03-01'],
  ['31/12/1999', 'en', undefined],
  ['31.12.1999', 'en', '1999-12-31'],
  ['29.02.1900', 'pl', undefined],
  ['soon', 'en', undefined],
] as const)('%s on a page in %s is the date %s', ([typed, lang, iso]) => {
  expect(parseTypedDate(typed, lang)).toBe(iso);
});

test('an empty date is today if its initial value is `today`, and otherwise makes the form empty', () => {
  const days = { asOf: date({ initial: 'today' }), birth: date() };
  const reading = readForm(days, () => '', 'en');
  expect(reading).toMatchObject({ values: { asOf: localDay(new Date()), birth: '' }, empty: true });
  expect(readForm({ asOf: days.asOf }, () => '2026-02-30', 'en').problem).toMatchObject({ field: 'asOf' });
});
