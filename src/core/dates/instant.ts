import { parseIso } from './calendar-date';

const SHAPE = /^(\d{4}-\d\d-\d\d)[Tt ](\d\d):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?\s?([Zz]|[+-]\d\d(?::?\d\d)?)$/;

/**
 * Parses an instant in RFC 3339 format ('2026-11-21T12:00:00Z', '2026-11-21 13:00+01:00') to milliseconds since 1970.
 * Undefined if the day or the time does not exist, or if there is no UTC offset.
 */
export function parseInstant(typed: string): number | undefined {
  const match = SHAPE.exec(typed.trim());
  const civil = match && parseIso(match[1] ?? '');
  if (!match || !civil) return undefined;
  const [, , hour = '', minute = '', second = '0', fraction = '', offset = 'Z'] = match;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined;
  const [offsetHours, offsetMinutes] = [Number(offset.slice(1, 3)), Number(offset.slice(3).replace(':', ''))];
  if (offsetHours > 23 || offsetMinutes > 59) return undefined;
  const date = new Date(0);
  date.setUTCFullYear(civil.year, civil.month - 1, civil.day);
  date.setUTCHours(Number(hour), Number(minute), Number(second), Math.trunc(Number(`0.${fraction || '0'}`) * 1000));
  const east = offset.startsWith('-') ? -1 : 1;
  return date.getTime() - east * (offsetHours * 60 + offsetMinutes) * 60_000;
}

/** Formats seconds since 1970 as `YYYY-MM-DDTHH:mm:ssZ`; undefined outside the years 0000 to 9999. Drops fractions. */
export function utcText(seconds: number): string | undefined {
  const date = new Date(Math.floor(seconds) * 1000);
  if (Number.isNaN(date.getTime())) return undefined;
  const iso = date.toISOString();
  return /^\d{4}-/.test(iso) ? `${iso.slice(0, 19)}Z` : undefined;
}
