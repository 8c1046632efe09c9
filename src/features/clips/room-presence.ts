import type { SeenDevice } from './room-news';

/** From this many clips or documents on, presence leaves the remaining capacity to clips. */
const CROWDED = { clips: 80, documents: 98 } as const;
/**
 * A device announces its presence once a minute, and disappears from the list after `SEEN_GONE_MS` without an
 * announcement.
 */
export const SEEN_EVERY_MS = 60_000;
export const SEEN_GONE_MS = 600_000;

export interface Presence {
  /** The number of clips in the room. */
  readonly clips: number;
  readonly seen: readonly SeenDevice[];
  /** This device. */
  readonly device: string;
  /** When it last announced itself, as far as this page knows. */
  readonly saidAt: number;
}

/**
 * What a device has to write at `now` so that the others know of it: whether to announce itself (at most once a minute,
 * and not in a crowded room), and which earlier announcements of any device to delete.
 */
export function presenceAt(
  now: number,
  { clips, seen, device, saidAt }: Presence,
): { readonly due: boolean; readonly old: readonly SeenDevice[] } {
  const mine = seen.filter((one) => one.device === device);
  const crowded = clips >= CROWDED.clips || clips + seen.length >= CROWDED.documents;
  const last = Math.max(saidAt, ...mine.map(({ at }) => at));
  const due = !crowded && now - last >= SEEN_EVERY_MS;
  const old = seen.filter((one) => crowded || (due && mine.includes(one)) || now - one.at > SEEN_GONE_MS);
  return { due, old };
}
