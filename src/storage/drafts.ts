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

/** Longer texts are not saved synchronously: localStorage has room for five million characters for the whole site. */
const NOW_LIMIT = 1_000_000;
/** Texts saved when a page ended, until the next page takes them over: `draft-left:<name>:<version>`. */
const leftKey = (name: string, version = '') => `draft-left:${name}:${version}`;

/**
 * Versions sort by the time they were saved, and after the one that they replace, even if the clock was set back in
 * between.
 */
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
  /** The key of this tab's version, which survives reloads. */
  const ownVersionKey = `draft-version:${name}`;
  let ownVersion = quietly(() => sessionStorage.getItem(ownVersionKey)) ?? '';
  const setOwnVersion = (version: string) => {
    ownVersion = version;
    quietly(() => {
      if (version === '') sessionStorage.removeItem(ownVersionKey);
      else sessionStorage.setItem(ownVersionKey, version);
    });
  };
  /** The version that a text was read from. */
  const origins = new WeakMap<Kept, string>();
  const given = (version: string, text: string, undo: string): Kept => {
    const kept = { text, undo };
    origins.set(kept, version);
    return kept;
  };
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`draft:${name}`);

  /** Runs writes and erasures in order, whether or not they are awaited. */
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work, work);
    last = turn.catch(() => undefined);
    return turn;
  };
  /**
   * Finds the wanted one of the existing versions. On a device without room, or without a database, those are what
   * pages left.
   */
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
    read: () => find((versions) => (versions.includes(ownVersion) ? ownVersion : versions.at(-1))),
    readOther: () => find((versions) => versions.findLast((version) => version !== ownVersion)),
    adopt: (kept) => setOwnVersion(origins.get(kept) ?? ''),
    leave: () => setOwnVersion(''),
    save: (text, undo = '') => {
      const version = text === '' ? '' : newVersion(Date.now(), Math.random(), ownVersion);
      const before = ownVersion;
      if (text === '' && before === '') return Promise.resolve('kept');
      setOwnVersion(version);
      return inTurn(async () => {
        try {
          const kept = await store();
          await kept.write(name, { version, before, text, undo });
          quietly(() => localStorage.removeItem(leftKey(name, before)));
          channel?.postMessage('saved');
          return 'kept';
        } catch (error) {
          // The previous version is still there, and is this tab's again.
          if (ownVersion === version) setOwnVersion(before);
          return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'denied';
        }
      });
    },
    saveNow: (text, undo = '') => {
      const version = text === '' ? '' : newVersion(Date.now(), Math.random(), ownVersion);
      const before = ownVersion;
      const key = leftKey(name, version);
      if (typeof text === 'string' && text.length <= NOW_LIMIT) {
        const left: Left = { text, undo: text.length + undo.length > NOW_LIMIT ? '' : undo, before };
        quietly(() => localStorage.setItem(key, JSON.stringify(left)));
      }
      setOwnVersion(version);
      // In a browser that continues, or keeps the page in memory, this soon stores it properly.
      void inTurn(async () => {
        const kept = await store();
        await kept.write(name, { version, before, text, undo });
        quietly(() => localStorage.removeItem(key));
        channel?.postMessage('saved');
      }).catch(() => {
        // A text that fits nowhere has no version: the one before is still the tab's.
        quietly(() => {
          if (ownVersion === version && localStorage.getItem(key) === null) setOwnVersion(before);
        });
      });
    },
    erase: () =>
      inTurn(async () => {
        setOwnVersion('');
        for (const key of leftKeys(name)) quietly(() => localStorage.removeItem(key));
        try {
          await (await store()).erase(name);
          channel?.postMessage('erased');
        } catch {
          // Nothing was saved.
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
 * Moves what pages left when they ended, and what this site stored in localStorage before it had a database, into the
 * store; once. Resolves to what must stay where it is, because the store has no room.
 */
async function takeOver(name: string, kept: DraftStore | undefined): Promise<ReadonlyMap<string, Left>> {
  const remaining = new Map<string, Left>();
  const put = async (key: string, version: string, left: Left) => {
    const written = await orNone(async () => kept && (await kept.write(name, { version, ...left }), true));
    if (written) quietly(() => localStorage.removeItem(key));
    else if (left.text !== '') remaining.set(version, left);
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
  return remaining;
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

/** Undefined on rejection: the device stores nothing, or has no room. */
async function orNone<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}

/** Undefined on an exception: storage is full or disabled. */
function quietly<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
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
