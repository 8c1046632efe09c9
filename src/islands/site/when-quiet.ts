const AFTER_MS = 1_000;
/** Does not wait longer than this for a tool's first result. */
const TIMEOUT_MS = 10_000;

/**
 * Calls back once the page has loaded, `afterMs` have passed, and the main thread is idle: what is fetched ahead must not
 * slow down a tool that is hydrating or computing its first result (islands/intent.ts).
 */
export function whenQuiet(work: () => void, afterMs = AFTER_MS): void {
  // Safari has no requestIdleCallback.
  const idle = window.requestIdleCallback ?? setTimeout;
  const look = () => {
    if (!document.querySelector('[data-waking]')) return work();
    const answered = new AbortController();
    const start = () => {
      if (answered.signal.aborted) return;
      answered.abort();
      idle(work);
    };
    document.addEventListener('ready', start, { signal: answered.signal });
    setTimeout(start, TIMEOUT_MS);
  };
  addEventListener('load', () => setTimeout(() => idle(look), afterMs));
}
