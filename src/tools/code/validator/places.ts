/** A finding as the result's line says it. */
export interface Place {
  readonly line: number;
  readonly column: number;
  readonly kind: 'error' | 'warning';
  readonly sentence: string;
}

/** Marks beyond these would make the editor slow, and nobody would look at them. */
const MARKED = 500;

/** `3:14 error …` for each line of the result; what is no such line is left out. */
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

/** What a mark covers in its line, from 0 in UTF-16 units: a quoted text, a word or one sign; at the line's end the character before it. */
export function spanIn(line: string, column: number): { start: number; end: number } {
  let start = 0;
  for (let passed = 1; passed < column && start < line.length; passed++)
    start += (line.codePointAt(start) ?? 0) > 0xffff ? 2 : 1;
  if (start >= line.length) return { start: Math.max(0, line.length - 1), end: line.length };
  const word = /^(?:"[^"]*"|'[^']*'|[*&@]?[\p{L}\p{N}_$-]+|[^])/u.exec(line.slice(start))?.[0] ?? '';
  return { start, end: start + word.length };
}
