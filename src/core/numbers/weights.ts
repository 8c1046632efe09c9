import type { Lang } from '../../i18n/languages';
import { parseDecimal } from './parse-number';

/** An entry of a list that one is drawn from. */
export interface WeightedLine {
  /** The line as typed, without surrounding white space. */
  readonly typed: string;
  readonly text: string;
  /** Canonical decimal text; '1' if none was typed; an entry with '0' is never drawn. */
  readonly weight: string;
}

export type WeightedLines =
  | { readonly lines: readonly WeightedLine[]; readonly bad?: undefined }
  | { readonly bad: { readonly line: number; readonly weight: string } };

const STARRED = /^(.*\S)\s*\*\s*([^*]*\S)$/;
const TABBED = /^(.*\S)[ ]*\t\s*(\S.*)$/;

/**
 * Reads one entry, already trimmed, with its weight: `Ann*3`, or `Ann`, a tab and `3`, has the weight 3; decimals are
 * read as in the page's language. The text after the last `*` must be a weight: a negative or invalid one is refused.
 * After a tab, text that isn't a number belongs to the entry, as in a pasted table; so does a `*` at the very end.
 */
export function readWeight(typed: string, lang: Lang): WeightedLine | { readonly badWeight: string } {
  const starred = STARRED.exec(typed);
  const parts = starred ?? TABBED.exec(typed);
  if (!parts) return { typed, text: typed, weight: '1' };
  const [, name = typed, number = ''] = parts;
  const weight = parseDecimal(number, lang);
  if (weight !== undefined && !weight.startsWith('-')) return { typed, text: name, weight };
  return starred || weight !== undefined ? { badWeight: number } : { typed, text: typed, weight: '1' };
}

/** Reads the entries of a text, one per line, skipping empty lines (`readWeight`). */
export function readWeighted(text: string, lang: Lang): WeightedLines {
  const lines: WeightedLine[] = [];
  for (const [index, raw] of text.split(/\r\n|\n|\r/).entries()) {
    const typed = raw.trim();
    if (typed === '') continue;
    const read = readWeight(typed, lang);
    if ('badWeight' in read) return { bad: { line: index + 1, weight: read.badWeight } };
    lines.push(read);
  }
  return { lines };
}

/** Scales weights to integers: times 10^(most decimal places). Undefined if their sum exceeds 2^53 − 1. */
export function wholeWeights(weights: readonly string[]): number[] | undefined {
  const fractions = weights.map((weight) => weight.split('.')[1]?.length ?? 0);
  const most = fractions.reduce((a, b) => Math.max(a, b), 0);
  const whole = weights.map((weight, index) =>
    Number(weight.replace('.', '') + '0'.repeat(most - (fractions[index] ?? 0))),
  );
  return whole.reduce((sum, weight) => sum + weight, 0) <= Number.MAX_SAFE_INTEGER ? whole : undefined;
}
