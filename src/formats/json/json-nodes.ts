import { decodeUtf8 } from '../../core/bytes/byte-writer';
import { tokenText } from './json-content';
import { CLOSE_ARRAY, CLOSE_OBJECT, KEY, OPEN_ARRAY, OPEN_OBJECT } from './json-tokens';

/** Array elements per token of a tape, and the flag within its kind (json-tape.ts). */
const WIDTH = 3;
const KIND = 15;

/** The values of a JSON text by their positions on its tape: nothing is parsed before it is requested. */
export class JsonNodes {
  constructor(
    readonly bytes: Uint8Array,
    readonly cells: Int32Array,
  ) {}

  kind(at: number): number {
    return (this.cells[at] ?? 0) & KIND;
  }
  isOpen(at: number): boolean {
    const kind = this.kind(at);
    return kind === OPEN_OBJECT || kind === OPEN_ARRAY;
  }
  isObject(at: number): boolean {
    return this.kind(at) === OPEN_OBJECT;
  }
  start(at: number): number {
    return this.cells[at + 1] ?? 0;
  }
  /** The position of an opening bracket's closing one on the tape. */
  private close(at: number): number {
    return this.cells[at + 2] ?? at;
  }
  /** The offset after the last byte of a value, including its closing bracket. */
  end(at: number): number {
    return this.isOpen(at) ? (this.cells[this.close(at) + 2] ?? 0) : (this.cells[at + 2] ?? 0);
  }
  /** The position after a value. */
  after(at: number): number {
    return (this.isOpen(at) ? this.close(at) : at) + WIDTH;
  }

  /** The positions of the values in an array or an object, in order. */
  children(at: number): number[] {
    const children: number[] = [];
    if (!this.isOpen(at)) return children;
    const close = this.close(at);
    const keyed = this.isObject(at) ? WIDTH : 0;
    for (let child = at + WIDTH + keyed; child < close; child = this.after(child) + keyed) children.push(child);
    return children;
  }

  childCount(at: number): number {
    let count = 0;
    if (!this.isOpen(at)) return count;
    const close = this.close(at);
    const keyed = this.isObject(at) ? WIDTH : 0;
    for (let child = at + WIDTH + keyed; child < close; child = this.after(child) + keyed) count++;
    return count;
  }

  hasChildren(at: number): boolean {
    return this.isOpen(at) && this.close(at) > at + WIDTH;
  }

  /** The key of a member; undefined for a value that isn't a member. */
  key(at: number): string | undefined {
    const key = at - WIDTH;
    if (key < 0 || this.kind(key) !== KEY) return undefined;
    return tokenText(this.bytes, this.start(key), this.cells[key + 2] ?? 0);
  }

  /** The value as typed. */
  source(at: number): string {
    return decodeUtf8(this.bytes.subarray(this.start(at), this.end(at)));
  }
  /** A string without its quotes, with escapes decoded. */
  content(at: number): string {
    return tokenText(this.bytes, this.start(at), this.cells[at + 2] ?? 0);
  }

  /** A member of an object by its key (the last one, as in JSON.parse) or of an array by its index from 0. */
  child(at: number, name: string | number): number | undefined {
    if (typeof name === 'string')
      return this.isObject(at) ? this.children(at).findLast((one) => this.key(one) === name) : undefined;
    return this.kind(at) === OPEN_ARRAY ? this.children(at)[name] : undefined;
  }

  get count(): number {
    let count = 0;
    for (let at = 0; at < this.cells.length; at += WIDTH) {
      const kind = this.kind(at);
      if (kind !== KEY && kind !== CLOSE_ARRAY && kind !== CLOSE_OBJECT) count++;
    }
    return count;
  }

  /** A scalar has depth 0, `{}` and `[]` have depth 1. */
  get depth(): number {
    let depth = 0;
    let deepest = 0;
    for (let at = 0; at < this.cells.length; at += WIDTH) {
      const kind = this.kind(at);
      if (kind === OPEN_OBJECT || kind === OPEN_ARRAY) deepest = Math.max(deepest, ++depth);
      else if (kind === CLOSE_OBJECT || kind === CLOSE_ARRAY) depth--;
    }
    return deepest;
  }
}
