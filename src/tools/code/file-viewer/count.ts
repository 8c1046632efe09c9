import type { Search } from './search';

const LOW_SURROGATE = /[\udc00-\udfff]/g;

/** The number of characters: code points, not UTF-16 units. */
export function codePoints(text: string): number {
  return text.length - (text.match(LOW_SURROGATE)?.length ?? 0);
}

export type EndOfLine = 'LF' | 'CRLF' | 'CR' | 'mixed' | 'none';

/** The visitor can step through this many lines with matches; all matches are counted. */
export const KEPT_MATCHES = 10_000;
/** A longer line is searched in pieces. */
const LONGEST_LINE = 4_000_000;

/** Counts lines, characters and matches of a text that arrives in pieces. */
export class TextCounter {
  characters = 0;
  longest = 0;
  found = 0;
  readonly foundLines: number[] = [];
  private ends = { LF: 0, CRLF: 0, CR: 0 };
  /** Number of characters so far in the current line. */
  private current = 0;
  /** The last piece ended with CR: an LF may follow. */
  private afterReturn = false;
  /** The part of the line that hasn't been completely searched, and the offset where the search continues. */
  private line = '';
  private searched = 0;
  private number = 1;

  constructor(private readonly find: Search | undefined) {}

  push(piece: string): void {
    let text = piece;
    if (this.afterReturn && text !== '') {
      this.afterReturn = false;
      this.characters++;
      if (text.startsWith('\n')) {
        this.characters++;
        this.end('CRLF');
        text = text.slice(1);
      } else this.end('CR');
    }
    if (text.endsWith('\r')) {
      this.afterReturn = true;
      text = text.slice(0, -1);
    }
    const wide = /[\ud800-\udfff]/.test(text);
    this.characters += wide ? codePoints(text) : text.length;
    let lf = text.indexOf('\n');
    let cr = text.indexOf('\r');
    let from = 0;
    while (lf >= 0 || cr >= 0) {
      const isReturn = cr >= 0 && (lf < 0 || cr < lf);
      const at = isReturn ? cr : lf;
      this.more(text, from, at, wide);
      const both = isReturn && lf === cr + 1;
      this.end(both ? 'CRLF' : isReturn ? 'CR' : 'LF');
      from = at + (both ? 2 : 1);
      if (lf >= 0 && lf < from) lf = text.indexOf('\n', from);
      if (cr >= 0 && cr < from) cr = text.indexOf('\r', from);
    }
    this.more(text, from, text.length, wide);
  }

  private more(text: string, from: number, to: number, wide: boolean): void {
    if (from === to) return;
    this.current += wide ? codePoints(text.slice(from, to)) : to - from;
    if (!this.find) return;
    this.line += text.slice(from, to);
    if (this.line.length > LONGEST_LINE) this.search(true);
  }

  /** `goesOn`: the line continues after this. */
  private search(goesOn: boolean): void {
    if (!this.find) return;
    const { count, rest, from } = this.find(this.line, this.searched, goesOn);
    this.line = rest;
    this.searched = from;
    if (count === 0) return;
    this.found += count;
    if (this.foundLines.length < KEPT_MATCHES && this.foundLines.at(-1) !== this.number)
      this.foundLines.push(this.number);
  }

  private end(kind: 'LF' | 'CRLF' | 'CR'): void {
    this.ends[kind]++;
    this.closeLine();
    this.number++;
  }

  private closeLine(): void {
    this.longest = Math.max(this.longest, this.current);
    this.current = 0;
    this.search(false);
  }

  /** Call after the last piece. Counts line ends, plus one if text follows the last. */
  finish(): { readonly lines: number; readonly eol: EndOfLine } {
    if (this.afterReturn) {
      this.afterReturn = false;
      this.characters++;
      this.end('CR');
    }
    const last = this.current > 0 ? 1 : 0;
    this.closeLine();
    const { LF, CRLF, CR } = this.ends;
    const kinds = [LF, CRLF, CR].filter((count) => count > 0).length;
    const eol = kinds === 0 ? 'none' : kinds > 1 ? 'mixed' : LF > 0 ? 'LF' : CRLF > 0 ? 'CRLF' : 'CR';
    return { lines: LF + CRLF + CR + last, eol };
  }
}
