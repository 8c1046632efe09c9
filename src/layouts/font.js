// Runs before the first paint. On a slow connection the next page gets the site's typeface (islands/site/second-font.ts):
// on this page it would delay the tool's own scripts and the largest paint.
(() => {
  const SLOW_MS = 100;
  const SLOW_MBIT = 3;
  try {
    const [page] = performance.getEntriesByType('navigation');
    // Only Chromium has an estimate of the connection.
    const { rtt = 0, downlink = SLOW_MBIT } = navigator.connection ?? {};
    const slow = page.responseStart - page.requestStart > SLOW_MS || rtt > SLOW_MS || downlink < SLOW_MBIT;
    if (slow && !localStorage.getItem('font')) document.documentElement.dataset.font = 'later';
  } catch {
    // Storage is off: the style sheet loads the typeface.
  }
})();
