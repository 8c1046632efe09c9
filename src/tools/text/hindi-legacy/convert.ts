import { toLf } from '../../../core/text/newlines';
import { FONTS } from './font';
import { toLegacy } from './to-legacy';
import { toUnicode } from './to-unicode';

export type Encoding = 'krutidev' | 'chanakya' | 'unicode';

export interface Converted {
  readonly text: string;
  /** Lines that were already Unicode and stayed as they were. */
  readonly unicodeLines: number;
  readonly latinWords: number;
  readonly missing: readonly string[];
}

/** Letters and signs; dandas and digits are also typed in legacy text. */
const DEVANAGARI = /[\u0900-\u0963\u0972-\u097F]/g;

/**
 * Converts a text from one encoding to another; from one font to the other through Unicode. In legacy text, a line that
 * is already Unicode stays as it is. The same encoding on both sides changes only line breaks.
 */
export function convert(input: string, from: Encoding, to: Encoding, progress: (part: number) => void): Converted {
  const text = toLf(input);
  if (from === to) return { text, unicodeLines: 0, latinWords: 0, missing: [] };
  const passes = from !== 'unicode' && to !== 'unicode' ? 2 : 1;
  const read = from === 'unicode' ? { text, kept: 0 } : readLines(text, from, (part) => progress(part / passes));
  if (to === 'unicode') return { text: read.text, unicodeLines: read.kept, latinWords: 0, missing: [] };
  const spelled = toLegacy(read.text, FONTS[to], (part) => progress(1 - (1 - part) / passes));
  return { ...spelled, unicodeLines: read.kept };
}

function readLines(text: string, from: 'krutidev' | 'chanakya', progress: (part: number) => void) {
  const font = FONTS[from];
  if (text.search(DEVANAGARI) < 0) return { text: toUnicode(text, font, progress), kept: 0 };
  let kept = 0;
  let done = 0;
  const lines = text.split('\n').map((line) => {
    done += line.length + 1;
    if (isUnicode(line)) {
      kept++;
      return line.normalize('NFC');
    }
    return toUnicode(line, font, () => progress(done / text.length));
  });
  return { text: lines.join('\n'), kept };
}

/**
 * At least a quarter of the line's characters are Devanagari: its Latin words and its punctuation then are what they
 * seem.
 */
function isUnicode(line: string): boolean {
  const found = line.match(DEVANAGARI)?.length ?? 0;
  return found > 0 && found * 4 >= line.replace(/\s+/g, '').length;
}

const SEEN = 5000;

/** Whether a text declared as Chanakya consists mostly of ASCII letters, as Kruti Dev and Walkman-Chanakya do. */
export function looksLikeKrutiDev(text: string): boolean {
  const head = text.slice(0, SEEN);
  const letters = head.match(/[A-Za-z]/g)?.length ?? 0;
  return letters > 3 && letters * 2 > head.replace(/\s+/g, '').length;
}
