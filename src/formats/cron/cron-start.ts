import { formatMoment } from '../../i18n/format';
import { LOCALES, type Lang } from '../../i18n/languages';
import type { Zone } from '../../core/dates/time-zone';

const UNITS = [
  ['year', 365.25 * 86_400],
  ['month', 30.4375 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** 'in 3 hours': uses the largest unit that is not zero. */
export function inText(instant: number, now: number, lang: Lang): string {
  const seconds = Math.round((instant - now) / 1000);
  const [unit, size] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? UNITS[5];
  return new Intl.RelativeTimeFormat(LOCALES[lang]).format(Math.trunc(seconds / size), unit);
}

/** 'Monday, November 23, 2026 at 9:30 AM', in the given zone. */
export function whenText(instant: number, zone: Zone, lang: Lang): string {
  const seconds = instant % 60_000 !== 0;
  return formatMoment(instant, lang, {
    timeZone: zone.name,
    weekday: 'short',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    ...(seconds && { second: '2-digit' }),
  });
}
