// Runs before the first paint. On a first visit the page begins with a fallback of the same width, because the site's font
// would delay the tool's scripts and the largest contentful paint; islands/site/second-font.ts fetches it afterwards.
try {
  if (!localStorage.font) document.documentElement.dataset.font = 'later';
} catch {
  // Storage is disabled: the style sheet loads the font.
}
