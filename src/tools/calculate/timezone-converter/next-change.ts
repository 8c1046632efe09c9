import type { Zone } from '../../../core/dates/time-zone';

const MINUTE = 60_000;
const WEEK = 7 * 86_400_000;
/** Zones that change their clocks do so within this time. */
const WEEKS = 58;

/** When a zone's clocks next change, and by how much (both in milliseconds). */
export interface Change {
  readonly at: number;
  readonly by: number;
}

/** The first change after an instant; undefined if there is none within 58 weeks. Two changes within a week can be missed. */
export function nextChange(instant: number, zone: Zone): Change | undefined {
  const before = zone.offset(instant);
  const end = Array.from({ length: WEEKS }, (_, index) => instant + (index + 1) * WEEK).find(
    (probe) => zone.offset(probe) !== before,
  );
  if (end === undefined) return undefined;
  let [low, high] = [Math.floor((end - WEEK) / MINUTE), Math.ceil(end / MINUTE)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (zone.offset(middle * MINUTE) === before) low = middle;
    else high = middle;
  }
  return { at: high * MINUTE, by: zone.offset(high * MINUTE) - before };
}
