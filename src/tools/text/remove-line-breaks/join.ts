import { toLf } from '../../../core/text/newlines';

/** How lines become one text. */
export interface JoinOptions {
  /**
   * What a line break becomes. A space is not doubled, and is not inserted between two Chinese or Japanese characters.
   */
  readonly between: string;
  /** Keeps one blank line for each run of them; otherwise they are joined like any other break. */
  readonly keepParagraphs: boolean;
  /** 'exam-' and 'ple' on the next line become 'example'. */
  readonly dehyphenate: boolean;
  /** Runs of spaces and tabs become one space, and both ends of the text are trimmed. */
  readonly collapse: boolean;
}

export interface Joined {
  readonly text: string;
  /** The number of line breaks that were removed. */
  readonly removed: number;
}

/** Every break of UAX #14 class BK, CR, LF and NL; CRLF is one. */
const BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;
const ODD_BREAK = /[\v\f\r\u0085\u2028\u2029]/;

/**
 * A whole run of white space that contains a break. The lookbehind prevents retrying at each unit of a long run without
 * one.
 */
const GAP = /(?<!\s)\s*\n\s*/g;

const SOFT_HYPHEN = '\u00AD';
/** All soft hyphens at the end of a line, with blanks between them. The lookbehind finds only the first. */
const END_HYPHEN = /(?<!\u00AD[^\S\n]*)\u00AD(?:[^\S\n]*\u00AD)*([^\S\n]*)(\n|$)/g;
/** Scripts written without spaces, with their punctuation and full-width forms. Korean has spaces. */
const UNSPACED =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303F\u30FC\uFF01-\uFF65]$/u;

/**
 * Joins the lines of a text: each break is replaced, together with the white space around it, by `between`. Breaks at
 * either end of the text join nothing and are only removed. A soft hyphen at the end of a line is removed with its
 * break.
 */
export function joinLines(text: string, options: JoinOptions): Joined {
  const { keepParagraphs, dehyphenate, collapse } = options;
  const between = toLf(options.between);
  const plain = ODD_BREAK.test(text) ? text.replace(BREAK, '\n') : text;
  const marked = plain.includes(SOFT_HYPHEN) ? plain.replace(END_HYPHEN, markEnd) : plain;
  const tidy = collapse ? marked.replace(/[ \t]{2,}|\t/g, ' ') : marked;
  let removed = 0;
  const joined = tidy.replace(GAP, (gap, at: number) => {
    const end = at + gap.length;
    const breaks = countBreaks(gap);
    removed += breaks;
    if (at === 0 || end === tidy.length) return '';
    if (breaks > 1 && keepParagraphs) {
      removed -= 2;
      return collapse ? '\n\n' : blanksBefore(gap) + '\n\n' + gap.slice(gap.lastIndexOf('\n') + 1);
    }
    if (gap.includes(MARK)) return '';
    if (dehyphenate && splitsWord(tidy, at - 1, end)) return MARK;
    return between === ' ' && unspaced(lastCharacter(tidy, at)) && unspaced(firstCharacter(tidy, end)) ? '' : between;
  });
  const whole = joined.replace(/[-\u2010]\r/g, '');
  return { text: collapse ? whole.trim() : whole, removed };
}

/**
 * Marks a hyphen at the end of a line that is removed with its break; it cannot occur in the text, since every break is
 * LF by now.
 */
const MARK = '\r';

const markEnd = (_: string, blanks: string, end: string): string => (end === '' ? blanks : MARK + blanks + end);

const blanksBefore = (gap: string): string => gap.slice(0, gap.indexOf('\n')).replaceAll(MARK, '');

function countBreaks(gap: string): number {
  let count = 0;
  for (let at = gap.indexOf('\n'); at >= 0; at = gap.indexOf('\n', at + 1)) count++;
  return count;
}

/** A hyphen after a letter, with a lowercase letter after the break. */
const splitsWord = (text: string, hyphen: number, next: number): boolean =>
  /\p{L}\p{M}*[-\u2010]$/u.test(text.slice(Math.max(0, hyphen - 4), hyphen + 1)) &&
  /^\p{Ll}/u.test(text.slice(next, next + 2));

const firstCharacter = (text: string, at: number): string => String.fromCodePoint(text.codePointAt(at) ?? 0);

function lastCharacter(text: string, end: number): string {
  const low = text.charCodeAt(end - 1);
  return firstCharacter(text, low >= 0xdc00 && low <= 0xdfff && end > 1 ? end - 2 : end - 1);
}

const unspaced = (character: string): boolean => UNSPACED.test(character);
