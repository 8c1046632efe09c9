import { STYLES, TABLES, type FontTable } from '../../../data/fonts';
import { graphemes } from '../../../core/text/graphemes';
import { toLf } from '../../../core/text/newlines';
import { lookalikePlain } from './plain-lookalikes';

/**
 * A styled text in plain letters: what stands around the text, between and around its letters and on them is taken
 * away, and every letter of the style tables is read back. Where two letters look alike in a style, the capital or the
 * letter that fits its word is taken. Text that only could be styled stays as it is: ñ and ö are letters with an accent,
 * m² and 2. are no style, Cyrillic and Chinese words are words. CRLF and CR are read as LF.
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
/** Signs that stand between single letters in ordinary writing too (a/b, x·y): these need more letters to be a style. */
const COMMON_JOINS = new Set([' ', '\u3000', '·', '→', '/', '|', '+', '_', '-']);
const LETTER_OR_DIGIT = /^[\p{L}\p{N}\p{So}]/u;
const LETTER = /^[\p{L}\p{So}]/u;

function withoutJoins(text: string): string {
  const lines = text.split('\n');
  // The second character of the first long line is the only sign there can be.
  const start = lines.map((line) => graphemes(line.slice(0, 100))).find((line) => line.length > 1);
  const sign = start?.[1];
  if (sign === undefined || !JOINS.has(sign)) return text;
  const split = lines.map(graphemes);
  const joins = (line: readonly string[]) =>
    line.length < 2 || (line.length % 2 === 1 && line.every((one, at) => at % 2 === 0 || one === sign));
  if (!split.every(joins)) return text;
  const letters = split.map((line) => line.filter((_, at) => at % 2 === 0));
  const signs = split.reduce((sum, line) => sum + Math.floor(line.length / 2), 0);
  const common = COMMON_JOINS.has(sign);
  const has = letters.some((line) => line.some((one) => (common ? LETTER : LETTER_OR_DIGIT).test(one) && one !== sign));
  return has && signs >= (common ? 3 : 2) ? letters.map((line) => line.join('')).join('\n') : text;
}

/* ── Around each letter ──────────────────────────────────────────────────────────────────────────────────────── */

const PAIRS = new Map(STYLES.flatMap(({ each }) => (each ? [each] : [])));
const WHITE = /^\p{White_Space}+$/u;

/** Every character but white space stands in the same brackets: one alone is a tick box or a list's letter. */
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
/** No language's accents, or hardly: one letter that has them is styled. Of the others a run of letters is needed. */
const NO_ACCENTS = new Set([
  ...'\u0305\u0332\u0333\u0336\u0338\u033F\u034E\u0489\u20D2\u20DD\u20DE\u20DF\u20E0\u20E3\u20E4\u20E5',
]);
/** So many different letters side by side with the same accent are no word of any language. */
const MANY = 4;
const UNMARKED = /^\p{Cc}|\p{Emoji_Presentation}|\uFE0F/u;

/** A mark is a style where letter after letter has it, some of them letters that have no such accent in any language. */
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
      // What Unicode composes (ñ, ≠) may be what was typed.
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

/* ── Letters of their own ────────────────────────────────────────────────────────────────────────────────────── */

/** Tables whose letters are in no language's everyday writing, so that each can be read back by itself. */
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

/** Their digits and signs are (m², ①, ！): these are read back only beside styled letters, or where a whole word is of them. */
const WITH_EVERYDAY_SIGNS: ReadonlySet<string> = new Set([
  'bubble',
  'bubbleFilled',
  'parenthesized',
  'fullwidth',
  'superscript',
  'subscript',
]);

const TEXT_FORM = /\uFE0E/g;
const letters = new Map<string, string>();
const signs = new Map<string, string>();
for (const id of OWN_TABLES) {
  const table: FontTable = TABLES[id];
  for (const [from, to] of table) {
    const into = WITH_EVERYDAY_SIGNS.has(id) && !/\p{L}/u.test(from) ? signs : letters;
    const styled = to.replace(TEXT_FORM, '');
    if (!into.has(styled)) into.set(styled, from);
  }
}

const FLAG = /^\p{Regional_Indicator}{2}$/u;
const LONE_REGIONAL = /^\p{Regional_Indicator}/u;
const NO_WIDTH = '\u200B';

function withoutStyledLetters(text: string): string {
  // Everything here lies behind Latin letters, but for three raised digits.
  if (!/[^\0-\xB1\xB4-\xB8\xBA-\u02AF]/u.test(text)) return text;
  const all = graphemes(text);
  let found = false;
  const read = all.map((one, at) => {
    // Two letters of flags meet with nothing between them only in a flag.
    if (FLAG.test(one)) return one;
    if (one === NO_WIDTH && (isLoneRegional(all[at - 1]) || isLoneRegional(all[at + 1]))) return '';
    const plain = readBack(one, letters);
    found ||= plain !== undefined;
    return plain ?? one;
  });
  return found ? read.map((one) => readBack(one, signs) ?? one).join('') : wordsOfSigns(text);
}

const isLoneRegional = (grapheme = ''): boolean => LONE_REGIONAL.test(grapheme) && !FLAG.test(grapheme);

/** A grapheme's letter by a table, its accents behind it; emoji have a selector of their own and stay. */
function readBack(grapheme: string, table: ReadonlyMap<string, string>): string | undefined {
  if (grapheme.includes('\uFE0F')) return undefined;
  const [base = '', ...marks] = grapheme;
  const letter = table.get(base);
  return letter === undefined ? undefined : (letter + marks.join('').replace(TEXT_FORM, '')).normalize('NFC');
}

const DIGIT = /\p{N}/u;

function wordsOfSigns(text: string): string {
  return text.replace(/[^\p{White_Space}\0-\x7F]{2,}/gu, (word, at: number) => {
    const alone = /^\s?$/u.test(text.charAt(at - 1)) && /^\s?$/u.test(text.charAt(at + word.length));
    const read = Array.from(word, (one) => signs.get(one));
    return alone && DIGIT.test(word) && read.every((one) => one !== undefined) ? read.join('') : word;
  });
}
