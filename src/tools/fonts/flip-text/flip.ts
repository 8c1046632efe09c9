import { MIRRORED } from '../../../data/mirrored-letters';
import { graphemes } from '../../../core/text/graphemes';
import { toLf } from '../../../core/text/newlines';
import { upsideDownGrapheme } from '../../../core/text/upside-down';

export type Flip = 'upsideDown' | 'mirror' | 'backwards';

/** A keycap is a digit underneath, and stays what it is, as every emoji does. */
const EMOJI = /\p{Emoji_Presentation}|\uFE0F/u;
/** Acute and grave are each other's mirror image; other accents are their own. */
const MARKS: Readonly<Record<string, string>> = { '\u0301': '\u0300', '\u0300': '\u0301' };

function mirrorGrapheme(grapheme: string): string | undefined {
  const [base = '', ...marks] = grapheme.normalize('NFD');
  const mirrored = MIRRORED.get(base);
  if (mirrored === undefined && marks.length === 0) return undefined;
  return ((mirrored ?? base) + marks.map((mark) => MARKS[mark] ?? mark).join('')).normalize('NFC');
}

/**
 * A text turned over, grapheme by grapheme (UAX #29); line breaks are written as LF. What a table lacks stays as it is.
 *
 * - `upsideDown`: letters on their heads. `reverse`: each line from its end and the last line first, so that the page
 *   turned over reads right; then flipping twice gives the text back.
 * - `mirror`: letters as a mirror shows them. `reverse`: each line from its end; lines stay in place.
 * - `backwards`: each line from its end, letters untouched, whatever `reverse` says.
 */
export function flip(text: string, how: Flip, reverse: boolean, progress: (part: number) => void = () => {}): string {
  // Most texts have a few hundred different graphemes, so each is looked up once.
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
