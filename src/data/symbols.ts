/**
 * Symbols by category, from `symbols.json`: the Unicode Character Database's names (version 17.0), HTML's entities, and
 * words of our own. scripts/build-symbols.mjs writes that file and decides what is in it.
 */
export const SYMBOL_CATEGORIES = [
  'stars',
  'hearts',
  'arrows',
  'flowers',
  'lines',
  'brackets',
  'bullets',
  'checks',
  'music',
  'weather',
  'zodiac',
  'chess',
  'cards',
  'currency',
  'maths',
  'greek',
  'latin',
  'punctuation',
  'fractions',
  'superscripts',
  'numbers',
  'boxes',
  'blocks',
  'shapes',
  'hands',
  'faces',
  'religious',
  'technical',
  'kaomoji',
  'dividers',
] as const;

export type SymbolCategory = (typeof SYMBOL_CATEGORIES)[number];

/** What a page is about; `all` has every category. */
export const SYMBOL_SETS = ['all', 'aesthetic', 'special'] as const;
export type SymbolSet = (typeof SYMBOL_SETS)[number];

const IN_SET: Readonly<Record<Exclude<SymbolSet, 'all'>, readonly SymbolCategory[]>> = {
  aesthetic: [
    'stars',
    'hearts',
    'flowers',
    'lines',
    'brackets',
    'bullets',
    'music',
    'weather',
    'zodiac',
    'kaomoji',
    'dividers',
  ],
  special: [
    'arrows',
    'lines',
    'brackets',
    'bullets',
    'checks',
    'currency',
    'maths',
    'greek',
    'latin',
    'punctuation',
    'fractions',
    'superscripts',
    'numbers',
    'boxes',
    'blocks',
    'shapes',
    'technical',
  ],
};

export const categoriesOf = (set: SymbolSet): readonly SymbolCategory[] =>
  set === 'all' ? SYMBOL_CATEGORIES : IN_SET[set];

export interface SymbolEntry {
  readonly text: string;
  /** The Unicode name in small letters; of kaomoji and dividers, a name of ours. */
  readonly name: string;
  readonly category: SymbolCategory;
  /** Other categories that show it too: ♥ is a heart and a card. */
  readonly also: readonly SymbolCategory[];
  /** HTML's names for it, the best known first, without & and ; */
  readonly entities: readonly string[];
  /** Unicode has a text form (U+FE0E) and an emoji form (U+FE0F) of it. */
  readonly hasForms: boolean;
  /** Name, keywords and categories in one lower-case text, for search. */
  readonly haystack: string;
}

let symbols: Promise<readonly SymbolEntry[]> | undefined;

/** Every symbol, in the order of categories, then of code points. The file is loaded when it is first asked for. */
export const loadSymbols = (): Promise<readonly SymbolEntry[]> => (symbols ??= load());

async function load(): Promise<readonly SymbolEntry[]> {
  const { default: data } = await import('./symbols.json');
  const others = new Map<string, SymbolCategory[]>();
  for (const category of SYMBOL_CATEGORIES) {
    const also: readonly string[] = data.categories[category].also;
    for (const text of also) others.set(text, [...(others.get(text) ?? []), category]);
  }
  return SYMBOL_CATEGORIES.flatMap((category) =>
    data.categories[category].own.map((row) => entryOf(row, category, others.get(row.split('\t')[0] ?? '') ?? [])),
  );
}

function entryOf(row: string, category: SymbolCategory, also: readonly SymbolCategory[]): SymbolEntry {
  const [text = '', name = '', keywords = '', entities = '', forms = ''] = row.split('\t');
  return {
    text,
    name,
    category,
    also,
    entities: entities === '' ? [] : entities.split(' '),
    hasForms: forms !== '',
    haystack: [name, keywords, category, ...also].join(' ').toLowerCase(),
  };
}
