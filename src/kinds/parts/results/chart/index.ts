/**
 * The geometry of a chart: numbers in; SVG paths, ticks and labels out, in pixels from the top left. It doesn't use the DOM.
 * The caller chooses elements, fonts and colors, the latter by the `series` of each mark.
 */
import { donut } from './donut';
import { plotted } from './plot';
import type { Chart, ChartInput } from './chart-types';

export type { ChartInput, ChartRow } from './chart-types';

/**
 * The geometry of a chart. Without rows or series it has no marks and is an empty box. A line or area chart of only one row,
 * which would be invisible, becomes a bar chart.
 */
export function chart(input: ChartInput): Chart {
  if (input.type === 'donut') return donut(input);
  return plotted(input.rows.length === 1 ? { ...input, type: 'bar' } : input);
}

/** A table's cell as a number to draw: numbers, money and exact decimals; null for words, dates and empty cells. */
export function chartNumber(cell: unknown): number | null {
  if (typeof cell === 'number' || typeof cell === 'bigint') return Number(cell);
  if (typeof cell !== 'object' || cell === null) return null;
  if ('money' in cell) return Number(cell.money);
  if ('exact' in cell) return Number(cell.exact);
  return null;
}
