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

/** Names in a program's style, a line each: the line's words, joined as the style has it. */
export function programmerCase(text: string, name: ProgrammerCase, locale: Locale): string {
  const { between, first, other } = STYLES[name];
  const line = (typed: string) =>
    wordsIn(typed)
      .map((word, place) => (place === 0 ? first : other)(word, locale))
      .join(between);
  return text.replace(/[^\n]+/g, line);
}

/**
 * The words of a name: apart at anything but letters, digits and marks, before a capital that follows a small letter
 * or a digit (userId, utf8Decoder), and before the last capital of several that a small letter follows (XMLHttp).
 */
function wordsIn(name: string): readonly string[] {
  const apart = name
    .replace(/([\p{Ll}\p{N}]\p{M}*)(?=\p{Lu})/gu, '$1 ')
    .replace(/(\p{Lu}\p{M}*)(?=\p{Lu}\p{M}*\p{Ll})/gu, '$1 ');
  return apart.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
