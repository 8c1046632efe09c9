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

/** Versions sort by the time they were saved, and after the one that they replace, though the clock was put back meanwhile. */
export const newVersion = (now: number, random: number, before = ''): string => {
  const time = before === '' ? now : Math.max(now, Number.parseInt(before, 10) + 1);
  return `${String(time).padStart(15, '0')}-${random.toString(36).slice(2, 12)}`;
};

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
  /** The version that is wanted of those that there are. A device without room, or without a store, has those that pages left. */
  const find = (want: (versions: readonly string[]) => string | undefined): Promise<Kept | undefined> =>
    inTurn(async () => {
      const kept = await orNone(store);
      const left = await takeOver(name, kept);
      const stored = (await orNone(async () => kept?.versions(name))) ?? [];
      const version = want([...stored, ...left.keys()].sort());
      if (version === undefined) return undefined;
      const read = left.get(version) ?? (await orNone(async () => kept?.read(version)));
      return read && given(version, read.text, read.undo);
    });

  return {
    read: () => find((versions) => (versions.includes(mine) ? mine : versions.at(-1))),
    readOther: () => find((versions) => versions.findLast((version) => version !== mine)),
    adopt: (kept) => setMine(origins.get(kept) ?? ''),
    leave: () => setMine(''),
    save: (text, undo = '') => {
      const version = text === '' ? '' : newVersion(Date.now(), Math.random(), mine);
      const before = mine;
      if (text === '' && before === '') return Promise.resolve('kept');
      setMine(version);
      return inTurn(async () => {
        try {
          const kept = await store();
          await kept.write(name, { version, before, text, undo });
          quietly(() => localStorage.removeItem(leftKey(name, before)));
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
      const version = text === '' ? '' : newVersion(Date.now(), Math.random(), mine);
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

/**
 * What pages left when they ended, and what this site kept in localStorage before it had a store: once, into the store.
 * Gives what has to stay where it is, because the store has no room.
 */
async function takeOver(name: string, kept: DraftStore | undefined): Promise<ReadonlyMap<string, Left>> {
  const stays = new Map<string, Left>();
  const put = async (key: string, version: string, left: Left) => {
    const written = await orNone(async () => kept && (await kept.write(name, { version, ...left }), true));
    if (written) quietly(() => localStorage.removeItem(key));
    else if (left.text !== '') stays.set(version, left);
  };
  for (const key of leftKeys(name)) {
    const left = readLeft(quietly(() => localStorage.getItem(key)) ?? '');
    if (left) await put(key, key.slice(leftKey(name).length), left);
    else quietly(() => localStorage.removeItem(key));
  }
  const old = `draft:${name}`;
  for (const [key, age] of [
    [`${old}:earlier`, 1],
    [old, 2],
  ] as const) {
    const text = quietly(() => localStorage.getItem(key)) ?? '';
    // Older than anything that was saved since.
    if (text !== '') await put(key, newVersion(age, 0.5), { before: '', text, undo: '' });
  }
  return stays;
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

/** A device that keeps nothing, or has no room, rejects. */
async function orNone<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
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
