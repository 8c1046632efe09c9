/**
 * The whole lines that a selection touches, as UTF-16 offsets from the start of the first line to the end of the last,
 * without its line break.
 */
export function wholeLines(text: string, start: number, end: number): { from: number; to: number } {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  // A selection that ends at the start of a line does not touch it.
  const last = end > start && text[end - 1] === '\n' ? end - 1 : end;
  const found = text.indexOf('\n', last);
  return { from: start === 0 ? 0 : from, to: found < 0 ? text.length : found };
}

/** Sorts lines in the order of the language, numbers by value; equal lines keep their order. */
export function sortedLines(lines: string, lang: string, descending = false): string {
  const { compare } = new Intl.Collator(lang, { numeric: true });
  const sorted = lines.split('\n').toSorted((one, other) => (descending ? compare(other, one) : compare(one, other)));
  return sorted.join('\n');
}

/** The offset where a line begins, counted from 1; after the end, that of the last line. */
export function lineStart(text: string, line: number): number {
  let at = 0;
  for (let count = 1; count < line; count++) {
    const found = text.indexOf('\n', at);
    if (found < 0) return at;
    at = found + 1;
  }
  return at;
}

/** The line number, from 1, of a position in UTF-16 units. */
export function lineAt(text: string, position: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < position; at = text.indexOf('\n', at + 1)) line++;
  return line;
}
