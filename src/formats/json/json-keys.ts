import { IntList } from '../../core/bytes/integer-list';
import { BACKSLASH } from './ascii';
import { contentOf } from './json-content';

/** Up to this many keys of an object are compared one by one; more are looked up in a hash table. */
const FEW = 24;

/** The hash of a key's content: the scanner computes the same hash while it reads. */
export function hashOf(content: Uint8Array): number {
  let hash = 0;
  for (const byte of content) hash = (Math.imul(hash, 31) + byte) | 0;
  return hash;
}

/** Compares by UTF-8 bytes, which is code point order. */
export function compareBytes(a: Uint8Array, b: Uint8Array): number {
  const common = Math.min(a.length, b.length);
  for (let i = 0; i < common; i++) {
    const difference = a[i]! - b[i]!;
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

/** The keys of the open objects, stored as the start and end offsets of their contents. */
export class OpenKeys {
  private readonly hashes = new IntList();
  private readonly starts = new IntList();
  private readonly ends = new IntList();
  /** The index of each open object's first key. */
  private readonly bases: number[] = [];
  /** Open addressing: indices into `hashes`, plus one; 0 is free. */
  private readonly tables: (Int32Array | undefined)[] = [];

  constructor(private readonly bytes: Uint8Array) {}

  open(): void {
    this.bases.push(this.hashes.length);
    this.tables.push(undefined);
  }

  close(): void {
    this.cut(this.bases.pop() ?? 0);
    this.tables.pop();
  }

  /** The start of the same key earlier in this object, or −1. A repeated key is not stored again. */
  add(start: number, end: number, hash: number): number {
    const depth = this.bases.length - 1;
    const base = this.bases[depth]!;
    const top = this.hashes.length;
    const count = top - base;
    if (count >= FEW) return this.addToTable(depth, base, count, start, end, hash);
    const { values } = this.hashes;
    for (let i = base; i < top; i++) {
      if (values[i] === hash && this.same(i, start, end)) return this.starts.at(i);
    }
    this.push(start, end, hash);
    return -1;
  }

  private same(known: number, start: number, end: number): boolean {
    const { bytes } = this;
    const knownStart = this.starts.at(known);
    const knownEnd = this.ends.at(known);
    let equal = knownEnd - knownStart === end - start;
    for (let i = 0; equal && start + i < end; i++) equal = bytes[knownStart + i] === bytes[start + i];
    if (equal) return true;
    const key = bytes.subarray(start, end);
    const other = bytes.subarray(knownStart, knownEnd);
    if (!key.includes(BACKSLASH) && !other.includes(BACKSLASH)) return false;
    return compareBytes(contentOf(bytes, start, end), contentOf(bytes, knownStart, knownEnd)) === 0;
  }

  private push(start: number, end: number, hash: number): void {
    this.hashes.push(hash);
    this.starts.push(start);
    this.ends.push(end);
  }

  private cut(length: number): void {
    for (const list of [this.hashes, this.starts, this.ends]) list.length = length;
  }

  private addToTable(depth: number, base: number, count: number, start: number, end: number, hash: number): number {
    let table = this.tables[depth];
    if (!table || count * 2 >= table.length) {
      table = new Int32Array(2 ** Math.ceil(Math.log2(count * 4)));
      for (let i = base; i < this.hashes.length; i++) table[this.free(table, this.hashes.at(i))] = i + 1;
      this.tables[depth] = table;
    }
    const mask = table.length - 1;
    let slot = mixed(hash) & mask;
    for (let entry = table[slot]!; entry > 0; entry = table[slot]!) {
      const i = entry - 1;
      if (this.hashes.at(i) === hash && this.same(i, start, end)) return this.starts.at(i);
      slot = (slot + 1) & mask;
    }
    this.push(start, end, hash);
    table[slot] = this.hashes.length;
    return -1;
  }

  private free(table: Int32Array, hash: number): number {
    const mask = table.length - 1;
    let slot = mixed(hash) & mask;
    while (table[slot] !== 0) slot = (slot + 1) & mask;
    return slot;
  }
}

/** Distributes the hashes of keys that differ only in their last characters. */
function mixed(hash: number): number {
  const spread = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return spread ^ (spread >>> 13);
}
