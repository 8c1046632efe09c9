import { capitalized, lower, upper, type Locale } from './letters';

export type ProgrammerCase = 'camel' | 'pascal' | 'snake' | 'constant' | 'kebab' | 'train' | 'dot' | 'path';

interface Style {
  readonly between: string;
  readonly first: (word: string, locale: Locale) => string;
  readonly other: (word: string, locale: Locale) => string;
}

const all = (change: Style['first'], between: string): Style => ({ between, first: change, other: change });

const STYLES: Readonly<Record<ProgrammerCase, Style>> = {
  camel: { between: '', first: lower, other: capitalized },
  pascal: all(capitalized, ''),
  snake: all(lower, '_'),
  constant: all(upper, '_'),
  kebab: all(lower, '-'),
  train: all(capitalized, '-'),
  dot: all(lower, '.'),
  path: all(lower, '/'),
};

/** Converts names, one per line, to a program's style: the line's words, joined as the style requires. */
export function programmerCase(text: string, name: ProgrammerCase, locale: Locale): string {
  const { between, first, other } = STYLES[name];
  const line = (typed: string) =>
    wordsIn(typed)
      .map((word, index) => (index === 0 ? first : other)(word, locale))
      .join(between);
  return text.replace(/[^\n]+/g, line);
}

/**
 * Splits a name into words: at anything other than letters, digits and marks, before an uppercase letter that follows a
 * lowercase letter or a digit (userId, utf8Decoder), and before the last of several uppercase letters if a lowercase
 * letter follows (XMLHttp).
 */
function wordsIn(name: string): readonly string[] {
  const separated = name
    .replace(/([\p{Ll}\p{N}]\p{M}*)(?=\p{Lu})/gu, '$1 ')
    .replace(/(\p{Lu}\p{M}*)(?=\p{Lu}\p{M}*\p{Ll})/gu, '$1 ');
  return separated.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
