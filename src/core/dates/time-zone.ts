/**
 * Local times of a named zone, from the browser's time zone database. A local time is stored as if it were UTC: the
 * milliseconds since 1970 at which a UTC clock shows that time.
 */
export interface Zone {
  readonly name: string;
  /** The city that the zone was found by, if its name isn't in the zone's. */
  readonly city?: string;
  /** Milliseconds by which the zone's clocks are ahead of UTC. */
  readonly offset: (instant: number) => number;
}

const MINUTE = 60_000;
const DAY = 86_400_000;
const zones = new Map<string, Zone>();

/** Undefined if the browser doesn't know a zone of this name. */
export function zoneOf(name: string): Zone | undefined {
  const known = zones.get(name);
  if (known) return known;
  let format: Intl.DateTimeFormat;
  try {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: name,
      hourCycle: 'h23',
      era: 'short',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch {
    return undefined;
  }
  const zone = { name, offset: byDay((instant) => offsetIn(format, instant)) };
  zones.set(name, zone);
  return zone;
}

/** Days whose offsets are remembered. */
const MOST_DAYS = 10_000;
/** The last day of Date. */
const LAST_DAY = 100_000_000;

/**
 * Remembers the offsets of days (UTC) that begin and end with the same one: a log has thousands of lines a day. No zone of
 * the IANA database (2025b) changes its offset and changes it back within such a day.
 */
function byDay(exact: (instant: number) => number): (instant: number) => number {
  const days = new Map<number, number | 'changes'>();
  return (instant) => {
    const day = Math.floor(instant / DAY);
    if (Math.abs(day) >= LAST_DAY) return exact(instant);
    let known = days.get(day);
    if (known === undefined) {
      const first = exact(day * DAY);
      known = first === exact((day + 1) * DAY) ? first : 'changes';
      if (days.size >= MOST_DAYS) days.clear();
      days.set(day, known);
    }
    return known === 'changes' ? exact(instant) : known;
  };
}

function offsetIn(format: Intl.DateTimeFormat, instant: number): number {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of format.formatToParts(instant)) parts[type] = value;
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts[type]);
  const year = parts.era === 'BC' ? 1 - part('year') : part('year');
  const clock = new Date(0);
  clock.setUTCFullYear(year, part('month') - 1, part('day'));
  clock.setUTCHours(part('hour'), part('minute'), part('second'));
  return clock.getTime() - Math.floor(instant / 1000) * 1000;
}

/** The time zone of this device. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * The instants at which a zone's clocks show a local time: one; two if clocks were set back; none if they were set
 * forward past it, and then `after` is the first instant after the gap.
 */
export function instantsOf(local: number, zone: Zone): { readonly at: readonly number[]; readonly after: number } {
  const [before, later] = [zone.offset(local - DAY), zone.offset(local + DAY)];
  const candidates = before === later ? [local - before] : [local - before, local - later];
  const at = candidates.filter((instant) => instant + zone.offset(instant) === local).sort((a, b) => a - b);
  return { at, after: at.length > 0 ? (at[0] ?? 0) : changeBetween(local - DAY, local + DAY, zone) };
}

/** Whether the UTC offset changes during a local day or close to it. */
export const changesAround = (localMidnight: number, zone: Zone): boolean =>
  zone.offset(localMidnight - DAY) !== zone.offset(localMidnight + 2 * DAY);

/** The first instant of the new offset, to the minute; both ends are local times. */
function changeBetween(from: number, to: number, zone: Zone): number {
  const old = zone.offset(from);
  let [low, high] = [Math.floor((from - old) / MINUTE), Math.ceil((to - zone.offset(to)) / MINUTE)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (zone.offset(middle * MINUTE) === old) low = middle;
    else high = middle;
  }
  return high * MINUTE;
}

/** Formats an instant as local time of a zone: `2026-11-21T13:00:00+01:00`. */
export function zonedText(instant: number, zone: Zone): string {
  const offset = zone.offset(instant);
  const minutes = Math.round(Math.abs(offset) / MINUTE);
  const two = (value: number) => String(value).padStart(2, '0');
  const sign = offset < 0 ? '-' : '+';
  return `${new Date(instant + offset).toISOString().slice(0, 19)}${sign}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
