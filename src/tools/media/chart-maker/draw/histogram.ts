import { formatNumber } from '../../../../i18n/format';
import type { Lang } from '../../../../i18n/languages';
import type { ChartData } from '../read-data';
import { numbersOf } from './frame';
import { roundStep } from './scale';

const MOST_BINS = 60;

/**
 * Counts the numbers of all series in bins of equal, round width. The number of bins is about Sturges' formula (1926): ⌈log₂ n⌉ + 1. A
 * number on a border belongs to the bin above it; the greatest one to the last bin.
 */
export function histogramOf(data: ChartData, lang: Lang): ChartData {
  const values = numbersOf(data.series.map((one) => one.values));
  let least = Infinity;
  let greatest = -Infinity;
  for (const value of values) {
    if (value < least) least = value;
    if (value > greatest) greatest = value;
  }
  const wanted = Math.min(MOST_BINS, Math.ceil(Math.log2(values.length)) + 1);
  const step = roundStep((greatest - least || Math.abs(least) || 1) / wanted);
  const first = Math.floor(least / step + 1e-9);
  const last = Math.max(first + 1, Math.ceil(greatest / step - 1e-9));
  const counts = Array.from({ length: last - first }, () => 0);
  for (const value of values) {
    const bin = Math.min(counts.length - 1, Math.floor(value / step + 1e-9) - first);
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  const border = (index: number) => formatNumber(Number(((first + index) * step).toPrecision(12)), lang);
  return {
    labels: counts.map((_, index) => `${border(index)}–${border(index + 1)}`),
    labelName: '',
    series: [{ name: '', values: counts }],
    gaps: 0,
  };
}
