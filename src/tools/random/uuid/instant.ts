import { daysInMonth } from '../../../core/dates/calendar-date';

/**
 * An instant with a resolution of 100 nanoseconds: whole milliseconds since 1970 and ticks of 100 ns within the
 * millisecond, 0 to 9999.
 */
export interface Instant {
  readonly ms: number;
  readonly ticks: number;
}

const ISO =
  /^(\d{4,5})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?)?\s*(Z|[+-]\d{2}(?::?\d{2})?)?$/i;

/**
 * Parses ISO 8601: a day with or without a time, '2022-02-22T14:22:22.5-05:00', years up to 99999. UTC if no zone is
 * given; digits after the seventh decimal place are dropped. Undefined if there is no such instant.
 */
export function readInstant(typed: string): Instant | undefined {
  const match = ISO.exec(typed.trim().replace(/^\+0?(?=\d{5}-)/, ''));
  if (!match) return undefined;
  const [, years, months, days, hours = '0', minutes = '0', seconds = '0', fraction = '', zone = 'Z'] = match;
  const [year, month, day, hour, minute, second] = [years, months, days, hours, minutes, seconds].map(Number);
  if (!year || !month || !day || month > 12 || day > daysInMonth(year, month)) return undefined;
  if (hour === undefined || minute === undefined || second === undefined) return undefined;
  if (hour > 23 || minute > 59 || second > 59) return undefined;
  const offset = offsetMinutes(zone);
  if (offset === undefined) return undefined;
  const kept = fraction.padEnd(7, '0').slice(0, 7);
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  date.setUTCHours(hour, minute - offset, second, Number(kept.slice(0, 3)));
  return { ms: date.getTime(), ticks: Number(kept.slice(3)) };
}

function offsetMinutes(zone: string): number | undefined {
  if (/^z$/i.test(zone)) return 0;
  const [hours, minutes] = [Number(zone.slice(1, 3)), Number(zone.slice(3).replace(':', ''))];
  if (hours > 23 || minutes > 59) return undefined;
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
}
