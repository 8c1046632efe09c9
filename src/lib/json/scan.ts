import { decodeUtf8, encodeWithSentinel } from '../byte-writer';
import {
  APOSTROPHE,
  BACKSLASH,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  COLON,
  COMMA,
  CR,
  LF,
  MINUS,
  OPEN_BRACE,
  OPEN_BRACKET,
  PLUS,
  POINT,
  QUOTE,
  SLASH,
  SMALL_U,
  SMALL_X,
  SPACE,
  ZERO,
  hexValue,
  isDigit,
  isWordByte,
  oddSpaceLength,
} from './ascii';
import { contentOf, isOddLineEnd } from './content';
import {
  describeFault,
  likelyCause,
  wordAt,
  type Expected,
  type FaultCode,
  type JsonFault,
  type RawFault,
} from './fault';
import { OpenKeys, hashOf } from './keys';
import { doubleKeeps } from './number';

/** What `Scanner.next` gives. Commas and colons are read along with the tokens around them. */
export const END = 0;
export const FAULT = 1;
export const OPEN_OBJECT = 2;
export const CLOSE_OBJECT = 3;
export const OPEN_ARRAY = 4;
export const CLOSE_ARRAY = 5;
export const KEY = 6;
export const STRING = 7;
export const NUMBER = 8;
/** `true`, `false` or `null`. */
export const WORD = 9;

export interface ScanOptions {
  /** JSON5 too: comments, trailing commas, single quotes, bare keys, more kinds of numbers, escapes and white space. */
  readonly relaxed?: boolean;
  /** Each line is a value of its own (NDJSON); blank lines are skipped. */
  readonly lines?: boolean;
}

const REMEMBERED = 1000;

/** What deserves a remark: byte offsets of a token, and for a repeated key where it stood before. */
export interface Remark {
  readonly start: number;
  readonly end: number;
  readonly earlier?: number;
}

/** How many there are, and the first thousand. */
export class Remarks {
  count = 0;
  readonly first: Remark[] = [];

  add(remark: Remark): void {
    if (this.count++ < REMEMBERED) this.first.push(remark);
  }
}

/** What may come next. */
const VALUE = 0;
const FIRST_VALUE = 1;
const MEMBER = 2;
const FIRST_MEMBER = 3;
const MEMBER_VALUE = 4;
const AFTER_VALUE = 5;

/** A double keeps any number of so many significant digits. */
const SAFE_DIGITS = 15;

/**
 * Reads JSON (RFC 8259) token by token and converts nothing. Its stack is its own, so a hundred thousand nested brackets
 * are no more than that many numbers. It works on UTF-8, where columns in code points and keys in code point order
 * come by themselves.
 *
 * The text must not begin with a byte order mark. After FAULT, `fault` says what is wrong; call `next` no more.
 */
export class Scanner {
  /** The text as UTF-8, and a NUL behind it. */
  readonly bytes: Uint8Array;
  /** How many bytes the text has. */
  readonly size: number;
  /** The token that `next` gave last: its bytes, quotes included. */
  start = 0;
  end = 0;
  /** The token is strict JSON as it stands; with `relaxed` it may need rewriting. */
  plain = true;
  /** How many brackets are open. */
  depth = 0;

  readonly repeatedKeys = new Remarks();
  /** Numbers that a double changes. */
  readonly inexactNumbers = new Remarks();
  /** `\ud800` without its other half. */
  readonly loneSurrogates = new Remarks();

  private at = 0;
  private limit: number;
  private expects = VALUE;
  /** The bracket that closes the innermost open one; −1 outside. */
  private closing = -1;
  private hash = 0;
  private stopped: RawFault | undefined;
  /** Where each open bracket stands. */
  private readonly opened: number[] = [];
  private readonly keys: OpenKeys;
  private readonly relaxed: boolean;
  private readonly lines: boolean;
  /** The text where it is ASCII and byte offsets are its own. */
  private readonly ascii: string | undefined;

  constructor(text: string, { relaxed = false, lines = false }: ScanOptions = {}) {
    this.bytes = encodeWithSentinel(text);
    this.size = this.bytes.length - 1;
    this.limit = this.size;
    this.ascii = this.size === text.length ? text : undefined;
    this.relaxed = relaxed;
    this.lines = lines;
    this.keys = new OpenKeys(this.bytes);
    if (lines) this.nextLine(0);
  }

  /** How far the text has been read. */
  get position(): number {
    return this.at;
  }

  get fault(): JsonFault | undefined {
    return this.stopped && describeFault(this.bytes, this.stopped);
  }

