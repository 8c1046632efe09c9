import type { ByteWriter } from '../../core/bytes/byte-writer';
import { IntList } from '../../core/bytes/integer-list';
import { textMayRun } from './formula';

const LF = 0x0a;
const CR = 0x0d;
const SPACE = 0x20;
const QUOTE = 0x22;
const APOSTROPHE = 0x27;

/**
 * Writes a field given as UTF-8: quoted only if it contains the delimiter, a quote, CR or LF, or begins or ends with a
 * space. `formulaSafe` puts an apostrophe before what a spreadsheet might evaluate.
 */
export function writeField(
  out: ByteWriter,
  bytes: Uint8Array,
  start: number,
  end: number,
  delimiter: number,
  formulaSafe: boolean,
): void {
  const apostrophe = formulaSafe && end > start && textMayRun(String.fromCharCode(bytes[start]!));
  if (!needsQuotes(bytes, start, end, delimiter)) {
    if (apostrophe) out.byte(APOSTROPHE);
    out.copy(bytes, start, end);
    return;
  }
  out.room((end - start) * 2 + 3);
  const to = out.bytes;
  let { at } = out;
  to[at++] = QUOTE;
  if (apostrophe) to[at++] = APOSTROPHE;
  for (let from = start; from < end; from++) {
    const byte = bytes[from]!;
    if (byte === QUOTE) to[at++] = QUOTE;
    to[at++] = byte;
  }
  to[at++] = QUOTE;
  out.at = at;
}

function needsQuotes(bytes: Uint8Array, start: number, end: number, delimiter: number): boolean {
  if (start === end) return false;
  if (bytes[start] === SPACE || bytes[end - 1] === SPACE) return true;
  for (let at = start; at < end; at++) {
    const byte = bytes[at]!;
    if (byte === delimiter || byte === QUOTE || byte === LF || byte === CR) return true;
  }
  return false;
}

/** The offsets of the line feeds that end a record. */
function recordEnds(csv: Uint8Array): IntList {
  const ends = new IntList();
  let inQuotes = false;
  for (let at = 0; at < csv.length; at++) {
    const byte = csv[at]!;
    if (byte === QUOTE) inQuotes = !inQuotes;
    else if (byte === LF && !inQuotes) ends.push(at);
  }
  return ends;
}

/** The bytes of a CSV file: well-formed CSV with CRLF after each record, and optionally a byte order mark. */
export function csvFileBytes(csv: Uint8Array, byteOrderMark: boolean): Uint8Array<ArrayBuffer> {
  const ends = recordEnds(csv);
  const mark = byteOrderMark ? [0xef, 0xbb, 0xbf] : [];
  const file = new Uint8Array(mark.length + csv.length + ends.length + 2);
  file.set(mark);
  let at = mark.length;
  let record = 0;
  let end = ends.at(0);
  // Copied byte by byte: a view for each short record would take longer.
  for (let from = 0; from < csv.length; from++) {
    if (from === end && record < ends.length) {
      file[at++] = CR;
      end = ends.at(++record);
    }
    file[at++] = csv[from]!;
  }
  file.set([CR, LF], at);
  return file;
}
