// Before the first paint: on a slow connection the site's typeface is left for the next page (islands/site/second-font.ts), so that it
// takes nothing from the tool's own scripts and moves nothing that is on the screen.
(() => {
  const SLOW_MS = 100;
  try {
    const [page] = performance.getEntriesByType('navigation');
    if (page.responseStart - page.requestStart > SLOW_MS && !localStorage.getItem('font'))
      document.documentElement.dataset.font = 'later';
  } catch {
    // Storage is off: the typeface comes as the style sheet asks for it.
  }
})();
