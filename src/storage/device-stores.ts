/** What this browser keeps of the site, each place by itself: how much, a copy of it, and how it is erased. */
import { bytesOf, plain } from './plain-data';

export interface DeviceStore {
  readonly id: string;
  readonly label: string;
  /** In bytes; of databases an estimate. */
  size(): Promise<number>;
  /** Plain data for a copy; left out: there is nothing of the visitor's in it, or a secret. */
  readonly copy?: () => Promise<unknown>;
  erase(): Promise<void>;
}

/** The databases by their names; another one is shown by its name. */
const LABELS: Readonly<Record<string, string>> = {
  drafts: 'Drafts of the editors',
  notes: 'Notes of the notepad',
  clips: 'Clips of the online clipboard',
  items: 'Saved items',
};

/** Of the account: who is signed in, with a secret token, and what Firebase has cached. All of it goes at sign-out. */
const OF_ACCOUNT = /^(firebase|firestore[/_]|(user|deleting)$)/;

export async function deviceStores(): Promise<readonly DeviceStore[]> {
  const databases = await indexedDB.databases().catch(() => []);
  const names = databases.flatMap(({ name }) => (name ? [name] : [])).sort((a, b) => a.localeCompare(b, 'en'));
  return [
    webStorage('settings', 'Settings, favourites and lists', localStorage, (key) => !OF_ACCOUNT.test(key)),
    webStorage('tab', 'What this tab last held', sessionStorage, () => true),
    ...names.filter((name) => !OF_ACCOUNT.test(name)).map(database),
    pages,
  ];
}

function webStorage(id: string, label: string, storage: Storage, counts: (key: string) => boolean): DeviceStore {
  const entries = () =>
    Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
      .filter(counts)
      .map((key) => [key, storage.getItem(key) ?? ''] as const);
  return {
    id,
    label,
    size: async () => entries().reduce((sum, [key, value]) => sum + 2 * (key.length + value.length), 0),
    copy: async () => Object.fromEntries(entries()),
    erase: async () => entries().forEach(([key]) => storage.removeItem(key)),
  };
}

const pages: DeviceStore = {
  id: 'pages',
  label: 'Pages for use without a connection',
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

/** What goes with a database: which pages have saved items. */
const BESIDE: Readonly<Record<string, string>> = { items: 'saved-pages' };

const database = (name: string): DeviceStore => ({
  id: `database:${name}`,
  label: LABELS[name] ?? name,
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
    localStorage.removeItem(BESIDE[name] ?? '');
  },
});

/** Another tab holds the database open and does not let go. */
export class HeldElsewhere extends Error {}

/** A connection that is being closed, here or there, holds a database for some milliseconds more. */
const CLOSING_MS = 1_000;

export const eraseDatabase = (name: string): Promise<void> =>
  new Promise((done, failed) => {
    const request = indexedDB.deleteDatabase(name);
    request.addEventListener('success', () => done());
    request.addEventListener('error', () => failed(request.error ?? new Error(name)));
    // It goes as soon as that tab is closed; until then it is there.
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
      // Who erases it meanwhile need not wait.
      opened.addEventListener('versionchange', () => opened.close());
      done(opened);
    });
    request.addEventListener('error', () => failed(request.error ?? new Error(name)));
  });
