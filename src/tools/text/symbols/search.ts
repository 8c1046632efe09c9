import {
  categoriesOf,
  withoutAccents,
  type SymbolCategory,
  type SymbolEntry,
  type SymbolSet,
} from '../../../data/symbols';
import { hasWords, wordsOf } from '../../../kinds/parts/gallery/gallery-search';

/** The notations of a code point; the number is the first group. */
const HEX_FORMS = [
  /^u\+?([\da-f]{4,6})$/i,
  /^([\da-f]{4,6})$/i,
  /^&#x([\da-f]{1,6});?$/i,
  /^\\u([\da-f]{4})$/i,
  /^\\u\{([\da-f]{1,6})\}$/i,
  /^\\([\da-f]{1,6})$/i,
  /^0x([\da-f]{1,6})$/i,
];
const DECIMAL_FORM = /^&#(\d{1,7});?$/;
const SURROGATES = /^\\u(d[89ab][\da-f]{2})\\u(d[c-f][\da-f]{2})$/i;
const ENTITY = /^&([a-z][a-z\d]*);?$/i;
const FORM_SELECTORS = /[\uFE0E\uFE0F]/g;

/**
 * The character that a code refers to: `U+2665`, `2665`, `&#9829;`, `&#x2665;`, `\u2665`, `\2665`. Undefined if the
 * text isn't a code.
 */
export function characterOf(query: string): string | undefined {
  const pair = SURROGATES.exec(query);
  if (pair) return String.fromCharCode(Number.parseInt(pair[1] ?? '', 16), Number.parseInt(pair[2] ?? '', 16));
  const hex = HEX_FORMS.map((form) => form.exec(query)?.[1]).find((digits) => digits !== undefined);
  const decimal = DECIMAL_FORM.exec(query)?.[1];
  const point = hex === undefined ? Number(decimal ?? Number.NaN) : Number.parseInt(hex, 16);
  return point <= 0x10ffff ? String.fromCodePoint(point) : undefined;
}

/** What people type for what Unicode names otherwise. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ['umlaut', 'diaeresis'],
  ['dieresis', 'diaeresis'],
  ['emdash', 'em dash'],
  ['endash', 'en dash'],
]);

/** Words as Unicode has them; a slash after a letter is the stroke through it: 'o slash' is ø. */
const inNames = (words: readonly string[]): readonly string[] =>
  words.flatMap((word, at) =>
    word === 'slash' && /^\p{L}$/u.test(words[at - 1] ?? '') ? 'stroke' : (OTHER_NAMES.get(word) ?? word).split(' '),
  );

/**
 * Whether every word is part of a symbol's name, a keyword or a category. A single letter before another word must be a
 * word itself: the e in 'e acute' is not the e in 'letter'.
 */
function matches(entry: SymbolEntry, words: readonly string[]): boolean {
  const letters = words.filter((word, at) => at < words.length - 1 && /^\p{L}$/u.test(word));
  return hasWords(entry, words) && letters.every((letter) => entry.haystack.split(WORD_ENDS).includes(letter));
}

const WORD_ENDS = /[^\p{L}\p{N}]+/u;

/**
 * Finds symbols of a page's set and a category, in their own order. A query matches a symbol if every word is part of
 * its name, a keyword or a category (`matches`); if it is the symbol; or if it is a code or an HTML entity of it, which also finds
 * symbols outside the page's set. An entity's letter case only counts if both cases exist: `&Alpha;` is not `&alpha;`.
 * An empty query finds all.
 */
export function findSymbols(
  symbols: readonly SymbolEntry[],
  query: string,
  set: SymbolSet,
  category: SymbolCategory | 'all',
): readonly SymbolEntry[] {
  const within = new Set(categoriesOf(set));
  const own = symbols.filter((entry) => {
    const categories = [entry.category, ...entry.also].filter((id) => within.has(id));
    return category === 'all' ? categories.length > 0 : categories.includes(category);
  });
  const typed = query.trim();
  if (typed === '') return own;
  const composed = typed.normalize('NFC');
  // A single letter may itself be searched (é); in words, accents do not count.
  const words = inNames(wordsOf(composed).map((word) => (word.length > 1 ? withoutAccents(word) : word)));
  const coded = characterOf(typed);
  const bare = typed.replace(FORM_SELECTORS, '');
  const entity = ENTITY.exec(typed)?.[1];
  // A visitor who enters a symbol or its code wants that one, whatever the page is about.
  const everywhere = category === 'all' ? symbols : own;
  const named = entity === undefined ? [] : entitiesLike(everywhere, entity);
  const ofSet = new Set(own);
  return everywhere.filter(
    (entry) =>
      entry.text === coded ||
      entry.text === bare ||
      entry.text === composed ||
      named.includes(entry) ||
      (ofSet.has(entry) && matches(entry, words)),
  );
}

function entitiesLike(symbols: readonly SymbolEntry[], entity: string): readonly SymbolEntry[] {
  const exact = symbols.filter(({ entities }) => entities.includes(entity));
  if (exact.length > 0) return exact;
  const folded = entity.toLowerCase();
  return symbols.filter(({ entities }) => entities.some((one) => one.toLowerCase() === folded));
}
