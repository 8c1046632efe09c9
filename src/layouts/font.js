// Runs before the first paint. On a slow connection this page uses a fallback font, because the site's font would delay the
// tool's scripts and the largest contentful paint; the next page gets the site's font (islands/site/second-font.ts).
(() => {
  const SLOW_MS = 100;
  try {
    const [page] = performance.getEntriesByType('navigation');
    // Only Chromium estimates the connection; without a history its estimate is 100.
    const { rtt = 0 } = navigator.connection ?? {};
    const slow = page.responseStart - page.requestStart > SLOW_MS || rtt > SLOW_MS;
    if (slow && !localStorage.getItem('font')) document.documentElement.dataset.font = 'later';
  } catch {
    // Storage is disabled: the style sheet loads the font.
  }
})();
