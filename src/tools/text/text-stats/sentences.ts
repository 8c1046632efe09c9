import { abbreviations } from '../../../data/abbreviations';
import type { Lang } from '../../../i18n/languages';
import { isAbbreviation } from '../../../core/text/abbreviation';
import { englishPeriodEnds } from './english-periods';

/** A run of marks that end a sentence, with closing quotes and brackets; or a blank line. */
const END = /([.!?…。！？।॥؟]+)["'”’»)\]}›」』）】》〉]*|\n[^\S\n]*\n/g;
/** These end a sentence anywhere. */
const WIDE = /[。！？]/;
/** With a dash („Tak?” – zapytał), but not at the beginning of a line, where it starts a reply or an item of a list. */
const AFTER = /(\s*)(?:(?<!\n[^\S\n]*)[–—]\s*)?["'“‘„‚«‹([{¿¡「『（【《〈]*/y;
/** The number of a list's item, with as much of the text before it as matters. */
const ITEM_NUMBER = /(?:^|\n)[^\S\n]*\d{1,3}$/;
/** A line after which a number at the beginning of the next one counts an item: empty, ended, or an item itself. */
const BEFORE_ITEM = /^\s*$|^[^\S\n]*\d{1,3}\. |[.!?…:;]["'”’»)\]]*\s*$/;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/gu;

/**
 * The number of sentences in a text: a run of . ! ? … ends one, with closing quotes and brackets, if white space or the
 * end of the text follows; so do the marks of Hindi and Arabic, and those of Chinese and Japanese anywhere. Not after
 * an abbreviation or a single initial, and not if the next word, perhaps after a dash, begins with a lowercase letter. A blank
 * line ends a sentence, and a remainder that contains a letter is one. The number of a list's item ('2. Dry them.') begins
 * one, without counting as one. `lang`: the language whose abbreviations count.
 */
export function sentenceCount(text: string, lang: Lang): number {
  const known = abbreviations(lang);
  let count = 0;
  let from = 0;
  let word = nextWord(text, 0);
  for (const match of text.matchAll(END)) {
    const [end, marks] = match;
    const after = match.index + end.length;
    const item = marks === '.' ? itemStart(text, match.index) : undefined;
    if (item !== undefined) {
      if (word < from) word = nextWord(text, from);
      if (word < item) count++;
      from = after;
      continue;
    }
    if (marks !== undefined && !ends(text, match.index, marks, after, lang, known)) continue;
    if (word < from) word = nextWord(text, from);
    if (word < match.index) {
      count++;
      from = after;
    }
  }
  return /\p{L}/u.test(text.slice(from)) ? count + 1 : count;
}

/** Where the line begins whose item is counted by the number before the period at `at`; undefined if none is. */
function itemStart(text: string, at: number): number | undefined {
  if (!/^\.[^\S\n]+\S/.test(text.slice(at, at + 8))) return undefined;
  const reach = Math.max(0, at - 12);
  const found = ITEM_NUMBER.exec(text.slice(reach, at));
  if (!found || (reach > 0 && !found[0].startsWith('\n'))) return undefined;
  const start = reach + found.index;
  return BEFORE_ITEM.test(text.slice(text.lastIndexOf('\n', start - 1) + 1, start)) ? start : undefined;
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
  if (marks !== '.') return true;
  return (lang === 'en' ? englishPeriodEnds(text, at, next) : undefined) ?? !isAbbreviation(text, at, lang, known);
}
