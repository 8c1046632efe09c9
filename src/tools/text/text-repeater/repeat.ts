import { graphemeCount } from '../../../core/text/grapheme-scan';

export interface RepeatOptions {
  readonly count: number;
  /** Stands between two copies, not after the last. */
  readonly separator: string;
  /** `1. ` before the first copy, `2. ` before the second. */
  readonly number: boolean;
}

/** Each copy of a numbered list is put together by itself; so many make one piece. */
const PIECE = 10_000;

/** A text `count` times, `separator` between the copies. No text gives no text, numbers or not. */
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

/** From so many copies on, every second one adds what the second before it has added. */
const SETTLED = 4;

/**
 * How many characters (grapheme clusters) `repeat` would give, without making it. Neighbouring copies can flow into one
 * another, so they are not simply counted once: two halves of a flag make one, and an accent joins what stands before it.
 * What a copy adds depends on the copies before it by no more than whether their number is even (the pairs of UAX #29,
 * GB12), so a few are counted and the rest follows.
 */
export function repeatedLength(text: string, { count, separator, number }: RepeatOptions): number {
  if (text === '') return 0;
  const head = number ? '1. ' : '';
  const measured = (copies: number) => graphemeCount(repeat(head + text, { count: copies, separator, number: false }));
  const digits = number ? digitsUpTo(count) - count : 0; // Every head above has one digit.
  if (count <= SETTLED) return measured(count) + digits;
  const from = SETTLED - 2 + ((count - SETTLED) % 2);
  const base = measured(from);
  return base + ((count - from) / 2) * (measured(from + 2) - base) + digits;
}

/** Bytes of UTF-8 that `repeat` would give. */
export function repeatedBytes(text: string, { count, separator, number }: RepeatOptions): number {
  if (text === '') return 0;
  const own = count * byteLength(text) + (count - 1) * byteLength(separator);
  return number ? own + digitsUpTo(count) + 2 * count : own;
}

const byteLength = (text: string): number => new TextEncoder().encode(text).length;

/** The digits of 1, 2, 3 … n together. */
function digitsUpTo(n: number): number {
  let digits = 0;
  for (let power = 1; power <= n; power *= 10) digits += n - power + 1;
  return digits;
}
