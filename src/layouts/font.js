// Runs before the first paint. On a slow connection the next page gets the site's typeface (islands/site/second-font.ts):
// on this page it would delay the tool's own scripts and the largest paint.
(() => {
  const SLOW_MS = 100;
  try {
    const [page] = performance.getEntriesByType('navigation');
    // Only Chromium estimates the connection; without a history its estimate is 100.
    const { rtt = 0 } = navigator.connection ?? {};
    const slow = page.responseStart - page.requestStart > SLOW_MS || rtt > SLOW_MS;
    if (slow && !localStorage.getItem('font')) document.documentElement.dataset.font = 'later';
  } catch {
    // Storage is off: the style sheet loads the typeface.
  }
})();
