import { daysOf, parseIso, toIso } from '../../../core/dates/calendar-date';
import { dayInDigits } from '../../../core/dates/day-in-digits';
import { parseTypedDate } from '../../../kinds/contract/read-values';
import type { Lang } from '../../../i18n/languages';

const DATE = String.raw`(?<date>[\d./-]{8,10})(?:[Tt]|,?\s+|$)`;
/** What Indonesians write before a time of day. */
const AT = String.raw`(?:(?:pukul|pkl\.?|jam)\s+)?`;
/** '9:00', '9.00', '9h00', each perhaps with seconds; '9 h'; '9 pm', '9 p. m.'; '9:00 h'. */
const TIME = String.raw`(?<hour>\d{1,2})(?:(?:[:.]|\s?h\s?)(?<minute>\d\d)(?:[:.](?<second>\d\d))?)?\s?(?<unit>[ap]\.?\s?m\.?|h)?`;
const SHAPE = new RegExp(`^(?:${DATE})?(?:${AT}${TIME})?$`, 'iu');
/** The time before the date: '9 AM June 10, 2026', '9:00 on 6/10/2026'. */
const TIME_FIRST = new RegExp(String.raw`^(?<time>${TIME}),?\s+(?:on\s+)?(?<day>\D*\d.*)$`, 'iu');
const DAY_MS = 86_400_000;

/**
 * A typed local time, in milliseconds as if it were UTC: '2026-01-15T09:00', '01/15/2026 9 pm', '9 pm January 15, 2026',
 * '15/01/2026 9h00', and on a Polish page '15 stycznia 2026 r., 9:00'. Without a date it is that time on `today` (ISO),
 * and a date without a year is in that year; without a time, midnight. Undefined if the day or the time doesn't exist.
 */
export function readTime(typed: string, today: string, lang: Lang): number | undefined {
  const text = lang === 'en' ? inDigits(typed.trim()) : typed.trim();
  const first = TIME_FIRST.exec(text)?.groups;
  const parts = shapeOf(text, today, lang) ?? (first && shapeOf(`${first.day} ${first.time}`, today, lang));
  if (!parts || (parts.date === undefined && parts.hour === undefined)) return undefined;
  const { hour, minute = '0', second = '0', unit } = parts;
  // 9 alone could be a day.
  if (hour !== undefined && parts.minute === undefined && unit === undefined) return undefined;
  const half = unit === undefined || /h/i.test(unit) ? undefined : unit;
  const civil = parseIso((parts.date === undefined ? today : parseTypedDate(parts.date, lang)) ?? '');
  const [hours, minutes, seconds] = [Number(hour ?? '0'), Number(minute), Number(second)];
  if (!civil || hours > (half ? 12 : 23) || (half && hours === 0) || minutes > 59 || seconds > 59) return undefined;
  const shown = half ? (hours % 12) + (half.toLowerCase().startsWith('p') ? 12 : 0) : hours;
  return daysOf(toIso(civil)) * DAY_MS + ((shown * 60 + minutes) * 60 + seconds) * 1000;
}

const shapeOf = (text: string, today: string, lang: Lang) =>
  SHAPE.exec(dayInDigits(text, lang, today.slice(0, 4)))?.groups;

/** Noon is 12:00; midnight is the day's beginning. */
const inDigits = (text: string): string =>
  text.replace(/\b(?:12\s)?(noon|midnight)\b/i, (_whole, word: string) => (/noon/i.test(word) ? '12:00' : '0:00'));
