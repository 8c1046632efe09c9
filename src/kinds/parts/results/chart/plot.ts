import { scaleBand, scaleLinear } from 'd3-scale';
import { area, line, stack, stackOffsetDiverging } from 'd3-shape';
import { axisLabels, xTicksOf } from './chart-axis';
import { extent, factsOf, GAP, isNumber, round } from './chart-numbers';
import type { Chart, ChartInput, ChartRow, ChartType, Mark, Plot } from './chart-types';

const FONT_SIZE = 12;
/** The mean width of a digit or lowercase letter in common fonts, as a fraction of the font size. */
const LETTER = 0.65;
const Y_TICKS = 5;
const BAR_GAP = 0.2;

/** A line, area or bar chart. */
export function plotted(input: ChartInput): Chart {
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

/** The range of the y axis. It starts at 0, so that lengths are proportional; for a line far from 0, which would look flat, at its least value. */
function heightsShown(type: ChartType, heights: readonly number[]): [number, number] {
  const [least = 0, greatest = 0] = extent(heights);
  if (type === 'line' && least > greatest / 2) return least < greatest ? [least, greatest] : [0, greatest];
  return least < 0 || greatest > 0 ? [Math.min(0, least), Math.max(0, greatest)] : [0, 1];
}

/** The lower and upper edges of the values, by series and row. */
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

const box = (x: number, y: number, width: number, height: number): string =>
  `M${round(x)},${round(y)}h${round(width)}v${round(height)}h${round(-width)}Z`;
