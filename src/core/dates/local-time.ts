import { instantsOf, type Zone } from './time-zone';

const MINUTE = 60_000;
const DAY = 86_400_000;

/** Which of two instants is meant when clocks were set back and show a time twice. */
export type Overlap = 'earlier' | 'later';

/** The instant of a local time, and what the clocks did: 'gap' if they skipped that time, 'overlap' if it occurs twice. */
export interface Resolved {
  readonly instant: number;
  readonly clocks: 'once' | 'gap' | 'overlap';
  /** Of a gap: the local times at which it begins and ends. */
  readonly gap?: readonly [from: number, to: number];
}

/**
 * The instant at which a zone's clocks show a local time (both in milliseconds, see time-zone.ts). A time that clocks
 * skipped is read with the offset before the change, so that it moves on by the length of the gap. This is what Temporal
 * calls 'compatible'.
 */
export function resolveLocal(local: number, zone: Zone, overlap: Overlap = 'earlier'): Resolved {
  const { at, after } = instantsOf(local, zone);
  const [first, last] = [at[0], at.at(-1)];
  if (first !== undefined && last !== undefined) {
    return { instant: overlap === 'later' ? last : first, clocks: first === last ? 'once' : 'overlap' };
  }
  const before = zone.offset(local - DAY);
  return { instant: local - before, clocks: 'gap', gap: [after + before, after + zone.offset(after)] };
}

/** An offset from UTC as '+05:30', rounded to the minute. */
export function offsetText(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / MINUTE);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${offset < 0 && minutes > 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** A local time as `YYYY-MM-DDTHH:MM`, with six digits and a sign for years outside 0 to 9999. */
export const localText = (local: number): string => new Date(local).toISOString().replace(/:\d\d\.\d+Z$/, '');
