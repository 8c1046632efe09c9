const AFTER_MS = 1_000;
/** A tool that has not answered by then is not waited for. */
const PATIENCE_MS = 10_000;

/**
 * Calls once the page has loaded, has had a second for whatever its visitor wants first, and has nothing to do: what is
 * fetched for later takes nothing from a tool that is waking or at its first answer (islands/intent.ts).
 */
export function whenQuiet(work: () => void): void {
  // Safari has no idle callback.
  const idle = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback));
  const look = () => {
    if (!document.querySelector('[data-waking]')) return work();
    const answered = new AbortController();
    const go = () => {
      if (answered.signal.aborted) return;
      answered.abort();
      idle(work);
    };
    document.addEventListener('ready', go, { signal: answered.signal });
    setTimeout(go, PATIENCE_MS);
  };
  addEventListener('load', () => setTimeout(() => idle(look), AFTER_MS));
}
