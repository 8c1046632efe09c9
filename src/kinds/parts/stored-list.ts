import { useEffect, useState } from 'react';

/** A list of texts kept on this device: favourites, what was used lately. */
export function useStoredList(
  key: string,
  limit = 200,
): readonly [list: readonly string[], toggle: (item: string) => void, addFirst: (item: string) => void] {
  const [list, setList] = useState<readonly string[]>([]);
  useEffect(() => setList(read(key)), [key]);
  const write = (next: readonly string[]) => {
    const kept = next.slice(0, limit);
    setList(kept);
    try {
      localStorage.setItem(key, JSON.stringify(kept));
    } catch {
      // Storage is full or off: the list lasts as long as the page.
    }
  };
  return [
    list,
    (item) => write(list.includes(item) ? list.filter((one) => one !== item) : [item, ...list]),
    (item) => write([item, ...list.filter((one) => one !== item)]),
  ];
}

function read(key: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((item) => typeof item === 'string') : [];
  } catch {
    return [];
  }
}
