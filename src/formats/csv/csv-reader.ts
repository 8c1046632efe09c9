import { decodeUtf8, encodeUtf8, encodeWithSentinel } from '../../core/bytes/byte-writer';

export const DELIMITERS = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** What `CsvReader.next` returns instead of a number of fields. */
export const CSV_END = -1;
/** The record continues in the next chunk. */
export const CSV_MORE = -2;
export const CSV_FAULT = -3;

/** Why a text is not valid CSV; line and column count from 1, columns in code points. */
export interface CsvFault {
  readonly code: 'csvOpenQuote' | 'csvTextAfterQuote';
  readonly line: number;
  readonly column: number;
}

const LF = 0x0a;
const CR = 0x0d;
const QUOTE = 0x22;

/**
 * Reads CSV (RFC 4180) record by record, and accepts what many programs write instead: other delimiters; CR, LF and
 * CRLF as line endings in one text; records of different lengths; blank lines (skipped); quotes inside an unquoted
 * field (kept as they are). Nothing is trimmed. A field whose opening quote is never closed, or whose closing quote is
 * followed by text, is refused.
 *
 * Pass the text in chunks of any size: call `feed`, then `next` until it returns CSV_MORE, and so on; the last chunk
 * ends the text. Or pass all of it as bytes. The text must not begin with a byte order mark.
 */
export class CsvReader {
  /** UTF-8 of what has not been read yet; the fields of the last record are offsets into it. */
  bytes: Uint8Array = new Uint8Array(1);
  /** The offsets at which the fields of the last record begin and end, without their quotes. */
  starts = new Int32Array(64);
  ends = new Int32Array(64);
  /** 0: unquoted; 1: quoted; 2: quoted, with doubled quotes inside. */
  quoted = new Uint8Array(64);
  /** The line on which the last record began. */
  line = 1;
  fault: CsvFault | undefined;
  /** The number of bytes passed in; `position` counts those that were read. */
  size = 0;
  position = 0;

  private at = 0;
  private limit = 0;
  private last = false;
  private nextLine = 1;
  /** A record that spans several chunks is only read again when its text has doubled. */
  private readonly waiting: Uint8Array[] = [];
  private waitingSize = 0;
  private wanted = 0;
  /** The first half of a surrogate pair that the next chunk completes. */
  private half = '';
  /** 1 for the bytes that end an unquoted field. */
  private readonly stops = new Uint8Array(256);

  private readonly delimiter: number;

  constructor(delimiter: Delimiter) {
    this.delimiter = delimiter.charCodeAt(0);
    for (const stop of [0, LF, CR, this.delimiter]) this.stops[stop] = 1;
  }

  /** `last`: this is the last chunk. */
  feed(chunk: string, last: boolean): void {
    let text = this.half + chunk;
    // A surrogate pair must not be split: its first half waits for the second.
    const cut = !last && /[\ud800-\udbff]$/.test(text) ? text.length - 1 : text.length;
    this.half = text.slice(cut);
    text = text.slice(0, cut);
    this.last = last;
    const rest = this.bytes.subarray(this.at, this.limit);
    if (rest.length === 0 && this.waiting.length === 0) {
      const bytes = encodeWithSentinel(text);
      this.size += bytes.length - 1;
      return this.take(bytes);
    }
    const bytes = encodeUtf8(text);
    this.size += bytes.length;
    this.waiting.push(bytes);
    this.waitingSize += bytes.length;
    if (!last && rest.length + this.waitingSize < this.wanted) return;
    const all = new Uint8Array(rest.length + this.waitingSize + 1);
    all.set(rest);
    let at = rest.length;
    for (const piece of this.waiting) {
      all.set(piece, at);
      at += piece.length;
    }
    this.waiting.length = 0;
    this.waitingSize = 0;
    this.take(all);
  }

  /** The whole text at once, as UTF-8 followed by a NUL. */
  feedBytes(bytes: Uint8Array): void {
    this.last = true;
    this.size = bytes.length - 1;
    this.take(bytes);
  }

  private take(bytes: Uint8Array): void {
    this.bytes = bytes;
    this.at = 0;
    this.limit = bytes.length - 1;
  }

