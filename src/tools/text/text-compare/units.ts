import { characterClass, DIGIT, LETTER, MARK, UNSPACED, WHITE } from '../../../core/text/character-class';
import { eachGrapheme } from '../../../core/text/grapheme-scan';
import { eachWord } from '../../../core/text/word-scan';

export interface Ignore {
  /** Uppercase and lowercase letters are equal. */
  readonly ignoreCase: boolean;
  /** Runs of spaces are equal, and those at the end of a line are ignored (GNU diff -b). */
  readonly ignoreSpace: boolean;
  /** Lines of only white space are ignored. */
  readonly ignoreEmpty: boolean;
}

/** A text as lines. A line break at the end ends the last line; `ended` tells whether there is one. */
export interface Lines {
  readonly lines: readonly string[];
  readonly ended: boolean;
}

export function linesOf(text: string): Lines {
  const lines = text.split('\n');
  const ended = lines.at(-1) === '';
  if (ended) lines.pop();
  return { lines, ended };
}

export const isBlank = (line: string): boolean => /^\s*$/.test(line);

/** The part of a line that counts in a comparison. */
export function lineKey(line: string, { ignoreCase, ignoreSpace }: Ignore): string {
  const bare = ignoreSpace ? line.replace(/\s+/g, ' ').trimEnd() : line;
  return ignoreCase ? bare.toLowerCase() : bare;
}

/** Assigns numbers to pieces of text: equal pieces get equal numbers, from 0. */
export function numbering(): (piece: string) => number {
  const numbers = new Map<string, number>();
  return (piece) => {
    const known = numbers.get(piece);
    if (known !== undefined) return known;
    numbers.set(piece, numbers.size);
    return numbers.size - 1;
  };
}

export type Visit = (start: number, end: number) => void;

const APOSTROPHE = /['’]/;

/**
 * Visits the words of a text and each other character on its own; skips white space. A word is a run of letters, digits
 * and `_`, with single apostrophes inside; scripts without spaces are split by the dictionary.
 */
export function eachToken(text: string, visit: Visit): void {
  let at = 0;
  const classHere = (offset: number) => (offset < text.length ? characterClass(text.codePointAt(offset) ?? 0) : 0);
  const step = (offset: number) => ((text.codePointAt(offset) ?? 0) > 0xffff ? offset + 2 : offset + 1);
  const isWordCharacter = (offset: number, kind: number) =>
    (kind & (LETTER | DIGIT)) !== 0 || text.charAt(offset) === '_';
  while (at < text.length) {
    const kind = classHere(at);
    const start = at;
    if (kind & WHITE) {
      at++;
    } else if (isWordCharacter(at, kind)) {
      let unspaced = 0;
      for (let here = kind; isWordCharacter(at, here) || here & MARK || joins(at); here = classHere(at)) {
        unspaced |= here & UNSPACED;
        at = step(at);
      }
      if (unspaced) inside(start, at, eachWord);
      else visit(start, at);
    } else {
      for (let here = kind; at < text.length && !(here & WHITE) && !isWordCharacter(at, here); here = classHere(at))
        at = step(at);
      inside(start, at, eachGrapheme);
    }
  }

  function joins(offset: number): boolean {
    return APOSTROPHE.test(text.charAt(offset)) && (classHere(offset + 1) & (LETTER | DIGIT)) !== 0;
  }

  function inside(from: number, to: number, each: (part: string, visit: Visit) => void): void {
    each(text.slice(from, to), (start, end) => visit(from + start, from + end));
  }
}

/** Visits every grapheme cluster, including line breaks and spaces. */
export const eachCharacter = eachGrapheme;

/** The units of a text as numbers, without what is ignored. */
export function unitsOf(
  text: string,
  ignore: Ignore,
  each: (text: string, visit: Visit) => void,
  number: (piece: string) => number,
): Int32Array {
  const bare = without(text, ignore);
  let units = new Int32Array(Math.max(16, bare.length >> 2));
  let count = 0;
  each(bare, (start, end) => {
    if (count === units.length) {
      const larger = new Int32Array(units.length * 2);
      larger.set(units);
      units = larger;
    }
    units[count++] = number(bare.slice(start, end));
  });
  return units.subarray(0, count);
}

function without(text: string, { ignoreCase, ignoreSpace, ignoreEmpty }: Ignore): string {
  let bare = ignoreCase ? text.toLowerCase() : text;
  if (ignoreEmpty) bare = (bare.match(/[^\n]*\n|[^\n]+/g) ?? []).filter((line) => !isBlank(line)).join('');
  // Last, because the line break at the end may have been before empty lines.
  if (ignoreSpace)
    bare = bare
      .replace(/(?<![^\S\n])[^\S\n]+/g, ' ')
      .replace(/ (?=\n|$)/g, '')
      .replace(/\n$/, '');
  return bare;
}
