import { scaleBand } from 'd3-scale';
import { formatNumber, formatPercent } from '../../../../i18n/format';
import type { ChartData } from '../read-data';
import {
  colorOf,
  leftAxis,
  nameBelow,
  numbersOf,
  scaleOf,
  tickLabels,
  valueAxis,
  type Box,
  type DrawOptions,
  type Scale,
} from './frame';
import { fitted, inkOn, lineAt, rectAt, SIZE, SOFT, textAt, textWidth } from './parts';

/** A part of a bar from one value to another. */
interface Bar {
  readonly row: number;
  readonly series: number;
  readonly from: number;
  readonly to: number;
  readonly value: number;
}

/** The highest row label that is drawn horizontally is one band wide; others are slanted. */
const SLANT = -40;

/** Bars side by side for the series of each row, or on top of each other: positive values upwards, negative downwards. */
export function barsOf({ series }: ChartData, isStacked: boolean, base: number): readonly Bar[] {
  const tops = new Map<string, number>();
  return series.flatMap(({ values }, index) =>
    values.flatMap((value, row) => {
      if (value === null) return [];
      const key = `${row} ${value < 0}`;
      const from = isStacked ? (tops.get(key) ?? 0) : base;
      const to = isStacked ? from + value : value;
      tops.set(key, to);
      return [{ row, series: index, from, to, value }];
    }),
  );
}

const baseOf = (options: DrawOptions, from: number) => (options.log ? from : 0);

/** Vertical bars. `touching`: without gaps, for a histogram. */
export function drawBars(data: ChartData, options: DrawOptions, whole: Box, touching = false): string[] {
  const isStacked = options.type === 'stacked';
  const named = nameBelow(whole, options.xLabel);
  const heights = barsOf(data, isStacked, 0).flatMap(({ from, to }) => (isStacked ? [from, to] : [to]));
  const axis = valueAxis(heights, options, named.box.bottom - named.box.top, true);
  const below = rowLabels(data.labels, named.box, options);
  const { parts, plot, scale } = leftAxis({ ...named.box, bottom: named.box.bottom - below.height }, axis, options);
  const bands = scaleBand<number>(data.labels.keys(), [plot.left, plot.right]).paddingInner(touching ? 0.02 : 0.28);
  if (!touching) bands.paddingOuter(0.14);
  const bars = barsOf(data, isStacked, baseOf(options, axis.from));
  const wide = bands.bandwidth() / (isStacked ? 1 : data.series.length);
  return [
    ...named.parts,
    ...parts,
    ...bars.map((bar) => {
      const x = (bands(bar.row) ?? 0) + (isStacked ? 0 : bar.series * wide);
      const [one, other] = [scale(bar.from), scale(bar.to)];
      return rectAt(
        x,
        Math.min(one, other),
        Math.max(0.5, wide - (isStacked ? 0 : 1)),
        Math.abs(one - other),
        colorOf(options, bar.series),
      );
    }),
    ...valueLabels(
      bars,
      data,
      options,
      scale,
      (bar) => (bands(bar.row) ?? 0) + (isStacked ? wide / 2 : (bar.series + 0.5) * wide),
      wide,
      isStacked,
    ),
    ...below.draw((row) => (bands(row) ?? 0) + bands.bandwidth() / 2, bands.step(), plot.bottom),
  ];
}

/** The value above each bar, or in its part of a stacked bar, where there is room for it. */
function valueLabels(
  bars: readonly Bar[],
  data: ChartData,
  options: DrawOptions,
  scale: Scale,
  x: (bar: Bar) => number,
  wide: number,
  isStacked: boolean,
): string[] {
  if (options.labels === 'none') return [];
  return bars.flatMap((bar) => {
    const text = labelOf(bar.value, bar.series, data, options);
    const [from, to] = [scale(bar.from), scale(bar.to)];
    if (textWidth(text) > wide * (isStacked ? 1 : 1.3)) return [];
    if (!isStacked) return [textAt(x(bar), to + (bar.value < 0 ? 12 : -11), text, { anchor: 'middle' })];
    if (Math.abs(from - to) < SIZE + 2) return [];
    return [textAt(x(bar), (from + to) / 2, text, { anchor: 'middle', fill: inkOn(colorOf(options, bar.series)) })];
  });
}

