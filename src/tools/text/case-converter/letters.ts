/** How a single letter or word changes its case: full Unicode mappings, by language if it has rules of its own. */
export type Locale = 'auto' | 'tr' | 'az' | 'lt' | 'el' | 'nl';

/** Dutch uses the root locale's mappings for whole texts; its IJ matters only at the start of a word. */
const own = (locale: Locale): string | undefined => (locale === 'auto' || locale === 'nl' ? undefined : locale);

export function upper(text: string, locale: Locale): string {
  const tag = own(locale);
  return tag === undefined ? text.toUpperCase() : text.toLocaleUpperCase(tag);
}

export function lower(text: string, locale: Locale): string {
  const tag = own(locale);
  return tag === undefined ? text.toLowerCase() : text.toLocaleLowerCase(tag);
}

/** ǅ, ǈ, ǋ and ǲ: the forms between Ǆ and ǆ, which begin a word in title case. */
const DIGRAPHS = new Map([...'ǄǅǆǇǈǉǊǋǌǱǲǳ'].map((letter, index) => [letter, 'ǅǈǋǲ'.charAt(Math.trunc(index / 3))]));
const IOTA_BELOW = '\u0345';

/**
 * The letter that begins a word (with its marks) in Unicode's title case: ß is Ss, ﬁ is Fi, ǆ is ǅ, ᾳ is ᾼ; Georgian
 * stays lowercase, because it uses uppercase for whole words only. Greek keeps the accents that its uppercase drops.
 */
export function capital(letter: string, locale: Locale): string {
  const first = String.fromCodePoint(letter.codePointAt(0) ?? 0);
  const digraph = DIGRAPHS.get(first);
  if (digraph !== undefined) return digraph + letter.slice(first.length);
  const small = letter.toLowerCase();
  if (/^[\u10D0-\u10FF]/.test(small)) return small;
  const up = (text: string) => upper(text, locale === 'el' ? 'auto' : locale);
  const parts = letter.normalize('NFD');
  if (parts.includes(IOTA_BELOW)) return (up(parts.replace(IOTA_BELOW, '')) + IOTA_BELOW).normalize('NFC');
  const large = up(letter);
  const head = String.fromCodePoint(large.codePointAt(0) ?? 0);
  // ŉ begins with an apostrophe: the letter follows it.
  return head === 'ʼ' ? large : head + lower(large.slice(head.length), locale);
}

/**
 * A word (without spaces) in lowercase except its first letter; a word that begins with a digit is entirely lowercase.
 */
export function capitalized(word: string, locale: Locale): string {
  const small = lower(word, locale);
  const first = /^\p{L}\p{M}*/u.exec(word)?.[0];
  if (first === undefined) return small;
  if (locale === 'nl' && small.startsWith('ij')) return `IJ${small.slice(2)}`;
  return capital(first, locale) + small.slice(lower(first, locale).length);
}

/**
 * Swaps the case of a run of letters. A capital sigma at the end of a word becomes ς, which depends on the adjacent
 * characters.
 */
export function smallInside(letters: string, whole: string, from: number, locale: Locale): string {
  const small = lower(letters, locale);
  if (!letters.endsWith('Σ')) return small;
  const end = from + letters.length;
  const follows = /^\p{M}*\p{L}/u.test(whole.slice(end, end + 8));
  const leads = letters.length > 1 || /\p{L}\p{M}*$/u.test(whole.slice(Math.max(0, from - 8), from));
  return small.slice(0, -1) + (leads && !follows ? 'ς' : 'σ');
}
