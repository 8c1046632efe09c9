import { parseDuration } from '../../../core/dates/duration';

const DAY = 86_400;
/** The English names of 12 pm and 12 am. */
const NAMED = /^\s*(?:12\s?)?(noon|midnight)\s*$/i;

/**
 * A time of day in seconds since midnight: '9:30', '21:30', '9:30 pm', '9p', '0930', '9 h 30', '9:30 h', '9:30:15', 'noon'. 24:00 is the end of the
 * day, and 'midnight' its beginning. Undefined if there is no such time.
 */
export function parseClock(typed: string): number | undefined {
  const named = NAMED.exec(typed)?.[1]?.toLowerCase();
  if (named !== undefined) return named === 'noon' ? DAY / 2 : 0;
  const found =
    /^(?<hour>\d{1,2})(?:(?:[:.]|\s?h\s?)(?<minute>\d\d)(?::(?<second>\d\d))?|(?<rest>\d\d)|\s?h)?\s?(?:(?<half>[ap](?:\.?\s?m)?\.?)|h)?$/i.exec(
      typed.trim(),
    )?.groups;
  if (!found) return undefined;
  const { hour, minute, rest, second = '0', half } = found;
  const [hours, minutes, seconds] = [Number(hour), Number(minute ?? rest ?? '0'), Number(second)];
  if (minutes > 59 || seconds > 59) return undefined;
  if (half !== undefined && (hours < 1 || hours > 12)) return undefined;
  const shown = half === undefined ? hours : (hours % 12) + (/^p/i.test(half) ? 12 : 0);
  const time = (shown * 60 + minutes) * 60 + seconds;
  return time <= DAY ? time : undefined;
}

/** Whether a time of day was typed with am or pm, or as noon or midnight. */
export const isTwelveHour = (typed: string): boolean => /\d\s?[ap]/i.test(typed) || NAMED.test(typed);

/** '14:05' as '2:05 pm'. */
export function twelveHour(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? 'am' : 'pm'}`;
}

/** From one time of day to another: an end before the start is on the next day. */
export const between = (start: number, end: number): number => (end < start ? end + DAY - start : end - start);

/** A time of day plus a number of seconds, and by how many days the result is later or earlier. */
export function addTo(start: number, seconds: number): { readonly time: string; readonly dayOffset: number } {
  const total = start + seconds;
  const dayOffset = Math.floor(total / DAY);
  const rest = total - dayOffset * DAY;
  const two = (value: number) => String(value).padStart(2, '0');
  const time = `${two(Math.floor(rest / 3_600))}:${two(Math.floor((rest % 3_600) / 60))}`;
  return { time: rest % 60 === 0 ? time : `${time}:${two(Math.floor(rest % 60))}`, dayOffset };
}

/** A duration with an optional sign: '1:30', '-0:45', '+90m'. */
export function signedDuration(typed: string): number | undefined {
  const [, sign = '', size = ''] = /^\s*([+\-\u2212]?)\s*(.*)$/s.exec(typed) ?? [];
  const seconds = parseDuration(size, 'hours');
  return seconds === undefined ? undefined : (sign === '' || sign === '+' ? seconds : -seconds) + 0;
}

/** A line of a list of durations. */
export interface Entry {
  readonly text: string;
  readonly seconds: number;
}

/**
 * Durations, one on each line; '#' starts a comment, and lines without a duration before it are skipped. If a line isn't a
 * duration, its number and text.
 */
export function readEntries(typed: string): readonly Entry[] | { readonly line: number; readonly text: string } {
  const entries: Entry[] = [];
  for (const [index, line] of typed.split(/\r\n|[\r\n]/).entries()) {
    const text = line.replace(/#.*$/s, '').trim();
    if (text === '') continue;
    const seconds = signedDuration(text);
    if (seconds === undefined) return { line: index + 1, text };
    entries.push({ text, seconds });
  }
  return entries;
}
