const AFTER_MS = 1_000;
/** Does not wait longer than this for a tool's first result. */
const TIMEOUT_MS = 10_000;

/** Some pages are never idle for the browser, such as one that draws no frame. */
const IDLE = { timeout: 2_000 };

/**
 * Calls back once the page has loaded, `afterMs` have passed, and the main thread is idle: what is fetched ahead must not
 * slow down a tool that is hydrating or computing its first result (islands/intent.ts).
 */
export function whenQuiet(work: () => void, afterMs = AFTER_MS): void {
  const look = () => {
    if (!document.querySelector('[data-waking]')) return work();
    let started = false;
    const start = () => {
      if (!started) requestIdleCallback(work, IDLE);
      started = true;
    };
    document.addEventListener('ready', start, { once: true });
    setTimeout(start, TIMEOUT_MS);
  };
  addEventListener('load', () => setTimeout(() => requestIdleCallback(look, IDLE), afterMs));
}
