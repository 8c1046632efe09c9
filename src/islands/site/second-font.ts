/** Fetches the site's font for this page's letters, so that the next page has it from the start (layouts/font.js). */
export async function fetchFont(): Promise<void> {
  try {
    if (localStorage.getItem('font')) return;
    const text = document.querySelector('main')?.textContent.slice(0, SAMPLE);
    const faces = await document.fonts.load('1em Onest', text);
    if (faces.length > 0) localStorage.setItem('font', 'kept');
  } catch {
    // Storage is disabled, or the file did not load: the next page tries again.
  }
}

/** This many characters of a page tell which subsets of the font it needs. */
const SAMPLE = 2_000;
