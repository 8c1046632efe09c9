import { scaleLinear, scaleLog } from 'd3-scale';
import { escapeHtml } from '../../../../core/text/escape-html';
import { formatNumber } from '../../../../i18n/format';
import { LOCALES, type Lang } from '../../../../i18n/languages';
import type { ChartType } from '../chart-types';
import type { ChartData } from '../read-data';
import { fitted, INK, lineAt, rectAt, SIZE, SOFT, textAt, textWidth } from './parts';
import { linearAxis, logAxis, type ValueAxis } from './scale';

export interface DrawOptions {
  readonly type: ChartType;
  readonly title: string;
  readonly xLabel: string;
  readonly yLabel: string;
  readonly width: number;
  readonly height: number;
  readonly colors: readonly string[];
  readonly labels: 'none' | 'value' | 'percent';
  readonly log: boolean;
  readonly zero: boolean;
  /** '' for none. */
  readonly background: string;
  /** Read by screen readers: what the chart shows. */
  readonly description: string;
  readonly lang: Lang;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Converts a value to pixels. */
export type Scale = (value: number) => number;

const PADDING = 16;
const TITLE_SIZE = 20;
const ROW = 26;

export const colorOf = ({ colors }: DrawOptions, index: number): string => colors[index % colors.length] ?? INK;

/** The whole SVG: the background, the title, the legend and what `body` draws in the box that is left. */
export function frame(options: DrawOptions, legend: readonly string[], body: (box: Box) => readonly string[]): string {
  const { width, height, title, background, description } = options;
  const parts: string[] = [];
  let top = PADDING;
  if (title !== '') {
    parts.push(
      textAt(width / 2, top + TITLE_SIZE / 2, fitted(title, width - 2 * PADDING, TITLE_SIZE), {
        anchor: 'middle',
        size: TITLE_SIZE,
        bold: true,
      }),
    );
    top += TITLE_SIZE + 12;
  }
  const keys = drawLegend(options, legend, top);
  parts.push(...keys.parts);
  const box = { left: PADDING, top: keys.bottom, right: width - PADDING, bottom: height - PADDING };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" font-family="system-ui, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif" font-size="${SIZE}">`,
    `<title>${escapeHtml(title || description)}</title>`,
    `<desc>${escapeHtml(description)}</desc>`,
    ...(background === '' ? [] : [rectAt(0, 0, width, height, background)]),
    ...parts,
    ...body(box),
    '</svg>',
  ].join('\n');
}

/** The names of the series with their colors, in as many rows as they need. One series needs none. */
function drawLegend(options: DrawOptions, names: readonly string[], top: number): { parts: string[]; bottom: number } {
  if (names.length === 0) return { parts: [], bottom: top };
  const rows: { name: string; index: number; wide: number }[][] = [[]];
  const most = options.width - 2 * PADDING;
  let used = 0;
  for (const [index, full] of names.entries()) {
    const name = fitted(full, most / 2);
    const wide = textWidth(name) + 36;
    if (used + wide > most && used > 0) {
      rows.push([]);
      used = 0;
    }
    rows.at(-1)?.push({ name, index, wide });
    used += wide;
  }
  const parts = rows.flatMap((row, line) => {
    let x = (options.width - row.reduce((sum, { wide }) => sum + wide, 0)) / 2;
    const y = top + line * ROW + ROW / 2;
    return row.flatMap(({ name, index, wide }) => {
      const at = x;
      x += wide;
      return [rectAt(at, y - 6, 12, 12, colorOf(options, index)), textAt(at + 18, y, name)];
    });
  });
  return { parts, bottom: top + rows.length * ROW + 8 };
}

/** The axis for these values: from the least to the greatest, from zero or logarithmic as chosen. */
export function valueAxis(
  values: readonly number[],
  { log, zero }: DrawOptions,
  pixels: number,
  bars: boolean,
): ValueAxis {
  let least = Infinity;
  let greatest = -Infinity;
  for (const value of values) {
    if (value < least) least = value;
    if (value > greatest) greatest = value;
  }
  if (log) return logAxis(least, greatest);
  // The length of a bar is its value, so bars always begin at zero.
  return linearAxis(least, greatest, { zero: zero || bars, count: Math.max(2, Math.floor(pixels / 60)) });
}

export const scaleOf = (axis: ValueAxis, log: boolean, from: number, to: number): Scale =>
  log
    ? scaleLog().domain([axis.from, axis.to]).range([from, to])
    : scaleLinear().domain([axis.from, axis.to]).range([from, to]);

/** From this value on, numbers at grid lines are abbreviated: '250K', '250 mil'. */
const SHORT_FROM = 100_000;

/** The numbers at the grid lines: with as many decimals as the one that needs the most, or abbreviated together. */
export function tickLabels(ticks: readonly number[], { lang, log }: DrawOptions): string[] {
  if (ticks.some((tick) => Math.abs(tick) >= SHORT_FROM)) {
    const short = new Intl.NumberFormat(LOCALES[lang], { notation: 'compact', maximumFractionDigits: 2 });
    return ticks.map((tick) => short.format(tick));
  }
  const digits = Math.max(...ticks.map(decimalsOf));
  return ticks.map((tick) => formatNumber(tick, lang, log ? decimalsOf(tick) : digits));
}

/** How many decimals a tick has; ticks are rounded to 12 significant digits. */
const decimalsOf = (tick: number): number =>
  Array.from({ length: 12 }, (_, digits) => digits).find((digits) => Number(tick.toFixed(digits)) === tick) ?? 12;

/** The vertical value axis at the left of a box: returns its parts and what remains of the box. */
export function leftAxis(
  box: Box,
  axis: ValueAxis,
  options: DrawOptions,
): { parts: string[]; plot: Box; scale: Scale } {
  const labels = tickLabels(axis.ticks, options);
  const wide = Math.max(...labels.map((label) => textWidth(label)));
  const name = options.yLabel === '' ? 0 : ROW;
  // A value above the highest mark needs a separate line below the legend.
  const above = options.labels === 'none' ? 0 : SIZE;
  const plot = { ...box, left: box.left + name + wide + 8, top: box.top + SIZE / 2 + above };
  const scale = scaleOf(axis, options.log, plot.bottom, plot.top);
  const parts = axis.ticks.flatMap((tick, index) => [
    lineAt(plot.left, scale(tick), plot.right, scale(tick), tick === 0),
    textAt(plot.left - 8, scale(tick), labels[index] ?? '', { anchor: 'end', fill: SOFT }),
  ]);
  if (name > 0) {
    parts.push(
      textAt(box.left + SIZE / 2, (plot.top + plot.bottom) / 2, options.yLabel, { anchor: 'middle', rotate: -90 }),
    );
  }
  return { parts, plot, scale };
}

/** The name of the x axis at the bottom of a box, and the box without it. */
export function nameBelow(box: Box, name: string): { parts: string[]; box: Box } {
  if (name === '') return { parts: [], box };
  return {
    parts: [textAt((box.left + box.right) / 2, box.bottom - SIZE / 2, name, { anchor: 'middle' })],
    box: { ...box, bottom: box.bottom - ROW },
  };
}

/** The legend's names: none for one series, whose name is the chart's or the axis's. */
export const legendOf = ({ series }: ChartData): readonly string[] =>
  series.length > 1 ? series.map(({ name }, index) => name || String(index + 1)) : [];

export const numbersOf = (lists: readonly (readonly (number | null)[])[]): number[] =>
  lists.flatMap((values) => values.filter((value) => value !== null));
