/**
 * The common case of printing, without separate tokens: strict JSON, one value, members in their order. It writes while
 * it reads, in one loop; anything else is left to the scanner, which reports errors.
 */
import { ByteWriter } from '../../core/bytes/byte-writer';
import {
  BACKSLASH,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  COLON,
  COMMA,
  LF,
  MINUS,
  OPEN_BRACE,
  OPEN_BRACKET,
  POINT,
  QUOTE,
  SMALL_U,
  SPACE,
  ZERO,
  hexValue,
  isDigit,
} from './ascii';
import { KnownKeys } from './json-known-keys';
import { doubleKeeps } from './json-number';
import type { Scanner } from './json-scanner';

/** Bytes of a string that need handling: its end, escapes, control characters. */
const NOTABLE = new Uint8Array(256).map((_, byte) => Number(byte < SPACE || byte === QUOTE || byte === BACKSLASH));
/** The valid characters after a backslash, except `u`. */
const ESCAPED = new Uint8Array(256);
for (const letter of '"\\/bfnrt') ESCAPED[letter.charCodeAt(0)] = 1;

/** A double represents any number with this many significant digits exactly. */
const SAFE_DIGITS = 15;
/** Below this many bytes, a loop is faster than creating a view for `set`. */
const FEW = 64;
/** Room for the punctuation around a token. */
const PUNCTUATION = 8;

/**
 * Prints the text of a scanner that has not read anything yet, and adds to the scanner's remarks. Undefined if the text
 * is not strict JSON.
 */
export function printStrict(
  scanner: Scanner,
  indent: string,
  progress: (part: number) => void,
): ByteWriter | undefined {
  const printer = new StrictPrinter(scanner, indent, progress);
  return printer.run() ? printer.finish() : undefined;
}

class StrictPrinter {
  private readonly bytes: Uint8Array;
  private readonly out: ByteWriter;
  private readonly keys: KnownKeys;
  private readonly indent: number;
  private readonly indentByte: number;
  /** The buffer of `out`, and the offset up to which it is written. */
  private to: Uint8Array;
  private o = 0;

  constructor(
    private readonly scanner: Scanner,
    indent: string,
    private readonly progress: (part: number) => void,
  ) {
    this.bytes = scanner.bytes;
    // Indented rows are about half as long again; memory that is not written to costs nothing.
    this.out = new ByteWriter(indent === '' ? scanner.size : scanner.size * 2);
    this.to = this.out.bytes;
    this.keys = new KnownKeys(scanner);
    this.indent = indent.length;
    this.indentByte = indent.charCodeAt(0);
  }

  finish(): ByteWriter {
    this.out.at = this.o;
    return this.out;
  }

