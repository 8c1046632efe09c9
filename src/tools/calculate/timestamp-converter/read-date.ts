import { parseIso, toIso } from '../../../core/dates/calendar-date';
import { dayInDigits } from '../../../core/dates/day-in-digits';
import { monthOf } from '../../../core/dates/month-names';
import { resolveLocal, type Resolved } from '../../../core/dates/local-time';
import type { Zone } from '../../../core/dates/time-zone';
import { parseTypedDate } from '../../../kinds/contract/read-values';
import type { Lang } from '../../../i18n/languages';

/** An instant in nanoseconds since 1970, and what the zone's clocks did then; 'once' if the text has an offset. */
export interface ReadDate {
  readonly instant: bigint;
  readonly clocks: Resolved['clocks'];
}

/** '23:31:30', or '23.31.30' as Indonesians and Italians write it. The minutes may be missing before AM and PM. */
const TIME = String.raw`(?<hour>\d{1,2})(?:(?<between>[:.])(?<minute>\d\d)(?:\k<between>(?<second>\d\d)(?:[.,](?<fraction>\d{1,9}))?)?|(?=\s?[AaPp]\.?\s?[Mm]))`;
const HALF = String.raw`(?:\s?(?<half>[AaPp])\.?\s?[Mm]\.?)?`;
const OFFSET = String.raw`(?:\s?(?<offset>(?:UTC|GMT|UT)?[+-]\d\d(?::?\d\d)?|(?:UTC|GMT)[+-]\d(?::\d\d)?|Z|z|UTC|GMT|UT|WIB|WITA|WIT|WES?T|CES?T|EES?T))?(?:\s?\[[^\]]+\]|\s?\([^)]*\))?`;

/** Offsets in hours of the names that old emails have instead of numbers (RFC 5322 §4.3). Elsewhere, CST could be China's. */
const MAIL_ZONES: Readonly<Record<string, number>> = {
  EST: -5,
  EDT: -4,
  CST: -6,
  CDT: -5,
  MST: -7,
  MDT: -6,
  PST: -8,
  PDT: -7,
};
const MAIL = new RegExp(
  String.raw`^(?:[A-Za-z]{3},\s)?(?<day>\d{1,2})\s(?<month>[A-Za-z]{3})\s(?<year>\d{4})\s${TIME}\s(?<offset>${Object.keys(MAIL_ZONES).join('|')})$`,
);

/** The names that Americans write in other dates as well: those of emails, Alaska’s, and Hawaii’s. */
const AMERICAN_ZONES: Readonly<Record<string, number>> = { ...MAIL_ZONES, AKST: -9, AKDT: -8, HST: -10 };
/** A time with such a name after it; Unix's date writes the year last. */
const AMERICAN = new RegExp(
  String.raw`^(?<before>.+\d(?<half>\s?[AaPp]\.?\s?[Mm]\.?)?)\s(?<zone>${Object.keys(AMERICAN_ZONES).join('|')})(?<year>\s\d{4})?$`,
);

/** Writes the offset for the American name of a zone. CST without AM or PM stays, because it could be China's. */
function withOffset(text: string): string {
  const { before, half, zone = '', year = '' } = AMERICAN.exec(text)?.groups ?? {};
  const hours = AMERICAN_ZONES[zone];
  if (hours === undefined || (zone === 'CST' && half === undefined)) return text;
  return `${before} -${pad(-hours)}:00${year}`;
}

/** Where the forms differ: ISO 8601, a date of the page's order, '13/Feb/2009'; `dayInDigits` has read other names of months. */
const DATES = [
  String.raw`(?<iso>(?:[+-]\d{6}|\d{4})-\d\d?-\d\d?|\d{4}/\d\d?/\d\d?)`,
  String.raw`(?<typed>\d{1,2}(?<mark>[./-])\d{1,2}\k<mark>\d{4})`,
  String.raw`(?<day>\d{1,2})(?<separator>[/-])(?<month>\p{L}{3,12})\k<separator>(?<year>\d{4})`,
];
const SHAPES = [
  ...DATES.map((date) => new RegExp(`^${date}(?:(?:[Tt]|:|,?\\s)${TIME}${HALF}${OFFSET})?$`, 'u')),
  // The year last, as Unix's date and C's ctime write it.
  new RegExp(String.raw`^[A-Za-z]{3}\s(?<month>[A-Za-z]{3})\s(?<day>\d{1,2})\s${TIME}${OFFSET}\s(?<year>\d{4})$`),
  // ISO 8601's basic format. Its day alone would be a number.
  new RegExp(
    String.raw`^(?<iso>\d{8})[Tt](?<hour>\d\d)(?<minute>\d\d)(?:(?<second>\d\d)(?:[.,](?<fraction>\d{1,9}))?)?${OFFSET}$`,
  ),
];

