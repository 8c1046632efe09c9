import { abbreviations } from '../../data/abbreviations';
import type { Lang } from '../../i18n/languages';

/** The length of the longest abbreviation plus some margin: no more of the text needs to be checked. */
const REACH = 16;

/**
 * Whether a period at `index` belongs to an abbreviation ('Dr.', 'e.g.', 'p. ex.') or to the initial of a name ('J.
 * K.'). A lowercase abbreviation is also recognized with an uppercase first letter, at the beginning of a sentence. In
 * English, the I of 'so did I.' is not an initial.
 */
export function isAbbreviation(text: string, index: number, lang: Lang, known = abbreviations(lang)): boolean {
  const before = text.slice(Math.max(0, index - REACH), index);
  if (/(?<![\p{L}\p{M}\p{N}])\p{Lu}$/u.test(before)) return !(lang === 'en' && isPronoun(before, text, index));
  const last = /(?<![\p{L}\p{M}\p{N}.-])[\p{L}\p{M}.-]+$/u.exec(before)?.[0];
  if (last === undefined) return false;
  const pair = /(?<![\p{L}\p{M}\p{N}.])\p{L}+\.[ \u00A0]\p{L}+$/u.exec(before)?.[0].replace('\u00A0', ' ');
  return [last, pair].some((word) => word !== undefined && (known.has(word) || known.has(small(word))));
}

/** An I after a lowercase word, unless another initial follows, as in 'the architect I. M. Pei'. */
const isPronoun = (before: string, text: string, index: number): boolean =>
  /\p{Ll} I$/u.test(before) && !/^\.\s+\p{L}\./u.test(text.slice(index, index + 8));

const small = (word: string): string => word.charAt(0).toLowerCase() + word.slice(1);
