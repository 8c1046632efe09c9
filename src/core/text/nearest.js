// JavaScript, because `npm start` reads it (scripts/environment.mjs) before the project's Node is installed.

/** The number of letters to insert, delete, replace or swap with their neighbor to turn one word into another. */
export function distance(a, b) {
  let before = [];
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let at = 1; at <= a.length; at++) {
    const next = [at];
    for (let column = 1; column <= b.length; column++) {
      const same = a[at - 1] === b[column - 1] ? 0 : 1;
      const [left, above, diagonal] = [next[column - 1], row[column], row[column - 1]];
      const swapped = at > 1 && column > 1 && a[at - 1] === b[column - 2] && a[at - 2] === b[column - 1];
      next[column] = Math.min(
        above + 1,
        left + 1,
        diagonal + same,
        swapped ? (before[column - 2] ?? Infinity) + 1 : Infinity,
      );
    }
    [before, row] = [row, next];
  }
  return row[b.length] ?? 0;
}

/**
 * The value that was probably meant: at most a third of its letters differ, ignoring case, or one contains the other.
 */
export function nearest(typed, values) {
  const word = typed.toLowerCase();
  const all = Array.from(values);
  const close = all
    .map((value) => ({ value, by: distance(word, value.toLowerCase()) }))
    .filter(({ value, by }) => by <= Math.max(1, Math.floor(Math.max(value.length, word.length) / 3)))
    .toSorted((a, b) => a.by - b.by);
  return close[0]?.value ?? all.find((value) => word.length > 2 && value.toLowerCase().includes(word));
}

/** The end of a message about an unknown name: 'Did you mean 'design'?', or the names that exist. */
export function suggestion(typed, values) {
  const all = Array.from(values);
  const meant = nearest(typed, all);
  return meant === undefined ? `Choose one of ${all.join(', ')}.` : `Did you mean '${meant}'?`;
}

/** A message about an unknown name: 'Unknown tool 'base46'. Did you mean 'base64'?' */
export const unknownName = (kind, typed, values) => `Unknown ${kind} '${typed}'. ${suggestion(typed, values)}`;
