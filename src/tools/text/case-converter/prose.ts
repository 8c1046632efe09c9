import { smallWords } from '../../../data/small-words';
import type { Lang } from '../../../i18n/languages';
import { isAbbreviation } from '../../../core/text/abbreviation';
import { capital, capitalized, lower, type Locale } from './letters';

export interface ProseOptions {
  readonly locale: Locale;
  readonly keepAcronyms: boolean;
  /** The language of the text: determines the small words, the abbreviations, and the English I. */
  readonly lang: Lang;
}

/** A word with the apostrophes inside it (don’t); in Italian an apostrophe separates two words, but not in c’è and dov’era. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’ʼ][\p{L}\p{M}\p{N}]+)*/gu;
const ELIDED_WORD =
  /(?<![\p{L}\p{M}])(?:[cnv]|com|cos|dov|quand)['’ʼ](?:è|e\u0300|er[aio]|erano|eravamo|eravate)(?![\p{L}\p{M}])|[\p{L}\p{M}\p{N}]+/giu;
const wordsOf = (lang: Lang) => (lang === 'it' ? ELIDED_WORD : WORD);

const ENGLISH_I = /^i(?:['’ʼ](?:m|ll|ve|d))?$/;

/**
 * Lowercase, but uppercase for the first letter of the text, of each line, and after . ! ? … and white space; after ! ? …
 * and a dash it stays lowercase (– Idziesz? – spytał). The first word of a line that begins with a number stays lowercase,
 * unless the number counts an item ('1. bread'). In English, I and I’m are capitalized. With `keepAcronyms`, words of 2 to 5
 * uppercase letters (not counting digits between them) and acronyms with periods stay, unless they are part of a passage in
 * uppercase.
 */
export function sentenceCase(text: string, { locale, keepAcronyms, lang }: ProseOptions): string {
  const keeps = keepAcronyms && hasSmall(text);
  const calm = keeps ? withoutShouting(text, locale) : text;
  const english = lang === 'en' && locale === 'auto';
  const small = calm.replace(wordsOf(lang), (word, from: number) => {
    if (keeps && (isAcronym(word) || isInAcronym(calm, from, word))) return word;
    const lowered = lower(word, locale);
    return english && ENGLISH_I.test(lowered) && !isInitial(calm, from, lowered) ? `I${lowered.slice(1)}` : lowered;
  });
  return small.replace(
    locale === 'nl' ? DUTCH_START : START,
    (found: string, line: string | undefined, mark: string | undefined, letter: string, from: number) => {
      const before = found.slice(0, found.length - letter.length);
      const follows = line === undefined ? followsOn(mark === '.', found, { small, from, lang, english }) : 'no';
      if (follows === 'yes') return found;
      if (follows === 'perhaps') {
        const at = from + before.length;
        return hasSmall(text) && small.length === calm.length ? before + calm.slice(at, at + letter.length) : found;
      }
      const large = letter === 'ij' && locale === 'nl' ? 'IJ' : capital(letter, locale);
      return before + large;
    },
  );
}

const LINE_START = String.raw`(^[^\p{L}\p{N}\n]*(?:\p{N}+[.)\]:]+[^\p{L}\p{N}\n]*)?)`;
const AFTER_MARK = String.raw`([.!?…])[^\S\n]+(?:[–—][^\S\n]+)?[^\p{L}\p{N}\s]*`;
const START = new RegExp(String.raw`(?:${LINE_START}|${AFTER_MARK})(\p{L}\p{M}*)`, 'gmu');
const DUTCH_START = new RegExp(String.raw`(?:${LINE_START}|${AFTER_MARK})(ij|\p{L}\p{M}*)`, 'gmu');

/** The i of 'i.e.', which is not a separate word. */
const isInitial = (text: string, from: number, word: string): boolean =>
  word.length === 1 &&
  (/^\.\p{L}/u.test(text.slice(from + 1, from + 4)) || /\p{L}\.$/u.test(text.slice(Math.max(0, from - 3), from)));

/**
 * Whether the sentence goes on after its mark: 'yes' after an abbreviation, and after ! ? … and a dash; 'perhaps' after U.S.
 * and p.m., where a capital may begin a name or a sentence, so that the letter stays as it was typed.
 */
function followsOn(
  isPeriod: boolean,
  found: string,
  { small, from, lang, english }: { small: string; from: number; lang: Lang; english: boolean },
): 'yes' | 'perhaps' | 'no' {
  if (!isPeriod) return /[–—]/.test(found) ? 'yes' : 'no';
  const end = small.slice(Math.max(0, from - 4), from);
  if (english && /(?<![\p{L}.])[ap]\.m$/u.test(end)) return 'perhaps';
  if (!isAbbreviation(small, from, lang)) return 'no';
  return /\p{Lu}$/u.test(end) ? 'perhaps' : 'yes';
}

/** Three or more words in uppercase in a row, with what separates them; numbers may be between them. */
const UPPERCASE_ROW =
  /(?<![\p{L}\p{M}\p{N}'’ʼ])[\p{Lu}\p{N}][\p{Lu}\p{M}\p{N}'’ʼ]*(?:[^\p{L}\p{M}\p{N}'’ʼ]+[\p{Lu}\p{N}][\p{Lu}\p{M}\p{N}'’ʼ]*){2,}(?![\p{L}\p{M}\p{N}])/gu;
/** What separates the items of a list: acronyms in a list aren’t a passage. */
const LIST_SEPARATOR = /[,;/()&+\n-]/;

/** Lowercases the passages typed with Caps Lock on; 'UN, WHO, UNESCO' is not one, 'ASK THE UN ABOUT IT' is. */
const withoutShouting = (text: string, locale: Locale): string =>
  text.replace(UPPERCASE_ROW, (row) => (row.split(LIST_SEPARATOR).some(isShouting) ? lower(row, locale) : row));

/** Four words, or three of which at least one is too long or too short for an acronym. */
function isShouting(phrase: string): boolean {
  const lengths = (phrase.match(/[\p{L}\p{M}\p{N}'’ʼ]+/gu) ?? [])
    .map((word) => word.match(/\p{Lu}/gu)?.length ?? 0)
    .filter((length) => length > 0);
  return lengths.length > 3 || (lengths.length === 3 && lengths.some((length) => length === 1 || length > 5));
}

/** A letter of U.S. or Washington, D.C. */
const isInAcronym = (text: string, from: number, word: string): boolean =>
  /^\p{Lu}$/u.test(word) &&
  (/^\.\p{Lu}(?![\p{L}\p{N}])/u.test(text.slice(from + word.length, from + word.length + 4)) ||
    /(?<![\p{L}\p{N}])\p{Lu}\.$/u.test(text.slice(Math.max(0, from - 4), from)));

const hasSmall = (text: string): boolean => /\p{Ll}/u.test(text);

/** NATO, MP3, and NATO’s are acronyms; UNESCO is too long. */
function isAcronym(word: string): boolean {
  const [core = '', ...tail] = word.split(/['’ʼ]/);
  if (tail.some((part) => !/^\p{Ll}+$/u.test(part)) || !/^[\p{Lu}\p{N}]+$/u.test(core)) return false;
  const capitals = core.match(/\p{Lu}/gu)?.length ?? 0;
  return capitals >= 2 && capitals <= 5;
}

/** Uppercases the first letter of each word and lowercases the others. */
export const capitalizedCase = (text: string, locale: Locale, lang: Lang): string =>
  text.replace(wordsOf(lang), (word) => capitalizedWord(word, locale));

/** O’Neill and D’Angelo keep an uppercase letter that was typed after the apostrophe; don’t never gets one. */
function capitalizedWord(word: string, locale: Locale): string {
  return /^[OoDd]['’ʼ]\p{Lu}/u.test(word)
    ? capitalized(word.slice(0, 1), locale) + word.slice(1, 2) + capitalized(word.slice(2), locale)
    : capitalized(word, locale);
}

/**
 * Like `capitalizedCase`, but the language's small words stay lowercase, unless they are the first or last of their
 * line or follow a colon or the end of a sentence. The parts of a hyphenated word count as words.
 */
export function titleCase(text: string, { locale, keepAcronyms, lang }: ProseOptions): string {
  const keeps = keepAcronyms && hasSmall(text);
  const smalls = smallWords(lang);
  const calm = keeps ? withoutShouting(text, locale) : text;
  return calm.replace(/[^\n]+/g, (line) => {
    const words = [...line.matchAll(wordsOf(lang))];
    let title = '';
    let end = 0;
    for (const [wordIndex, { 0: word, index }] of words.entries()) {
      const between = line.slice(end, index);
      const inside = wordIndex > 0 && wordIndex < words.length - 1 && !opens(line, between, end, lang);
      title += between;
      if (keeps && isAcronym(word)) title += word;
      else if (inside && smalls.has(word.toLowerCase())) title += lower(word, locale);
      else title += capitalizedWord(word, locale);
      end = index + word.length;
    }
    return title + line.slice(end);
  });
}

/** Whether the text between two words ends a phrase: a colon or the end of a sentence, but not the period of 'vs.' */
const opens = (line: string, between: string, from: number, lang: Lang): boolean =>
  /[:.!?…]/.test(between) && !(/^\.[^:.!?…]*$/.test(between) && isAbbreviation(line, from, lang));
