import { localText, offsetText, resolveLocal, type Overlap, type Resolved } from '../../../core/dates/local-time';
import type { Zone } from '../../../core/dates/time-zone';
import { formatMoment } from '../../../i18n/format';
import { LOCALES, type Lang } from '../../../i18n/languages';

/** An instant as a target zone's clocks show it. */
export interface Shown {
  readonly zone: Zone;
  /** As if it were UTC, in milliseconds. */
  readonly local: number;
  readonly offset: number;
}

const shownIn = (instant: number, zone: Zone): Shown => {
  const offset = zone.offset(instant);
  return { zone, local: instant + offset, offset };
};

export interface Converted extends Resolved {
  readonly source: Shown;
  readonly targets: readonly Shown[];
}

/** A local time of one zone, as other zones' clocks show it. */
export function convert(local: number, from: Zone, to: readonly Zone[], overlap: Overlap): Converted {
  const resolved = resolveLocal(local, from, overlap);
  const show = (zone: Zone) => shownIn(resolved.instant, zone);
  return { ...resolved, source: show(from), targets: to.map(show) };
}

/** `2026-01-15T00:00-03:30[America/St_Johns]`, as Temporal.ZonedDateTime writes it to the minute. */
export const zonedText = ({ local, offset, zone }: Shown): string =>
  `${localText(local)}${offsetText(offset)}[${zone.name}]`;

/** The city that a zone was found by, or that of its name: 'America/St_Johns' is 'St Johns'. */
export const cityOf = ({ city, name }: Zone): string =>
  city ?? name.slice(name.lastIndexOf('/') + 1).replaceAll('_', ' ');

/** In words: 'Thu, Jan 15, 12:00 AM'. */
export const inWords = (local: number, lang: Lang): string =>
  formatMoment(local, lang, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });

/** The name of a zone's clock at an instant: 'Central European Summer Time'. */
export const clockName = (instant: number, zone: Zone, lang: Lang): string =>
  new Intl.DateTimeFormat(LOCALES[lang], { timeZone: zone.name, timeZoneName: 'long' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** A difference of clocks without a day: '+5:30', '−8:00', '0:00'. */
export function differenceText(milliseconds: number): string {
  const [sign, hours, minutes] = [milliseconds < 0 ? '−' : '+', ...offsetText(milliseconds).slice(1).split(':')];
  return milliseconds === 0 ? '0:00' : `${sign}${Number(hours)}:${minutes}`;
}
