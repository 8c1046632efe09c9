import { mayPrefetch, type Connection } from './connection';

/**
 * Fetches the site's font for this page's letters and shows it; later pages have it from the start (layouts/font.js). A
 * visitor who saves data, or whose connection is slow, keeps the fallback.
 */
export async function fetchFont(
  { connection }: { readonly connection?: Connection } = navigator as { connection?: Connection },
): Promise<void> {
  try {
    if (!mayPrefetch(connection)) return;
    const text = document.querySelector('main')?.textContent.slice(0, SAMPLE);
    const faces = await document.fonts.load('1em Onest', text);
    if (faces.length === 0) return;
    localStorage.setItem('font', 'kept');
    delete document.documentElement.dataset.font;
  } catch {
    // Storage is disabled, or the file did not load: the next page tries again.
  }
}

/** This many characters of a page tell which subsets of the font it needs. */
const SAMPLE = 2_000;
