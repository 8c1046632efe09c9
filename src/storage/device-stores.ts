/** The places where this browser stores data of the site: the size of each, a copy of it, and how to erase it. */
import { bytesOf, plain } from './plain-data';

export interface DeviceStore {
  /** 'settings', 'tab', 'pages', or 'database:' and the database's name. */
  readonly id: string;
  /** In bytes; an estimate for databases. */
  size(): Promise<number>;
  /** Plain data for a copy; omitted if it contains nothing of the visitor's, or a secret. */
  readonly copy?: () => Promise<unknown>;
  erase(): Promise<void>;
}

/**
 * Data of the account: who is signed in, with a secret token, and Firebase's cache. All of it is removed at sign-out.
 */
const ACCOUNT_DATA = /^(firebase|firestore[/_]|(user|deleting)$)/;

export async function deviceStores(): Promise<readonly DeviceStore[]> {
  // Firefox before 126 cannot list them.
  const databases = (await indexedDB.databases?.().catch(() => [])) ?? [];
  const names = databases.flatMap(({ name }) => (name ? [name] : [])).sort((a, b) => a.localeCompare(b, 'en'));
  return [
    webStorage('settings', localStorage, (key) => !ACCOUNT_DATA.test(key)),
    webStorage('tab', sessionStorage, () => true),
    ...names.filter((name) => !ACCOUNT_DATA.test(name)).map(database),
    pages,
  ];
}

function webStorage(id: string, storage: Storage, counts: (key: string) => boolean): DeviceStore {
  const entries = () =>
    Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
      .filter(counts)
      .map((key) => [key, storage.getItem(key) ?? ''] as const);
  return {
    id,
    size: async () => entries().reduce((sum, [key, value]) => sum + 2 * (key.length + value.length), 0),
    copy: async () => Object.fromEntries(entries()),
    erase: async () => entries().forEach(([key]) => storage.removeItem(key)),
  };
}

const pages: DeviceStore = {
  id: 'pages',
  size: async () => {
    let sum = 0;
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const response of await cache.matchAll()) sum += (await response.blob()).size;
    }
    return sum;
  },
  erase: async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  },
};

/** Keys that are erased with a database: which pages have saved items. */
const RELATED_KEYS: Readonly<Record<string, string>> = { items: 'saved-pages' };

const database = (name: string): DeviceStore => ({
  id: `database:${name}`,
  size: () => eachRecord(name, 0, (sum, _store, key, value) => sum + bytesOf(key) + bytesOf(value)),
  copy: async () => {
    const records = await eachRecord<Record<string, { key: unknown; value: unknown }[]>>(
      name,
      {},
      (found, store, key, value) => {
        (found[store] ??= []).push({ key, value });
        return found;
      },
    );
    return plain(records);
  },
  erase: async () => {
    await eraseDatabase(name);
    localStorage.removeItem(RELATED_KEYS[name] ?? '');
  },
});

/** Another tab has the database open and does not close it. */
export class HeldElsewhere extends Error {}

/** A connection that is being closed, in this tab or another, blocks a database for some more milliseconds. */
const CLOSING_MS = 1_000;

export const eraseDatabase = (name: string): Promise<void> =>
  new Promise((done, failed) => {
    const request = indexedDB.deleteDatabase(name);
    request.addEventListener('success', () => done());
    request.addEventListener('error', () => failed(request.error ?? new Error(name)));
    // It is deleted as soon as that tab is closed; until then it exists.
    request.addEventListener('blocked', () => setTimeout(() => failed(new HeldElsewhere(name)), CLOSING_MS));
  });

/** Reads every record of every store, one at a time: a database can be larger than the memory. */
async function eachRecord<Sum>(
  name: string,
  start: Sum,
  add: (sum: Sum, store: string, key: IDBValidKey, value: unknown) => Sum,
): Promise<Sum> {
  const opened = await openDatabase(name);
  let sum = start;
  try {
    const stores = Array.from(opened.objectStoreNames);
    for (const store of stores) {
      await new Promise<void>((done, failed) => {
        const request = opened.transaction(store).objectStore(store).openCursor();
        request.addEventListener('error', () => failed(request.error ?? new Error(name)));
        request.addEventListener('success', () => {
          const cursor = request.result;
          if (!cursor) return done();
          sum = add(sum, store, cursor.primaryKey, cursor.value);
          cursor.continue();
        });
      });
    }
  } finally {
    opened.close();
  }
  return sum;
}

const openDatabase = (name: string): Promise<IDBDatabase> =>
  new Promise((done, failed) => {
    const request = indexedDB.open(name);
    request.addEventListener('success', () => {
      const opened = request.result;
      // A tab that erases it during this read need not wait.
      opened.addEventListener('versionchange', () => opened.close());
      done(opened);
    });
    request.addEventListener('error', () => failed(request.error ?? new Error(name)));
  });
