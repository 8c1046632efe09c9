import { expressionOf } from './expression';

/** What was found in a piece of a line. */
export interface Found {
  readonly count: number;
  /** If the line continues: the text that goes before its next piece, and the offset where the search continues. */
  readonly rest: string;
  readonly from: number;
}

/** Searches a piece of a line, starting at an offset; `goesOn`: more pieces follow. */
export type Search = (piece: string, from: number, goesOn: boolean) => Found;

/** Matches of an expression this close to the end of a piece are left to the next piece, because they may be longer. */
const OVERLAP = 10_000;
/** This much of the searched text stays before the rest, for `^`, `\b` and lookbehind. */
const CONTEXT = 1000;
const OVER = { rest: '', from: 0 };

/**
 * Searches for a text, ignoring case, or for a regular expression. A line may arrive in pieces: a text is found across
 * their boundaries, and so are matches of an expression that have up to 10,000 characters. Returns the error of an
 * invalid expression; undefined for an empty query.
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

/** The offset, or the one before it if it is in the middle of a surrogate pair. */
function characterAt(text: string, offset: number): number {
  const at = Math.max(offset, 0);
  return (text.codePointAt(at - 1) ?? 0) > 0xffff ? at - 1 : at;
}
