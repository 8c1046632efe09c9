import type { DraftStore } from './draft-store';

/** A text kept on this device, and the history that was kept beside it ('' where there is none). */
export interface Kept {
  readonly text: string;
  readonly undo: string;
}

/** 'full': the device has no room. 'denied': the browser lets this site keep nothing, as in some private windows. */
export type Saving = 'kept' | 'full' | 'denied';

/**
 * A document kept on this device between visits (IndexedDB), by name. It outlives the tab; the settings page erases it
 * with everything else. Each tab that changes the document keeps its own version, so that no tab overwrites another's,
 * and what a link's text took the place of stays beside it.
 */
export interface Draft {
  /** This tab's version, else the newest. */
  read(): Promise<Kept | undefined>;
  /** The newest version that is not this tab's. */
  readOther(): Promise<Kept | undefined>;
  /** The form holds what was read: saving replaces it. Until then, saving leaves it beside the new one. */
  adopt(kept: Kept): void;
  /** Another document is in the form now (a link's): saving leaves the present version beside it. */
  leave(): void;
  /** An empty text erases this tab's version. A Blob is UTF-8: a long text need not become a string to be kept. */
  save(text: string | Blob, undo?: string): Promise<Saving>;
  /** As `save`, when the page is about to end and nothing can be awaited: up to a million characters are kept for sure. */
  saveNow(text: string | Blob, undo?: string): void;
  /** Erases every version of this name. */
  erase(): Promise<void>;
  /** Hears of other tabs: they saved a version of this document, or erased all of them. */
  onOther(listener: (what: 'saved' | 'erased') => void): () => void;
}

/** More than this is not kept at once: localStorage holds five million characters for the whole site. */
const NOW_LIMIT = 1_000_000;
/** Texts kept when a page ended, until the next page takes them over: `draft-left:<name>:<version>`. */
const leftKey = (name: string, version = '') => `draft-left:${name}:${version}`;

/** Versions sort by the time they were saved. */
export const newVersion = (now: number, random: number): string =>
  `${String(now).padStart(15, '0')}-${random.toString(36).slice(2, 12)}`;

interface Left {
  readonly text: string;
  readonly undo: string;
  /** The version that this one replaces. */
  readonly before: string;
}

const store = async (): Promise<DraftStore> => (await import('./draft-store')).draftStore();

