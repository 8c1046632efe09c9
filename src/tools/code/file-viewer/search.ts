import { expressionOf } from './expression';

/** What was found in a piece of a line. */
export interface Found {
  readonly count: number;
  /** Where the line goes on: with what its next piece begins, and from where on that is searched. */
  readonly rest: string;
  readonly from: number;
}

/** Searches a piece of a line from an offset on; `goesOn`: it is not the last one. */
export type Search = (piece: string, from: number, goesOn: boolean) => Found;

/** So far from the end of a piece, what an expression finds is left to the next piece, where it may go on. */
const OVERLAP = 10_000;
/** So much of what is searched already stays before the rest, for `^`, `\b` and what looks back. */
const CONTEXT = 1000;
const OVER = { rest: '', from: 0 };

/**
 * Finds a text, capitals ignored, or a regular expression. A line may come in pieces: a text is found across their borders, and
 * so is what an expression matches up to 10,000 characters long.
 */
export function searchFor(query: string, regex: boolean): Search | SyntaxError | undefined {
  if (query === '') return undefined;
  if (!regex) return textSearch(query.toLowerCase());
  const expression = expressionOf(query, regex);
  return expression instanceof SyntaxError ? expression : expressionSearch(expression);
}

const textSearch =
  (wanted: string): Search =>
  (piece, from, goesOn) => {
    const text = piece.toLowerCase();
    let count = 0;
    let next = from;
    for (let at = text.indexOf(wanted, next); at >= 0; at = text.indexOf(wanted, next)) {
      count++;
      next = at + wanted.length;
    }
    return {
      count,
      ...(goesOn ? { rest: text.slice(Math.max(next, text.length - wanted.length + 1)), from: 0 } : OVER),
    };
  };

const expressionSearch =
  (expression: RegExp): Search =>
  (piece, from, goesOn) => {
    const border = goesOn ? characterAt(piece, piece.length - OVERLAP) : Infinity;
    let count = 0;
    let next = from;
    expression.lastIndex = from;
    for (const { 0: match, index } of piece.matchAll(expression)) {
      if (index >= border) break;
      next = index + match.length;
      if (match !== '') count++;
    }
    if (!goesOn) return { count, ...OVER };
    next = Math.max(next, border);
    const cut = characterAt(piece, next - CONTEXT);
    return { count, rest: piece.slice(cut), from: next - cut };
  };

/** The offset, or that before where it would cut a character in two. */
function characterAt(text: string, offset: number): number {
  const at = Math.max(offset, 0);
  return (text.codePointAt(at - 1) ?? 0) > 0xffff ? at - 1 : at;
}
