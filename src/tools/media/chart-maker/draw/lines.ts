import { scaleLinear, scalePoint, scaleUtc } from 'd3-scale';
import { area, line } from 'd3-shape';
import { LOCALES } from '../../../../i18n/languages';
import type { ChartData } from '../read-data';
import { barsOf, rowLabels } from './bars';
import { colorOf, leftAxis, nameBelow, numbersOf, tickLabels, valueAxis, type Box, type DrawOptions } from './frame';
import { lineAt, px, SOFT, textAt, textWidth } from './parts';
import { linearAxis } from './scale';
import { thinned, type Point } from './thin';

/** More points than this are not visible in a line, nor in a cloud. */
const MOST_POINTS = 2_000;
/** Up to this many values, each gets a dot on its line. */
const DOTTED = 60;

interface Across {
  readonly height: number;
  /** Where each row is, within the plot. */
  at(row: number): number;
  /** The labels and marks below the plot. */
  draw(bottom: number): string[];
}

/** Lines, or areas stacked on each other. */
export function drawLines(data: ChartData, options: DrawOptions, whole: Box): string[] {
  const isArea = options.type === 'area';
  const named = nameBelow(whole, options.xLabel);
  const layers = isArea ? stacked(data) : data.series.map(({ values }) => values.map((value) => [0, value] as const));
  const values = layers.flatMap((layer) =>
    layer.flatMap(([low, high]) => (isArea ? [low, high ?? low] : (high ?? []))),
  );
  const axis = valueAxis(values, options, named.box.bottom - named.box.top, isArea);
  const height = across(data, named.box, options).height;
  const { parts, plot, scale } = leftAxis({ ...named.box, bottom: named.box.bottom - height }, axis, options);
  const x = across(data, plot, options);
  const order = inOrder(data);
  const base = options.log ? axis.from : 0;
  const shapes = layers.flatMap((layer, series) => {
    const color = colorOf(options, series);
    if (isArea) {
      const shape = area<number>()
        .x((row) => x.at(row))
        .y0((row) => scale(Math.max(base, layer[row]?.[0] ?? base)))
        .y1((row) => scale(Math.max(base, layer[row]?.[1] ?? base)))
        .digits(1);
      return [`<path d="${shape(order) ?? ''}" fill="${color}" fill-opacity="0.8"/>`];
    }
    return runsOf(order, (row) => layer[row]?.[1] ?? null).flatMap((run) => {
      const points = thinned(
        run.map((row): Point => [x.at(row), scale(layer[row]?.[1] ?? 0)]),
        MOST_POINTS,
      );
      const path = line().digits(1)(points.map(([left, top]) => [left, top]));
      const dots = order.length <= DOTTED || run.length === 1 ? points.map(([left, top]) => dot(left, top, color)) : [];
      return [
        `<path d="${path ?? ''}" fill="none" stroke="${color}" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round"/>`,
        ...dots,
      ];
    });
  });
  const written =
    isArea || options.labels === 'none' || order.length > DOTTED ? [] : pointLabels(data, options, x, scale);
  return [...named.parts, ...parts, ...shapes, ...written, ...x.draw(plot.bottom)];
}

const dot = (x: number, y: number, color: string): string =>
  `<circle cx="${px(x)}" cy="${px(y)}" r="3.5" fill="${color}"/>`;

const pointLabels = (data: ChartData, { lang }: DrawOptions, x: Across, scale: (value: number) => number): string[] => {
  const format = new Intl.NumberFormat(LOCALES[lang], { maximumFractionDigits: 6 });
  return data.series.flatMap(({ values }) =>
    values.flatMap((value, row) =>
      value === null ? [] : [textAt(x.at(row), scale(value) - 12, format.format(value), { anchor: 'middle' })],
    ),
  );
};

/** The lower and upper edge of each series; a gap and a negative value count as 0. */
const stacked = (data: ChartData): (readonly (readonly [number, number])[])[] => {
  const positive = data.series.map(({ name, values }) => ({
    name,
    values: values.map((value) => Math.max(0, value ?? 0)),
  }));
  const layers = data.series.map(() => data.labels.map((): readonly [number, number] => [0, 0]));
  for (const { series, row, from, to } of barsOf({ ...data, series: positive }, true, 0)) {
    const layer = layers[series];
    if (layer) layer[row] = [from, to];
  }
  return layers;
};

/** The rows from left to right: by their position if they have one. */
function inOrder({ labels, positions }: ChartData): number[] {
  const rows = labels.map((_, row) => row);
  return positions ? rows.toSorted((a, b) => (positions[a] ?? 0) - (positions[b] ?? 0)) : rows;
}

/** Rows without a gap between them. */
function runsOf(rows: readonly number[], valueOf: (row: number) => number | null): number[][] {
  const runs: number[][] = [[]];
  for (const row of rows) {
    if (valueOf(row) === null) runs.push([]);
    else runs.at(-1)?.push(row);
  }
  return runs.filter((run) => run.length > 0);
}

