import type { DBSchema } from 'idb';
import { deviceDb } from '../../storage/device-db';
import type { SavedItem } from './item';

interface Items extends DBSchema {
  items: { key: string; value: SavedItem };
}

/** All or nothing, on what is there: items by their id; `undefined` removes one. */
export type Change = (all: ReadonlyMap<string, SavedItem>) => ReadonlyMap<string, SavedItem | undefined>;

const erased = new Set<() => void>();
// Asked again, the store answers once it is erased.
const open = deviceDb<Items>('items', { items: 'id' }, () => erased.forEach((listener) => listener()));

/** Calls when the store may have been erased by the settings, here or in another tab. */
export const onErased = (listener: () => void): void => void erased.add(listener);

export const allItems = async (): Promise<readonly SavedItem[]> => (await open()).getAll('items');

export interface Changed {
  readonly changes: ReadonlyMap<string, SavedItem | undefined>;
  /** All items, as they are now. */
  readonly all: ReadonlyMap<string, SavedItem>;
}

/** Changes items by what they are, in one transaction. Throws QuotaExceededError where the device has no room. */
export async function changeItems(change: Change): Promise<Changed> {
  const work = (await open()).transaction('items', 'readwrite');
  const { store } = work;
  const all = new Map((await store.getAll()).map((item) => [item.id, item]));
  const changes = change(all);
  const steps: Promise<unknown>[] = Array.from(changes, ([id, item]) => (item ? store.put(item) : store.delete(id)));
  // One failed step fails the others with a less telling error: the first is what happened.
  await Promise.all([...steps, work.done]);
  for (const [id, item] of changes) {
    if (item) all.set(id, item);
    else all.delete(id);
  }
  return { changes, all };
}
