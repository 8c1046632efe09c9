import type { DBSchema } from 'idb';
import { deviceDb } from '../../storage/device-db';
import type { SavedItem } from './item';

interface Items extends DBSchema {
  items: { key: string; value: SavedItem };
}

/** A transaction on the stored items by id: all or nothing; `undefined` removes an item. */
export type Change = (all: ReadonlyMap<string, SavedItem>) => ReadonlyMap<string, SavedItem | undefined>;

const erased = new Set<() => void>();
// Called again, `open` resolves once the database is erased.
const open = deviceDb<Items>('items', { items: 'id' }, () => erased.forEach((listener) => listener()));

/** Calls `listener` when the settings may have erased the database, in this tab or another. */
export const onErased = (listener: () => void): void => void erased.add(listener);

export const allItems = async (): Promise<readonly SavedItem[]> => (await open()).getAll('items');

export interface Changed {
  readonly changes: ReadonlyMap<string, SavedItem | undefined>;
  /** All items as they are now. */
  readonly all: ReadonlyMap<string, SavedItem>;
}

/** Applies a change to the stored items in one transaction. Throws QuotaExceededError when the device has no room. */
export async function changeItems(change: Change): Promise<Changed> {
  const work = (await open()).transaction('items', 'readwrite');
  const { store } = work;
  const all = new Map((await store.getAll()).map((item) => [item.id, item]));
  const changes = change(all);
  const steps: Promise<unknown>[] = Array.from(changes, ([id, item]) => (item ? store.put(item) : store.delete(id)));
  // One failed request makes the others fail with a less helpful error: the first is the cause.
  await Promise.all([...steps, work.done]);
  for (const [id, item] of changes) {
    if (item) all.set(id, item);
    else all.delete(id);
  }
  return { changes, all };
}
