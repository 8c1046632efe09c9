import { LONGEST_TEXT } from '../../../core/bytes/byte-writer';

/** Text is joined in pieces of this many characters. */
const PIECE = 1 << 20;
/** Margins of deeper levels are created again for each line: caching them would fill the memory. */
const KEPT_MARGINS = 1000;

/** Joins short texts into a long one, and detects when it is longer than a string can be. */
export class TextOut {
  /** More was written than fits in a string; the rest is discarded. */
  overflow = false;
  private readonly pieces: string[] = [];
  private readonly margins: string[] = [];
  private waiting = '';
  private length = 0;

  constructor(private readonly indent = '') {}

  add(text: string): void {
    this.length += text.length;
    if (this.length > LONGEST_TEXT) this.overflow = true;
    if (this.overflow) return;
    this.waiting += text;
    if (this.waiting.length < PIECE) return;
    this.pieces.push(this.waiting);
    this.waiting = '';
  }

  /** Adds the indentation of a level. */
  margin(depth: number): void {
    const { indent, margins } = this;
    this.add(depth < KEPT_MARGINS ? (margins[depth] ??= indent.repeat(depth)) : indent.repeat(depth));
  }

  finish(): string {
    return this.pieces.join('') + this.waiting;
  }
}
