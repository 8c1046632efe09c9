import { ByteWriter, LONGEST_TEXT, decodeUtf8, encodeUtf8 } from '../../core/bytes/byte-writer';
import {
  BACKSLASH,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  COLON,
  COMMA,
  LF,
  OPEN_BRACE,
  OPEN_BRACKET,
  QUOTE,
  SMALL_U,
  SPACE,
  characterLength,
  codePointAt,
} from './ascii';
import { strictContent } from './json-content';
import type { JsonFault } from './json-fault';
import { strictNumber } from './json-number';
import { printStrict } from './strict-json-printer';
import { Scanner, type ScanOptions } from './json-scanner';
import { forEachSorted, readTape } from './json-tape';
import { CLOSE_ARRAY, CLOSE_OBJECT, END, FAULT, KEY, NUMBER, OPEN_ARRAY, OPEN_OBJECT } from './json-tokens';

export interface PrintOptions extends ScanOptions {
  /** The indentation of one level: spaces, a tab, or '' to print everything on one line. */
  readonly indent?: string;
  /** Sorts the members of every object by the code points of their keys; repeated keys keep their order. */
  readonly sortKeys?: boolean;
  /** Writes everything beyond ASCII as `\uXXXX`. */
  readonly escapeNonAscii?: boolean;
}

/** The printed text, and the scanner that read it, with its remarks; or where and why it is not JSON. */
export type Printed =
  | {
      readonly text: string;
      /** The output before it becomes a string. */
      readonly out: ByteWriter;
      readonly size: number;
      readonly scanner: Scanner;
      readonly fault?: undefined;
    }
  | { readonly fault: JsonFault };

/**
 * Prints JSON in one pass over its tokens: numbers and strings byte for byte as typed, repeated keys kept. Nothing is
 * parsed into values. `progress` receives the completed fraction, about a hundred times. `text`: a string, or UTF-8
 * followed by a NUL.
 */
export function printJson(
  text: string | Uint8Array,
  options: PrintOptions = {},
  progress: (part: number) => void = () => {},
): Printed {
  const { sortKeys, escapeNonAscii, relaxed, lines } = options;
  if (!sortKeys && !escapeNonAscii && !relaxed && !lines) {
    const fresh = new Scanner(text, options);
    const printed = printStrict(fresh, options.indent ?? '', progress);
    if (printed) return ended(printed, fresh);
    // To report why it is not JSON, read it again token by token.
    return printTokens(new Scanner(fresh.bytes, options), options, progress);
  }
  return printTokens(new Scanner(text, options), options, progress);
}

function printTokens(scanner: Scanner, options: PrintOptions, progress: (part: number) => void): Printed {
  const printer = new Printer(options);
  const { bytes } = scanner;
  const { out } = printer;
  if (options.sortKeys) {
    const tape = readTape(scanner, (part) => progress(part / 2));
    if (!tape) return { fault: scanner.fault! };
    forEachSorted(tape, bytes, (token, start, end, plain) => {
      printer.token(token, bytes, start, end, plain);
      return !out.overflow;
    });
  } else {
    const step = scanner.size / 100;
    let report = step;
    for (let token = scanner.next(); token !== END; token = scanner.next()) {
      if (token === FAULT) return { fault: scanner.fault! };
      printer.token(token, bytes, scanner.start, scanner.end, scanner.plain);
      if (out.overflow) break;
      if (scanner.position > report) {
        progress(report / scanner.size);
        report = scanner.position + step;
      }
    }
  }
  return ended(out, scanner);
}

function ended(out: ByteWriter, scanner: Scanner): Printed {
  const size = out.length;
  if (out.overflow || size > LONGEST_TEXT)
    return { fault: { code: 'jsonTooLong', blanks: { limit: LONGEST_TEXT / 1e6 } } };
  return {
    get text() {
      return out.finish();
    },
    out,
    size,
    scanner,
  };
}