  run(): boolean {
    const { bytes, scanner, keys } = this;
    const { size } = scanner;
    const step = size / 100;
    let report = step;
    /** The brackets that will close the open ones. */
    const closers: number[] = [];
    let closer = 0;
    let at = this.space(0);
    for (;;) {
      if (this.out.overflow) return true;
      const byte = bytes[at]!;
      if (byte === QUOTE) {
        const end = this.stringEnd(at + 1);
        if (end < 0) return false;
        this.copy(at, end);
        at = end;
      } else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) {
        const closing = byte + 2; // The codes of { and }, [ and ] differ by two.
        at = this.space(at + 1);
        if (bytes[at] === closing) {
          this.byte(byte);
          this.byte(closing);
          at++;
        } else {
          closers.push(closer);
          closer = closing;
          this.byte(byte);
          this.newLine(closers.length);
          if (closing === CLOSE_BRACKET) continue;
          keys.open();
          at = this.member(at);
          if (at < 0) return false;
          continue;
        }
      } else {
        const end = byte === MINUS || isDigit(byte) ? this.numberEnd(at) : this.wordEnd(at);
        if (end < 0) return false;
        this.copy(at, end);
        at = end;
      }
      // After a value: closing brackets, then a comma, or the end.
      for (;;) {
        at = this.space(at);
        const next = bytes[at]!;
        if (closers.length === 0) return at === size;
        if (next === COMMA) break;
        if (next !== closer) return false;
        if (closer === CLOSE_BRACE) keys.close();
        closer = closers.pop()!;
        this.newLine(closers.length);
        this.byte(next);
        at++;
      }
      this.byte(COMMA);
      this.newLine(closers.length);
      at = this.space(at + 1);
      if (closer === CLOSE_BRACE) {
        at = this.member(at);
        if (at < 0) return false;
      }
      if (at > report) {
        this.progress(report / size);
        report = at + step;
      }
    }
  }

  /** Reads a key and its colon; returns the offset of the value, or −1. */
  private member(at: number): number {
    const { bytes, keys } = this;
    if (bytes[at] !== QUOTE) return -1;
    let end = keys.expected(at);
    if (end < 0) {
      end = this.stringEnd(at + 1);
      if (end < 0) return -1;
      keys.add(at, end);
    }
    const colon = this.space(end);
    if (bytes[colon] !== COLON) return -1;
    this.copy(at, end);
    this.byte(COLON);
    if (this.indent > 0) this.byte(SPACE);
    return this.space(colon + 1);
  }

  private space(at: number): number {
    const { bytes } = this;
    for (;;) {
      const byte = bytes[at]!;
      if (byte > SPACE || (byte !== SPACE && byte !== LF && byte !== 0x0d && byte !== 0x09)) return at;
      at++;
    }
  }

  /** The offset after the quote that ends a string, or −1. */
  private stringEnd(at: number): number {
    const { bytes } = this;
    for (;;) {
      while (NOTABLE[bytes[at]!] === 0) at++;
      const byte = bytes[at]!;
      if (byte === QUOTE) return at + 1;
      if (byte !== BACKSLASH) return -1;
      at = this.escapeEnd(at);
      if (at < 0) return -1;
    }
  }

  private escapeEnd(at: number): number {
    const { bytes } = this;
    if (ESCAPED[bytes[at + 1]!] === 1) return at + 2;
    if (bytes[at + 1] !== SMALL_U) return -1;
    const unit = hexValue(bytes, at + 2, 4);
    if (unit < 0) return -1;
    if (unit < 0xd800 || unit > 0xdfff) return at + 6;
    if (unit < 0xdc00 && bytes[at + 6] === BACKSLASH && bytes[at + 7] === SMALL_U) {
      const low = hexValue(bytes, at + 8, 4);
      if (low >= 0xdc00 && low <= 0xdfff) return at + 12;
    }
    this.scanner.loneSurrogates.add({ start: at, end: at + 6 });
    return at + 6;
  }

  private numberEnd(start: number): number {
    const { bytes } = this;
    let at = bytes[start] === MINUS ? start + 1 : start;
    const first = at;
    while (isDigit(bytes[at]!)) at++;
    let digits = at - first;
    if (digits === 0 || (digits > 1 && bytes[first] === ZERO)) return -1;
    if (bytes[at] === POINT) {
      const point = at++;
      while (isDigit(bytes[at]!)) at++;
      if (at === point + 1) return -1;
      digits += at - point - 1;
    }
    if ((bytes[at]! | 0x20) === 0x65) {
      at++;
      if (bytes[at] === 0x2b || bytes[at] === MINUS) at++;
      if (!isDigit(bytes[at]!)) return -1;
      while (isDigit(bytes[at]!)) at++;
      digits = SAFE_DIGITS + 1;
    }
    if (digits > SAFE_DIGITS && !doubleKeeps(this.scanner.text(start, at)))
      this.scanner.inexactNumbers.add({ start, end: at });
    return at;
  }

  private wordEnd(at: number): number {
    const byte = this.bytes[at];
    const word = byte === 0x74 ? 'true' : byte === 0x66 ? 'false' : byte === 0x6e ? 'null' : '';
    for (let i = 1; i < word.length; i++) if (this.bytes[at + i] !== word.charCodeAt(i)) return -1;
    return word === '' ? -1 : at + word.length;
  }

  private room(count: number): void {
    if (this.o + count <= this.to.length) return;
    this.out.at = this.o;
    this.out.room(count);
    this.to = this.out.bytes;
    this.o = this.out.at;
  }

  private byte(byte: number): void {
    if (this.o === this.to.length) this.room(PUNCTUATION);
    this.to[this.o++] = byte;
  }

  private copy(start: number, end: number): void {
    const count = end - start;
    this.room(count + PUNCTUATION);
    const { bytes, to } = this;
    let { o } = this;
    if (count < FEW) for (let from = start; from < end;) to[o++] = bytes[from++]!;
    else to.set(bytes.subarray(start, end), o);
    this.o += count;
  }

  private newLine(depth: number): void {
    if (this.indent === 0) return;
    const count = depth * this.indent;
    this.room(count + PUNCTUATION);
    const { to, indentByte } = this;
    let { o } = this;
    to[o++] = LF;
    if (count > FEW) to.fill(indentByte, o, o + count);
    else for (let i = 0; i < count; i++) to[o + i] = indentByte;
    this.o = o + count;
  }
}
