import type { Lang } from '../../../i18n/languages';
import { isAbbreviation } from '../../../core/text/abbreviation';

const WIDE = /[。！？।॥؟]/;
// The lookbehind prevents retrying at each character of a long run of periods.
const MARKS = /(?<![.!?…])([.!?…]+)["'”’»)\]}›」』）】》〉]*\s/;

/**
 * Whether the text between two words ends a sentence or a line: a line break, or a mark that ends a sentence before
 * white space. Not the period of an abbreviation, and not before a lowercase letter (`What? said she`).
 */
export function endsSentence(text: string, from: number, to: number, lang: Lang, known: ReadonlySet<string>): boolean {
  const gap = text.slice(from, to);
  if (gap === ' ' || gap === ', ') return false;
  if (gap.includes('\n') || WIDE.test(gap)) return true;
  const found = MARKS.exec(gap);
  if (!found || /^\p{Ll}/u.test(text.slice(to, to + 2))) return false;
  return found[1] !== '.' || !isAbbreviation(text, from + found.index, lang, known);
}
