import { BACKSLASH } from './ascii';
import { contentOf } from './json-content';
import { OpenKeys, hashOf } from './json-keys';
import type { Scanner } from './json-scanner';

/** Deeper levels, and objects with more keys, are not remembered. */
const MOST = 64;

/** The keys of an object, quotes included, in order: none is repeated, all are ASCII without escapes. */
interface Shape {
  readonly starts: number[];
  readonly ends: number[];
}

/** An open object. */
interface Frame {
  /** The keys of the previous object on this level, as long as this object has had the same ones. */
  shape: Shape | undefined;
  own: Shape | undefined;
  /** The number of keys so far, and where the expected ones began. */
  count: number;
  readonly places: number[];
  /** Its keys are in the table of open keys. */
  listed: boolean;
}

const frameOf = (): Frame => ({ shape: undefined, own: undefined, count: 0, places: [], listed: false });

/**
 * Finds repeated keys, as `OpenKeys` does, but assumes that the next object of a list usually has the same keys as the
 * one before: as long as they come in the same order, none of them can be repeated, and no lookup is needed.
 */
export class KnownKeys {
  private readonly bytes: Uint8Array;
  private readonly keys: OpenKeys;
  private readonly frames: Frame[] = [];
  private depth = -1;
  private frame = frameOf();

  constructor(private readonly scanner: Scanner) {
    this.bytes = scanner.bytes;
    this.keys = new OpenKeys(scanner.bytes);
  }

  open(): void {
    this.depth++;
    const frame = (this.frames[this.depth] ??= frameOf());
    frame.shape = this.depth < MOST ? (frame.own ?? frame.shape) : undefined;
    frame.own = undefined;
    frame.count = 0;
    frame.listed = false;
    this.frame = frame;
  }

  close(): void {
    if (this.frame.listed) this.keys.close();
    this.depth--;
    this.frame = this.frames[this.depth] ?? this.frame;
  }

  /** The offset after the key that begins here if it is the expected one, otherwise −1. */
  expected(at: number): number {
    const { frame, bytes } = this;
    const { shape, count } = frame;
    if (frame.listed || !shape || count >= shape.starts.length) return -1;
    const known = shape.starts[count]!;
    const length = shape.ends[count]! - known;
    for (let i = 1; i < length; i++) if (bytes[at + i] !== bytes[known + i]) return -1;
    frame.places[count] = at;
    frame.count = count + 1;
    return at + length;
  }

  /** Adds a key that was not expected, quotes included. */
  add(start: number, end: number): void {
    const { frame } = this;
    if (!frame.listed) this.list(frame);
    const plain = this.put(start, end);
    frame.count++;
    const { own } = frame;
    if (!own) return;
    if (!plain || own.starts.length >= MOST) frame.own = undefined;
    else {
      own.starts.push(start);
      own.ends.push(end);
    }
  }

  /** From here on the object's keys are looked up; the expected ones so far are added to the table. */
  private list(frame: Frame): void {
    const { shape, count, places } = frame;
    frame.listed = true;
    const own: Shape = { starts: [], ends: [] };
    this.keys.open();
    for (let known = 0; known < count; known++) {
      const start = places[known]!;
      const end = start + shape!.ends[known]! - shape!.starts[known]!;
      this.put(start, end);
      own.starts.push(start);
      own.ends.push(end);
    }
    frame.own = this.depth < MOST ? own : undefined;
  }

  /** Adds a key to the table of open keys; false if it is repeated, has escapes or isn't ASCII. */
  private put(start: number, end: number): boolean {
    const { bytes } = this;
    let hash = 0;
    let seen = 0;
    let escaped = false;
    for (let at = start + 1; at < end - 1; at++) {
      const byte = bytes[at]!;
      escaped ||= byte === BACKSLASH;
      seen |= byte;
      hash = (Math.imul(hash, 31) + byte) | 0;
    }
    if (escaped) hash = hashOf(contentOf(bytes, start + 1, end - 1));
    const earlier = this.keys.add(start + 1, end - 1, hash);
    if (earlier >= 0) this.scanner.repeatedKeys.add({ start, end, earlier });
    return earlier < 0 && !escaped && seen < 0x80;
  }
}
