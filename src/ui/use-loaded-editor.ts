import { useEffect, type RefObject } from 'react';

/**
 * Loads an editor's code once, and opens the editor in `host`. Offline, or on an outdated page, the text area that the
 * editor would cover works without it.
 */
export function useLoadedEditor<Code>(
  host: RefObject<HTMLElement | null>,
  load: () => Promise<Code>,
  open: (container: HTMLElement, code: Code) => { destroy(): void },
): void {
  useEffect(() => {
    let isUnmounted = false;
    let opened: { destroy(): void } | undefined;
    void load().then(
      (code) => {
        if (!isUnmounted && host.current) opened = open(host.current, code);
      },
      () => {},
    );
    return () => {
      isUnmounted = true;
      opened?.destroy();
    };
    // Runs once: everything that changes is read when it is needed.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}
