import type { Lang } from '../../../../i18n/languages';

/**
 * - `line`: a line for each series; a gap where a value is null
 * - `area`: the series stacked upon each other (null and negative values count as 0)
 * - `bar`: a bar for each row, the series stacked in it; negative values hang below zero
 * - `donut`: one ring, a slice for each row of the first series (null and negative values count as 0)
 */
export type ChartType = 'line' | 'area' | 'bar' | 'donut';

export interface ChartRow {
  /** Where the row stands on the horizontal axis. If every row has a number, distances are true; else rows are evenly spaced. */
  readonly x: number | string;
  /** One for each series. */
  readonly values: readonly (number | null)[];
}

export interface ChartInput {
  readonly type: ChartType;
  readonly rows: readonly ChartRow[];
  /** The names of the series, as the legend has them. */
  readonly series: readonly string[];
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly lang: Lang;
  /** Pixels; decides how much room the labels get. */
  readonly fontSize?: number;
}

export interface Mark {
  /** An SVG path's `d`. */
  readonly path: string;
  /** `stroke`: draw the line; `fill`: paint the inside. */
  readonly paint: 'stroke' | 'fill';
  /** Which series it belongs to; for a donut, which row: its colour. */
  readonly series: number;
  /** The row it stands for: bars and slices have one. */
  readonly row?: number;
}

export interface Tick {
  /** Pixels along its axis: from the left for x, from the top for y. */
  readonly at: number;
  readonly label: string;
}

export interface LegendItem {
  readonly series: number;
  readonly name: string;
  /** Donut: the slice's share, '12.5%'. */
  readonly share?: string;
}

/** What a reader who does not see the chart is told of a series. Missing where it has no number. */
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
  /** Where the marks' 0, 0 lies: draw them inside `<g transform="translate(x y)">`. */
  readonly origin: { readonly x: number; readonly y: number };
  readonly marks: readonly Mark[];
  /** Under the plot. Empty for a donut. */
  readonly xTicks: readonly Tick[];
  /** Left of the plot, one for each grid line. Empty for a donut. */
  readonly yTicks: readonly Tick[];
  /** Where 0 is, from the top; undefined where it is not in the picture, and for a donut. */
  readonly zero?: number;
  readonly legend: readonly LegendItem[];
  /** Each row's place on the x axis, for a pointer that asks which row is nearest. Empty for a donut. */
  readonly columns: readonly number[];
  readonly facts: readonly SeriesFacts[];
}

/** The box inside the axes. */
export type Plot = Chart['plot'];