export function draftOf(name: string): Draft {
  /** Which version is this tab's, across reloads. */
  const mineKey = `draft-version:${name}`;
  let mine = quietly(() => sessionStorage.getItem(mineKey)) ?? '';
  const setMine = (version: string) => {
    mine = version;
    quietly(() => {
      if (version === '') sessionStorage.removeItem(mineKey);
      else sessionStorage.setItem(mineKey, version);
    });
  };
  /** Which version a text came from. */
  const origins = new WeakMap<Kept, string>();
  const given = (version: string, text: string, undo: string): Kept => {
    const kept = { text, undo };
    origins.set(kept, version);
    return kept;
  };
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`draft:${name}`);

  /** What was written and erased happens in order, whoever awaits it. */
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work, work);
    last = turn.catch(() => undefined);
    return turn;
  };
  const orNone = (work: (kept: DraftStore) => Promise<Kept | undefined>): Promise<Kept | undefined> =>
    inTurn(async () => {
      try {
        const kept = await store();
        await takeOver(name, kept);
        return await work(kept);
      } catch {
        // Nothing can be kept here, and so nothing is.
        return undefined;
      }
    });
  const found = async (kept: DraftStore, version: string | undefined): Promise<Kept | undefined> => {
    const read = version === undefined ? undefined : await kept.read(version);
    return read && version !== undefined ? given(version, read.text, read.undo) : undefined;
  };

  return {
    read: () =>
      orNone(async (kept) => {
        const versions = await kept.versions(name);
        return found(kept, versions.includes(mine) ? mine : versions.at(-1));
      }),
    readOther: () =>
      orNone(async (kept) =>
        found(
          kept,
          (await kept.versions(name)).findLast((version) => version !== mine),
        ),
      ),
    adopt: (kept) => setMine(origins.get(kept) ?? ''),
    leave: () => setMine(''),
    save: (text, undo = '') => {
      const version = text === '' ? '' : newVersion(Date.now(), Math.random());
      const before = mine;
      if (text === '' && before === '') return Promise.resolve('kept');
      setMine(version);
      return inTurn(async () => {
        try {
          const kept = await store();
          await kept.write(name, { version, before, text, undo });
          channel?.postMessage('saved');
          return 'kept';
        } catch (error) {
          // The version before it is still there, and this tab's.
          if (mine === version) setMine(before);
          return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'denied';
        }
      });
    },
    saveNow: (text, undo = '') => {
      const version = text === '' ? '' : newVersion(Date.now(), Math.random());
      const before = mine;
      const key = leftKey(name, version);
      if (typeof text === 'string' && text.length <= NOW_LIMIT) {
        const left: Left = { text, undo: text.length + undo.length > NOW_LIMIT ? '' : undo, before };
        quietly(() => localStorage.setItem(key, JSON.stringify(left)));
      }
      setMine(version);
      // A browser that goes on, or keeps the page in memory, has it in its place in a moment.
      void inTurn(async () => {
        const kept = await store();
        await kept.write(name, { version, before, text, undo });
        quietly(() => localStorage.removeItem(key));
        channel?.postMessage('saved');
      }).catch(() => {});
    },
    erase: () =>
      inTurn(async () => {
        setMine('');
        for (const key of leftKeys(name)) quietly(() => localStorage.removeItem(key));
        try {
          await (await store()).erase(name);
          channel?.postMessage('erased');
        } catch {
          // Nothing was kept.
        }
      }),
    onOther: (listener) => {
      const hear = ({ data }: MessageEvent<unknown>) => {
        if (data === 'saved' || data === 'erased') listener(data);
      };
      channel?.addEventListener('message', hear);
      return () => channel?.removeEventListener('message', hear);
    },
  };
}

/** What pages left when they ended, and what this site kept in localStorage before it had a store: once, into the store. */
async function takeOver(name: string, kept: DraftStore): Promise<void> {
  for (const key of leftKeys(name)) {
    const left = readLeft(quietly(() => localStorage.getItem(key)) ?? '');
    const version = key.slice(leftKey(name).length);
    if (left) await kept.write(name, { version, ...left });
    quietly(() => localStorage.removeItem(key));
  }
  const old = `draft:${name}`;
  for (const [key, age] of [
    [`${old}:earlier`, 1],
    [old, 2],
  ] as const) {
    const text = quietly(() => localStorage.getItem(key)) ?? '';
    // Older than anything that was saved since.
    if (text !== '') await kept.write(name, { version: newVersion(age, Math.random()), before: '', text, undo: '' });
    quietly(() => localStorage.removeItem(key));
  }
}

const leftKeys = (name: string): readonly string[] =>
  quietly(() => Object.keys(localStorage).filter((key) => key.startsWith(leftKey(name)))) ?? [];

function readLeft(json: string): Left | undefined {
  try {
    const left: unknown = JSON.parse(json);
    if (typeof left !== 'object' || left === null) return undefined;
    if (!('text' in left && 'undo' in left && 'before' in left)) return undefined;
    const { text, undo, before } = left;
    return typeof text === 'string' && typeof undo === 'string' && typeof before === 'string'
      ? { text, undo, before }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Storage that is full or switched off throws. */
function quietly<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Whether a fragment brings one of these fields along; `z` and `e` are the packed `input`. Keys may be percent-encoded. */
export function bringsText(fragment: string, fields: readonly string[]): boolean {
  const params = new URLSearchParams(fragment.replace(/^#/, ''));
  return ['z', 'e', ...fields].some((name) => params.has(name));
}
