/** Last names by origin, and Japanese names with their readings. Written by scripts/build-names.mjs. */

interface Source {
  readonly source: string;
  readonly licence: string;
  /** The date of the list, ISO. A seed draws other names from a list of another date. */
  readonly checked: string;
}

/** Names of one form; `counts` has how many people bear each, where that is known. */
interface OneForm extends Source {
  readonly names: readonly string[];
  readonly counts?: readonly number[];
}
/** Names with a form for women and one for men: Novákova and Novák. */
interface TwoForms extends Source {
  readonly female: readonly string[];
  readonly male: readonly string[];
}
export type LastNames = OneForm | TwoForms;

export interface JapaneseLastNames extends Source {
  readonly kanji: readonly string[];
  readonly kana: readonly string[];
  /** With '|' between vowels that are not one long vowel. */
  readonly romaji: readonly string[];
  readonly counts: readonly number[];
}

export interface JapaneseFirstNames extends Source {
  readonly kana: readonly string[];
  readonly romaji: readonly string[];
  /** For each reading, the ways to write it, separated by spaces. */
  readonly spellings: readonly string[];
}

/** The origins of last names, as codes of languages; `in` is India, in Latin letters. */
export const ORIGINS = [
  'en',
  'es',
  'fr',
  'it',
  'pt',
  'pl',
  'ru',
  'id',
  'de',
  'ar',
  'cs',
  'da',
  'el',
  'fi',
  'he',
  'hr',
  'hu',
  'in',
  'ko',
  'nb',
  'nl',
  'ro',
  'sk',
  'sr',
  'sv',
  'tr',
  'uk',
  'vi',
  'zh',
] as const;
export type Origin = (typeof ORIGINS)[number];

const lasts = import.meta.glob<LastNames>('./person-names/[a-z][a-z].json', { import: 'default' });
// A table too: as the island's only import it would be preloaded by the page of last names (build/modules.ts).
const japaneseLasts = import.meta.glob<JapaneseLastNames>('./person-names/japanese-last.json', { import: 'default' });
const firsts = import.meta.glob<JapaneseFirstNames>('./person-names/japanese-*male.json', { import: 'default' });

export function lastNames(origin: Origin): Promise<LastNames> {
  const load = lasts[`./person-names/${origin}.json`];
  if (!load) throw new Error(`src/data/person-names/${origin}.json does not exist`);
  return load();
}

export function japaneseLastNames(): Promise<JapaneseLastNames> {
  const load = japaneseLasts['./person-names/japanese-last.json'];
  if (!load) throw new Error('src/data/person-names/japanese-last.json does not exist');
  return load();
}

export function japaneseFirstNames(gender: 'female' | 'male'): Promise<JapaneseFirstNames> {
  const load = firsts[`./person-names/japanese-${gender}.json`];
  if (!load) throw new Error(`src/data/person-names/japanese-${gender}.json does not exist`);
  return load();
}
