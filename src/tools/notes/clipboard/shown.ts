import { sizeOf, headOf, type ClipBody, type ClipMeta } from '../../../features/clips/clip';
import type { RoomView } from '../../../features/clips/room-session';

/** A clip as the page shows it, stored on this device or in the room. */
export interface Shown {
  readonly id: string;
  readonly kind: 'text' | 'image';
  readonly at: number;
  readonly bytes: number;
  readonly head: string;
  readonly whole: boolean;
  readonly title: string;
  /** `waiting`: it has not been sent to the room yet. */
  readonly place: 'device' | 'room' | 'waiting';
  /** The clip on this device; undefined if it is only in the room. */
  readonly meta: ClipMeta | undefined;
  /** The device that added it to the room; '' for this one, '?' for an unknown one. */
  readonly from: string;
  readonly body: () => Promise<ClipBody | undefined>;
}

export interface ShownClips {
  readonly room: readonly Shown[];
  readonly device: readonly Shown[];
}

/**
 * The room's clips in the server's order, below those waiting to be sent; then the clips that are only on this device.
 */
export function shownClips(
  clips: readonly ClipMeta[],
  body: (id: string) => Promise<ClipBody | undefined>,
  room: RoomView | undefined,
): ShownClips {
  const there = new Set(room?.clips.map(({ id }) => id));
  const own = (meta: ClipMeta): Shown => ({
    ...meta,
    place: meta.waiting !== '' && meta.waiting === room?.id && !there.has(meta.id) ? 'waiting' : 'device',
    meta,
    from: '',
    body: () => body(meta.id),
  });
  const mine = new Map(clips.map((meta) => [meta.id, meta]));
  const names = new Map(room?.seen.toReversed().map(({ device, name }) => [device, name]));
  const others = room?.clips.map((clip): Shown => {
    const head = headOf(clip.text);
    return {
      id: clip.id,
      at: clip.at,
      title: clip.title,
      kind: 'text',
      bytes: sizeOf(clip.text),
      head,
      whole: head.length === clip.text.length,
      place: 'room',
      meta: mine.get(clip.id),
      from: clip.device === room.device ? '' : (names.get(clip.device) ?? '?'),
      body: () => Promise.resolve(clip.text),
    };
  });
  const device = clips.map(own);
  return {
    room: [...device.filter(({ place }) => place === 'waiting'), ...(others ?? [])],
    device: device.filter(({ id, place }) => place === 'device' && !there.has(id)),
  };
}

/** Pinned clips first; otherwise the order is kept. */
export const pinnedFirst = (clips: readonly Shown[]): readonly Shown[] =>
  clips.toSorted((one, other) => Number(other.meta?.pinned ?? false) - Number(one.meta?.pinned ?? false));
