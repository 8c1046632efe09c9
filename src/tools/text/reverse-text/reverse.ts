import { graphemes } from '../../../lib/graphemes';

export type Mode = 'text' | 'words' | 'letters' | 'lines' | 'eachLine';

const LINE_BREAK = /\r\n|\r|\n/;

/**
 * A text turned round by grapheme clusters (UAX #29), so that emoji, flags and accents stay whole. CRLF, CR and LF are
 * one line break, written as LF.
 *
 * - `text`: every grapheme, line breaks included
 * - `words`: the order of words in each line; runs of white space keep their place, counted from the other end
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
  // Splitting at captured white space gives words at even places and the white space between them at odd ones.
  const turn = (line: string) =>
    mode === 'words' ? line.split(/(\s+)/u).reverse().join('') : line.split(/(\s+)/u).map(backwards).join('');
  return lines.map(turn).join('\n');
}

const backwards = (text: string): string => graphemes(text).reverse().join('');

/** Reads the same from both ends: letters and digits only, case and accents folded; two of them at least. */
export function isPalindrome(text: string): boolean {
  const LONGEST = 10_000; // Nobody writes a longer one, and folding 10 MB would cost as much as the work itself.
  if (text.length > LONGEST) return false;
  const letters = text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  return [...letters].length > 1 && letters === [...letters].reverse().join('');
}
