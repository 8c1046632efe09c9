import { TABLES } from '../../data/fonts';

/** An accent above, and the one that replaces it below. */
const ACCENTS = [
  ['\u0301', '\u0317'],
  ['\u0300', '\u0316'],
  ['\u0308', '\u0324'],
  ['\u0302', '\u032D'],
  ['\u0303', '\u0330'],
  ['\u0307', '\u0323'],
] as const;

const moved = new Map<string, string>(
  ACCENTS.flatMap(([above, below]) => [
    [above, below],
    [below, above],
  ]),
);

/**
 * The table, plus its inverse for characters that appear only on its right side, so that flipping twice restores the
 * text.
 */
const turned: ReadonlyMap<string, string> = new Map([
  ...[...TABLES.upsideDown].map(([from, to]): [string, string] => [to, from]),
  ...TABLES.upsideDown,
]);

/**
 * Turns one grapheme upside down: its letter by the table, its accents moved from above to below and vice versa.
 * Undefined if the table lacks it; then it stays as it is, including accents. Do not call it for emoji.
 */
export function upsideDownGrapheme(grapheme: string): string | undefined {
  // Ό, the upside-down Q, is a single character including its accent.
  const [whole = '', ...others] = grapheme.normalize('NFC');
  const [base = '', ...marks] = turned.has(whole) ? [whole, ...others] : grapheme.normalize('NFD');
  const letter = turned.get(base);
  return letter === undefined
    ? undefined
    : (letter + marks.map((mark) => moved.get(mark) ?? mark).join('')).normalize('NFC');
}
