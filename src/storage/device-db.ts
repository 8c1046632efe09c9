import { openDB, type DBSchema, type IDBPDatabase, type StoreNames } from 'idb';

/** `full`: the device has no room; `denied`: the browser stores nothing here (private mode, storage disabled). */
export type Trouble = 'full' | 'denied';

const troubleOf = (error: unknown): Trouble =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'denied';

/** The key path of each store of a database. */
type KeyPaths<Schema extends DBSchema> = { readonly [Store in StoreNames<Schema> & string]: string | string[] };

/**
 * Returns a function that opens a database of this device on first use, and again after it was closed; it rejects when
 * the browser stores nothing. `released` is called when it was closed because the settings erase it, in this tab or
 * another, or because a newer version of the page needs it.
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
      // The tab that erases or upgrades it waits for this connection to close.
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
 * Records of this device, in IndexedDB. What cannot be written is kept in memory as long as the page is open, and
 * `trouble` gives the reason: with full or denied storage, nothing on the screen is lost.
 */
export abstract class HoldingStore<Schema extends DBSchema, Held> {
  trouble: Trouble | undefined;
  protected readonly held = new Map<string, Held>();
  readonly #open: () => Promise<IDBPDatabase<Schema>>;

  constructor(name: string, keyPaths: KeyPaths<Schema>) {
    this.#open = deviceDb<Schema>(name, keyPaths);
  }

  /** Whether something is kept only in memory. */
  get unkept(): boolean {
    return this.held.size > 0;
  }

  /** Runs the task; on failure sets the reason in `trouble`. */
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