  /** The number of fields of the next record, or CSV_END, CSV_MORE or CSV_FAULT. */
  next(): number {
    if (this.waitingSize > 0) return CSV_MORE;
    for (;;) {
      const start = this.at;
      if (start === this.limit) return this.last ? CSV_END : CSV_MORE;
      const line = this.nextLine;
      const count = this.record(start);
      if (count < 0) {
        if (count === CSV_MORE) {
          this.nextLine = line;
          this.wanted = (this.limit - start) * 2;
        }
        return count;
      }
      this.position += this.at - start;
      const blank = count === 1 && this.ends[0] === this.starts[0] && this.quoted[0] === 0;
      if (!blank) {
        this.line = line;
        return count;
      }
    }
  }

  private record(start: number): number {
    const { bytes, limit, stops, delimiter } = this;
    let at = start;
    let count = 0;
    for (;;) {
      if (count === this.starts.length) this.grow();
      if (bytes[at] === QUOTE) {
        const end = this.quotedField(at, count);
        if (end < 0) return end;
        at = end;
      } else {
        this.starts[count] = at;
        let end = at;
        while (stops[bytes[end]!] === 0 || (bytes[end] === 0 && end < limit)) end++;
        this.ends[count] = end;
        this.quoted[count] = 0;
        at = end;
      }
      count++;
      const byte = bytes[at]!;
      if (byte === delimiter) {
        at++;
        continue;
      }
      if (at === limit) {
        if (!this.last) return CSV_MORE;
      } else if (byte === CR) {
        if (at + 1 === limit && !this.last) return CSV_MORE; // An LF may follow.
        at += bytes[at + 1] === LF ? 2 : 1;
        this.nextLine++;
      } else {
        at++;
        this.nextLine++;
      }
      this.at = at;
      return count;
    }
  }

  /** The offset after the closing quote. */
  private quotedField(open: number, field: number): number {
    const { bytes, limit } = this;
    const { nextLine } = this;
    let doubled = 1;
    let at = open + 1;
    for (;;) {
      const byte = bytes[at]!;
      if (byte === QUOTE) {
        if (bytes[at + 1] !== QUOTE) break;
        doubled = 2;
        at += 2;
      } else if (byte === 0 && at === limit) {
        if (!this.last) return CSV_MORE;
        this.nextLine = nextLine;
        return this.fail('csvOpenQuote', open);
      } else {
        if (byte === LF || (byte === CR && bytes[at + 1] !== LF)) this.nextLine++;
        at++;
      }
    }
    this.starts[field] = open + 1;
    this.ends[field] = at;
    this.quoted[field] = doubled;
    const after = at + 1;
    if (after === limit) return this.last ? after : CSV_MORE; // The quote may be doubled.
    if (this.stops[bytes[after]!] === 0 || bytes[after] === 0) return this.fail('csvTextAfterQuote', after);
    return after;
  }

  private fail(code: CsvFault['code'], at: number): number {
    let start = at;
    while (start > 0 && this.bytes[start - 1] !== LF && this.bytes[start - 1] !== CR) start--;
    this.fault = { code, line: this.nextLine, column: [...decodeUtf8(this.bytes.subarray(start, at))].length + 1 };
    return CSV_FAULT;
  }

  private grow(): void {
    const size = this.starts.length * 2;
    const larger = (array: Int32Array) => {
      const grown = new Int32Array(size);
      grown.set(array);
      return grown;
    };
    this.starts = larger(this.starts);
    this.ends = larger(this.ends);
    const quoted = new Uint8Array(size);
    quoted.set(this.quoted);
    this.quoted = quoted;
  }

  /** A field of the last record as text. */
  field(index: number): string {
    const start = this.starts[index]!;
    const end = this.ends[index]!;
    if (start === end) return '';
    const text = decodeUtf8(this.bytes.subarray(start, end));
    return this.quoted[index] === 2 ? text.replaceAll('""', '"') : text;
  }

  /** The last record as texts. */
  fields(count: number): string[] {
    const fields: string[] = [];
    for (let i = 0; i < count; i++) fields.push(this.field(i));
    return fields;
  }
}
