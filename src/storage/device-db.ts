import { openDB, type DBSchema, type IDBPDatabase, type StoreNames } from 'idb';

/** `full`: the device has no room; `denied`: the browser keeps nothing here (private mode, storage switched off). */
export type Trouble = 'full' | 'denied';

const troubleOf = (error: unknown): Trouble =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'denied';

/** The key path of each store of a database. */
type KeyPaths<Schema extends DBSchema> = { readonly [Store in StoreNames<Schema> & string]: string | string[] };

/**
 * Gives the way to a database of this device, opened at first use and again after it was closed; it rejects where the
 * browser keeps nothing. `released`: it was closed because the settings erase it, here or in another tab, or because
 * a newer version of the page wants it.
 */
export function deviceDb<Schema extends DBSchema>(
  name: string,
  keyPaths: KeyPaths<Schema>,
  released: () => void = () => {},
): () => Promise<IDBPDatabase<Schema>> {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  const forget = () => {
    opened = undefined;
  };
  const open = async () =>
    openDB<Schema>(name, 1, {
      upgrade(db) {
        for (const store of Object.keys(keyPaths) as (keyof KeyPaths<Schema>)[])
          db.createObjectStore(store, { keyPath: keyPaths[store] });
      },
      // Whoever wants it erased or renewed waits for this to close.
      blocking(_current, _next, event) {
        forget();
        if (event.target instanceof IDBDatabase) event.target.close();
        released();
      },
      terminated: forget,
    });
  return () =>
    (opened ??= open().catch((error: unknown) => {
      forget();
      throw error;
    }));
}

/**
 * Records of this device, in IndexedDB. What cannot be written is held in memory for as long as the page is open, and
 * `trouble` says why: a full or denied storage loses nothing that is on the screen.
 */
export abstract class HoldingStore<Schema extends DBSchema, Held> {
  trouble: Trouble | undefined;
  protected readonly held = new Map<string, Held>();
  readonly #open: () => Promise<IDBPDatabase<Schema>>;

  constructor(name: string, keyPaths: KeyPaths<Schema>) {
    this.#open = deviceDb<Schema>(name, keyPaths);
  }

  /** Whether something is held in memory only. */
  get unkept(): boolean {
    return this.held.size > 0;
  }

  /** Does it, or says in `trouble` why not. */
  protected async attempt<Result>(work: (db: IDBPDatabase<Schema>) => Promise<Result>): Promise<Result | undefined> {
    try {
      const result = await work(await this.#open());
      if (!this.unkept) this.trouble = undefined;
      return result;
    } catch (error) {
      this.trouble = troubleOf(error);
      return undefined;
    }
  }
}
