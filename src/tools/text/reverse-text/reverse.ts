import { graphemes } from '../../../core/text/graphemes';
import { eachGrapheme } from '../../../core/text/grapheme-scan';

export type Mode = 'text' | 'words' | 'letters' | 'lines' | 'eachLine';

const LINE_BREAK = /\r\n|\r|\n/;

/**
 * Reverses a text by grapheme clusters (UAX #29), so that emoji, flags and accents stay intact. CRLF, CR and LF are one
 * line break, written as LF.
 *
 * - `text`: every grapheme, including line breaks
 * - `words`: the order of words in each line; runs of white space keep their position, counted from the other end
 * - `letters`: the graphemes of each word; words and spaces stay where they are
 * - `lines`: the order of lines; a line break at the end stays at the end
 * - `eachLine`: the graphemes of each line; lines stay where they are
 */
export function reverse(text: string, mode: Mode): string {
  const lines = text.split(LINE_BREAK);
  if (mode === 'text') return backwards(lines.join('\n'));
  if (mode === 'lines') {
    const ends = lines.length > 1 && lines.at(-1) === '';
    return ends ? [...lines.slice(0, -1).reverse(), ''].join('\n') : lines.reverse().join('\n');
  }
  if (mode === 'eachLine') return lines.map(backwards).join('\n');
  if (mode === 'letters') return lines.join('\n').replace(/\S+/gu, memoized(backwards));
  // Splitting with captured white space puts words at even indices and white space at odd ones.
  return lines.map((line) => line.split(/(\s+)/u).reverse().join('')).join('\n');
}

/** Memoizes: a few thousand words make up most of a long text, so each is reversed once. */
function memoized(turn: (word: string) => string): (word: string) => string {
  const MOST = 20_000;
  const known = new Map<string, string>();
  return (word) => {
    let turned = known.get(word);
    if (turned === undefined) {
      turned = turn(word);
      if (known.size < MOST) known.set(word, turned);
    }
    return turned;
  };
}

/** If every second character needs the segmenter, a single call for all of them is the fastest. */
const TANGLED = /[\p{M}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Extended_Pictographic}]/gu;
const SAMPLE = 2_000;
const isTangled = (text: string): boolean => (text.slice(0, SAMPLE).match(TANGLED)?.length ?? 0) > SAMPLE / 20;

/** The number of code units converted to text at once; more would exceed the stack. */
const CHUNK = 8_192;
/** Below this length, an array of the characters is as fast. */
const SHORT = 200;

function backwards(text: string): string {
  if (text.length < SHORT || isTangled(text)) return graphemes(text).reverse().join('');
  const units = new Uint16Array(text.length);
  eachGrapheme(text, (start, end) => {
    for (let at = start, to = text.length - end; at < end; at++, to++) units[to] = text.charCodeAt(at);
  });
  const pieces: string[] = [];
  for (let at = 0; at < units.length; at += CHUNK) pieces.push(String.fromCharCode(...units.subarray(at, at + CHUNK)));
  return pieces.join('');
}

/**
 * Whether a text reads the same in both directions: only letters and digits, ignoring case and accents; at least two of
 * them.
 */
export function isPalindrome(text: string): boolean {
  const LONGEST = 10_000; // Longer palindromes are not realistic, and folding 10 MB would take as long as the reversal itself.
  if (text.length > LONGEST) return false;
  const letters = text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  return [...letters].length > 1 && letters === [...letters].reverse().join('');
}
