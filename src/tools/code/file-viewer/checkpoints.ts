/** An offset is kept at the beginning of a line after this many lines or bytes. */
const LINES = 64;
const BYTES = 65_536;
const LF = 0x0a;
const CR = 0x0d;

/** Records where lines begin in a text that arrives in blocks of bytes: not every line, but regularly. */
export class Checkpoints {
  /** Pairs: a line number counted from 0, and the offset of its first byte. */
  readonly places: number[] = [0, 0];
  private line = 0;
  private offset = 0;
  private lastLine = 0;
  private lastOffset = 0;
  private afterReturn = false;

  /** `unit`: bytes per code unit; `low`: the index of the low byte in it. */
  constructor(
    private readonly unit: 1 | 2,
    private readonly low: 0 | 1,
  ) {}

  /** Every block except the last must have an even number of bytes. */
  push(bytes: Uint8Array): void {
    const { unit, low } = this;
    for (let at = 0; at + unit <= bytes.length; at += unit) {
      const byte = bytes[at + low];
      const isEnd = (byte === LF || byte === CR) && (unit === 1 || bytes[at + 1 - low] === 0);
      if (this.afterReturn) {
        this.afterReturn = false;
        // The LF of a CRLF does not end another line; the next line begins after it.
        if (isEnd && byte === LF) {
          this.begin(this.offset + at + unit);
          continue;
        }
        this.begin(this.offset + at);
      }
      if (!isEnd) continue;
      if (byte === CR) this.afterReturn = true;
      else this.begin(this.offset + at + unit);
    }
    this.offset += bytes.length;
  }

  private begin(offset: number): void {
    this.line++;
    if (this.line - this.lastLine < LINES && offset - this.lastOffset < BYTES) return;
    this.places.push(this.line, offset);
    this.lastLine = this.line;
    this.lastOffset = offset;
  }
}
