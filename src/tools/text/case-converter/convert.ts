import type { Lang } from '../../../i18n/languages';
import { toLf } from '../../../core/text/newlines';
import { lower, smallInside, upper, type Locale } from './letters';
import { programmerCase, type ProgrammerCase } from './programmer';
import { capitalizedCase, sentenceCase, titleCase } from './prose';

export type LetterCase =
  | 'sentence'
  | 'lower'
  | 'upper'
  | 'title'
  | 'capitalized'
  | 'alternating'
  | 'inverse'
  | ProgrammerCase;

export interface CaseOptions {
  readonly locale: Locale;
  readonly keepAcronyms: boolean;
  readonly lang: Lang;
}

/**
 * Converts a text to another case. Full Unicode mappings: uppercase ß is SS, a Greek word ends in ς, lowercase İ is i
 * and a dot above (Turkish and Azeri: i). Line breaks become LF. Nothing is refused; letters without case stay.
 *
 * - `alternating`: letters are alternately lowercase and uppercase through the whole text; other characters are not
 * counted
 * - `inverse`: swaps the case of each letter
 * - `camel` to `path`: a name on each line; what separates its words is removed
 */
export function convertCase(text: string, to: LetterCase, { locale, keepAcronyms, lang }: CaseOptions): string {
  const plain = toLf(text);
  switch (to) {
    case 'upper':
      return upper(plain, locale);
    case 'lower':
      return lower(plain, locale);
    case 'sentence':
      return sentenceCase(plain, { locale, keepAcronyms, lang });
    case 'title':
      return titleCase(plain, { locale, keepAcronyms, lang });
    case 'capitalized':
      return capitalizedCase(plain, locale, lang);
    case 'alternating':
      return alternating(plain, locale);
    case 'inverse':
      return inverse(plain, locale);
    default:
      return programmerCase(plain, to, locale);
  }
}

function alternating(text: string, locale: Locale): string {
  let turn = 0;
  return text.replace(/\p{L}/gu, (letter, from: number) =>
    turn++ % 2 === 1 ? upper(letter, locale) : smallInside(letter, text, from, locale),
  );
}

const inverse = (text: string, locale: Locale): string =>
  text.replace(/[\p{Lu}\p{Lt}]+|\p{Ll}+/gu, (letters, from: number) =>
    /^\p{Ll}/u.test(letters) ? upper(letters, locale) : smallInside(letters, text, from, locale),
  );
