import { abbreviations } from '../../../data/abbreviations';
import type { Lang } from '../../../i18n/languages';
import { isAbbreviation } from '../../../core/text/abbreviation';

/** A run of marks that end a sentence, with closing quotes and brackets; or a blank line. */
const END = /([.!?…。！？।॥؟]+)["'”’»)\]}›」』）】》〉]*|\n[^\S\n]*\n/g;
/** These end a sentence anywhere. */
const WIDE = /[。！？]/;
/** With a dash („Tak?” – zapytał), but not at the beginning of a line, where it starts a reply or an item of a list. */
const AFTER = /(\s*)(?:(?<!\n[^\S\n]*)[–—]\s*)?["'“‘„‚«‹([{¿¡「『（【《〈]*/y;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/gu;

/**
 * The number of sentences in a text: a run of . ! ? … ends one, with closing quotes and brackets, if white space or the
 * end of the text follows; so do the marks of Hindi and Arabic, and those of Chinese and Japanese anywhere. Not after
 * an abbreviation or a single initial, and not if the next word, perhaps after a dash, begins with a lowercase letter. A blank
 * line ends a sentence, and a remainder that contains a letter is one. `lang`: the language whose abbreviations count.
 */
export function sentenceCount(text: string, lang: Lang): number {
  const known = abbreviations(lang);
  let count = 0;
  let from = 0;
  let word = nextWord(text, 0);
  for (const match of text.matchAll(END)) {
    const [end, marks] = match;
    const after = match.index + end.length;
    if (marks !== undefined && !ends(text, match.index, marks, after, lang, known)) continue;
    if (word < from) word = nextWord(text, from);
    if (word < match.index) {
      count++;
      from = after;
    }
  }
  return /\p{L}/u.test(text.slice(from)) ? count + 1 : count;
}

/** The offset of the next letter or digit; the text's length if there is none. */
function nextWord(text: string, from: number): number {
  LETTER_OR_DIGIT.lastIndex = from;
  return LETTER_OR_DIGIT.exec(text)?.index ?? text.length;
}

function ends(text: string, at: number, marks: string, after: number, lang: Lang, known: ReadonlySet<string>): boolean {
  if (WIDE.test(marks) || after === text.length) return true;
  AFTER.lastIndex = after;
  const match = AFTER.exec(text);
  const space = match?.[1] ?? '';
  if (space === '') return false;
  const next = after + (match?.[0].length ?? 0);
  if (/^\p{Ll}/u.test(text.slice(next, next + 2))) return false;
  return marks !== '.' || !isAbbreviation(text, at, lang, known);
}