/** The x axis: of time, of numbers, or of words at equal distances. */
function across(data: ChartData, plot: Box, options: DrawOptions): Across {
  const { labels, positions, positionsAre } = data;
  if (!positions) {
    const points = scalePoint<number>(labels.keys(), [plot.left, plot.right]).padding(0.3);
    const below = rowLabels(labels, plot, options);
    return {
      height: below.height,
      at: (row) => points(row) ?? 0,
      draw: (bottom) => below.draw((row) => points(row) ?? 0, points.step() || plot.right - plot.left, bottom),
    };
  }
  const [least, greatest] = [Math.min(...extremes(positions)), Math.max(...extremes(positions))];
  return positionsAre === 'time'
    ? timeAxis(positions, least, greatest, plot, options)
    : numberAxis(positions, linearAxis(least, greatest, { zero: false, count: ticksIn(plot, 70) }), plot, options, [
        least,
        greatest,
      ]);
}

const ticksIn = ({ left, right }: Box, wide: number) => Math.max(2, Math.floor((right - left) / wide));

/** A loop, because spreading a long array into Math.min overflows the stack. */
function extremes(values: readonly number[]): [number, number] {
  let [least, greatest] = [Infinity, -Infinity];
  for (const value of values) {
    if (value < least) least = value;
    if (value > greatest) greatest = value;
  }
  return [least, greatest];
}

function numberAxis(
  positions: readonly number[],
  axis: { from: number; to: number; ticks: readonly number[] },
  plot: Box,
  options: DrawOptions,
  [least, greatest]: readonly [number, number],
): Across {
  // A line fills the whole width: only its first and last points touch the sides.
  const x = scaleLinear([least, greatest === least ? least + 1 : greatest], [plot.left + 6, plot.right - 10]);
  const ticks = axis.ticks.filter((tick) => tick >= least && tick <= greatest);
  // Without grouping, or a year would be '2,026'.
  const years = ticks.every((tick) => Number.isInteger(tick) && tick >= 1000 && tick < 3000);
  const shown = years ? ticks.map(String) : tickLabels(ticks, { ...options, log: false });
  return {
    height: 28,
    at: (row) => x(positions[row] ?? 0),
    draw: (bottom) =>
      ticks.flatMap((tick, index) => [
        lineAt(x(tick), bottom, x(tick), bottom + 4, true),
        textAt(x(tick), bottom + 17, shown[index] ?? '', { anchor: 'middle', fill: SOFT }),
      ]),
  };
}

const DAY = 86_400_000;

function timeAxis(
  positions: readonly number[],
  least: number,
  greatest: number,
  plot: Box,
  { lang }: DrawOptions,
): Across {
  const x = scaleUtc([least, greatest === least ? least + DAY : greatest], [plot.left + 6, plot.right - 16]);
  const span = greatest - least;
  const style: Intl.DateTimeFormatOptions =
    span > 1500 * DAY
      ? { year: 'numeric' }
      : span > 100 * DAY
        ? { year: 'numeric', month: 'short' }
        : span > 2 * DAY
          ? { month: 'short', day: 'numeric' }
          : { hour: '2-digit', minute: '2-digit' };
  const format = new Intl.DateTimeFormat(LOCALES[lang], { ...style, timeZone: 'UTC' });
  const wide = textWidth(format.format(least)) + 24;
  const ticks = x.ticks(Math.max(2, Math.floor((plot.right - plot.left) / wide)));
  return {
    height: 28,
    at: (row) => x(positions[row] ?? 0),
    draw: (bottom) => {
      let end = -Infinity;
      return ticks.flatMap((tick) => {
        const at = x(tick);
        const text = format.format(tick);
        if (at - textWidth(text) / 2 < end || at + textWidth(text) / 2 > plot.right + 14) return [];
        end = at + textWidth(text) / 2 + 10;
        return [
          lineAt(at, bottom, at, bottom + 4, true),
          textAt(at, bottom + 17, text, { anchor: 'middle', fill: SOFT }),
        ];
      });
    },
  };
}

/** A dot for each pair of numbers; rows without a number in the first column are at equal distances. */
export function drawScatter(data: ChartData, options: DrawOptions, whole: Box): string[] {
  const named = nameBelow(whole, options.xLabel);
  const values = numbersOf(data.series.map((one) => one.values));
  const axis = valueAxis(values, options, named.box.bottom - named.box.top, false);
  const height = across(data, named.box, options).height;
  const { parts, plot, scale } = leftAxis({ ...named.box, bottom: named.box.bottom - height }, axis, options);
  const x = across(data, plot, options);
  const order = inOrder(data);
  const dots = data.series.flatMap(({ values: ys }, series) => {
    const points = order.flatMap((row): Point[] => {
      const y = ys[row] ?? null;
      return y === null ? [] : [[x.at(row), scale(y)]];
    });
    return thinned(points, MOST_POINTS).map(
      ([left, top]) =>
        `<circle cx="${px(left)}" cy="${px(top)}" r="4" fill="${colorOf(options, series)}" fill-opacity="0.75"/>`,
    );
  });
  return [...named.parts, ...parts, ...dots, ...x.draw(plot.bottom)];
}
