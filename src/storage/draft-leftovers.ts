/* Texts that a page saved in localStorage as it ended, when it could not wait for a database. */
import type { DraftStore } from './draft-store';

/** A text that a page left: `draft-left:<name>:<version>`. */
export interface Leftover {
  readonly text: string;
  readonly undo: string;
  /** The version that this one replaces. */
  readonly before: string;
}

/** Longer texts are not left: localStorage has room for five million characters for the whole site. */
const LEFTOVER_LIMIT = 1_000_000;

const keyOf = (name: string, version = '') => `draft-left:${name}:${version}`;

/**
 * Versions sort by the time they were saved, and after the one that they replace, even if the clock was set back in
 * between.
 */
export const newVersion = (now: number, random: number, before = ''): string => {
  const time = before === '' ? now : Math.max(now, Number.parseInt(before, 10) + 1);
  return `${String(time).padStart(15, '0')}-${random.toString(36).slice(2, 12)}`;
};

/** Leaves a text for the next page. A Blob and a text that is too long are not left; a long undo history neither. */
export function leave(name: string, version: string, text: string | Blob, undo: string, before: string): void {
  if (typeof text !== 'string' || text.length > LEFTOVER_LIMIT) return;
  const left: Leftover = { text, undo: text.length + undo.length > LEFTOVER_LIMIT ? '' : undo, before };
  quietly(() => localStorage.setItem(keyOf(name, version), JSON.stringify(left)));
}

export function dropLeftover(name: string, version: string): void {
  quietly(() => localStorage.removeItem(keyOf(name, version)));
}

export function dropLeftovers(name: string): void {
  for (const key of leftKeys(name)) quietly(() => localStorage.removeItem(key));
}

/** Whether a version was left; undefined if the browser does not tell. */
export const isLeft = (name: string, version: string): boolean | undefined =>
  quietly(() => localStorage.getItem(keyOf(name, version)) !== null);

/**
 * Moves what pages left when they ended, and what this site stored in localStorage before it had a database, into the
 * store; once. Resolves to what must stay where it is, because the store has no room.
 */
export async function takeOver(name: string, kept: DraftStore | undefined): Promise<ReadonlyMap<string, Leftover>> {
  const remaining = new Map<string, Leftover>();
  const put = async (key: string, version: string, left: Leftover) => {
    const written = await orNone(async () => kept && (await kept.write(name, { version, ...left }), true));
    if (written) quietly(() => localStorage.removeItem(key));
    else if (left.text !== '') remaining.set(version, left);
  };
  for (const key of leftKeys(name)) {
    const left = readLeft(quietly(() => localStorage.getItem(key)) ?? '');
    if (left) await put(key, key.slice(keyOf(name).length), left);
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
  quietly(() => Object.keys(localStorage).filter((key) => key.startsWith(keyOf(name)))) ?? [];

function readLeft(json: string): Leftover | undefined {
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
export async function orNone<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}

/** Undefined on an exception: storage is full or disabled. */
export function quietly<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
