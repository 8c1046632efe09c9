/** A finding as described by a line of the result. */
export interface Place {
  readonly line: number;
  readonly column: number;
  readonly kind: 'error' | 'warning';
  readonly sentence: string;
}

/** More marks would make the editor slow, and would not be useful. */
const MARKED = 500;

/** Reads lines of the result such as `3:14 error …`; ignores others. */
export function placesIn(result: string): Place[] {
  const places: Place[] = [];
  for (const [, line, column, kind, sentence = ''] of result.matchAll(/^(\d+):(\d+) (error|warning) (.*)$/gm)) {
    if (places.length === MARKED) break;
    places.push({
      line: Number(line),
      column: Number(column),
      kind: kind === 'error' ? 'error' : 'warning',
      sentence,
    });
  }
  return places;
}

/**
 * The range of a mark in its line, in UTF-16 units from 0: a quoted text, a word or one character; at the end of the
 * line, the character before it.
 */
export function spanIn(line: string, column: number): { start: number; end: number } {
  let start = 0;
  for (let passed = 1; passed < column && start < line.length; passed++)
    start += (line.codePointAt(start) ?? 0) > 0xffff ? 2 : 1;
  if (start >= line.length) return { start: Math.max(0, line.length - 1), end: line.length };
  const word = /^(?:"[^"]*"|'[^']*'|[*&@]?[\p{L}\p{N}_$-]+|[^])/u.exec(line.slice(start))?.[0] ?? '';
  return { start, end: start + word.length };
}
