import type { SeenDevice } from './room-news';

/** From so many clips, or documents, on presence leaves its places to clips. */
const CROWDED = { clips: 80, documents: 98 } as const;
/** A device says that it is there once a minute; one that was not heard of for so long is taken off the list. */
export const SEEN_EVERY_MS = 60_000;
export const SEEN_GONE_MS = 600_000;

export interface Presence {
  /** How many clips the room has. */
  readonly clips: number;
  readonly seen: readonly SeenDevice[];
  /** This device. */
  readonly device: string;
  /** When it said so last, as far as this page knows. */
  readonly saidAt: number;
}

/**
 * What a device has to write at `now`, so that the others know of it: whether it says that it is here (not oftener than
 * once a minute, and not where the room is crowded), and which of the documents that said so before are to go.
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