/** A value as a label: the number, or its share of its series. */
function labelOf(value: number, series: number, data: ChartData, { labels, lang }: DrawOptions): string {
  if (labels === 'value') return formatNumber(value, lang);
  const total = numbersOf([data.series[series]?.values ?? []]).reduce((sum, one) => sum + Math.abs(one), 0);
  return formatPercent(total === 0 ? 0 : (value / total) * 100, lang, 1);
}

/** Horizontal bars: for long labels, and for rankings. */
export function drawHorizontalBars(data: ChartData, options: DrawOptions, whole: Box): string[] {
  const named = nameBelow(whole, options.xLabel);
  const name = options.yLabel === '' ? 0 : 26;
  const most = (named.box.right - named.box.left) * 0.35;
  const labels = data.labels.map((label) => fitted(label, most));
  const left = named.box.left + name + Math.max(...labels.map((label) => textWidth(label))) + 10;
  const plot = { ...named.box, left, right: named.box.right - 12, bottom: named.box.bottom - 26 };
  const axis = valueAxis(
    barsOf(data, false, 0).map(({ to }) => to),
    options,
    plot.right - plot.left,
    true,
  );
  const reserved = options.labels === 'none' ? 0 : 54;
  const scale = scaleOf(axis, options.log, plot.left, plot.right - reserved);
  const bands = scaleBand<number>(data.labels.keys(), [plot.top, plot.bottom]).padding(0.2);
  const tall = bands.bandwidth() / data.series.length;
  const ticks = tickLabels(axis.ticks, options);
  const every = Math.max(1, Math.ceil((SIZE + 3) / bands.step()));
  return [
    ...named.parts,
    ...(name > 0
      ? [
          textAt(named.box.left + SIZE / 2, (plot.top + plot.bottom) / 2, options.yLabel, {
            anchor: 'middle',
            rotate: -90,
          }),
        ]
      : []),
    ...axis.ticks.flatMap((tick, index) => [
      lineAt(scale(tick), plot.top, scale(tick), plot.bottom, tick === 0),
      textAt(scale(tick), plot.bottom + 15, ticks[index] ?? '', { anchor: 'middle', fill: SOFT }),
    ]),
    ...barsOf(data, false, baseOf(options, axis.from)).flatMap((bar) => {
      const y = (bands(bar.row) ?? 0) + bar.series * tall;
      const [one, other] = [scale(bar.from), scale(bar.to)];
      const box = rectAt(
        Math.min(one, other),
        y,
        Math.abs(one - other),
        Math.max(0.5, tall - 1),
        colorOf(options, bar.series),
      );
      if (options.labels === 'none' || tall < SIZE - 2) return [box];
      const anchor = bar.value < 0 ? 'end' : 'start';
      const text = labelOf(bar.value, bar.series, data, options);
      return [box, textAt(other + (bar.value < 0 ? -5 : 5), y + tall / 2, text, { anchor })];
    }),
    ...labels.flatMap((label, row) =>
      row % every === 0 ? [textAt(left - 8, (bands(row) ?? 0) + bands.bandwidth() / 2, label, { anchor: 'end' })] : [],
    ),
  ];
}

/** The labels below the bars: horizontal if each fits below its bar, otherwise slanted, and only as many as fit. */
export function rowLabels(labels: readonly string[], box: Box, _options: DrawOptions) {
  const step = (box.right - box.left) / Math.max(1, labels.length);
  const widest = Math.max(0, ...labels.map((label) => textWidth(label)));
  const isFlat = widest + 6 <= step;
  const most = Math.min(120, (box.bottom - box.top) * 0.3);
  const height = isFlat ? 28 : Math.min(most, widest * Math.sin((-SLANT * Math.PI) / 180) + 24);
  return {
    height,
    draw: (middle: (row: number) => number, between: number, bottom: number): string[] => {
      const every = isFlat ? 1 : Math.max(1, Math.ceil((SIZE + 5) / between));
      return labels.flatMap((label, row) => {
        if (row % every !== 0) return [];
        if (isFlat) return [textAt(middle(row), bottom + 16, label, { anchor: 'middle' })];
        const short = fitted(label, (height - 16) / Math.sin((-SLANT * Math.PI) / 180));
        return [textAt(middle(row) + 4, bottom + 12, short, { anchor: 'end', rotate: SLANT })];
      });
    },
  };
}
