// Runs before the first paint. On a slow connection this page uses a fallback font, because the site's font would delay the
// tool's scripts and the largest contentful paint; the next page gets the site's font (islands/site/second-font.ts).
(() => {
  const SLOW_MS = 100;
  const SLOW_MBIT = 3;
  try {
    const [page] = performance.getEntriesByType('navigation');
    // Only Chromium supports `navigator.connection`.
    const { rtt = 0, downlink = SLOW_MBIT } = navigator.connection ?? {};
    const slow = page.responseStart - page.requestStart > SLOW_MS || rtt > SLOW_MS || downlink < SLOW_MBIT;
    if (slow && !localStorage.getItem('font')) document.documentElement.dataset.font = 'later';
  } catch {
    // Storage is disabled: the style sheet loads the font.
  }
})();
