import { scaleBand, scaleLinear } from 'd3-scale';
import { arc, area, line, pie, stack, stackOffsetDiverging } from 'd3-shape';
import { formatNumber, formatPercent } from '../i18n/format';
import { LOCALES, type Lang } from '../i18n/languages';

/**
 * The geometry of a chart: numbers in, SVG paths, ticks and labels out, in pixels from the top left. No DOM. The colours,
 * fonts and elements are those of whoever draws it; `series` in a mark says which colour.
 *
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

const FONT_SIZE = 12;
/** Mean width of a digit or small letter, as a part of the font size, in the faces that browsers have. */
const LETTER = 0.65;
const GAP = 8;
const Y_TICKS = 5;
const BAR_GAP = 0.2;
/** Hole of the ring, as a part of its radius. */
const HOLE = 0.6;
/** From here on, axis labels are short: '250K', '250 mil'. */
const SHORT_FROM = 100_000;

/**
 * The geometry of a chart. No rows or no series: a chart without marks, which draws as an empty box. A line or an area of
 * one row, which nobody would see, is drawn as a bar.
 */
export function chart(input: ChartInput): Chart {
  if (input.type === 'donut') return donut(input);
  return plotted(input.rows.length === 1 ? { ...input, type: 'bar' } : input);
}

/* ── Line, area, bar ─────────────────────────────────────────────────────────────────────────────────────────── */

function plotted(input: ChartInput): Chart {
  const { type, rows, series, width, height, lang, fontSize = FONT_SIZE } = input;
  const layers = type === 'line' ? undefined : stacked(input);
  const heights = layers ? layers.flat(2) : rows.flatMap(({ values }) => values).filter(isNumber);
  const y = scaleLinear().domain(heightsShown(type, heights)).nice(Y_TICKS);
  const ticks = y.ticks(Y_TICKS);
  const yLabels = axisLabels(ticks, lang);
  const wide = (label: string) => label.length * fontSize * LETTER;
  const plot = {
    left: Math.ceil(Math.max(0, ...yLabels.map(wide)) + GAP),
    top: fontSize,
    right: Math.max(0, width - fontSize),
    bottom: Math.max(fontSize, height - 2 * fontSize - GAP),
  };
  y.range([plot.bottom, plot.top]);
  const columns = columnsOf(input, plot);
  const at = (row: number) => columns[row] ?? plot.left;

  const marks: Mark[] = [];
  if (type === 'line') {
    series.forEach((_, index) => {
      const path = line<ChartRow>()
        .defined((row) => isNumber(row.values[index]))
        .x((_row, row) => at(row))
        .y((row) => y(row.values[index] ?? 0))(rows.slice());
      if (path) marks.push({ path, paint: 'stroke', series: index });
    });
  } else if (type === 'area') {
    layers?.forEach((layer, index) => {
      const path = area<readonly [number, number]>()
        .x((_pair, row) => at(row))
        .y0(([low]) => y(low))
        .y1(([, high]) => y(high))(layer.slice());
      if (path && rows.length > 0) marks.push({ path, paint: 'fill', series: index });
    });
  } else {
    const band = barBand(rows.length, plot).bandwidth();
    layers?.forEach((layer, index) => {
      layer.forEach(([low, high], row) => {
        const tall = y(low) - y(high);
        if (tall > 0)
          marks.push({ path: box(at(row) - band / 2, y(high), band, tall), paint: 'fill', series: index, row });
      });
    });
  }
  return {
    type,
    width,
    height,
    plot,
    origin: { x: 0, y: 0 },
    marks,
    xTicks: xTicksOf(input, columns, plot, wide),
    yTicks: ticks.map((value, index) => ({ at: y(value), label: yLabels[index] ?? '' })),
    ...(ticks.includes(0) && { zero: y(0) }),
    legend: series.map((name, index) => ({ series: index, name })),
    columns,
    facts: factsOf(input),
  };
}

/** From 0, so that lengths are in proportion; a line far from 0 is shown from its least value, or it would look flat. */
function heightsShown(type: ChartType, heights: readonly number[]): [number, number] {
  const [least = 0, greatest = 0] = extent(heights);
  if (type === 'line' && least > greatest / 2) return least < greatest ? [least, greatest] : [0, greatest];
  return least < 0 || greatest > 0 ? [Math.min(0, least), Math.max(0, greatest)] : [0, 1];
}

/** Lower and upper edge of each value, by series and row. */
function stacked({ type, rows, series }: ChartInput): (readonly [number, number])[][] {
  const value = (row: ChartRow, index: number) => {
    const found = row.values[index] ?? 0;
    return Number.isFinite(found) && (type === 'bar' || found > 0) ? found : 0;
  };
  return stack<unknown, ChartRow, number>()
    .keys(series.keys())
    .value(value)
    .offset(stackOffsetDiverging)(rows.slice())
    .map((layer) => layer.map(([low, high]) => [low, high] as const));
}

type Plot = Chart['plot'];

const barBand = (count: number, plot: Plot) =>
  scaleBand<number>()
    .domain(Array.from({ length: count }, (_, index) => index))
    .range([plot.left, plot.right])
    .paddingInner(BAR_GAP)
    .paddingOuter(BAR_GAP / 2);

function columnsOf({ type, rows }: ChartInput, plot: Plot): number[] {
  if (type === 'bar') {
    const band = barBand(rows.length, plot);
    return rows.map((_, index) => (band(index) ?? plot.left) + band.bandwidth() / 2);
  }
  const xs = rows.map(({ x }) => x).filter((x) => typeof x === 'number');
  const [least = 0, greatest = 0] = extent(xs);
  const places = xs.length === rows.length && least < greatest ? xs : rows.map((_, index) => index);
  const [from = 0, to = 0] = extent(places);
  const middle = (plot.left + plot.right) / 2;
  const scale = scaleLinear().domain([from, to]).range([plot.left, plot.right]);
  return places.map((place) => (from === to ? middle : scale(place)));
}

