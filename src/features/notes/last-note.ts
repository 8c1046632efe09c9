import type { NoteMeta } from './note-store';

const LAST = 'note-last';

export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The note that this tab had open, else the one that any tab had open last, else the newest. Ignores notes in the trash. */
export function lastOf(notes: readonly NoteMeta[]): NoteMeta | undefined {
  const living = notes.filter(({ trashed }) => trashed === 0);
  const wanted = [read(() => sessionStorage), read(() => localStorage)];
  return (
    living.find(({ id }) => id === wanted[0]) ??
    living.find(({ id }) => id === wanted[1]) ??
    living.toSorted((a, b) => b.updated - a.updated)[0]
  );
}

function read(storage: () => Storage): string | null {
  try {
    return storage().getItem(LAST);
  } catch {
    return null;
  }
}

/** Opens the note again after a reload of this tab, and in a new tab. */
export function rememberNote(id: string): void {
  try {
    sessionStorage.setItem(LAST, id);
    localStorage.setItem(LAST, id);
  } catch {
    // Storage is disabled: the newest note is opened instead.
  }
}
