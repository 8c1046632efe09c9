/** The letters of a name: case and accents are ignored, and anything that is not a letter is left out. */
export const lettersOf = (name: string): readonly string[] =>
  Array.from(name.normalize('NFD').toLowerCase()).filter((character) => /\p{L}/u.test(character));

const COUNTED = [...'loves'];

/**
 * The rows of the game on paper: how often l, o, v, e and s are in both names, then the last digits of the sums of
 * neighbors, down to two digits.
 *
 * @param letters of both names
 * @returns the rows, the first one with the counts; the last row is the percentage
 */
export function loveRows(letters: readonly string[]): readonly string[] {
  const counts = COUNTED.map((letter) => letters.filter((one) => one === letter).length);
  const rows = [counts.join('')];
  for (let row = rows[0] ?? ''; row.length > 2; rows.push(row)) row = nextRow(row);
  return rows;
}

const nextRow = (row: string): string =>
  Array.from(row.slice(1), (digit, at) => (Number(row[at]) + Number(digit)) % 10).join('');

export type Flame = 'F' | 'L' | 'A' | 'M' | 'E' | 'S';

/** How many letters of the two names have no partner in the other one. */
export function lettersLeft(first: readonly string[], second: readonly string[]): number {
  const excess = new Map<string, number>();
  for (const letter of first) excess.set(letter, (excess.get(letter) ?? 0) + 1);
  for (const letter of second) excess.set(letter, (excess.get(letter) ?? 0) - 1);
  return [...excess.values()].reduce((sum, count) => sum + Math.abs(count), 0);
}

/** The letters of FLAMES in the order in which they are struck out; the last one is the answer. */
export function flames(left: number): readonly Flame[] {
  const row: Flame[] = ['F', 'L', 'A', 'M', 'E', 'S'];
  const struck: Flame[] = [];
  for (let at = 0; row.length > 0;) {
    at = (at + left - 1) % row.length;
    struck.push(...row.splice(at, 1));
  }
  return struck;
}
