import { decimalOf, plainText, power10, quotientTo, sum, type Decimal } from '../../../core/numbers/decimal';

/** As many digits as a double has; a mean of longer numbers has a few more than their sum. */
const DIGITS = 16;
const MORE_DIGITS = 3;
/** Logarithms and roots are doubles; beyond this they differ in the last digits only. */
const DOUBLE_DIGITS = 14;

/** Of ten; beyond it squares can leave the range of doubles. */
const MOST_EXPONENT = 140;

const sortedOf = (values: readonly Decimal[]): readonly Decimal[] => values.toSorted((a, b) => a.cmp(b));
const tidy = (value: number): number => Number(value.toPrecision(DOUBLE_DIGITS));

/** A quantile of sorted values, 0 to 1, by the inclusive method (Excel's QUARTILE.INC, Hyndman and Fan's type 7). */
function quantile(sorted: readonly Decimal[], part: number): Decimal {
  const place = (sorted.length - 1) * part;
  const [low, high] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  const start = low ?? decimalOf(0);
  return start.plus((high ?? start).minus(start).times(place - Math.floor(place)));
}

/** The most frequent values in ascending order; none if all are equally rare and there are several. */
function modes(sorted: readonly Decimal[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const value of sorted) {
    const text = plainText(value);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const most = Math.max(...counts.values());
  if (most === 1 && sorted.length > 1) return [];
  return [...counts].filter(([, count]) => count === most).map(([text]) => text);
}

/** Everything about a list of at least one number. `sample` divides the squared deviations by n − 1 instead of n. */
export function describe(values: readonly Decimal[], sample: boolean) {
  const sorted = sortedOf(values);
  const n = values.length;
  const total = sum(values);
  const [min, max] = [sorted[0] ?? decimalOf(0), sorted[n - 1] ?? decimalOf(0)];
  const [q1, q3] = [quantile(sorted, 0.25), quantile(sorted, 0.75)];
  const mean = quotientTo(total, n, Math.max(DIGITS, total.c.length + MORE_DIGITS));
  const { largest, isExtreme } = extentOf(values);
  // Doubles end at 1e308, and their squares at 1e154: numbers beyond are scaled, and the results back.
  const exponent = Math.abs(largest) > MOST_EXPONENT ? largest : 0;
  const doubleOf = (value: Decimal) => Number(exponent === 0 ? value : value.times(power10(-exponent)));
  const back = (value: number, power = 1) =>
    exponent === 0 ? tidy(value) : plainText(decimalOf(tidy(value)).times(power10(exponent * power)));
  const doubles = values.map(doubleOf);
  // The differences are exact: of long numbers, a double would keep too few digits of them.
  const squares = values.reduce((left, value) => left + doubleOf(value.minus(mean)) ** 2, 0);
  const divisor = sample ? n - 1 : n;
  const variance = divisor === 0 ? undefined : squares / divisor;
  const positive = min.gt(0);
  return {
    count: n,
    sum: total,
    mean,
    median: quantile(sorted, 0.5),
    modes: modes(sorted),
    min,
    max,
    range: max.minus(min),
    geometric: positive
      ? isExtreme
        ? geometricOf(values)
        : tidy(Math.exp(meanOf(doubles.map(Math.log))))
      : min.eq(0)
        ? 0
        : undefined,
    harmonic: positive
      ? isExtreme
        ? harmonicOf(values)
        : tidy(1 / meanOf(doubles.map((value) => 1 / value)))
      : undefined,
    quadratic: back(Math.sqrt(meanOf(doubles.map((value) => value * value)))),
    variance: variance === undefined ? undefined : back(variance, 2),
    deviation: variance === undefined ? undefined : back(Math.sqrt(variance)),
    q1,
    q3,
    iqr: q3.minus(q1),
    outliers: outliersOf(sorted, q1, q3),
  };
}

const meanOf = (values: readonly number[]): number => values.reduce((left, value) => left + value, 0) / values.length;

/** The exponent of ten of the largest value, and whether any is so large or small that its square leaves the doubles. */
function extentOf(values: readonly Decimal[]): { readonly largest: number; readonly isExtreme: boolean } {
  const exponents = values.filter((value) => !value.eq(0)).map(({ e }) => e);
  const largest = exponents.reduce((most, e) => Math.max(most, e), -Infinity);
  const isExtreme = exponents.some((e) => Math.abs(e) > MOST_EXPONENT);
  return { largest: Number.isFinite(largest) ? largest : 0, isExtreme };
}

/** The geometric mean of positive numbers of any size, by logarithms to base 10. */
function geometricOf(values: readonly Decimal[]): string {
  const logarithm = meanOf(values.map((value) => value.e + Math.log10(Number(value.times(power10(-value.e))))));
  const whole = Math.floor(logarithm);
  return plainText(decimalOf(tidyWithin(10 ** (logarithm - whole))).times(power10(whole)));
}

/** Digits that the exponents of extreme numbers leave to their logarithms. */
const EXTREME_DIGITS = 12;
const tidyWithin = (value: number): number => Number(value.toPrecision(EXTREME_DIGITS));

/** The harmonic mean of positive numbers of any size. */
const harmonicOf = (values: readonly Decimal[]): string =>
  plainText(quotientTo(values.length, sum(values.map((value) => quotientTo(1, value, DIGITS))), DOUBLE_DIGITS));

/** Values more than one and a half interquartile ranges outside the quartiles (Tukey). */
function outliersOf(sorted: readonly Decimal[], q1: Decimal, q3: Decimal): readonly Decimal[] {
  const reach = q3.minus(q1).times('1.5');
  return sorted.filter((value) => value.lt(q1.minus(reach)) || value.gt(q3.plus(reach)));
}

/** Σwx ÷ Σw; undefined if the weights add up to 0. */
export function weightedMean(values: readonly Decimal[], weights: readonly Decimal[]): Decimal | undefined {
  const all = sum(weights);
  if (all.eq(0)) return undefined;
  return quotientTo(sum(values.map((value, index) => value.times(weights[index] ?? 0))), all, DIGITS);
}

/** At most this many values are listed one by one, more are grouped. */
const MOST_SINGLE = 12;

export interface Bar {
  readonly from: Decimal;
  /** Equal to `from` for a single value. */
  readonly to: Decimal;
  readonly count: number;
}

/** How often each value occurs; with many different ones, in groups of equal width (Sturges: log₂ n + 1 groups). */
export function distribution(values: readonly Decimal[]): readonly Bar[] {
  const sorted = sortedOf(values);
  const single: Bar[] = [];
  for (const value of sorted) {
    const last = single.at(-1);
    if (last?.from.eq(value)) single[single.length - 1] = { ...last, count: last.count + 1 };
    else if (single.length === MOST_SINGLE) return grouped(sorted);
    else single.push({ from: value, to: value, count: 1 });
  }
  return single;
}

function grouped(sorted: readonly Decimal[]): readonly Bar[] {
  const groups = Math.ceil(Math.log2(sorted.length)) + 1;
  const first = sorted[0] ?? decimalOf(0);
  const range = (sorted.at(-1) ?? first).minus(first);
  const edge = (index: number) => first.plus(range.times(index).div(groups));
  const counts = Array.from({ length: groups }, () => 0);
  const width = Number(range) / groups;
  for (const value of sorted) {
    const distance = value.minus(first);
    const near = Number(distance) / width;
    // Decimal division is slow: only a value close to an edge, or one that no double holds, needs it.
    const isSure = Math.abs(near - Math.round(near)) > 1e-9 && Number.isFinite(width) && width > 0;
    const place = !isSure ? Number(distance.times(groups).div(range)) : near;
    const at = Math.min(groups - 1, Math.floor(place));
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts.map((count, index) => ({ from: edge(index), to: edge(index + 1), count }));
}
