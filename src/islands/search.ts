import MiniSearch from 'minisearch';
import { distance } from '../core/text/nearest.js';

/** A row of `/api/{lang}/tools`. */
export interface ToolItem {
  readonly text: string;
  readonly url: string;
  /** Markup of one of our icons. */
  readonly icon: string;
  readonly lang?: string;
  /** What a press does instead of following the link. */
  readonly open?: () => Promise<void>;
}

/** What the search knows of each tool beside that list, by URL: the family's name, and what people search for. */
export type SearchHints = Readonly<Record<string, readonly [family: string, keywords: readonly string[]]>>;

const fold = (text: string): string => text.toLocaleLowerCase();

const wordsOf = (text: string): readonly string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** How many letters the words of a query differ from the nearest words of a title. */
function differences(query: string, title: string): number {
  const words = wordsOf(title);
  return wordsOf(query).reduce((sum, typed) => sum + Math.min(...words.map((word) => distance(typed, word))), 0);
}

/**
 * Finds tools: a case-insensitive substring match on `text` as in the specification, ranked; and near misses by
 * spelling.
 */
export function makeSearch(items: readonly ToolItem[], hints: SearchHints = {}) {
  const index = new MiniSearch<{ id: number; text: string }>({ fields: ['text'], processTerm: fold });
  index.addAll(items.map(({ text }, id) => ({ id, text })));
  const itemsOf = (ids: readonly number[]) => ids.flatMap((id) => items[id] ?? []);

  return {
    find(query: string): readonly ToolItem[] {
      const wanted = fold(query.trim());
      if (wanted === '') return [];
      const matches = new Set(items.flatMap(({ text }, id) => (fold(text).includes(wanted) ? [id] : [])));
      const named = items.flatMap(({ url }, id) =>
        hints[url]?.[1].some((word) => fold(word).includes(wanted)) ? [id] : [],
      );
      const ranked = index.search(wanted, { prefix: true }).map((hit): number => hit.id);
      const starts = [...matches].filter((id) => fold(items[id]?.text ?? '').startsWith(wanted));
      // First titles that begin with the query, then by rank, then matches inside a word, then keywords.
      return itemsOf([...new Set([...starts, ...ranked.filter((id) => matches.has(id)), ...matches, ...named])]);
    },
    /** For a query that matches nothing: tools with all its words in their addresses, then the nearest by spelling. */
    near(query: string): readonly ToolItem[] {
      const [SIMILAR, NEAREST] = [100, 5];
      const words = wordsOf(query);
      const addressed = items.filter(({ url }) => {
        const own = new Set(wordsOf(url));
        return words.length > 0 && words.every((word) => own.has(word));
      });
      const hits = index.search(fold(query.trim()), { prefix: true, fuzzy: 0.35, combineWith: 'OR' });
      // The index ranks rare words before near ones: 'sorter' before 'counter' for 'conter'.
      const similar = itemsOf(hits.slice(0, SIMILAR).map((hit): number => hit.id)).toSorted(
        (a, b) => differences(query, a.text) - differences(query, b.text),
      );
      return [...new Set([...addressed, ...similar])].slice(0, NEAREST);
    },
  };
}
