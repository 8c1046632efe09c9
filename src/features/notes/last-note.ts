const LAST = 'note-last';

export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The note that this tab had open, then the one that any tab had open last. */
export const lastNotes = (): readonly (string | null)[] => [read(() => sessionStorage), read(() => localStorage)];

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
