import { useEffect, useMemo, useRef, useState } from 'react';

type Change = (item: string) => void;

/** A list of texts stored on this device: favorites, recently used items. The returned functions are stable. */
export function useStoredList(
  key: string,
  limit = 200,
): readonly [list: readonly string[], toggle: Change, addFirst: Change, empty: () => void] {
  const [list, setList] = useState<readonly string[]>([]);
  const latest = useRef(list);
  useEffect(() => setList((latest.current = read(key) ?? [])), [key]);
  const [toggle, addFirst, empty] = useMemo(() => {
    const write = (change: (list: readonly string[]) => readonly string[]) => {
      // Read it again, because another tab may have changed it.
      const kept = change(read(key) ?? latest.current).slice(0, limit);
      latest.current = kept;
      setList(kept);
      try {
        localStorage.setItem(key, JSON.stringify(kept));
      } catch {
        // Storage is full or disabled: the list is lost when the page is left.
      }
    };
    const without = (before: readonly string[], item: string) => before.filter((one) => one !== item);
    return [
      (item: string) => write((before) => (before.includes(item) ? without(before, item) : [item, ...before])),
      (item: string) => write((before) => [item, ...without(before, item)]),
      () => write(() => []),
    ];
  }, [key, limit]);
  return [list, toggle, addFirst, empty];
}

/** The stored list; undefined if storage is disabled. */
function read(key: string): readonly string[] | undefined {
  try {
    const text = localStorage.getItem(key);
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter((item) => typeof item === 'string') : [];
  } catch {
    return undefined;
  }
}
