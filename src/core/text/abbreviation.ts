import { abbreviations } from '../../data/abbreviations';
import type { Lang } from '../../i18n/languages';

/** The length of the longest abbreviation plus some margin: no more of the text needs to be checked. */
const REACH = 16;

/**
 * Whether a period at `index` belongs to an abbreviation ('Dr.', 'e.g.', 'p. ex.') or to the initial of a name ('J.
 * K.'). A lowercase abbreviation is also recognized with an uppercase first letter, at the beginning of a sentence.
 */
export function isAbbreviation(text: string, index: number, lang: Lang, known = abbreviations(lang)): boolean {
  const before = text.slice(Math.max(0, index - REACH), index);
  if (/(?<![\p{L}\p{M}\p{N}])\p{Lu}$/u.test(before)) return true;
  const last = /(?<![\p{L}\p{M}\p{N}.-])[\p{L}\p{M}.-]+$/u.exec(before)?.[0];
  if (last === undefined) return false;
  const pair = /(?<![\p{L}\p{M}\p{N}.])\p{L}+\.[ \u00A0]\p{L}+$/u.exec(before)?.[0].replace('\u00A0', ' ');
  return [last, pair].some((word) => word !== undefined && (known.has(word) || known.has(small(word))));
}

const small = (word: string): string => word.charAt(0).toLowerCase() + word.slice(1);
