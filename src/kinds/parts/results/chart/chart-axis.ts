/** The labels of the axes. */
import { formatNumber } from '../../../../i18n/format';
import { LOCALES, type Lang } from '../../../../i18n/languages';
import { extent, GAP } from './chart-numbers';
import type { ChartInput, Plot, Tick } from './chart-types';

/** From this value on, axis labels are abbreviated: '250K', '250 mil'. */
const SHORT_FROM = 100_000;

/** The labels of as many rows as there is room for: every row, every second, every fifth. Consecutive integers get round numbers: 50, 100, 150. */
export function xTicksOf(
  { rows, lang }: ChartInput,
  columns: readonly number[],
  plot: Plot,
  wide: (label: string) => number,
): Tick[] {
  // Without grouping, or a year would be '2,026'.
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

/** The smallest of 1, 2, 5, 10, 20, 50, … that is at least `least`. */
function niceStep(least: number): number {
  let power = 1;
  for (;;) {
    for (const step of [1, 2, 5]) if (step * power >= least) return step * power;
    power *= 10;
  }
}

/** The labels of the values at the grid lines, with as many decimal places as their distance needs. */
export function axisLabels(ticks: readonly number[], lang: Lang): string[] {
  const largest = Math.max(0, ...ticks.map(Math.abs));
  if (largest >= SHORT_FROM) {
    const short = new Intl.NumberFormat(LOCALES[lang], { notation: 'compact', maximumFractionDigits: 2 });
    return ticks.map((tick) => short.format(tick));
  }
  const step = Math.abs((ticks[1] ?? 1) - (ticks[0] ?? 0)) || 1;
  const digits = Math.min(20, Math.max(0, -Math.floor(Math.log10(step) + 1e-9)));
  return ticks.map((tick) => formatNumber(tick, lang, digits));
}
