import { useEffect, useRef } from 'react';

/** Ctrl+S (on a Mac, Cmd+S) saves the document instead of the page. */
export function useSaveKey(save: () => void): void {
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || event.shiftKey || event.altKey) return;
      if (event.ctrlKey === event.metaKey) return;
      event.preventDefault();
      if (!event.repeat) latest.current();
    };
    // In the capture phase: some editors stop the propagation of every key.
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, []);
}
