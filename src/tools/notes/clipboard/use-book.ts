import { useEffect, useState, useSyncExternalStore } from 'react';
import { ClipBook, type ClipsView } from '../../../features/clips/clip-book';

/** The clips of this device, while the page shows them. */
export function useBook(): readonly [ClipBook, ClipsView] {
  const [book] = useState(() => new ClipBook());
  const view = useSyncExternalStore(book.subscribe, book.view, book.view);
  useEffect(() => {
    void book.start();
    return () => book.end();
  }, [book]);
  return [book, view];
}
