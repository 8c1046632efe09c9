import { MIRRORED } from '../../../data/mirrored-letters';
import { graphemes } from '../../../core/text/graphemes';
import { toLf } from '../../../core/text/newlines';
import { upsideDownGrapheme } from '../../../core/text/upside-down';

export type Flip = 'upsideDown' | 'mirror' | 'backwards';

/** Emoji stay unchanged, including keycaps, whose first character is a digit. */
const EMOJI = /\p{Emoji_Presentation}|\uFE0F/u;
/** Acute and grave are mirror images of each other; other accents are symmetrical. */
const MARKS: Readonly<Record<string, string>> = { '\u0301': '\u0300', '\u0300': '\u0301' };

function mirrorGrapheme(grapheme: string): string | undefined {
  const [base = '', ...marks] = grapheme.normalize('NFD');
  const mirrored = MIRRORED.get(base);
  if (mirrored === undefined && marks.length === 0) return undefined;
  return ((mirrored ?? base) + marks.map((mark) => MARKS[mark] ?? mark).join('')).normalize('NFC');
}

/**
 * Flips a text, grapheme by grapheme (UAX #29); line breaks become LF. Graphemes missing from the table stay unchanged.
 *
 * - `upsideDown`: letters upside down. `reverse`: each line reversed and the last line first, so that it reads
 *   correctly with the page turned around; then flipping twice returns the original text.
 * - `mirror`: letters as seen in a mirror. `reverse`: each line reversed; lines keep their order.
 * - `backwards`: each line reversed, letters unchanged, regardless of `reverse`.
 */
export function flip(text: string, how: Flip, reverse: boolean, progress: (part: number) => void = () => {}): string {
  // Most texts have only a few hundred different graphemes, so each is looked up once.
  const known = new Map<string, string>();
  const turn = (grapheme: string): string => {
    let turned = known.get(grapheme);
    if (turned === undefined) {
      const found = how === 'upsideDown' ? upsideDownGrapheme(grapheme) : mirrorGrapheme(grapheme);
      turned = EMOJI.test(grapheme) ? grapheme : (found ?? grapheme);
      known.set(grapheme, turned);
    }
    return turned;
  };
  const lines = toLf(text).split('\n');
  const step = Math.ceil(lines.length / 100);
  const flipped = lines.map((line, index) => {
    if (index % step === 0) progress(index / lines.length);
    const all = graphemes(line);
    const turned = how === 'backwards' ? all : all.map(turn);
    return (reverse || how === 'backwards' ? turned.reverse() : turned).join('');
  });
  return (how === 'upsideDown' && reverse ? flipped.reverse() : flipped).join('\n');
}
