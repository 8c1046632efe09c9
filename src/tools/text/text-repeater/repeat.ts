import { graphemeCount } from '../../../core/text/grapheme-scan';

export interface RepeatOptions {
  readonly count: number;
  /** Inserted between two copies, not after the last. */
  readonly separator: string;
  /** `1. ` before the first copy, `2. ` before the second. */
  readonly number: boolean;
}

/** The copies of a numbered list are generated one by one; this many form one chunk. */
const PIECE = 10_000;

/** Repeats a text `count` times, with `separator` between the copies. An empty text stays empty, numbered or not. */
export function repeat(
  text: string,
  { count, separator, number }: RepeatOptions,
  progress: (part: number) => void = () => {},
): string {
  if (text === '') return '';
  if (!number) return (text + separator).repeat(count - 1) + text;
  const pieces: string[] = [];
  for (let first = 1; first <= count; first += PIECE) {
    const last = Math.min(first + PIECE - 1, count);
    const copies = Array.from({ length: last - first + 1 }, (_, at) => `${first + at}. ${text}`);
    pieces.push(copies.join(separator));
    progress(last / count);
  }
  return pieces.join(separator);
}

/** From this many copies on, every second one adds as much as the second before it. */
const SETTLED = 4;

/**
 * The number of characters (grapheme clusters) that `repeat` would return, without creating the text. Adjacent copies
 * can combine, so they cannot be counted separately: two halves of a flag form one, and an accent joins the preceding
 * character. What a copy adds depends on the previous copies only by whether their number is even (the pairs of UAX
 * #29, GB12), so a few are counted and the rest is calculated.
 */
export function repeatedLength(text: string, { count, separator, number }: RepeatOptions): number {
  if (text === '') return 0;
  const head = number ? '1. ' : '';
  const measured = (copies: number) => graphemeCount(repeat(head + text, { count: copies, separator, number: false }));
  const digits = number ? digitsUpTo(count) - count : 0; // Every prefix above has one digit.
  if (count <= SETTLED) return measured(count) + digits;
  const from = SETTLED - 2 + ((count - SETTLED) % 2);
  const base = measured(from);
  return base + ((count - from) / 2) * (measured(from + 2) - base) + digits;
}

/** The number of UTF-8 bytes that `repeat` would return. */
export function repeatedBytes(text: string, { count, separator, number }: RepeatOptions): number {
  if (text === '') return 0;
  const own = count * byteLength(text) + (count - 1) * byteLength(separator);
  return number ? own + digitsUpTo(count) + 2 * count : own;
}

const byteLength = (text: string): number => new TextEncoder().encode(text).length;

/** The total number of digits in 1, 2, 3 … n. */
function digitsUpTo(n: number): number {
  let digits = 0;
  for (let power = 1; power <= n; power *= 10) digits += n - power + 1;
  return digits;
}
