import { problem, type Problem } from '../../../kinds/contract';
import type { Lang } from '../../../i18n/languages';
import { graphemes } from '../../../core/text/graphemes';
import { int, weighted, type RandomSource } from '../../../core/numbers/random';
import { readWeighted, wholeWeights } from '../../../core/numbers/weights';

/** The maximum number of entries: with more, the slices would be too thin. */
export const MOST_ENTRIES = 1_000;
/** A wheel of more slices than this is drawn without text. */
export const MOST_WITH_TEXT = 200;

export interface Entry {
  readonly text: string;
  /** Its line as typed, including the weight. */
  readonly typed: string;
  /** An integer proportional to the typed weight; an entry with 0 has no slice and never wins. */
  readonly weight: number;
}

/** A slice of the wheel at rest, in degrees clockwise from the pointer. */
export interface Slice {
  /** Index of its entry. */
  readonly entry: number;
  /** The index of its entry among those on the wheel, which is also the index into `sliceColors`. */
  readonly place: number;
  readonly from: number;
  readonly to: number;
}

export interface Spin {
  /** Index of the winning entry. */
  readonly winner: number;
  /** Index of the slice where the pointer stops. */
  readonly slice: number;
  /** The angle under the pointer at the end, in degrees of the wheel at rest: rotate the wheel by 360 − angle. */
  readonly angle: number;
}

/**
 * Parses the entries of a text, one per line, with weights as in `Ann*3`. Refuses an invalid weight, fewer than two
 * entries, too many entries, weights that are all 0, and weights that are too large.
 */
export function readEntries(
  text: string,
  lang: Lang,
): readonly Entry[] | Problem<'badWeight' | 'tooFew' | 'tooMany' | 'allZero' | 'weightsTooBig'> {
  const read = readWeighted(text, lang);
  if (read.bad) return problem('badWeight', read.bad, 'input');
  const { lines } = read;
  if (lines.length < 2) return problem('tooFew', {}, 'input');
  if (lines.length > MOST_ENTRIES) return problem('tooMany', { entries: lines.length, most: MOST_ENTRIES }, 'input');
  const weights = wholeWeights(lines.map(({ weight }) => weight));
  if (!weights) return problem('weightsTooBig', {}, 'input');
  if (weights.every((weight) => weight === 0)) return problem('allZero', {}, 'input');
  return lines.map(({ text: name, typed }, index) => ({ text: name, typed, weight: weights[index] ?? 0 }));
}

const totalOf = (entries: readonly Entry[]): number => entries.reduce((sum, { weight }) => sum + weight, 0);

/**
 * The wheel's slices, clockwise from the pointer: all entries in turn, repeated `repeat` times, each as wide as its
 * weight.
 */
export function slices(entries: readonly Entry[], repeat: number): readonly Slice[] {
  const around = totalOf(entries) * repeat;
  const shown = entries.map(({ weight }, entry) => ({ weight, entry })).filter(({ weight }) => weight > 0);
  let passed = 0;
  return Array.from({ length: repeat }, () => shown)
    .flat()
    .map(({ weight, entry }, index) => {
      const from = (passed / around) * 360;
      passed += weight;
      return { entry, place: index % shown.length, from, to: (passed / around) * 360 };
    });
}

/**
 * Draws one spin, in this order: the winner by weight, which of its `repeat` slices, and the position across that
 * slice, from 5 to 95 percent. The animation only shows it.
 */
export function spin(entries: readonly Entry[], repeat: number, random: RandomSource): Spin {
  const winner = weighted(
    random,
    entries.map(({ weight }) => weight),
  );
  const nth = int(random, 0, repeat - 1);
  const across = int(random, 5, 95);
  const all = slices(entries, repeat);
  const own = all.flatMap((slice, index) => (slice.entry === winner ? [{ slice, index }] : []));
  const stop = own[nth];
  if (!stop) throw new Error(`entry ${winner} has no slice ${nth} of ${repeat}`);
  const { from, to } = stop.slice;
  return { winner, slice: stop.index, angle: from + ((to - from) * across) / 100 };
}

/** The chance of each entry in percent, rounded half up to two decimal places. */
export function chances(entries: readonly Entry[]): string[] {
  const total = BigInt(totalOf(entries));
  return entries.map(({ weight }) => {
    const hundredths = String((BigInt(weight) * 20_000n + total) / (2n * total)).padStart(3, '0');
    return `${hundredths.slice(0, -2)}.${hundredths.slice(-2)}`;
  });
}

/** The list without one entry, as typed; it replaces `input` when a winner is removed. */
export const without = (entries: readonly Entry[], winner: number): string =>
  entries
    .filter((_, index) => index !== winner)
    .map(({ typed }) => typed)
    .join('\n');

/** Shortens a text to at most `most` graphemes, ending with an ellipsis if it is truncated. */
export function shorten(text: string, most: number): string {
  const all = graphemes(text);
  return all.length <= most
    ? text
    : `${all
        .slice(0, Math.max(0, most - 1))
        .join('')
        .trimEnd()}…`;
}
