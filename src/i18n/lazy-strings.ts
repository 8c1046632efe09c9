import type { Lang } from './languages';

/**
 * Strings that load with the part that shows them, one file for each language. The function gives the same promise each
 * time, as React's `use` needs it.
 *
 * @param files import.meta.glob('./some-strings/*.ts', { import: 'default' }); written there, so that the build can read it
 */
export function lazyStrings<Words>(
  files: Readonly<Record<string, () => Promise<Words>>>,
): (lang: Lang) => Promise<Words> {
  const loaded = new Map<Lang, Promise<Words>>();
  return (lang) => {
    const load = Object.entries(files).find(([path]) => path.endsWith(`/${lang}.ts`))?.[1];
    const known = loaded.get(lang);
    if (known) return known;
    const words = load?.() ?? Promise.reject(new Error(`no strings in ${lang}`));
    loaded.set(lang, words);
    // After a lost connection the next part that needs them tries again.
    words.catch(() => loaded.delete(lang));
    return words;
  };
}
