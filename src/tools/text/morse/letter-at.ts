import type { MorseAlphabet } from '../../../data/morse';
import { decode, type Code } from './morse';

/** The letter to which a mark of a code belongs, and its code: 'S ...'. */
export function letterAt(code: Code, at: number, alphabet: MorseAlphabet): string {
  let start = at;
  let end = at;
  const isMark = (index: number) => code.charAt(index) === '.' || code.charAt(index) === '-';
  while (isMark(start - 1)) start--;
  while (isMark(end + 1)) end++;
  const marks = code.slice(start, end + 1);
  return `${decode(marks, alphabet).result} ${marks}`;
}