  next(): number {
    const { bytes } = this;
    let at = this.space(this.at);
    let byte = bytes[at]!;
    let { expects } = this;
    if (expects === AFTER_VALUE) {
      if (this.depth === 0) {
        if (at !== this.limit) return this.unexpected(at, 'end');
        if (this.stopped) return FAULT;
        if (!this.lines || !this.nextLine(this.limit + 1)) return END;
        at = this.space(this.at);
        byte = bytes[at]!;
        expects = VALUE;
      } else if (byte === COMMA) {
        at = this.space(at + 1);
        byte = bytes[at]!;
        expects = this.closing === CLOSE_BRACE ? MEMBER : VALUE;
        if (byte === this.closing) {
          if (!this.relaxed) return this.fail('jsonTrailingComma', at);
          return this.close(at);
        }
      } else if (byte === this.closing) {
        return this.close(at);
      } else {
        return this.unexpected(at, 'comma');
      }
    } else if (byte === this.closing && (expects === FIRST_VALUE || expects === FIRST_MEMBER)) {
      return this.close(at);
    }
    this.start = at;
    this.plain = true;
    return expects === MEMBER || expects === FIRST_MEMBER ? this.member(at, byte) : this.value(at, byte);
  }

  private value(at: number, byte: number): number {
    this.expects = AFTER_VALUE;
    if (byte === QUOTE) return this.string(at, QUOTE);
    if (isDigit(byte)) return this.number(at, at);
    switch (byte) {
      case OPEN_BRACE:
        this.expects = FIRST_MEMBER;
        this.keys.open();
        return this.open(at, CLOSE_BRACE, OPEN_OBJECT);
      case OPEN_BRACKET:
        this.expects = FIRST_VALUE;
        return this.open(at, CLOSE_BRACKET, OPEN_ARRAY);
      case MINUS:
        return this.number(at, at + 1);
      case 0x74:
        return this.word(at, 'true');
      case 0x66:
        return this.word(at, 'false');
      case 0x6e:
        return this.word(at, 'null');
      case APOSTROPHE:
        return this.relaxed ? this.string(at, APOSTROPHE) : this.fail('jsonSingleQuotes', at);
      case PLUS:
        return this.relaxed ? this.number(at, at + 1) : this.fail('jsonPlus', at);
      case POINT:
        return this.relaxed ? this.number(at, at) : this.fail('jsonPoint', at);
    }
    return this.unexpected(at, 'value');
  }

  private give(token: number, end: number): number {
    this.at = this.end = end;
    return this.stopped ? FAULT : token;
  }

  private open(at: number, closing: number, token: number): number {
    this.opened.push(at);
    this.depth++;
    this.closing = closing;
    return this.give(token, at + 1);
  }

  private close(at: number): number {
    const isObject = this.closing === CLOSE_BRACE;
    if (isObject) this.keys.close();
    this.opened.pop();
    this.depth--;
    const outer = this.depth === 0 ? 0 : this.bytes[this.opened[this.depth - 1]!]!;
    this.closing = outer === 0 ? -1 : outer === OPEN_BRACE ? CLOSE_BRACE : CLOSE_BRACKET;
    this.expects = AFTER_VALUE;
    this.start = at;
    this.plain = true;
    return this.give(isObject ? CLOSE_OBJECT : CLOSE_ARRAY, at + 1);
  }

  private member(at: number, byte: number): number {
    const quoted = byte === QUOTE || (byte === APOSTROPHE && this.relaxed);
    const bare = this.relaxed && ((isWordByte(byte) && !isDigit(byte)) || byte === BACKSLASH);
    if (!quoted && !bare) return this.unexpected(at, 'key');
    const end = quoted ? this.quotedKey(at, byte) : this.bareKey(at);
    if (this.stopped) return FAULT;
    this.end = end;
    const quote = quoted ? 1 : 0;
    const earlier = this.keys.add(at + quote, end - quote, this.hash);
    if (earlier >= 0) this.repeatedKeys.add({ start: at, end, earlier });
    const colon = this.space(end);
    if (this.bytes[colon] !== COLON) return this.unexpected(colon, 'colon');
    this.at = colon + 1;
    this.expects = MEMBER_VALUE;
    return KEY;
  }

