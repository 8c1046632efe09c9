import { graphemeCount } from '../../core/text/grapheme-scan';
import { countLines } from '../../formats/highlight/highlight-lines';

export interface NoteCounts {
  /** Grapheme clusters (UAX #29); CRLF is one. */
  readonly chars: number;
  /** Words as Intl.Segmenter splits them in the page's language. */
  readonly words: number;
  /** Line breaks (CRLF, LF, CR) plus one; zero for an empty text. */
  readonly lines: number;
  /** Bytes in UTF-8; a lone surrogate counts as U+FFFD, which it would become. */
  readonly bytes: number;
}

/** Units segmented at once: the engine is slow on longer strings, and no word crosses a line break. */
const PIECE = 50_000;

export function countNote(text: string, lang: string): NoteCounts {
  if (text === '') return { chars: 0, words: 0, lines: 0, bytes: 0 };
  return { chars: graphemeCount(text), words: wordCount(text, lang), lines: countLines(text), bytes: byteCount(text) };
}

function wordCount(text: string, lang: string): number {
  const segmenter = new Intl.Segmenter(lang, { granularity: 'word' });
  let words = 0;
  // Whether the first word of the piece began in the previous one.
  let continues = false;
  for (let from = 0; from < text.length;) {
    const piece = text.slice(from, pieceEnd(text, from));
    const isCut = from + piece.length < text.length && !/[\n ]$/.test(piece);
    let lastWord = 0;
    for (const { index, isWordLike } of segmenter.segment(piece)) {
      if (!isWordLike) continue;
      lastWord = index;
      if (!continues || index > 0) words++;
    }
    continues = isCut && lastWord === 0;
    if (isCut && lastWord > 0) {
      // The last word may continue ('3.' in '3.14'): the next piece contains it whole.
      words--;
      from += lastWord;
    } else from += piece.length;
  }
  return words;
}

/** The end of a piece: after a line break if there is one, otherwise after a space, otherwise anywhere. */
function pieceEnd(text: string, from: number): number {
  if (text.length - from <= PIECE) return text.length;
  for (const mark of ['\n', ' ']) {
    const found = text.lastIndexOf(mark, from + PIECE - 1);
    if (found > from) return found + 1;
  }
  return from + PIECE;
}

function byteCount(text: string): number {
  let bytes = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit < 0x80) bytes += 1;
    else if (unit < 0x800) bytes += 2;
    else if (unit >= 0xd800 && unit < 0xdc00 && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00) {
      bytes += 4;
      at++;
    } else bytes += 3;
  }
  return bytes;
}
