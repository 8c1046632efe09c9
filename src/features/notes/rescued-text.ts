import { LivingTabs } from './living-tabs';

/**
 * Text that a tab has not saved yet, written synchronously: IndexedDB answers later, and a tab that is killed gets no
 * answer. Each tab has its own entries, by note; another tab takes them over when that one is gone.
 */
export interface Rescued {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** The revision that the text is based on. */
  readonly base: number;
}

const PREFIX = 'note-unsaved:';
const LOCK = 'note-tab:';
/** Rescuing longer texts would slow down every keystroke; they are written when the tab is hidden. */
export const RESCUE_AT_ONCE = 100_000;

export class Rescue {
  readonly tab = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

  #living: LivingTabs | undefined;

  /** As long as this tab lives, other tabs do not touch its entries. */
  hold(): void {
    if ('locks' in navigator) {
      // Rejects when the page ends, as intended: the lock only lasts as long as the page.
      navigator.locks.request(LOCK + this.tab, () => new Promise(() => {})).catch(() => {});
    } else this.#living ??= new LivingTabs(this.tab);
  }

  /** False when there is no room or storage is disabled. */
  keep(entry: Rescued): boolean {
    try {
      localStorage.setItem(this.#key(entry.id), JSON.stringify(entry));
      return true;
    } catch {
      // The previously kept text stays: an older text is better than none.
      return false;
    }
  }

  forget(id: string): void {
    try {
      localStorage.removeItem(this.#key(id));
    } catch {
      // Storage is disabled: there is nothing to remove.
    }
  }

  /** The entries of tabs that are gone. */
  async left(): Promise<readonly { readonly key: string; readonly entry: Rescued }[]> {
    const keys = keysOf().filter((key) => key.startsWith(PREFIX));
    if (keys.length === 0) return [];
    const tabOf = (key: string) => key.slice(PREFIX.length).split(':')[0] ?? '';
    const living = await this.#livingOf(keys.map(tabOf).filter((tab) => tab !== this.tab));
    // It is unknown which tabs are open, so each may be: their texts stay until that is known.
    if (!living) return [];
    return keys.flatMap((key) => {
      const tab = tabOf(key);
      if (tab === this.tab || living.has(tab)) return [];
      const entry = readEntry(localStorage.getItem(key));
      return entry ? [{ key, entry }] : [];
    });
  }

  drop(key: string): void {
    localStorage.removeItem(key);
  }

  /** Those of the tabs that are alive; undefined if the browser has no means to know. */
  async #livingOf(tabs: readonly string[]): Promise<ReadonlySet<string> | undefined> {
    if (tabs.length === 0) return new Set();
    if ('locks' in navigator) {
      const locks = await navigator.locks.query().catch(() => undefined);
      return locks && new Set((locks.held ?? []).map(({ name = '' }) => name.slice(LOCK.length)));
    }
    return this.#living?.answering(tabs);
  }

  #key(id: string): string {
    return `${PREFIX}${this.tab}:${id}`;
  }
}

function keysOf(): readonly string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

function readEntry(json: string | null): Rescued | undefined {
  try {
    const entry: unknown = JSON.parse(json ?? 'null');
    if (typeof entry !== 'object' || entry === null) return undefined;
    if (!('id' in entry && 'title' in entry && 'text' in entry && 'base' in entry)) return undefined;
    const { id, title, text, base } = entry;
    if (typeof id !== 'string' || typeof title !== 'string' || typeof text !== 'string' || typeof base !== 'number')
      return undefined;
    return { id, title, text, base };
  } catch {
    return undefined;
  }
}
