import type { Lang } from '../i18n/languages';

/** Words that carry grammar rather than meaning: one list for each language, a chunk of its own that is fetched on use. */
export interface StopWords {
  /** Where the words come from. */
  readonly source: string;
  readonly licence: string;
  /** The day of the list, ISO. */
  readonly checked: string;
  /** Small letters, NFC, with the straight apostrophe; sorted by code unit. */
  readonly items: readonly string[];
}

const lists = import.meta.glob<StopWords>('./stopwords/*.json', { import: 'default' });

/** The stop words of a language. */
export async function stopWords(lang: Lang): Promise<ReadonlySet<string>> {
  const load = lists[`./stopwords/${lang}.json`];
  if (!load) throw new Error(`src/data/stopwords/${lang}.json does not exist`);
  return new Set((await load()).items);
}
