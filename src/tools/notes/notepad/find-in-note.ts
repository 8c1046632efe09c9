export interface FindOptions {
  readonly matchCase: boolean;
  readonly wholeWords: boolean;
}

/** The non-overlapping occurrences of a query, in UTF-16 units. A line break in the query matches one in the text. */
export function findAll(text: string, query: string, options: FindOptions): readonly { from: number; to: number }[] {
  const pattern = patternOf(query, options);
  return pattern
    ? Array.from(text.matchAll(pattern), ({ index, 0: { length } }) => ({ from: index, to: index + length }))
    : [];
}

/** Replaces every occurrence of a query with `by`, literally. */
export function replaceAllOf(text: string, query: string, by: string, options: FindOptions): string {
  const pattern = patternOf(query, options);
  // A function, so that `$&` typed by the visitor is inserted literally.
  return pattern ? text.replace(pattern, () => by) : text;
}

function patternOf(query: string, { matchCase, wholeWords }: FindOptions): RegExp | undefined {
  if (query === '') return undefined;
  const literal = query.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  const inWord = String.raw`[\p{L}\p{M}\p{N}_]`;
  const whole = wholeWords ? `(?<!${inWord})${literal}(?!${inWord})` : literal;
  return new RegExp(whole, matchCase ? 'gu' : 'giu');
}
