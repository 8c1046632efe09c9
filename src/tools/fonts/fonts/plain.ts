import { STYLES, TABLES, type FontTable } from '../../../data/fonts';
import { graphemes } from '../../../core/text/graphemes';
import { toLf } from '../../../core/text/newlines';
import { lookalikePlain } from './plain-lookalikes';

/**
 * Converts a styled text to plain letters: removes frames, separators, brackets and combining marks, and reads back
 * every letter of the style tables. If two letters look the same in a style, the uppercase one or the one that fits the
 * word is used. Text that might only look styled stays unchanged: ñ and ö are accented letters, m² and 2. aren't
 * styled, Cyrillic and Chinese words are words. CRLF and CR are read as LF.
 */
export function plainOf(text: string): string {
  return lookalikePlain(withoutStyledLetters(withoutMarks(withoutBrackets(withoutJoins(withoutFrame(toLf(text)))))));
}

/* ── Around the text ─────────────────────────────────────────────────────────────────────────────────────────── */

const FRAMES = STYLES.flatMap(({ frame }) => (frame ? [frame] : []));

function withoutFrame(text: string): string {
  const frame = FRAMES.find(
    ([start, end]) => text.startsWith(start) && text.endsWith(end) && text.length > start.length + end.length,
  );
  return frame ? text.slice(frame[0].length, text.length - frame[1].length) : text;
}

/* ── Between letters ─────────────────────────────────────────────────────────────────────────────────────────── */

const JOINS = new Set(STYLES.flatMap(({ join }) => (join ? [join] : [])));
/**
 * Characters that also separate single letters in ordinary text (a/b, x·y): these need more letters to count as a
 * style.
 */
const COMMON_JOINS = new Set([' ', '\u3000', '·', '→', '/', '|', '+', '_', '-']);
const LETTER_OR_DIGIT = /^[\p{L}\p{N}\p{So}]/u;
const LETTER = /^[\p{L}\p{So}]/u;

function withoutJoins(text: string): string {
  const lines = text.split('\n');
  // The second character of the first long line is the only possible separator.
  const start = lines.map((line) => graphemes(line.slice(0, 100))).find((line) => line.length > 1);
  const separator = start?.[1];
  if (separator === undefined || !JOINS.has(separator)) return text;
  const split = lines.map(graphemes);
  const joins = (line: readonly string[]) =>
    line.length < 2 || (line.length % 2 === 1 && line.every((one, at) => at % 2 === 0 || one === separator));
  if (!split.every(joins)) return text;
  const letters = split.map((line) => line.filter((_, at) => at % 2 === 0));
  const separators = split.reduce((sum, line) => sum + Math.floor(line.length / 2), 0);
  const common = COMMON_JOINS.has(separator);
  const has = letters.some((line) =>
    line.some((one) => (common ? LETTER : LETTER_OR_DIGIT).test(one) && one !== separator),
  );
  return has && separators >= (common ? 3 : 2) ? letters.map((line) => line.join('')).join('\n') : text;
}

/* ── Around each letter ──────────────────────────────────────────────────────────────────────────────────────── */

const PAIRS = new Map(STYLES.flatMap(({ each }) => (each ? [each] : [])));
const WHITE = /^\p{White_Space}+$/u;

/**
 * Every character except white space must be in the same kind of brackets, and more than one: a single one is a
 * checkbox or a list letter.
 */
function withoutBrackets(text: string): string {
  const open = text.trimStart().slice(0, 1);
  const close = PAIRS.get(open);
  if (close === undefined) return text;
  const all = graphemes(text);
  const kept: string[] = [];
  let pairs = 0;
  for (let at = 0; at < all.length; at++) {
    const one = all[at] ?? '';
    if (WHITE.test(one)) kept.push(one);
    else if (one === open && all[at + 2] === close) {
      kept.push(all[at + 1] ?? '');
      pairs++;
      at += 2;
    } else return text;
  }
  return pairs > 1 ? kept.join('') : text;
}

/* ── On letters ──────────────────────────────────────────────────────────────────────────────────────────────── */

const MARKS = [...new Set(STYLES.flatMap(({ mark }) => (mark ? [mark] : [])))];
const ANY_MARK = new RegExp(`[${MARKS.join('')}]`, 'u');
/** Marks that hardly any language uses as accents: one such letter is styled. Other marks need a run of letters. */
const NO_ACCENTS = new Set([
  ...'\u0305\u0332\u0333\u0336\u0338\u033F\u034E\u0489\u20D2\u20DD\u20DE\u20DF\u20E0\u20E3\u20E4\u20E5',
]);
/** This many different adjacent letters with the same accent don't occur in a word of any language. */
const MANY = 4;
const UNMARKED = /^\p{Cc}|\p{Emoji_Presentation}|\uFE0F/u;

