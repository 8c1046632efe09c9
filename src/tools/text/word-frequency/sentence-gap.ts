import type { Lang } from '../../../i18n/languages';
import { isAbbreviation } from '../../../core/text/abbreviation';

const WIDE = /[。！？।॥؟]/;
// The look-behind keeps a long row of points from being tried anew at each of them.
const MARKS = /(?<![.!?…])([.!?…]+)["'”’»)\]}›」』）】》〉]*\s/;

/**
 * Whether what stands between two words ends a sentence or a line: a line break, or a mark that ends a sentence before
 * white space. Not the point of an abbreviation, and not before a small letter (`What? said she`).
 */
export function endsSentence(text: string, from: number, to: number, lang: Lang, known: ReadonlySet<string>): boolean {
  const gap = text.slice(from, to);
  if (gap === ' ' || gap === ', ') return false;
  if (gap.includes('\n') || WIDE.test(gap)) return true;
  const found = MARKS.exec(gap);
  if (!found || /^\p{Ll}/u.test(text.slice(to, to + 2))) return false;
  return found[1] !== '.' || !isAbbreviation(text, from + found.index, lang, known);
}
