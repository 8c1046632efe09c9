import { mayPrefetch, type Connection } from './connection';

/**
 * Fetches the site's two fonts for this page's letters and shows them; later pages have the first from the
 * start (layouts/font.js). A visitor who saves data, or whose connection is slow, keeps the fallbacks.
 */
export async function fetchFont(
  { connection }: { readonly connection?: Connection } = navigator as { connection?: Connection },
): Promise<void> {
  try {
    if (!mayPrefetch(connection)) return;
    // Both before either is shown: galleries measure their texts again when all fonts have loaded.
    const [onest, mono] = await Promise.all([hasLoaded('1em Onest'), hasLoaded('1em JetBrains Mono')]);
    if (!onest) return;
    localStorage.setItem('font', 'kept');
    delete document.documentElement.dataset.font;
    if (mono) document.documentElement.dataset.mono = '';
  } catch {
    // Storage is disabled, or the file did not load: the next page tries again.
  }
}

/** Shows the typeface of machine text, if it loads. */
export async function showMono(): Promise<void> {
  if (await hasLoaded('1em JetBrains Mono')) document.documentElement.dataset.mono = '';
}

/** Loads a font for this page's letters. */
async function hasLoaded(font: string): Promise<boolean> {
  const text = document.querySelector('main')?.textContent.slice(0, SAMPLE);
  return (await document.fonts.load(font, text)).length > 0;
}

/** This many characters of a page tell which subsets of the fonts it needs. */
const SAMPLE = 2_000;
