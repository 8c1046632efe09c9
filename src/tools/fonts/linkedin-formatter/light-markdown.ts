import { toLf } from '../../../core/text/newlines';
import { withLooks, type Look } from './letters';

const MARKS = /[*_~`#]|^[ \t]*- /m;
const HEADING = /^#{1,6} +(?=\S)(.*)$/;
const BULLET = /^([ \t]*)[-*] /;
/** Runs of markers, or of anything else. */
const PIECES = /`|\*+|_+|~+|[^`*_~]+/g;
const WORD = /[\p{L}\p{M}\p{N}]/u;
const SPACE = /\s/u;

interface Piece {
  readonly text: string;
  readonly looks: Look[];
  /** `*`, `_` or `~`: markers that may be paired; '' for text. */
  readonly marker: string;
  left: number;
  readonly opens: boolean;
  readonly closes: boolean;
  /** Inside a closed pair: a marker without a partner there cannot be paired with one outside. */
  enclosed: boolean;
}

/**
 * Converts light Markdown to styled letters: `**bold**`, `*italic*`, `_italic_`, `***both***`, `~~struck~~`, ``
 * `monospace` ``, headings as bold lines, `- ` and `* ` as bullets. Markers apply within a line. A marker without a
 * partner, or with a space on its inner side, stays unchanged, and so does `_` inside a word. CRLF and CR become LF.
 */
export function fromMarkdown(input: string): string {
  const text = toLf(input);
  return MARKS.test(text) ? text.split('\n').map(lineFrom).join('\n') : text;
}

function lineFrom(line: string): string {
  const [, heading] = HEADING.exec(line) ?? [];
  if (heading !== undefined) return withLooks(inline(heading), ['bold']);
  const [bullet = '', indent = ''] = BULLET.exec(line) ?? [];
  return bullet === '' ? inline(line) : `${indent}• ${inline(line.slice(bullet.length))}`;
}

function inline(line: string): string {
  if (!/[*_~`]/.test(line)) return line;
  const pieces = piecesOf(line);
  pair(pieces);
  return pieces
    .map(({ text, looks, marker, left }) =>
      marker === '' ? withLooks(text, looks) : withLooks(marker.repeat(left), looks),
    )
    .join('');
}

/** Beyond the ends of a line, the character counts as a space. */
const characterAt = (line: string, at: number): string => String.fromCodePoint(line.codePointAt(at) ?? 0x20);
const characterBefore = (line: string, at: number): string => {
  const pair = line.codePointAt(at - 2) ?? 0;
  return pair > 0xffff ? String.fromCodePoint(pair) : (line[at - 1] ?? ' ');
};

function piecesOf(line: string): Piece[] {
  const pieces: Piece[] = [];
  const plain = (text: string, looks: Look[] = []) =>
    pieces.push({ text, looks, marker: '', left: 0, opens: false, closes: false, enclosed: false });
  PIECES.lastIndex = 0;
  for (let match = PIECES.exec(line); match !== null; match = PIECES.exec(line)) {
    const [text] = match;
    const marker = text[0] ?? '';
    const before = characterBefore(line, match.index);
    const after = characterAt(line, match.index + text.length);
    if (marker === '`') {
      const end = line.indexOf('`', match.index + 1);
      const code = line.slice(match.index + 1, end);
      if (end < 0 || code === '' || SPACE.test(code[0] ?? '') || SPACE.test(code.at(-1) ?? '')) plain(text);
      else {
        plain(code, ['mono']);
        PIECES.lastIndex = end + 1;
      }
      continue;
    }
    const pairs =
      marker === '*' ? text.length <= 3 : marker === '_' ? text.length === 1 : marker === '~' && text.length === 2;
    if (!pairs) plain(text);
    else {
      const inWord = (character: string) => marker === '_' && WORD.test(character);
      pieces.push({
        text,
        looks: [],
        marker,
        left: text.length,
        opens: !SPACE.test(after) && !inWord(before),
        closes: !SPACE.test(before) && !inWord(after),
        enclosed: false,
      });
    }
  }
  return pieces;
}

/**
 * Pairs each closing marker with the nearest opening one of the same kind, as in CommonMark (§6.2, the delimiter
 * stack).
 */
function pair(pieces: readonly Piece[]): void {
  /** For each kind, the index before which there is no opening marker. */
  const bottom: Record<string, number> = {};
  for (const [at, closer] of pieces.entries()) {
    while (closer.closes && closer.left > 0) {
      const from = openerOf(pieces, at, closer.marker, bottom[closer.marker] ?? 0);
      const opener = pieces[from];
      if (!opener) {
        bottom[closer.marker] = closer.opens ? at : at + 1;
        break;
      }
      const size = opener.left >= 2 && closer.left >= 2 ? 2 : 1;
      const look: Look = closer.marker === '~' ? 'strike' : size === 2 ? 'bold' : 'italic';
      for (const piece of pieces.slice(from + 1, at)) {
        piece.looks.push(look);
        piece.enclosed = true;
      }
      opener.left -= size;
      closer.left -= size;
    }
  }
}

function openerOf(pieces: readonly Piece[], before: number, marker: string, bottom: number): number {
  for (let at = before - 1; at >= bottom; at--) {
    const piece = pieces[at];
    if (piece && piece.marker === marker && piece.opens && piece.left > 0 && !piece.enclosed) return at;
  }
  return -1;
}
