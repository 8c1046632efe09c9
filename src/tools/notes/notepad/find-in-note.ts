export interface FindOptions {
  readonly matchCase: boolean;
  readonly wholeWords: boolean;
}

/** Where a text occurs, first code unit of each; occurrences do not overlap. A line break in the query is one in the text. */
export function findAll(text: string, query: string, options: FindOptions): readonly { from: number; to: number }[] {
  const pattern = patternOf(query, options);
  return pattern
    ? Array.from(text.matchAll(pattern), ({ index, 0: { length } }) => ({ from: index, to: index + length }))
    : [];
}

export function replaceAllOf(text: string, query: string, by: string, options: FindOptions): string {
  const pattern = patternOf(query, options);
  // A function: `$&` in what the visitor types means just that.
  return pattern ? text.replace(pattern, () => by) : text;
}

function patternOf(query: string, { matchCase, wholeWords }: FindOptions): RegExp | undefined {
  if (query === '') return undefined;
  const literal = query.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  const inWord = String.raw`[\p{L}\p{M}\p{N}_]`;
  const whole = wholeWords ? `(?<!${inWord})${literal}(?!${inWord})` : literal;
  return new RegExp(whole, matchCase ? 'gu' : 'giu');
}
