/** What a list shows of a clip; its full text or picture is stored separately (clip-store.ts). */
export interface ClipMeta {
  readonly id: string;
  /** When it was added, ms since 1970; unique within a list. */
  readonly at: number;
  readonly kind: 'text' | 'image';
  /** The picture's MIME type; '' for text. */
  readonly type: string;
  /** UTF-8 bytes of a text, or bytes of a picture. */
  readonly bytes: number;
  /** The beginning of the text; `whole` if that is all of it. */
  readonly head: string;
  readonly whole: boolean;
  readonly title: string;
  readonly pinned: boolean;
  /**
   * When it was removed from the list, ms since 1970; 0 if it was not. It is deleted once it can no longer be undone.
   */
  readonly removed: number;
  /** The id of the room that it has yet to reach; '' if none. */
  readonly waiting: string;
}

export type ClipBody = string | Blob;

export const CLIP_LIMITS = {
  /** Bytes of one clip. */
  clip: 5_000_000,
  /** Limits of the list: its newest 200, or 50 MB. */
  clips: 200,
  bytes: 50_000_000,
  /** At most 50 may be pinned, so that there is always room for new clips. */
  pinned: 50,
  pinnedBytes: 25_000_000,
  /** Characters of a title. */
  title: 100,
} as const;

/** How long a removed clip can be restored. */
export const UNDO_MS = 10_000;

const HEAD_LENGTH = 1_000;

export interface NewClip {
  readonly id: string;
  readonly body: ClipBody;
  readonly at: number;
  readonly title: string;
  readonly waiting: string;
}

export function metaOf({ id, body, at, title, waiting }: NewClip): ClipMeta {
  const isText = typeof body === 'string';
  const head = isText ? headOf(body) : '';
  return {
    id,
    at,
    kind: isText ? 'text' : 'image',
    type: isText ? '' : body.type,
    bytes: sizeOf(body),
    head,
    whole: isText && head.length === body.length,
    title: titleOf(title),
    pinned: false,
    removed: 0,
    waiting,
  };
}

export const sizeOf = (body: ClipBody): number =>
  typeof body === 'string' ? new TextEncoder().encode(body).length : body.size;

/** The beginning of the text, never half a surrogate pair. */
export function headOf(text: string): string {
  const head = text.slice(0, HEAD_LENGTH);
  return head.length < text.length && /[\uD800-\uDBFF]$/.test(head) ? head.slice(0, -1) : head;
}

/** One line of at most 100 characters. */
export const titleOf = (text: string): string =>
  Array.from(text.replace(/\s+/gu, ' ').trim()).slice(0, CLIP_LIMITS.title).join('');

/** Sorts newest first; clips of the same time by id. */
export const newestFirst = <Clip extends { readonly at: number; readonly id: string }>(
  clips: readonly Clip[],
): readonly Clip[] =>
  clips.toSorted((one, other) => other.at - one.at || (one.id < other.id ? 1 : one.id > other.id ? -1 : 0));

/**
 * The clips that must be removed to keep a list within its limits: oldest first, never the newest clip, a pinned one,
 * or one that has yet to reach its room.
 */
export function overflow(clips: readonly ClipMeta[]): readonly ClipMeta[] {
  const order = newestFirst(clips);
  let count = order.length;
  let bytes = order.reduce((sum, clip) => sum + clip.bytes, 0);
  const gone: ClipMeta[] = [];
  for (const clip of order.slice(1).toReversed()) {
    if (count <= CLIP_LIMITS.clips && bytes <= CLIP_LIMITS.bytes) break;
    if (clip.pinned || clip.waiting !== '') continue;
    gone.push(clip);
    count--;
    bytes -= clip.bytes;
  }
  return gone;
}

/** Whether one more clip may be pinned. */
export function mayPin(clips: readonly ClipMeta[], clip: ClipMeta): boolean {
  const pinned = clips.filter((one) => one.pinned);
  const bytes = pinned.reduce((sum, one) => sum + one.bytes, clip.bytes);
  return pinned.length < CLIP_LIMITS.pinned && bytes <= CLIP_LIMITS.pinnedBytes;
}

export async function sameBody(one: ClipBody, other: ClipBody): Promise<boolean> {
  if (typeof one === 'string' || typeof other === 'string') return one === other;
  if (one.size !== other.size || one.type !== other.type) return false;
  const [a, b] = (await Promise.all([one.arrayBuffer(), other.arrayBuffer()])).map((buffer) => new Uint8Array(buffer));
  return a !== undefined && a.every((byte, index) => byte === b?.[index]);
}
