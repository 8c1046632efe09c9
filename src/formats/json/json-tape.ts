import { IntList } from '../../core/bytes/integer-list';
import { APOSTROPHE, QUOTE } from './ascii';
import { contentOf } from './json-content';
import { compareBytes } from './json-keys';
import type { Scanner } from './json-scanner';
import { CLOSE_ARRAY, CLOSE_OBJECT, END, FAULT, OPEN_ARRAY, OPEN_OBJECT } from './json-tokens';

/**
 * Array elements per token: kind (plus `ODD` unless plain), start, and end; for an opening bracket, the position of its
 * closing one.
 */
const WIDTH = 3;
const ODD = 16;

/** All tokens of a text in order, as returned by the scanner. */
export class Tape {
  readonly list = new IntList();

  get length(): number {
    return this.list.length;
  }

  get cells(): Int32Array {
    return this.list.values;
  }

  add(kind: number, start: number, end: number): void {
    this.list.push(kind);
    this.list.push(start);
    this.list.push(end);
  }

  kind(at: number): number {
    return this.cells[at]! & (ODD - 1);
  }

  /** The position of the token after this value. */
  after(at: number): number {
    const kind = this.kind(at);
    return (kind === OPEN_OBJECT || kind === OPEN_ARRAY ? this.cells[at + 2]! : at) + WIDTH;
  }
}

/** The whole text as a tape; undefined if it has an error, which is in `scanner.fault`. */
export function readTape(scanner: Scanner, progress: (part: number) => void): Tape | undefined {
  const tape = new Tape();
  const open: number[] = [];
  const step = scanner.size / 50;
  let report = step;
  for (let token = scanner.next(); token !== END; token = scanner.next()) {
    if (token === FAULT) return undefined;
    if (token === OPEN_OBJECT || token === OPEN_ARRAY) open.push(tape.length);
    else if (token === CLOSE_OBJECT || token === CLOSE_ARRAY) tape.cells[open.pop()! + 2] = tape.length;
    tape.add(token + (scanner.plain ? 0 : ODD), scanner.start, scanner.end);
    if (scanner.position > report) {
      progress(report / scanner.size);
      report = scanner.position + step;
    }
  }
  return tape;
}

/** An open bracket and its next token. An object has its sorted keys, an array simply continues. */
interface Frame {
  readonly close: number;
  readonly keys: readonly number[] | undefined;
  at: number;
}

/** Yields every token, with the members of objects sorted by their keys, until `give` returns false. */
export function forEachSorted(
  tape: Tape,
  bytes: Uint8Array,
  give: (token: number, start: number, end: number, plain: boolean) => boolean,
): void {
  const { cells } = tape;
  const tell = (at: number) => give(tape.kind(at), cells[at + 1]!, cells[at + 2]!, cells[at]! < ODD);
  const frames: Frame[] = [{ close: tape.length, keys: undefined, at: 0 }];
  for (let frame = frames.at(-1); frame; frame = frames.at(-1)) {
    let value: number;
    if (frame.keys) {
      const key = frame.keys[frame.at++];
      if (key !== undefined && !tell(key)) return;
      value = key === undefined ? frame.close : key + WIDTH;
    } else {
      value = frame.at;
      if (value < frame.close) frame.at = tape.after(value);
    }
    if (value === frame.close) {
      frames.pop();
      if (frames.length === 0) return;
    }
    if (!tell(value)) return;
    if (value === frame.close) continue;
    const kind = tape.kind(value);
    const close = cells[value + 2]!;
    if (kind === OPEN_OBJECT) frames.push({ close, keys: sortedKeys(tape, bytes, value + WIDTH, close), at: 0 });
    else if (kind === OPEN_ARRAY) frames.push({ close, keys: undefined, at: value + WIDTH });
  }
}

/**
 * The positions of the keys between two positions of the tape, sorted by the code points of their contents; equal ones
 * keep their order.
 */
function sortedKeys(tape: Tape, bytes: Uint8Array, from: number, close: number): readonly number[] {
  const keys: { readonly at: number; readonly content: Uint8Array }[] = [];
  for (let at = from; at < close; at = tape.after(at + WIDTH)) {
    const start = tape.cells[at + 1]!;
    const quote = bytes[start] === QUOTE || bytes[start] === APOSTROPHE ? 1 : 0;
    keys.push({ at, content: contentOf(bytes, start + quote, tape.cells[at + 2]! - quote) });
  }
  return keys.sort((a, b) => compareBytes(a.content, b.content)).map(({ at }) => at);
}
