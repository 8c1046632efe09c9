import type { Lang } from '../i18n/languages';

/**
 * Words with a grammatical function rather than a meaning: one list per language, each in a separate chunk that is
 * fetched on use.
 */
export interface StopWords {
  /** The source of the words. */
  readonly source: string;
  readonly licence: string;
  /** The date of the list, ISO. */
  readonly checked: string;
  /** Lowercase, NFC, with the straight apostrophe; sorted by code unit. */
  readonly items: readonly string[];
}

const lists = import.meta.glob<StopWords>('./stopwords/*.json', { import: 'default' });

/** Loads the stop words of a language. */
export async function stopWords(lang: Lang): Promise<ReadonlySet<string>> {
  const load = lists[`./stopwords/${lang}.json`];
  if (!load) throw new Error(`src/data/stopwords/${lang}.json does not exist`);
  return new Set((await load()).items);
}
