import { decimalOf } from '../../../core/numbers/decimal';
import { byCodePoint } from '../../../core/text/code-point-order';
import type { Grid } from './grid';

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;
/** A double keeps this many digits; longer numbers whose doubles are equal are compared exactly. */
const SAFE_LENGTH = 15;
/** Exponents this large are not worth exact arithmetic: the doubles differ, or both are infinite. */
const MODEST = /[eE][+-]?\d{4,}$/;

/** The rows in which a cell contains the text, ignoring case; all rows for ''. */
export function filtered(grid: Grid, filter: string): Int32Array {
  const rows = new Int32Array(grid.rowCount);
  let count = 0;
  const wanted = filter.toLowerCase();
  for (let row = 0; row < grid.rowCount; row++) {
    if (wanted === '' || rowContains(grid, row, wanted)) rows[count++] = row;
  }
  return rows.subarray(0, count);
}

function rowContains(grid: Grid, row: number, wanted: string): boolean {
  for (let column = 0; column < grid.width(row); column++) {
    const [start, end] = grid.range(row, column);
    if (end > start && grid.text(row, column).toLowerCase().includes(wanted)) return true;
  }
  return false;
}

/** Index of the column with a name, or at a position counted from 1; names are tried first. −1 if there is none. */
export function columnOf(names: readonly string[], wanted: string): number {
  const named = names.indexOf(wanted);
  if (named >= 0) return named;
  const number = /^\d{1,6}$/.test(wanted.trim()) ? Number(wanted) : 0;
  return number >= 1 && number <= names.length ? number - 1 : -1;
}

/** Sorts rows by a column: numbers first, by value, then text by code point. The sort is stable. */
export function sorted(grid: Grid, rows: Int32Array, column: number, descending: boolean): Int32Array {
  const texts = Array.from(rows, (row) => grid.text(row, column));
  const numbers = Float64Array.from(texts, (text) => (isNumber(text) ? Number(text) : NaN));
  const order = Int32Array.from(rows, (_, index) => index);
  const compare = (a: number, b: number): number => {
    const [one = NaN, other = NaN] = [numbers[a], numbers[b]];
    const [textA = '', textB = ''] = [texts[a], texts[b]];
    if (Number.isNaN(one)) return Number.isNaN(other) ? byCodePoint(textA, textB) : 1;
    if (Number.isNaN(other)) return -1;
    return one < other ? -1 : one > other ? 1 : exactly(textA, textB);
  };
  const sign = descending ? -1 : 1;
  order.sort((a, b) => sign * compare(a, b) || a - b);
  return order.map((index) => rows[index] ?? 0);
}

export const isNumber = (text: string): boolean => NUMBER.test(text);

/** Compares two numbers whose doubles are equal. */
export function exactly(a: string, b: string): number {
  if (a.length <= SAFE_LENGTH && b.length <= SAFE_LENGTH) return 0;
  if (a === b || MODEST.test(a) || MODEST.test(b)) return 0;
  return decimalOf(bare(a)).cmp(decimalOf(bare(b)));
}

/** Removes a plus sign, and makes sure there are digits on both sides of the decimal point. */
const bare = (text: string): string =>
  text
    .replace(/^\+/, '')
    .replace(/^(-?)\./, '$10.')
    .replace(/\.(?=$|[eE])/, '');
