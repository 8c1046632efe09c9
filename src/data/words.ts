/** One word list: `words/<lang>/<list>.json`, a separate chunk that is fetched on first use. */
export interface WordList {
  /** The source of the words. */
  readonly source: string;
  readonly licence: string;
  /** The date of the list, ISO. A seed draws other words from a list of another date. */
  readonly checked: string;
  /** Sorted by code unit. Draws are indices into this order. */
  readonly items: readonly Entry[];
}

export type Entry = string | { readonly text: string; readonly category: string };

const lists = import.meta.glob<WordList>('./words/*/*.json', { import: 'default' });

export const entryText = (entry: Entry): string => (typeof entry === 'string' ? entry : entry.text);

/** Loads a list by language and name. Throws for one that does not exist: names come from a tool's own choices. */
export function wordList(lang: string, list: string): Promise<WordList> {
  const load = lists[`./words/${lang}/${list}.json`];
  if (!load) throw new Error(`src/data/words/${lang}/${list}.json does not exist`);
  return load();
}
