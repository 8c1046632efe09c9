import { Bytes, Timestamp } from 'firebase/firestore';
import { bytesOf, linkOf, partsOfLink, type SavedItem } from './item';
import type { AccountItem } from './reconcile';

/* `users/{uid}/items/{item}`: the format of an item in the account. */

/** All fields except the revision and the time of the write. A deleted item keeps nothing that tells what it was. */
export function fieldsOf(item: SavedItem) {
  const { tool, title, deleted } = item;
  return {
    tool,
    title: deleted ? '' : title,
    body: Bytes.fromUint8Array(new TextEncoder().encode(deleted ? '' : linkOf(item))),
    deleted,
  };
}

/** Parses an item of the account; undefined when it isn't valid here, such as one of a newer version of this site. */
export function readItem(id: string, data: Readonly<Record<string, unknown>>): AccountItem | undefined {
  const { tool, title, body, rev, updated, deleted } = data;
  if (typeof tool !== 'string' || typeof title !== 'string' || typeof rev !== 'number') return undefined;
  if (!(body instanceof Bytes) || typeof deleted !== 'boolean') return undefined;
  const parts = deleted ? { path: '', body: '' } : partsOfLink(new TextDecoder().decode(body.toUint8Array()));
  // Without a time, the server has not answered yet: this is the device's own write.
  if (!parts || !(updated instanceof Timestamp)) return undefined;
  return { id, tool, title, ...parts, rev, updated: updated.toMillis(), deleted };
}

/** A transaction takes 10 MB and 500 writes, and its rules may read ten other documents. */
const GROUP = { items: 10, bytes: 4_000_000 } as const;

/** Splits items into groups that fit into one transaction. */
export function groups(items: readonly SavedItem[]): SavedItem[][] {
  const made: SavedItem[][] = [];
  let bytes = 0;
  for (const item of items) {
    const size = bytesOf(item);
    const last = made.at(-1);
    if (last && last.length < GROUP.items && bytes + size <= GROUP.bytes) {
      last.push(item);
      bytes += size;
    } else {
      made.push([item]);
      bytes = size;
    }
  }
  return made;
}
