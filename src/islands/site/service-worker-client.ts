import { BASE } from './page-facts';

/** A service worker asks each tab which build it shows. Missing or refused (a private window): there is none to answer. */
export function answerWorker(build: string): void {
  navigator.serviceWorker?.addEventListener('message', ({ data, ports }) => {
    if (data?.type === 'smallkit:build?') ports[0]?.postMessage(build);
  });
}

/** The service worker keeps this page for when there is no connection: the page says what it has loaded of it. */
export function startWorker(build: string): void {
  const workers = navigator.serviceWorker;
  // Missing or refused (a private window, a full disk): the site works as well, with a connection.
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
