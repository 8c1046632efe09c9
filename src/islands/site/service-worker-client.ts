import { BASE } from './page-facts';

/**
 * Answers the service worker, which asks each tab which build it shows. Without one (unsupported, or refused in a
 * private window), does nothing.
 */
export function answerWorker(build: string): void {
  navigator.serviceWorker?.addEventListener('message', ({ data, ports }) => {
    if (data?.type === 'smallkit:build?') ports[0]?.postMessage(build);
  });
}

/** Starts the service worker, which caches this page for offline use: the page reports what it has loaded. */
export function startWorker(build: string): void {
  const workers = navigator.serviceWorker;
  // Unsupported or refused (a private window, a full disk): the site works without it, but only online.
  if (!workers) return;
  workers.register(`${BASE}sw.js`, { scope: BASE }).catch(() => {});
  void workers.ready.then(({ active }) =>
    active?.postMessage({
      type: 'smallkit:keep',
      build,
      path: location.pathname.slice(BASE.length - 1),
      loaded: performance.getEntriesByType('resource').map(({ name }) => name),
    }),
  );
}
