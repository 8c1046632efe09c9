/** The lines that a selection touches, whole: first code unit, and the one after the last, without its break. */
export function wholeLines(text: string, start: number, end: number): { from: number; to: number } {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  // A selection that ends at the start of a line does not touch it.
  const last = end > start && text[end - 1] === '\n' ? end - 1 : end;
  const found = text.indexOf('\n', last);
  return { from: start === 0 ? 0 : from, to: found < 0 ? text.length : found };
}

/** Lines in the language's order, numbers by their value; equal lines keep theirs. */
export function sortedLines(lines: string, lang: string, descending = false): string {
  const { compare } = new Intl.Collator(lang, { numeric: true });
  const sorted = lines.split('\n').toSorted((one, other) => (descending ? compare(other, one) : compare(one, other)));
  return sorted.join('\n');
}

/** Where a line begins, from 1; past the end the last one. */
export function lineStart(text: string, line: number): number {
  let at = 0;
  for (let count = 1; count < line; count++) {
    const found = text.indexOf('\n', at);
    if (found < 0) return at;
    at = found + 1;
  }
  return at;
}

export function lineAt(text: string, place: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < place; at = text.indexOf('\n', at + 1)) line++;
  return line;
}