/** Removes a mark where consecutive letters have it, including some that have no such accent in any language. */
function withoutMarks(text: string): string {
  const parts = text.normalize('NFD');
  if (!ANY_MARK.test(parts)) return text;
  const all = graphemes(text);
  for (const mark of MARKS) if (parts.includes(mark)) strip(all, mark);
  return all.join('');
}

function strip(all: string[], mark: string): void {
  const least = NO_ACCENTS.has(mark) ? 1 : 2;
  let run: number[] = [];
  let lone = false;
  const end = () => {
    const different = new Set(run.map((at) => all[at]));
    if ((lone && run.length >= least) || different.size >= MANY)
      for (const at of run) all[at] = without(all[at] ?? '', mark);
    run = [];
    lone = false;
  };
  all.forEach((one, at) => {
    if (one.normalize('NFD').includes(mark) && !one.includes('\uFE0F')) {
      run.push(at);
      // A character that has a composed form in Unicode (ñ, ≠) may be typed on purpose.
      lone ||= one.normalize('NFC').includes(mark);
    } else if (!UNMARKED.test(one)) end();
  });
  end();
}

function without(grapheme: string, mark: string): string {
  const parts = grapheme.normalize('NFD');
  const at = parts.lastIndexOf(mark);
  return (parts.slice(0, at) + parts.slice(at + mark.length)).normalize('NFC');
}

/* ── Separate letters ──────────────────────────────────────────────────────────────────────────────────────────── */

/** Tables whose letters are not in everyday use in any language, so that each can be read back independently. */
const OWN_TABLES = [
  'bold',
  'italic',
  'boldItalic',
  'sans',
  'sansBold',
  'sansItalic',
  'sansBoldItalic',
  'script',
  'boldScript',
  'fraktur',
  'boldFraktur',
  'doubleStruck',
  'monospace',
  'bubble',
  'bubbleFilled',
  'square',
  'squareFilled',
  'parenthesized',
  'regional',
  'fullwidth',
  'superscript',
  'subscript',
] as const;

/**
 * Tables whose digits and symbols are in everyday use (m², ①, ！): these are read back only next to styled letters, or
 * if a whole word consists of them.
 */
const WITH_EVERYDAY_SYMBOLS: ReadonlySet<string> = new Set([
  'bubble',
  'bubbleFilled',
  'parenthesized',
  'fullwidth',
  'superscript',
  'subscript',
]);

const TEXT_FORM = /\uFE0E/g;
const letters = new Map<string, string>();
const symbols = new Map<string, string>();
for (const id of OWN_TABLES) {
  const table: FontTable = TABLES[id];
  for (const [from, to] of table) {
    const into = WITH_EVERYDAY_SYMBOLS.has(id) && !/\p{L}/u.test(from) ? symbols : letters;
    const styled = to.replace(TEXT_FORM, '');
    if (!into.has(styled)) into.set(styled, from);
  }
}

const FLAG = /^\p{Regional_Indicator}{2}$/u;
const LONE_REGIONAL = /^\p{Regional_Indicator}/u;
const NO_WIDTH = '\u200B';

function withoutStyledLetters(text: string): string {
  // All styled characters are beyond the Latin letters, except for three superscript digits.
  if (!/[^\0-\xB1\xB4-\xB8\xBA-\u02AF]/u.test(text)) return text;
  const all = graphemes(text);
  let found = false;
  const read = all.map((one, at) => {
    // Two adjacent regional indicators are always a flag, because a style separates them.
    if (FLAG.test(one)) return one;
    if (one === NO_WIDTH && (isLoneRegional(all[at - 1]) || isLoneRegional(all[at + 1]))) return '';
    const plain = readBack(one, letters);
    found ||= plain !== undefined;
    return plain ?? one;
  });
  return found ? read.map((one) => readBack(one, symbols) ?? one).join('') : wordsOfSymbols(text);
}

const isLoneRegional = (grapheme = ''): boolean => LONE_REGIONAL.test(grapheme) && !FLAG.test(grapheme);

/**
 * Looks up the letter of a grapheme in a table and appends its accents; emoji have a variation selector and stay
 * unchanged.
 */
function readBack(grapheme: string, table: ReadonlyMap<string, string>): string | undefined {
  if (grapheme.includes('\uFE0F')) return undefined;
  const [base = '', ...marks] = grapheme;
  const letter = table.get(base);
  return letter === undefined ? undefined : (letter + marks.join('').replace(TEXT_FORM, '')).normalize('NFC');
}

const DIGIT = /\p{N}/u;

function wordsOfSymbols(text: string): string {
  return text.replace(/[^\p{White_Space}\0-\x7F]{2,}/gu, (word, at: number) => {
    const alone = /^\s?$/u.test(text.charAt(at - 1)) && /^\s?$/u.test(text.charAt(at + word.length));
    const read = Array.from(word, (one) => symbols.get(one));
    return alone && DIGIT.test(word) && read.every((one) => one !== undefined) ? read.join('') : word;
  });
}
