import type { Lang } from '../../i18n/languages';
import { formatMonth } from '../../i18n/dates-in-words';
import { daysInMonth, localDay, parseIso, toIso, type Civil } from '../../core/dates/calendar-date';
import { parseDecimal } from '../../core/numbers/parse-number';
import type { DateField, Field, Fields } from './fields';
import { applies, type Raw } from './values';
import { problem, type Problem } from './messages';

const MONTHS = 12;

/** A form's values, or the first problem with them. `empty`: a required field is empty. */
export type Reading =
  | { readonly values: Record<string, unknown>; readonly problem?: undefined; readonly empty: boolean }
  | { readonly values?: undefined; readonly problem: Problem; readonly empty: boolean };

/**
 * Parses and checks every field of a form; `raw` returns what a control contains. A field that is hidden by its `when`
 * isn't checked: if its text is invalid, its value is `initial`.
 *
 * @param waits whether the form waits for a number that was deleted, instead of showing a problem. One that was 0 at first
 *   is 0 again: without its tax, an amount has no tax
 */
export function readForm(fields: Fields, raw: (name: string) => Raw | undefined, lang: Lang, waits = false): Reading {
  const values: Record<string, unknown> = {};
  let found: Problem | undefined;
  let empty = false;
  for (const [name, field] of Object.entries(fields)) {
    const given = raw(name);
    const read = readField(name, field, given, lang);
    if (read.problem && !applies(field, fields, raw)) {
      values[name] = field.initial;
    } else {
      const deleted = waits && read.problem?.code === 'error.required';
      const isNothing = deleted && Number(field.initial) === 0;
      values[name] = isNothing ? field.initial : read.value;
      if (!deleted) found ??= read.problem;
      empty ||= (deleted && !isNothing) || (read.empty === true && applies(field, fields, raw));
    }
  }
  return found ? { problem: found, empty } : { values, empty };
}

interface Read {
  readonly value?: unknown;
  readonly problem?: Problem;
  readonly empty?: boolean;
}

function readField(name: string, field: Field, raw: Raw | undefined, lang: Lang): Read {
  switch (field.type) {
    case 'flag':
      // A hidden flag is a text input that contains its canonical value.
      return { value: raw === undefined ? field.initial : raw === true || raw === 'true' };
    case 'files':
      return {
        value: Array.isArray(raw) ? raw : [],
        empty: !field.optional && (!Array.isArray(raw) || raw.length === 0),
      };
    case 'choice':
      return { value: field.values.find((value) => value === raw) ?? field.initial };
    case 'number':
    case 'decimal':
      return readNumber(name, field, String(raw ?? ''), lang);
    case 'date':
      return readDate(name, field, String(raw ?? ''), lang);
    default:
      // A long text is passed to the worker as a Blob.
      return { value: raw instanceof Blob ? raw : String(raw ?? '') };
  }
}

type NumberLike = Extract<Field, { type: 'number' | 'decimal' }>;

function readNumber(name: string, field: NumberLike, typed: string, lang: Lang): Read {
  if (typed.trim() === '') {
    const nothing = field.type === 'number' ? undefined : '';
    if (field.optional) return { value: nothing };
    const waits = field.initial === '' || field.initial === undefined;
    return waits ? { value: nothing, empty: true } : { problem: problem('error.required', {}, name) };
  }
  const text = parseDecimal(typed, lang);
  if (text === undefined) return { problem: problem('error.number', {}, name) };
  if (field.type === 'number' && field.integer && !/^-?\d+$/.test(text)) {
    return { problem: problem('error.integer', {}, name) };
  }
  const value = Number(text);
  const exact = (bound: string | number) => ({ exact: String(bound) });
  if (field.min !== undefined && value < Number(field.min)) {
    return { problem: problem('error.min', { min: exact(field.min) }, name) };
  }
  if (field.max !== undefined && value > Number(field.max)) {
    return { problem: problem('error.max', { max: exact(field.max) }, name) };
  }
  return { value: field.type === 'number' ? value : text };
}

function readDate(name: string, field: DateField, typed: string, lang: Lang): Read {
  if (typed.trim() === '') {
    if (field.initial === 'today') return { value: localDay(new Date()) };
    return field.optional ? { value: '' } : { value: '', empty: true };
  }
  const date = readCivil(typed, lang);
  // The calendar has no year 0, and no number of days of a month would explain that.
  if (!date || date.year < 1) return { problem: problem('error.date', {}, name) };
  return isCivil(date) ? { value: toIso(date) } : { problem: impossible(date, name, lang) };
}

/** Why a date doesn't exist: its month, or its day. */
function impossible({ year, month }: Civil, name: string, lang: Lang): Problem {
  if (month < 1 || month > MONTHS) return problem('error.month', { month }, name);
  const blanks = { month: formatMonth(toIso({ year, month, day: 1 }), lang), days: daysInMonth(year, month) };
  return problem('error.dayOfMonth', blanks, name);
}

/**
 * A typed date as ISO: it is read as ISO, or in the order of the page's language (English: month first, unless there are
 * dots; others: day first). What Polish and Russian write after the year, 'r.' and 'г.', is ignored. Undefined if it
 * isn't a date.
 */
export function parseTypedDate(typed: string, lang: Lang): string | undefined {
  const date = readCivil(typed, lang);
  return date && isCivil(date) ? toIso(date) : undefined;
}

/** The numbers of a typed date, which may not exist. */
function readCivil(typed: string, lang: Lang): Civil | undefined {
  const text = typed
    .trim()
    .replace(/(?<=\d\s?)(?:r|г)\.?$/, '')
    .trimEnd();
  const [, ...big] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text) ?? [];
  const [year, month, day] = big.map(Number);
  if (year !== undefined && month !== undefined && day !== undefined) return { year, month, day };
  const [, sign, ...small] = /^(?=\d+([./\s-]))(\d{1,2})[./\s-](\d{1,2})[./\s-](\d{4})$/.exec(text) ?? [];
  const [first, second, last] = small.map(Number);
  if (first === undefined || second === undefined || last === undefined) return undefined;
  const monthFirst = lang === 'en' && sign !== '.';
  return monthFirst ? { year: last, month: first, day: second } : { year: last, month: second, day: first };
}

const isCivil = (date: Civil): boolean => parseIso(toIso(date)) !== undefined;
