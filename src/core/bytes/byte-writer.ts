/**
 * Builds a long text as UTF-8. Writing bytes into one array and decoding them at the end, or not at all, is several
 * times as fast as joining millions of short strings, and it gives the size in bytes for free.
 */
import { unitsOfUtf8 } from './bytes';
import { LONG_TEXT, type Utf8Text } from '../text/long-text';

const CHUNK = 1 << 20;
/** Memory that is allocated but never written to costs nothing; a larger allocation might be refused. */
const MOST_AT_ONCE = 1 << 28;
/** The first chunk is small: typed texts are short, and every keystroke creates a writer. */
const FIRST_CHUNK = 1 << 12;
/** V8 allows strings of fewer than 2^29 − 24 units; a result up to this length fits into a string in every browser. */
export const LONGEST_TEXT = 500_000_000;
/** Below this many bytes, a loop is faster than creating a view for `set`. */
const FEW = 64;

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/**
 * Encodes a text as UTF-8 followed by a NUL, so that a scanner needs no check for the end; lone surrogates become
 * U+FFFD.
 */
export const encodeWithSentinel = (text: string): Uint8Array => encoder.encode(`${text}\0`);

export const encodeUtf8 = (text: string): Uint8Array => encoder.encode(text);
export const decodeUtf8 = (bytes: Uint8Array): string => decoder.decode(bytes);

export class ByteWriter {
  /** For hot loops: call `room`, write at `at`, advance `at`. */
  bytes: Uint8Array<ArrayBuffer>;
  at = 0;
  /** More was written than a string can contain; the rest is discarded. */
  overflow = false;
  private readonly parts: Uint8Array[] = [];
  private flushed = 0;

  /**
   * `expected`: roughly how many bytes will be written. Output that fits into this first buffer needs no joining at the
   * end.
   */
  constructor(expected = 0) {
    this.bytes = new Uint8Array(Math.max(FIRST_CHUNK, Math.min(expected, MOST_AT_ONCE)));
  }

  /** The number of bytes written so far. */
  get length(): number {
    return this.flushed + this.at;
  }

  /** Makes sure that `count` bytes can be written at `at`. A character must not be split across two calls. */
  room(count: number): void {
    if (this.at + count > this.bytes.length) this.flush(count);
  }

  private flush(count: number): void {
    this.flushed += this.at;
    // What is still in `bytes` at the end is a few megabytes at most: V8's real limit is 36 million higher.
    if (this.flushed > LONGEST_TEXT) this.overflow = true;
    if (!this.overflow) {
      this.parts.push(this.bytes.subarray(0, this.at));
      this.bytes = new Uint8Array(count + CHUNK);
    }
    this.at = 0;
    if (count > this.bytes.length) this.bytes = new Uint8Array(count + CHUNK);
  }

  byte(byte: number): void {
    this.room(1);
    this.bytes[this.at++] = byte;
  }

  /** Appends bytes `start` to `end` of `source`. */
  copy(source: Uint8Array, start: number, end: number): void {
    const count = end - start;
    this.room(count);
    const { bytes } = this;
    let { at } = this;
    if (count < FEW) for (let from = start; from < end;) bytes[at++] = source[from++]!;
    else bytes.set(source.subarray(start, end), at);
    this.at += count;
  }

  all(source: Uint8Array): void {
    this.copy(source, 0, source.length);
  }

  text(text: string): void {
    this.all(encodeUtf8(text));
  }

  finish(): string {
    return this.parts.map(decodeUtf8).join('') + decodeUtf8(this.bytes.subarray(0, this.at));
  }

  /** The written text: a string, or bytes if it is long, which reach the page without ever becoming a string. */
  result(): string | Utf8Text {
    if (this.length <= LONG_TEXT) return this.finish();
    const utf8 = this.inOne();
    return { utf8, length: unitsOfUtf8(utf8) ?? utf8.length };
  }

  private inOne(): Uint8Array<ArrayBuffer> {
    const last = this.bytes.subarray(0, this.at);
    if (this.parts.length === 0) return last;
    const utf8 = new Uint8Array(this.length);
    let to = 0;
    for (const chunk of [...this.parts, last]) {
      utf8.set(chunk, to);
      to += chunk.length;
    }
    return utf8;
  }
}
