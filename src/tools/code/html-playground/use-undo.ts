import { useCallback, useEffect, useRef, type RefObject } from 'react';
import type { Steps } from './code-history';

/**
 * The undo steps of the editors inside an element, as text that can be saved with theirs. The editors open when the
 * page is idle; each then takes over its steps.
 */
export function useUndo(container: RefObject<HTMLElement | null>, fields: readonly string[]) {
  const parts = useRef<typeof import('./code-history')>(undefined);
  const waiting = useRef(new Map<string, Steps>());
  const editor = useCallback(
    (name: string) =>
      parts.current?.editorIn(container.current?.querySelector(`[data-field="${name}"] .cm-editor`) ?? null),
    [container],
  );

  const takeOver = useCallback(() => {
    for (const [name, steps] of waiting.current) {
      const open = editor(name);
      if (!open || !parts.current) continue;
      waiting.current.delete(name);
      parts.current.replay(open, steps);
    }
  }, [editor]);

  useEffect(() => {
    const root = container.current;
    if (!root) return;
    let unmounted = false;
    // With the editors, not after them: a reload soon after the first letter must find its step.
    requestIdleCallback(
      () =>
        void import('./code-history').then(
          (loaded) => {
            parts.current = loaded;
            if (!unmounted) takeOver();
          },
          () => {
            // Offline, or an outdated page: the editors don't open either.
          },
        ),
      { timeout: 2_000 },
    );
    const observer = new MutationObserver(takeOver);
    observer.observe(root, { childList: true, subtree: true });
    return () => {
      unmounted = true;
      observer.disconnect();
    };
  }, [container, takeOver]);

  const history = useCallback((): string => {
    const all: Record<string, Steps> = {};
    for (const name of fields) {
      const open = editor(name);
      const steps = waiting.current.get(name) ?? (open && parts.current?.stepsOf(open)) ?? [];
      if (steps.length > 0) all[name] = steps;
    }
    return JSON.stringify(all);
  }, [editor, fields]);

  const restore = useCallback(
    (json: string) => {
      waiting.current = new Map(stepsIn(json));
      takeOver();
    },
    [takeOver],
  );
  return { history, restore };
}

function stepsIn(json: string): [string, Steps][] {
  try {
    const all: unknown = JSON.parse(json === '' ? '{}' : json);
    return typeof all === 'object' && all !== null
      ? Object.entries(all).filter((entry): entry is [string, Steps] => Array.isArray(entry[1]))
      : [];
  } catch {
    return [];
  }
}
