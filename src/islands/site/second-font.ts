import { mayPrefetch, type Connection } from './connection';

/**
 * Fetches the site's two fonts for this page's letters and shows them; later pages have them from the start
 * (layouts/font.js). A visitor who saves data, or whose connection is slow, keeps the fallbacks.
 */
export async function fetchFont(
  { connection }: { readonly connection?: Connection } = navigator as { connection?: Connection },
): Promise<void> {
  try {
    if (!mayPrefetch(connection)) return;
    const text = document.querySelector('main')?.textContent.slice(0, SAMPLE);
    const fonts = await Promise.all(FONTS.map((font) => document.fonts.load(font, text)));
    if (fonts.some((faces) => faces.length === 0)) return;
    localStorage.setItem('font', 'kept');
    delete document.documentElement.dataset.font;
  } catch {
    // Storage is disabled, or the file did not load: the next page tries again.
  }
}

const FONTS = ['1em Onest', '1em JetBrains Mono'];
/** This many characters of a page tell which subsets of the fonts it needs. */
const SAMPLE = 2_000;
