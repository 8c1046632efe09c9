/**
 * Symbols by category, from `symbols.json`: the Unicode Character Database's names (version 17.0), HTML's entities, and
 * words of our own. scripts/build-symbols.mjs selects the symbols and writes that file.
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

/** The topic of a page; `all` has every category. */
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
    'stars',
    'hearts',
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
  /** In the page's language if available, otherwise the same as `unicodeName`. */
  readonly name: string;
  /** The Unicode name in lowercase; for kaomoji and dividers, a name of our own. */
  readonly unicodeName: string;
  readonly category: SymbolCategory;
  /** Other categories that also show it: ♥ is a heart and a card suit. */
  readonly also: readonly SymbolCategory[];
  /** HTML's names for it, the best known first, without & and ; */
  readonly entities: readonly string[];
  /** Unicode has a text form (U+FE0E) and an emoji form (U+FE0F) of it. */
  readonly hasForms: boolean;
  /** Names, keywords and categories in one lowercase text, for search; Portuguese words without their accents. */
  readonly haystack: string;
}

/** Languages with symbol names: 'pt' is Brazilian Portuguese. */
export type SymbolLang = 'en' | 'pt';

const loaded = new Map<SymbolLang, Promise<readonly SymbolEntry[]>>();

/** Every symbol, in the order of categories, then of code points. The files are loaded on first use. */
export function loadSymbols(lang: SymbolLang = 'en'): Promise<readonly SymbolEntry[]> {
  let symbols = loaded.get(lang);
  if (!symbols) loaded.set(lang, (symbols = lang === 'pt' ? loadPortuguese() : load()));
  return symbols;
}

async function loadPortuguese(): Promise<readonly SymbolEntry[]> {
  const [entries, { inPortuguese }] = await Promise.all([loadSymbols(), import('./symbols-pt')]);
  return entries.map((entry) => {
    const { name, words } = inPortuguese(entry.text, entry.unicodeName, [entry.category, ...entry.also]);
    return { ...entry, name, haystack: `${withoutAccents(`${name} ${words}`)} ${entry.haystack}` };
  });
}

/** 'coração' as 'coracao', in lowercase: as people type in a search. */
export const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

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
    unicodeName: name,
    category,
    also,
    entities: entities === '' ? [] : entities.split(' '),
    hasForms: forms !== '',
    haystack: [name, keywords, category, ...also].join(' ').toLowerCase(),
  };
}
