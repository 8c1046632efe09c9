import { smallWords } from '../../../data/small-words';
import type { Lang } from '../../../i18n/languages';
import { isAbbreviation } from '../../../core/text/abbreviation';
import { capital, capitalized, lower, type Locale } from './letters';

export interface ProseOptions {
  readonly locale: Locale;
  readonly keepAcronyms: boolean;
  /** The language of the text: its small words, its abbreviations, and the English I. */
  readonly lang: Lang;
}

/** A word with the apostrophes inside it (don’t); in Italian an apostrophe is where one word ends and the next begins. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’ʼ][\p{L}\p{M}\p{N}]+)*/gu;
const ELIDED_WORD = /[\p{L}\p{M}\p{N}]+/gu;
const wordsOf = (lang: Lang) => (lang === 'it' ? ELIDED_WORD : WORD);

const ENGLISH_I = /^i(?:['’ʼ](?:m|ll|ve|d))?$/;

/**
 * Small letters, but a capital for the first letter of the text, of each line, and after . ! ? … and white space.
 * A line that begins with a number keeps its first word small, unless the number counts an item ('1. bread'). In
 * English, I and I’m are capitals. With `keepAcronyms`, words of 2 to 5 capitals (digits between them do not count)
 * stay, unless the whole text is in capitals.
 */
export function sentenceCase(text: string, { locale, keepAcronyms, lang }: ProseOptions): string {
  const keeps = keepAcronyms && hasSmall(text);
  const english = lang === 'en' && locale === 'auto';
  const small = text.replace(wordsOf(lang), (word, from: number) => {
    if (keeps && isAcronym(word)) return word;
    const lowered = lower(word, locale);
    return english && ENGLISH_I.test(lowered) && !isInitial(text, from, lowered) ? `I${lowered.slice(1)}` : lowered;
  });
  return small.replace(
    locale === 'nl' ? DUTCH_START : START,
    (found: string, line: string | undefined, mark: string | undefined, letter: string, from: number) => {
      if (line === undefined && mark === '.' && isAbbreviation(small, from, lang)) return found;
      const large = letter === 'ij' && locale === 'nl' ? 'IJ' : capital(letter, locale);
      return found.slice(0, found.length - letter.length) + large;
    },
  );
}

const LINE_START = String.raw`(^[^\p{L}\p{N}\n]*(?:\p{N}+[.)\]:]+[^\p{L}\p{N}\n]*)?)`;
const AFTER_MARK = String.raw`([.!?…])[^\S\n]+[^\p{L}\p{N}\s]*`;
const START = new RegExp(String.raw`(?:${LINE_START}|${AFTER_MARK})(\p{L}\p{M}*)`, 'gmu');
const DUTCH_START = new RegExp(String.raw`(?:${LINE_START}|${AFTER_MARK})(ij|\p{L}\p{M}*)`, 'gmu');

/** The i of 'i.e.', which is no word of its own. */
const isInitial = (text: string, from: number, word: string): boolean =>
  word.length === 1 &&
  (/^\.\p{L}/u.test(text.slice(from + 1, from + 4)) || /\p{L}\.$/u.test(text.slice(Math.max(0, from - 3), from)));

const hasSmall = (text: string): boolean => /\p{Ll}/u.test(text);

/** NATO, UNESCO is too long, MP3, and NATO’s. */
function isAcronym(word: string): boolean {
  const [core = '', ...tail] = word.split(/['’ʼ]/);
  if (tail.some((part) => !/^\p{Ll}+$/u.test(part)) || !/^[\p{Lu}\p{N}]+$/u.test(core)) return false;
  const capitals = core.match(/\p{Lu}/gu)?.length ?? 0;
  return capitals >= 2 && capitals <= 5;
}

/** The first letter of each word large, the others small. */
export const capitalizedCase = (text: string, locale: Locale, lang: Lang): string =>
  text.replace(wordsOf(lang), (word) => capitalizedWord(word, locale));

/** O’Neill and D’Angelo keep a capital that was typed after the apostrophe; don’t never gets one. */
function capitalizedWord(word: string, locale: Locale): string {
  return /^[OoDd]['’ʼ]\p{Lu}/u.test(word)
    ? capitalized(word.slice(0, 1), locale) + word.slice(1, 2) + capitalized(word.slice(2), locale)
    : capitalized(word, locale);
}

/**
 * As `capitalizedCase`, but the language's small words stay small, unless they are the first or last of their line or
 * follow a colon or the end of a sentence. The parts of a hyphenated word are words.
 */
export function titleCase(text: string, { locale, keepAcronyms, lang }: ProseOptions): string {
  const keeps = keepAcronyms && hasSmall(text);
  const smalls = smallWords(lang);
  return text.replace(/[^\n]+/g, (line) => {
    const words = [...line.matchAll(wordsOf(lang))];
    let title = '';
    let end = 0;
    for (const [place, { 0: word, index }] of words.entries()) {
      const between = line.slice(end, index);
      const inside = place > 0 && place < words.length - 1 && !opens(line, between, end, lang);
      title += between;
      if (keeps && isAcronym(word)) title += word;
      else if (inside && smalls.has(word.toLowerCase())) title += lower(word, locale);
      else title += capitalizedWord(word, locale);
      end = index + word.length;
    }
    return title + line.slice(end);
  });
}

/** Whether what stands between two words begins anew: a colon or the end of a sentence, but not the point of 'vs.' */
const opens = (line: string, between: string, from: number, lang: Lang): boolean =>
  /[:.!?…]/.test(between) && !(/^\.[^:.!?…]*$/.test(between) && isAbbreviation(line, from, lang));
