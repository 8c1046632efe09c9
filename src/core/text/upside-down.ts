import { TABLES } from '../../data/fonts';

/** An accent above, and the one that takes its place below. */
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

/** The table, and its inverse for characters that only stand on its right side: so that flipping twice gives the text back. */
const turned: ReadonlyMap<string, string> = new Map([
  ...[...TABLES.upsideDown].map(([from, to]): [string, string] => [to, from]),
  ...TABLES.upsideDown,
]);

/**
 * One grapheme on its head: its letter by the table, its accents moved from above to below and back. Undefined: the
 * table lacks it, and it stays as it is, accents included. Emoji are not for this function.
 */
export function upsideDownGrapheme(grapheme: string): string | undefined {
  // Ό, which stands for Q, is one character with its accent.
  const [whole = '', ...others] = grapheme.normalize('NFC');
  const [base = '', ...marks] = turned.has(whole) ? [whole, ...others] : grapheme.normalize('NFD');
  const letter = turned.get(base);
  return letter === undefined
    ? undefined
    : (letter + marks.map((mark) => moved.get(mark) ?? mark).join('')).normalize('NFC');
}
