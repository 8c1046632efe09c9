/**
 * The tokens of JSON one by one: white space and comments, strings, numbers and words, wherever they appear. The
 * scanner (`json-scanner.ts`) checks what may appear where.
 */
import { decodeUtf8, encodeWithSentinel } from '../../core/bytes/byte-writer';
import {
  APOSTROPHE,
  BACKSLASH,
  CR,
  LF,
  MINUS,
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
import { commentEnd } from './json-comment';
import {
  describeFault,
  likelyCause,
  wordAt,
  type Expected,
  type FaultCode,
  type JsonFault,
  type RawFault,
} from './json-fault';
import { doubleKeeps } from './json-number';
import { Remarks } from './json-remarks';
import { FAULT, NUMBER, STRING, WORD } from './json-tokens';

/** A double represents any number with this many significant digits exactly. */
const SAFE_DIGITS = 15;

/**
 * The position in a text, the last token, and the reason for stopping. The scanner extends this class because calls
 * within one object are the fastest.
 */
export abstract class Lexer {
  /** The text as UTF-8, followed by a NUL. */
  readonly bytes: Uint8Array;
  /** The length of the text in bytes. */
  readonly size: number;
  /** The start of the token that `next` returned last, quotes included. */
  start = 0;
  end = 0;
  /** The token is valid JSON as it is; with `relaxed` it may need rewriting. */
  plain = true;
  /** The number of open brackets. */
  depth = 0;

  /** Numbers that lose precision as doubles. */
  readonly inexactNumbers = new Remarks();
  /** `\ud800` without its other half. */
  readonly loneSurrogates = new Remarks();

  protected at = 0;
  /** The end of the text, or of the current line. */
  protected limit: number;
  protected stopped: RawFault | undefined;
  /** The offset of each open bracket. */
  protected readonly opened: number[] = [];
  /** The text if it is ASCII, so that byte offsets are string offsets. */
  private readonly ascii: string | undefined;

  /** `text`: a string, or UTF-8 followed by a NUL. */
  constructor(
    text: string | Uint8Array,
    protected readonly relaxed: boolean,
    protected readonly lines: boolean,
  ) {
    this.bytes = typeof text === 'string' ? encodeWithSentinel(text) : text;
    this.size = this.bytes.length - 1;
    this.limit = this.size;
    this.ascii = typeof text === 'string' && this.size === text.length ? text : undefined;
  }

  /** How far the text has been read. */
  get position(): number {
    return this.at;
  }

  get fault(): JsonFault | undefined {
    return this.stopped && describeFault(this.bytes, this.stopped);
  }

  protected give(token: number, end: number): number {
    this.at = this.end = end;
    return this.stopped ? FAULT : token;
  }

  protected string(at: number, quote: number): number {
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

  /** `first` is the offset of the first digit, after the sign. */
  protected number(at: number, first: number): number {
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

  /** The text of a token as typed. */
  text(start: number, end: number): string {
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
    if (at === this.limit) return this.depth > 0 ? this.unfinished() : this.fail('jsonNumberEnds', at);
    return this.fail(/^(?:Infinity|NaN)$/.test(wordAt(this.bytes, at)) ? 'jsonNotFinite' : 'jsonNumber', at);
  }

  protected word(at: number, word: string): number {
    const { bytes } = this;
    const end = at + word.length;
    for (let i = 1; i < word.length; i++) {
      if (bytes[at + i] !== word.charCodeAt(i)) return this.unexpected(at, 'value');
    }
    const continues = isWordByte(bytes[end]!) && oddSpaceLength(bytes, end) === 0;
    return continues ? this.unexpected(at, 'value') : this.give(WORD, end);
  }

  /** The first byte from `at` on that is not white space (or a comment, when relaxed). */
  protected space(at: number): number {
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
    const end = commentEnd(this.bytes, at, this.limit);
    if (end >= 0) return end - at;
    this.fail('jsonOpenComment', this.limit, at);
    return this.limit - at;
  }

  protected endLine(): void {
    if (this.limit < this.size) this.bytes[this.limit] = LF;
  }

  protected unexpected(at: number, expected: Expected): number {
    if (at === this.limit) return this.unfinished();
    let before = at - 1;
    while (before > 0 && this.bytes[before]! <= SPACE) before--;
    return this.fail(likelyCause(this.bytes, at, expected, this.bytes[before] ?? 0), at);
  }

  /** The text ended where more was expected. */
  private unfinished(): number {
    const code =
      this.lines && this.limit < this.size ? 'jsonLineEnds' : this.depth > 0 ? 'jsonOpenBracket' : 'jsonEmpty';
    return this.fail(code, this.limit);
  }

  protected fail(code: FaultCode, at: number, opened = this.opened[this.depth - 1] ?? 0): number {
    this.endLine();
    this.stopped ??= { code, at, opened };
    return FAULT;
  }
}
