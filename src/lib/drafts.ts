/**
 * A text kept on this device between visits, by name: it outlives the tab, and the settings page erases it with
 * everything else. `earlier` is what a draft was before a link's text took its place.
 */
export interface Draft {
  read(): string;
  /** False where the device has no room; an empty text erases. */
  save(text: string): boolean;
  readEarlier(): string;
  keepEarlier(): void;
  erase(): void;
}

export function draftOf(name: string): Draft {
  const key = `draft:${name}`;
  const earlier = `${key}:earlier`;
  const read = (from: string): string => {
    try {
      return localStorage.getItem(from) ?? '';
    } catch {
      return '';
    }
  };
  const write = (to: string, text: string): boolean => {
    try {
      if (text === '') localStorage.removeItem(to);
      else localStorage.setItem(to, text);
      return true;
    } catch {
      return false;
    }
  };
  return {
    read: () => read(key),
    save: (text) => write(key, text),
    readEarlier: () => read(earlier),
    keepEarlier: () => void write(earlier, read(key)),
    erase: () => {
      write(key, '');
      write(earlier, '');
    },
  };
}

/** Whether a fragment brings one of these fields along; `z` is the packed `input`. Keys may be percent-encoded. */
export function bringsText(fragment: string, fields: readonly string[]): boolean {
  const params = new URLSearchParams(fragment.replace(/^#/, ''));
  return ['z', ...fields].some((name) => params.has(name));
}
