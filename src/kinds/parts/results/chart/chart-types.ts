import type { Lang } from '../../../../i18n/languages';

/**
 * - `line`: a line for each series; a gap where a value is null
 * - `area`: the series stacked on each other (null and negative values count as 0)
 * - `bar`: a bar for each row, with the series stacked in it; negative values are below zero
 * - `donut`: one ring, a slice for each row of the first series (null and negative values count as 0)
 */
export type ChartType = 'line' | 'area' | 'bar' | 'donut';

export interface ChartRow {
  /** The row's position on the x axis. If all rows have a number, distances are proportional; otherwise rows are evenly spaced. */
  readonly x: number | string;
  /** One value for each series. */
  readonly values: readonly (number | null)[];
}

export interface ChartInput {
  readonly type: ChartType;
  readonly rows: readonly ChartRow[];
  /** The names of the series, for the legend. */
  readonly series: readonly string[];
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly lang: Lang;
  /** In pixels; determines how much room the labels get. */
  readonly fontSize?: number;
}

export interface Mark {
  /** The `d` of an SVG path. */
  readonly path: string;
  /** `stroke`: draw the outline; `fill`: fill the inside. */
  readonly paint: 'stroke' | 'fill';
  /** The index of its series (in a donut, of its row), which determines its color. */
  readonly series: number;
  /** The index of the row that a bar or slice represents. */
  readonly row?: number;
}

export interface Tick {
  /** The position on its axis in pixels: from the left for x, from the top for y. */
  readonly at: number;
  readonly label: string;
}

export interface LegendItem {
  readonly series: number;
  readonly name: string;
  /** In a donut, the slice's share: '12.5%'. */
  readonly share?: string;
}

/** Facts about a series for screen readers. There are none for a series without a number. */
export interface SeriesFacts {
  readonly name: string;
  readonly first: number;
  readonly last: number;
  readonly least: number;
  readonly greatest: number;
}

export interface Chart {
  readonly type: ChartType;
  readonly width: number;
  readonly height: number;
  /** The box inside the axes. */
  readonly plot: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
  /** The origin of the marks' coordinates: draw them inside `<g transform="translate(x y)">`. */
  readonly origin: { readonly x: number; readonly y: number };
  readonly marks: readonly Mark[];
  /** The labels below the plot. Empty for a donut. */
  readonly xTicks: readonly Tick[];
  /** The labels to the left of the plot, one for each grid line. Empty for a donut. */
  readonly yTicks: readonly Tick[];
  /** The position of 0, from the top; undefined if it is outside the plot, and for a donut. */
  readonly zero?: number;
  readonly legend: readonly LegendItem[];
  /** The x position of each row, to find the row nearest to the pointer. Empty for a donut. */
  readonly columns: readonly number[];
  readonly facts: readonly SeriesFacts[];
}

/** The box inside the axes. */
export type Plot = Chart['plot'];
