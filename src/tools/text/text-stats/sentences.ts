import { abbreviations } from '../../../data/abbreviations';
import type { Lang } from '../../../i18n/languages';
import { isAbbreviation } from '../../../core/text/abbreviation';

/** A run of marks that end a sentence, with what closes around it; or a blank line. */
const END = /([.!?…。！？।॥؟]+)["'”’»)\]}›」』）】》〉]*|\n[^\S\n]*\n/g;
/** These end a sentence wherever they stand. */
const WIDE = /[。！？]/;
const AFTER = /(\s*)["'“‘„‚«‹([{¿¡「『（【《〈]*/y;
const WORDLY = /[\p{L}\p{N}]/gu;

/**
 * How many sentences a text has: a run of . ! ? … ends one, with closing quotes and brackets, when white space or the
 * end of the text follows; so do the marks of Hindi and Arabic, and those of Chinese and Japanese anywhere. Not after an
 * abbreviation or a single initial, and not when the next word begins with a small letter. A blank line ends one, and a
 * rest with a letter in it is one. `lang`: whose abbreviations count.
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

/** Where the next letter or digit is; the text's length if there is none. */
function nextWord(text: string, from: number): number {
  WORDLY.lastIndex = from;
  return WORDLY.exec(text)?.index ?? text.length;
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