  /** The end of a key; `hash` is then that of what it holds. */
  private quotedKey(at: number, quote: number): number {
    const { bytes } = this;
    let hash = 0;
    let i = at + 1;
    for (;;) {
      const byte = bytes[i]!;
      if (byte === quote) {
        this.hash = hash;
        if (quote === APOSTROPHE) this.plain = false;
        return i + 1;
      }
      if (byte === BACKSLASH || byte < SPACE) break;
      hash = (Math.imul(hash, 31) + byte) | 0;
      i++;
    }
    this.string(at, quote);
    if (!this.stopped) this.hash = hashOf(contentOf(bytes, at + 1, this.end - 1));
    return this.end;
  }

  private bareKey(at: number): number {
    const { bytes } = this;
    let end = at;
    for (;;) {
      if (isWordByte(bytes[end]!) && oddSpaceLength(bytes, end) === 0) end++;
      else if (bytes[end] === BACKSLASH && bytes[end + 1] === SMALL_U && hexValue(bytes, end + 2, 4) >= 0) end += 6;
      else break;
    }
    const key = contentOf(bytes, at, end);
    // ECMAScript 5.1 §7.6, as JSON5 has it.
    if (!/^[\p{ID_Start}$_][\p{ID_Continue}$\u200c\u200d]*$/u.test(decodeUtf8(key))) this.fail('jsonKey', at);
    this.plain = false;
    this.hash = hashOf(key);
    return end;
  }

  private string(at: number, quote: number): number {
    const { bytes } = this;
    if (quote === APOSTROPHE) this.plain = false;
    let i = at + 1;
    for (;;) {
      const byte = bytes[i]!;
      if (byte === quote) return this.give(STRING, i + 1);
      if (byte === BACKSLASH) {
        i = this.escape(i);
        if (this.stopped) return FAULT;
      } else if (byte >= SPACE) {
        i++;
      } else if (i === this.limit) {
        return this.fail('jsonOpenString', i, at);
      } else if (byte === LF || byte === CR) {
        return this.fail('jsonLineBreak', i, at);
      } else if (this.relaxed) {
        this.plain = false;
        i++;
      } else {
        return this.fail('jsonControl', i);
      }
    }
  }

  /** The end of an escape. */
  private escape(at: number): number {
    const { bytes } = this;
    const byte = bytes[at + 1]!;
    switch (byte) {
      case QUOTE:
      case BACKSLASH:
      case SLASH:
      case 0x62: // b
      case 0x66: // f
      case 0x6e: // n
      case 0x72: // r
      case 0x74: // t
        return at + 2;
      case SMALL_U:
        return this.unicodeEscape(at);
    }
    if (at + 1 === this.limit) return at + 1;
    const octal = (byte >= 0x31 && byte <= 0x39) || (byte === ZERO && isDigit(bytes[at + 2]!));
    if (!this.relaxed || octal || (byte === SMALL_X && hexValue(bytes, at + 2, 2) < 0)) this.fail('jsonEscape', at);
    this.plain = false;
    return at + (byte === SMALL_X ? 4 : byte === CR && bytes[at + 2] === LF ? 3 : 2);
  }

  private unicodeEscape(at: number): number {
    const { bytes } = this;
    const unit = hexValue(bytes, at + 2, 4);
    if (unit < 0) this.fail('jsonUnicodeEscape', at);
    if (unit < 0xd800 || unit > 0xdfff) return at + 6;
    if (unit < 0xdc00 && bytes[at + 6] === BACKSLASH && bytes[at + 7] === SMALL_U) {
      const low = hexValue(bytes, at + 8, 4);
      if (low >= 0xdc00 && low <= 0xdfff) return at + 12;
    }
    this.loneSurrogates.add({ start: at, end: at + 6 });
    return at + 6;
  }

  /** `first` is where the digits begin, behind the sign. */
  private number(at: number, first: number): number {
    const { bytes } = this;
    let i = first;
    while (isDigit(bytes[i]!)) i++;
    let digits = i - first;
    if (bytes[first] === ZERO) {
      if (digits > 1) return this.fail('jsonLeadingZero', first + 1);
      if ((bytes[i]! | 0x20) === SMALL_X) return this.hexNumber(at, i);
    }
    if (digits === 0 && bytes[i] !== POINT) return this.noNumber(i);
    let odd = digits === 0 || bytes[at] === PLUS;
    if (bytes[i] === POINT) {
      const point = i++;
      while (isDigit(bytes[i]!)) i++;
      const fraction = i - point - 1;
      if (!this.relaxed && digits === 0) return this.fail('jsonPoint', point);
      if (fraction === 0 && (!this.relaxed || digits === 0))
        return this.fail(digits === 0 ? 'jsonNumber' : 'jsonPoint', i);
      odd ||= fraction === 0;
      digits += fraction;
    }
    if ((bytes[i]! | 0x20) === 0x65) {
      i++;
      if (bytes[i] === PLUS || bytes[i] === MINUS) i++;
      if (!isDigit(bytes[i]!)) return this.noNumber(i);
      while (isDigit(bytes[i]!)) i++;
      digits = SAFE_DIGITS + 1;
    }
    if (odd) this.plain = false;
    if (digits > SAFE_DIGITS && !doubleKeeps(this.text(at, i))) this.inexactNumbers.add({ start: at, end: i });
    return this.give(NUMBER, i);
  }

