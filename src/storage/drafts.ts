import { dropLeftover, dropLeftovers, isLeft, leave, newVersion, orNone, quietly, takeOver } from './draft-leftovers';
import type { DraftStore } from './draft-store';

/** A text stored on this device, and the history that was stored with it ('' if none). */
export interface Kept {
  readonly text: string;
  readonly undo: string;
}

/**
 * 'full': the device has no room. 'denied': the browser does not let this site store anything, as in some private
 * windows.
 */
export type Saving = 'kept' | 'full' | 'denied';

/**
 * A document stored on this device between visits (IndexedDB), by name. It outlives the tab; the settings page erases
 * it with everything else. Each tab that changes the document has its own version, so that no tab overwrites another's,
 * and the text that a link's text replaced is kept as well.
 */
export interface Draft {
  /** This tab's version, otherwise the newest. */
  read(): Promise<Kept | undefined>;
  /** The newest version that is not this tab's. */
  readOther(): Promise<Kept | undefined>;
  /** The form now contains what was read: saving replaces it. Before this call, saving keeps it as another version. */
  adopt(kept: Kept): void;
  /** The form now contains another document (a link's): saving keeps the current version as another one. */
  leave(): void;
  /** An empty text erases this tab's version. A Blob is UTF-8: a long text need not become a string to be saved. */
  save(text: string | Blob, undo?: string): Promise<Saving>;
  /** Like `save`, when the page is about to end and cannot wait: up to a million characters are saved reliably. */
  saveNow(text: string | Blob, undo?: string): void;
  /** Erases every version of this name. */
  erase(): Promise<void>;
  /** Listens to other tabs: they saved a version of this document, or erased all of them. */
  onOther(listener: (what: 'saved' | 'erased') => void): () => void;
}

const store = async (): Promise<DraftStore> => (await import('./draft-store')).draftStore();

export const draftOf = (name: string): Draft => new StoredDraft(name);

class StoredDraft implements Draft {
  readonly #name: string;
  /** The key of this tab's version, which survives reloads. */
  readonly #ownVersionKey: string;
  readonly #channel: BroadcastChannel | undefined;
  /** The version that a text was read from. */
  readonly #origins = new WeakMap<Kept, string>();
  #ownVersion: string;
  /** Writes and erasures run in order, whether or not they are awaited. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(name: string) {
    this.#name = name;
    this.#ownVersionKey = `draft-version:${name}`;
    this.#ownVersion = quietly(() => sessionStorage.getItem(this.#ownVersionKey)) ?? '';
    this.#channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`draft:${name}`);
  }

  #setOwnVersion(version: string): void {
    this.#ownVersion = version;
    quietly(() => {
      if (version === '') sessionStorage.removeItem(this.#ownVersionKey);
      else sessionStorage.setItem(this.#ownVersionKey, version);
    });
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(work, work);
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  /**
   * Finds the wanted one of the existing versions. On a device without room, or without a database, those are what
   * pages left.
   */
  #find(want: (versions: readonly string[]) => string | undefined): Promise<Kept | undefined> {
    return this.#inTurn(async () => {
      const stored = await orNone(store);
      const left = await takeOver(this.#name, stored);
      const versions = (await orNone(async () => stored?.versions(this.#name))) ?? [];
      const version = want([...versions, ...left.keys()].sort());
      if (version === undefined) return undefined;
      const read = left.get(version) ?? (await orNone(async () => stored?.read(version)));
      if (!read) return undefined;
      const kept = { text: read.text, undo: read.undo };
      this.#origins.set(kept, version);
      return kept;
    });
  }

  read(): Promise<Kept | undefined> {
    return this.#find((versions) => (versions.includes(this.#ownVersion) ? this.#ownVersion : versions.at(-1)));
  }

  readOther(): Promise<Kept | undefined> {
    return this.#find((versions) => versions.findLast((version) => version !== this.#ownVersion));
  }

  adopt(kept: Kept): void {
    this.#setOwnVersion(this.#origins.get(kept) ?? '');
  }

  leave(): void {
    this.#setOwnVersion('');
  }

  /** Makes a new version this tab's own. `before` is the one that it replaces. */
  #nextVersion(text: string | Blob): { version: string; before: string } {
    const before = this.#ownVersion;
    const version = text === '' ? '' : newVersion(Date.now(), Math.random(), before);
    this.#setOwnVersion(version);
    return { version, before };
  }

  save(text: string | Blob, undo = ''): Promise<Saving> {
    if (text === '' && this.#ownVersion === '') return Promise.resolve('kept');
    const { version, before } = this.#nextVersion(text);
    return this.#inTurn(async () => {
      try {
        const stored = await store();
        await stored.write(this.#name, { version, before, text, undo });
        dropLeftover(this.#name, before);
        this.#channel?.postMessage('saved');
        return 'kept';
      } catch (error) {
        // The previous version is still there, and is this tab's again.
        if (this.#ownVersion === version) this.#setOwnVersion(before);
        return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'denied';
      }
    });
  }

  saveNow(text: string | Blob, undo = ''): void {
    const { version, before } = this.#nextVersion(text);
    leave(this.#name, version, text, undo, before);
    // In a browser that continues, or keeps the page in memory, this soon stores it properly.
    void this.#inTurn(async () => {
      const stored = await store();
      await stored.write(this.#name, { version, before, text, undo });
      dropLeftover(this.#name, version);
      this.#channel?.postMessage('saved');
    }).catch(() => {
      // A text that fits nowhere has no version: the one before is still the tab's.
      if (this.#ownVersion === version && isLeft(this.#name, version) === false) this.#setOwnVersion(before);
    });
  }

  erase(): Promise<void> {
    return this.#inTurn(async () => {
      this.#setOwnVersion('');
      dropLeftovers(this.#name);
      try {
        await (await store()).erase(this.#name);
        this.#channel?.postMessage('erased');
      } catch {
        // Nothing was saved.
      }
    });
  }

  onOther(listener: (what: 'saved' | 'erased') => void): () => void {
    const hear = ({ data }: MessageEvent<unknown>) => {
      if (data === 'saved' || data === 'erased') listener(data);
    };
    this.#channel?.addEventListener('message', hear);
    return () => this.#channel?.removeEventListener('message', hear);
  }
}

/**
 * Whether a fragment contains one of these fields; `z` and `e` are the compressed and the encrypted `input`. Keys may
 * be percent-encoded.
 */
export function bringsText(fragment: string, fields: readonly string[]): boolean {
  const params = new URLSearchParams(fragment.replace(/^#/, ''));
  return ['z', 'e', ...fields].some((name) => params.has(name));
}