/**
 * Reads a date with or without a time: ISO 8601 and RFC 3339, RFC 5322 ('Fri, 13 Feb 2009 23:31:30 +0000'), the format of web
 * server logs ('13/Feb/2009:23:31:30 +0000', also in its brackets), 'February 13, 2009 11:31 PM', what JavaScript, Unix's date, and C's ctime write,
 * '2009/02/13', '20090213T233130Z', the same with 'EST' and the like on English pages, and the page's own order of numbers
 * and names of months ('13 Februari 2009 pukul 23.31.30'). Without an offset it is a local time of `zone`. Undefined if it is
 * none of these, or if the day or the time doesn't exist.
 */
export function readDate(typed: string, zone: Zone, lang: Lang): ReadDate | undefined {
  const plain = typed
    .trim()
    .replace(/^\[(.*)\]$/s, '$1')
    .replace(/\s+/g, ' ')
    .replace(/\u2212/g, '-');
  const text = dayInDigits(lang === 'en' ? withOffset(plain) : plain, lang);
  const parts =
    MAIL.exec(plain)?.groups ?? SHAPES.map((shape) => shape.exec(text)?.groups).find((groups) => groups !== undefined);
  if (!parts) return undefined;
  const day = dayOf(parts, lang);
  const time = timeOf(parts);
  if (day === undefined || time === undefined) return undefined;
  const local = day + time;
  const nanoseconds = BigInt((parts.fraction ?? '').padEnd(9, '0')) % 1_000_000_000n;
  const offset = offsetOf(parts.offset);
  if (offset === 'wrong') return undefined;
  const resolved =
    offset === undefined ? resolveLocal(local, zone) : { instant: local - offset, clocks: 'once' as const };
  if (!Number.isFinite(resolved.instant)) return undefined;
  return { instant: BigInt(resolved.instant) * 1_000_000n + nanoseconds, clocks: resolved.clocks };
}

type Parts = Readonly<Record<string, string | undefined>>;

/** Midnight of the day, in milliseconds; undefined if there is no such day. */
function dayOf({ iso, typed, day, month, year }: Parts, lang: Lang): number | undefined {
  const named = `${year}-${pad(monthOf(month ?? '', lang))}-${pad(Number(day))}`;
  const found =
    iso
      ?.replaceAll('/', '-')
      .replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
      .replace(/(?<=-)\d(?!\d)/g, '0$&') ?? (typed === undefined ? named : parseTypedDate(typed, lang));
  if (found === undefined) return undefined;
  const [, sign = '', years = '', rest = ''] = /^([+-]?)(\d+)-(\d\d-\d\d)$/.exec(found) ?? [];
  // The Gregorian calendar repeats every 400 years; 2000 to 2399 stand in for years that calendar-date doesn't know.
  const signed = Number(`${sign}${years}`);
  const [monthDay, alike] = [rest, 2000 + (((signed % 400) + 400) % 400)];
  const civil = parseIso(`${alike}-${monthDay}`);
  if (!civil || toIso(civil) !== `${alike}-${monthDay}`) return undefined;
  const date = new Date(0);
  date.setUTCFullYear(signed, civil.month - 1, civil.day);
  return date.getTime();
}

const pad = (value: number): string => String(value).padStart(2, '0');

/** Milliseconds since midnight; 0 without a time. 24:00 is the end of the day (ISO 8601). */
function timeOf({ hour, minute, second, fraction = '', half }: Parts): number | undefined {
  if (hour === undefined) return 0;
  const [hours, minutes, seconds] = [Number(hour), Number(minute ?? '0'), Number(second ?? '0')];
  const endOfDay = hours === 24 && minutes === 0 && seconds === 0 && !/[1-9]/.test(fraction) && !half;
  if (endOfDay) return 86_400_000;
  if (minutes > 59 || seconds > 59 || hours > (half ? 12 : 23) || (half && hours === 0)) return undefined;
  const shown = half ? (hours % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : hours;
  return ((shown * 60 + minutes) * 60 + seconds) * 1000;
}

/** Hours ahead of UTC: Indonesia’s zones (Keppres 41/1987), and Europe’s, which the page itself writes. */
const NAMED = new Map([
  ['WIB', 7],
  ['WITA', 8],
  ['WIT', 9],
  ['WET', 0],
  ['WEST', 1],
  ['CET', 1],
  ['CEST', 2],
  ['EET', 2],
  ['EEST', 3],
]);

function offsetOf(offset: string | undefined): number | undefined | 'wrong' {
  if (offset === undefined) return undefined;
  if (!/\d/.test(offset)) return (MAIL_ZONES[offset] ?? NAMED.get(offset) ?? 0) * 3_600_000;
  const [, sign, hour, minute = '0'] = /([+-])(\d\d?):?(\d\d)?$/.exec(offset) ?? [];
  const [hours, minutes] = [Number(hour), Number(minute)];
  if (hours > 23 || minutes > 59) return 'wrong';
  return (sign === '-' ? -1 : 1) * (hours * 60 + minutes) * 60_000;
}
