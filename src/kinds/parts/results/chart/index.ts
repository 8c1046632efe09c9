/**
 * The geometry of a chart: numbers in, SVG paths, ticks and labels out, in pixels from the top left. No DOM. The colours,
 * fonts and elements are those of whoever draws it; `series` in a mark says which colour.
 */
import { donut } from './donut';
import { plotted } from './plot';
import type { Chart, ChartInput } from './chart-types';

export type { ChartInput, ChartRow } from './chart-types';

/**
 * The geometry of a chart. No rows or no series: a chart without marks, which draws as an empty box. A line or an area of
 * one row, which nobody would see, is drawn as a bar.
 */
export function chart(input: ChartInput): Chart {
  if (input.type === 'donut') return donut(input);
  return plotted(input.rows.length === 1 ? { ...input, type: 'bar' } : input);
}

/** A table's cell as a number to draw: numbers, money, exact decimals; null for words, dates and empty cells. */
export function chartNumber(cell: unknown): number | null {
  if (typeof cell === 'number' || typeof cell === 'bigint') return Number(cell);
  if (typeof cell !== 'object' || cell === null) return null;
  if ('money' in cell) return Number(cell.money);
  if ('exact' in cell) return Number(cell.exact);
  return null;
}
