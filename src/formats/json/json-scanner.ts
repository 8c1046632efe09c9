/** The grammar of JSON: what may appear where, which brackets and keys are open, where a line's value ends. */
import { decodeUtf8 } from '../../core/bytes/byte-writer';
import {
  APOSTROPHE,
  BACKSLASH,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  COLON,
  COMMA,
  LF,
  MINUS,
  OPEN_BRACE,
  OPEN_BRACKET,
  PLUS,
  POINT,
  QUOTE,
  SMALL_U,
  SPACE,
  hexValue,
  isDigit,
  isWordByte,
  oddSpaceLength,
} from './ascii';
import { contentOf } from './json-content';
import { OpenKeys, hashOf } from './json-keys';
import { Lexer } from './json-lexer';
import { Remarks } from './json-remarks';
import { CLOSE_ARRAY, CLOSE_OBJECT, END, FAULT, KEY, OPEN_ARRAY, OPEN_OBJECT } from './json-tokens';

export interface ScanOptions {
  /**
   * Also accepts JSON5: comments, trailing commas, single quotes, unquoted keys, and more kinds of numbers, escapes and
   * white space.
   */
  readonly relaxed?: boolean;
  /** Each line is a separate value (NDJSON); blank lines are skipped. */
  readonly lines?: boolean;
}

/** What may come next. */
const VALUE = 0;
const FIRST_VALUE = 1;
const MEMBER = 2;
const FIRST_MEMBER = 3;
const MEMBER_VALUE = 4;
const AFTER_VALUE = 5;

/**
 * Reads JSON (RFC 8259) token by token and converts nothing. It doesn't recurse, so a hundred thousand nested brackets
 * take only that many numbers. It works on UTF-8, where columns in code points and keys in code point order need no
 * conversion.
 *
 * The text must not begin with a byte order mark. After FAULT, `fault` contains the error; do not call `next` again.
 */
export class Scanner extends Lexer {
  readonly repeatedKeys = new Remarks();

  private expects = VALUE;
  /** The bracket that closes the innermost open one; −1 outside of brackets. */
  private closing = -1;
  private hash = 0;
  private readonly keys: OpenKeys;

  constructor(text: string | Uint8Array, { relaxed = false, lines = false }: ScanOptions = {}) {
    super(text, relaxed, lines);
    this.keys = new OpenKeys(this.bytes);
    if (lines) this.nextLine(0);
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

  /** The end of a key; also sets `hash` to the hash of its content. */
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
    // ECMAScript 5.1 §7.6, which JSON5 refers to.
    if (!/^[\p{ID_Start}$_][\p{ID_Continue}$\u200c\u200d]*$/u.test(decodeUtf8(key))) this.fail('jsonKey', at);
    this.plain = false;
    this.hash = hashOf(key);
    return end;
  }

  /** Moves to the next line that is not blank; while it is read, a NUL marks its end. */
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
}
