import { offsetText } from '../../../core/dates/local-time';
import type { Zone } from '../../../core/dates/time-zone';
import { formatMoment } from '../../../i18n/format';
import { LOCALES, type Lang } from '../../../i18n/languages';
import { floorDiv } from './epochs';

const MILLISECOND = 1_000_000n;
const SECOND = 1_000_000_000n;

const milliseconds = (instant: bigint): number => Number(floorDiv(instant, MILLISECOND));

/** Up to the seconds: `2009-02-13T23:31:30`; undefined outside Date's range, which a zone's offset can exceed. */
function clock(local: number): string | undefined {
  const date = new Date(local);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().replace(/\.\d+Z$/, '');
}

/** `.5`, without zeros at the end; '' for a whole second. */
function fractionOf(instant: bigint): string {
  const rest = instant - floorDiv(instant, SECOND) * SECOND;
  return rest === 0n ? '' : `.${String(rest).padStart(9, '0').replace(/0+$/, '')}`;
}

/** UTC in ISO 8601: `2009-02-13T23:31:30Z`, with a fraction if it isn't 0. */
export const isoText = (instant: bigint): string => `${clock(milliseconds(instant)) ?? ''}${fractionOf(instant)}Z`;

/** Local time in ISO 8601 with the zone's offset: `2009-02-14T00:31:30+01:00`. */
export function zonedIso(instant: bigint, zone: Zone): string | undefined {
  const offset = zone.offset(milliseconds(instant));
  const text = clock(milliseconds(instant) + offset);
  return text && `${text}${fractionOf(instant)}${offsetText(offset)}`;
}

/** RFC 5322, section 3.3: `Fri, 13 Feb 2009 23:31:30 +0000`. It has no years before 0. */
export function rfcText(instant: bigint): string | undefined {
  const text = new Date(milliseconds(instant)).toUTCString();
  return / -\d+ /.test(text) ? undefined : text.replace('GMT', '+0000');
}

/** In words of the language, with the zone's abbreviation: 'Fri, Feb 13, 2009, 11:31:30 PM UTC'. */
export const inWords = (instant: bigint, zone: Zone, lang: Lang): string =>
  formatMoment(milliseconds(instant), lang, {
    weekday: 'short',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
    timeZone: zone.name,
  });

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

const MONTHS_A_YEAR = 12;
const DAY = 86_400_000;

/** Whole months of the calendar (UTC) from one instant to another; negative if that one is earlier. */
function monthsBetween(from: number, to: number): number {
  const [early, late] = [new Date(Math.min(from, to)), new Date(Math.max(from, to))];
  const months =
    (late.getUTCFullYear() - early.getUTCFullYear()) * MONTHS_A_YEAR + late.getUTCMonth() - early.getUTCMonth();
  const inMonth = (date: Date) => date.getUTCDate() * DAY + (((date.getTime() % DAY) + DAY) % DAY);
  const whole = inMonth(late) < inMonth(early) ? months - 1 : months;
  return to < from ? -whole + 0 : whole;
}

/** '17 years ago', 'in 3 hours', in the largest unit that has elapsed at least once; 'now' for less than a second. */
export function relativeText(instant: bigint, now: number, lang: Lang): string {
  const months = monthsBetween(now, milliseconds(instant));
  if (months !== 0) {
    const years = Math.trunc(months / MONTHS_A_YEAR) + 0;
    const format = new Intl.RelativeTimeFormat(LOCALES[lang], { numeric: 'always' });
    return years === 0 ? format.format(months, 'month') : format.format(years, 'year');
  }
  const away = milliseconds(instant) - now;
  const [unit, length] = UNITS.find(([, one]) => Math.abs(away) >= one) ?? (['second', 1000] as const);
  const count = Math.trunc(away / length) + 0;
  return new Intl.RelativeTimeFormat(LOCALES[lang], { numeric: count === 0 ? 'auto' : 'always' }).format(count, unit);
}