/** Labels of rows, as many as there is room for: every one, every second, every fifth … Whole numbers get round ones: 50, 100, 150. */
function xTicksOf(
  { rows, lang }: ChartInput,
  columns: readonly number[],
  plot: Plot,
  wide: (label: string) => number,
): Tick[] {
  // Ungrouped: a year is not '2,026'.
  const plain = new Intl.NumberFormat(LOCALES[lang], { useGrouping: false, maximumFractionDigits: 6 });
  const labels = rows.map(({ x }) => (typeof x === 'number' ? plain.format(x) : x));
  const room = plot.right - plot.left;
  const needed = Math.max(0, ...extent(labels.map(wide))) + GAP;
  const most = Math.max(1, Math.floor(room / needed));
  const step = niceStep(rows.length / most);
  const first = rows[0]?.x;
  const counting = Number.isInteger(first) && rows.every(({ x }, index) => x === Number(first) + index);
  const round = counting && rows.length >= step;
  return labels.flatMap((label, index) => {
    const place = round ? Number(rows[index]?.x) : index;
    return place % step === 0 ? [{ at: columns[index] ?? plot.left, label }] : [];
  });
}

/** The smallest of 1, 2, 5, 10, 20, 50 … that is no less. */
function niceStep(least: number): number {
  let power = 1;
  for (;;) {
    for (const step of [1, 2, 5]) if (step * power >= least) return step * power;
    power *= 10;
  }
}

function axisLabels(ticks: readonly number[], lang: Lang): string[] {
  const largest = Math.max(0, ...ticks.map(Math.abs));
  if (largest >= SHORT_FROM) {
    const short = new Intl.NumberFormat(LOCALES[lang], { notation: 'compact', maximumFractionDigits: 2 });
    return ticks.map((tick) => short.format(tick));
  }
  const step = Math.abs((ticks[1] ?? 1) - (ticks[0] ?? 0)) || 1;
  const digits = Math.min(20, Math.max(0, -Math.floor(Math.log10(step) + 1e-9)));
  return ticks.map((tick) => formatNumber(tick, lang, digits));
}

const box = (x: number, y: number, width: number, height: number): string =>
  `M${round(x)},${round(y)}h${round(width)}v${round(height)}h${round(-width)}Z`;

/* ── Donut ───────────────────────────────────────────────────────────────────────────────────────────────────── */

function donut({ type, rows, series, width, height, lang, ...rest }: ChartInput): Chart {
  const amounts = rows.map(({ values: [value] }) => (isNumber(value) ? Math.max(0, value) : 0));
  const whole = amounts.reduce((total, amount) => total + amount, 0);
  const radius = Math.max(0, Math.min(width, height) / 2 - GAP);
  const slice = arc<{ startAngle: number; endAngle: number }>()
    .innerRadius(radius * HOLE)
    .outerRadius(radius);
  const slices = whole > 0 ? pie<number>().sort(null)(amounts) : [];
  const name = (row: ChartRow) => (typeof row.x === 'number' ? formatNumber(row.x, lang) : row.x);
  return {
    type,
    width,
    height,
    plot: {
      left: width / 2 - radius,
      top: height / 2 - radius,
      right: width / 2 + radius,
      bottom: height / 2 + radius,
    },
    origin: { x: width / 2, y: height / 2 },
    marks: slices.flatMap((angles, row) => {
      const path = angles.value > 0 ? slice(angles) : null;
      return path ? [{ path, paint: 'fill', series: row, row } satisfies Mark] : [];
    }),
    xTicks: [],
    yTicks: [],
    legend: rows.map((row, index) => ({
      series: index,
      name: name(row),
      share: formatPercent(whole > 0 ? (100 * (amounts[index] ?? 0)) / whole : 0, lang, 1),
    })),
    columns: [],
    facts: factsOf({ type, rows, series, width, height, lang, ...rest }),
  };
}

/* ── Both ────────────────────────────────────────────────────────────────────────────────────────────────────── */

const factsOf = ({ rows, series }: ChartInput): SeriesFacts[] =>
  series.flatMap((name, index) => {
    const numbers = rows.map(({ values }) => values[index]).filter(isNumber);
    const [first, last] = [numbers[0], numbers.at(-1)];
    const [least, greatest] = extent(numbers);
    const known = first !== undefined && last !== undefined && least !== undefined && greatest !== undefined;
    return known ? [{ name, first, last, least, greatest }] : [];
  });

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** Least and greatest; empty for no numbers. A loop: spreading a long list into Math.min overflows the stack. */
function extent(numbers: readonly number[]): [] | [number, number] {
  const [first] = numbers;
  if (first === undefined) return [];
  let [least, greatest] = [first, first];
  for (const number of numbers) {
    if (number < least) least = number;
    if (number > greatest) greatest = number;
  }
  return [least, greatest];
}

const round = (pixels: number): number => Math.round(pixels * 100) / 100;

/** A table's cell as a number to draw: numbers, money, exact decimals; null for words, dates and empty cells. */
export function chartNumber(cell: unknown): number | null {
  if (typeof cell === 'number' || typeof cell === 'bigint') return Number(cell);
  if (typeof cell !== 'object' || cell === null) return null;
  if ('money' in cell) return Number(cell.money);
  if ('exact' in cell) return Number(cell.exact);
  return null;
}
