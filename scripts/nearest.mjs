/** The number of letters to insert, delete, replace or swap with their neighbor to turn one word into another. */
export function distance(a, b) {
  const rows = Array.from({ length: a.length + 1 }, (_, row) => [row, ...Array(b.length).fill(0)]);
  for (let column = 0; column <= b.length; column++) rows[0][column] = column;
  for (let row = 1; row <= a.length; row++) {
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1] ? 0 : 1;
      rows[row][column] = Math.min(
        rows[row - 1][column] + 1,
        rows[row][column - 1] + 1,
        rows[row - 1][column - 1] + same,
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        rows[row][column] = Math.min(rows[row][column], rows[row - 2][column - 2] + 1);
    }
  }
  return rows[a.length][b.length];
}

/**
 * The value that was probably meant: at most a third of its letters differ, ignoring case, or one contains the other.
 */
export function nearest(typed, values) {
  const word = typed.toLowerCase();
  const close = [...values]
    .map((value) => ({ value, by: distance(word, value.toLowerCase()) }))
    .filter(({ value, by }) => by <= Math.max(1, Math.floor(Math.max(value.length, word.length) / 3)))
    .sort((a, b) => a.by - b.by);
  return close[0]?.value ?? [...values].find((value) => word.length > 2 && value.toLowerCase().includes(word));
}

/** ' Did you mean 'design'?', or the available values. */
export function suggestion(typed, values) {
  const meant = nearest(typed, values);
  return meant === undefined ? `Choose one of ${[...values].join(', ')}.` : `Did you mean '${meant}'?`;
}