/** Only checks: why a text is not JSON, or undefined. */
export function firstFault(text: string | Uint8Array, options: ScanOptions = {}): JsonFault | undefined {
  const scanner = new Scanner(text, options);
  for (let token = scanner.next(); token !== END; token = scanner.next()) if (token === FAULT) return scanner.fault;
  return undefined;
}

/** Writes tokens in the layout of `JSON.stringify(value, null, indent)`. */
export class Printer {
  readonly out = new ByteWriter();
  private depth = 0;
  /** The open bracket (or the whole text) is still empty. */
  private fresh = true;
  private afterKey = false;
  private readonly indent: number;
  private readonly indentByte: number;
  private readonly ascii: boolean;

  constructor({ indent = '', escapeNonAscii = false }: PrintOptions) {
    this.indent = indent.length;
    this.indentByte = indent.charCodeAt(0);
    this.ascii = escapeNonAscii;
  }

  token(token: number, bytes: Uint8Array, start: number, end: number, plain: boolean): void {
    const { out } = this;
    if (token === CLOSE_OBJECT || token === CLOSE_ARRAY) {
      this.depth--;
      if (!this.fresh) this.newLine();
      this.fresh = false;
      return out.byte(token === CLOSE_OBJECT ? CLOSE_BRACE : CLOSE_BRACKET);
    }
    if (this.afterKey) {
      this.afterKey = false;
    } else if (this.depth > 0) {
      if (!this.fresh) out.byte(COMMA);
      this.newLine();
    } else if (!this.fresh) {
      out.byte(LF);
    }
    this.fresh = false;
    if (token === OPEN_OBJECT || token === OPEN_ARRAY) {
      this.depth++;
      this.fresh = true;
      return out.byte(token === OPEN_OBJECT ? OPEN_BRACE : OPEN_BRACKET);
    }
    if (!plain) this.rewrite(token, bytes, start, end);
    else if (this.ascii) this.escaped(bytes, start, end);
    else out.copy(bytes, start, end);
    if (token === KEY) {
      this.afterKey = true;
      out.byte(COLON);
      if (this.indent > 0) out.byte(SPACE);
    }
  }

  private newLine(): void {
    if (this.indent === 0) return;
    const { out } = this;
    const count = this.depth * this.indent;
    out.room(count + 1);
    out.bytes[out.at++] = LF;
    if (count > 64) out.bytes.fill(this.indentByte, out.at, out.at + count);
    else for (let i = 0; i < count; i++) out.bytes[out.at + i] = this.indentByte;
    out.at += count;
  }

  /** Writes a token that only JSON5 allows. */
  private rewrite(token: number, bytes: Uint8Array, start: number, end: number): void {
    const quoted = bytes[start] === QUOTE || bytes[start] === 0x27 ? 1 : 0;
    const text =
      token === NUMBER
        ? strictNumber(decodeUtf8(bytes.subarray(start, end)))
        : `"${strictContent(bytes, start + quoted, end - quoted)}"`;
    if (!this.ascii) return this.out.text(text);
    const strict = encodeUtf8(text);
    this.escaped(strict, 0, strict.length);
  }

  private escaped(bytes: Uint8Array, start: number, end: number): void {
    const { out } = this;
    out.room((end - start) * 3); // Two bytes can become six.
    for (let at = start; at < end;) {
      const byte = bytes[at]!;
      if (byte < 0x80) {
        out.bytes[out.at++] = byte;
        at++;
      } else {
        const character = String.fromCodePoint(codePointAt(bytes, at));
        for (let i = 0; i < character.length; i++) this.unit(character.charCodeAt(i));
        at += characterLength(byte);
      }
    }
  }

  private unit(unit: number): void {
    const { out } = this;
    out.bytes[out.at++] = BACKSLASH;
    out.bytes[out.at++] = SMALL_U;
    for (let shift = 12; shift >= 0; shift -= 4) {
      const digit = (unit >> shift) & 15;
      out.bytes[out.at++] = digit + (digit < 10 ? 0x30 : 0x57);
    }
  }
}