  private text(start: number, end: number): string {
    return this.ascii ? this.ascii.slice(start, end) : decodeUtf8(this.bytes.subarray(start, end));
  }

  private hexNumber(at: number, x: number): number {
    if (!this.relaxed) return this.fail('jsonHex', x);
    let end = x + 1;
    while (hexValue(this.bytes, end, 1) >= 0) end++;
    if (end === x + 1) return this.noNumber(end);
    this.plain = false;
    return this.give(NUMBER, end);
  }

  private noNumber(at: number): number {
    if (at === this.limit) return this.unfinished();
    return this.fail(/^(?:Infinity|NaN)$/.test(wordAt(this.bytes, at)) ? 'jsonNotFinite' : 'jsonNumber', at);
  }

  private word(at: number, word: string): number {
    const { bytes } = this;
    const end = at + word.length;
    for (let i = 1; i < word.length; i++) {
      if (bytes[at + i] !== word.charCodeAt(i)) return this.unexpected(at, 'value');
    }
    return isWordByte(bytes[end]!) ? this.unexpected(at, 'value') : this.give(WORD, end);
  }

  /** The first byte from `at` on that is no white space (nor comment, when relaxed). */
  private space(at: number): number {
    const { bytes } = this;
    for (;;) {
      const byte = bytes[at]!;
      if (byte === SPACE || byte === LF || byte === CR || byte === 0x09) at++;
      else if (!this.relaxed || (byte < 0x80 && byte !== SLASH && byte !== 0x0b && byte !== 0x0c)) return at;
      else {
        const length = byte === SLASH ? this.commentLength(at) : oddSpaceLength(bytes, at);
        if (length === 0) return at;
        at += length;
      }
    }
  }

  private commentLength(at: number): number {
    const { bytes } = this;
    const kind = bytes[at + 1];
    if (kind === SLASH) {
      let end = at + 2;
      // A comment ends with its line: LF, CR, U+2028 or U+2029 (E2 80 A8, E2 80 A9).
      while (end < this.limit && bytes[end] !== LF && bytes[end] !== CR && !isOddLineEnd(bytes, end)) end++;
      return end - at;
    }
    if (kind !== 0x2a) return 0;
    for (let end = bytes.indexOf(0x2a, at + 2); end >= 0 && end < this.limit; end = bytes.indexOf(0x2a, end + 1)) {
      if (bytes[end + 1] === SLASH) return end + 2 - at;
    }
    this.fail('jsonOpenComment', this.limit, at);
    return this.limit - at;
  }

  /** Goes to the next line that is not blank; its end is marked with a NUL while it is read. */
  private nextLine(from: number): boolean {
    const { bytes } = this;
    for (let start = from; start < this.size; start = this.limit + 1) {
      this.endLine();
      const end = bytes.indexOf(LF, start);
      this.limit = end < 0 ? this.size : end;
      bytes[this.limit] = 0;
      this.at = start;
      if (this.space(start) < this.limit) return true;
    }
    this.endLine();
    this.at = this.limit = this.size;
    return false;
  }

  private endLine(): void {
    if (this.limit < this.size) this.bytes[this.limit] = LF;
  }

  private unexpected(at: number, expected: Expected): number {
    if (at === this.limit) return this.unfinished();
    let before = at - 1;
    while (before > 0 && this.bytes[before]! <= SPACE) before--;
    return this.fail(likelyCause(this.bytes, at, expected, this.bytes[before] ?? 0), at);
  }

  /** The text is over where more was wanted. */
  private unfinished(): number {
    const code =
      this.lines && this.limit < this.size ? 'jsonLineEnds' : this.depth > 0 ? 'jsonOpenBracket' : 'jsonEmpty';
    return this.fail(code, this.limit);
  }

  private fail(code: FaultCode, at: number, opened = this.opened[this.depth - 1] ?? 0): number {
    this.endLine();
    this.stopped ??= { code, at, opened };
    return FAULT;
  }
}
