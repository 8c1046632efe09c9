import { decodeUtf8, encodeUtf8 } from '../../../core/bytes/byte-writer';
import { byCodePoint } from '../../../core/text/code-point-order';
import { parseIso } from '../../../core/dates/calendar-date';
import type { Grid } from './grid';
import { exactly, isNumber } from './select';

export type ColumnType = 'none' | 'whole' | 'number' | 'truth' | 'date' | 'text';

export interface Column {
  readonly name: string;
  /** Number of cells that are not empty, and of different values among them. */
  readonly filled: number;
  readonly distinct: number;
  readonly type: ColumnType;
  /** Numbers are compared by value, anything else by code point; '' if all cells are empty. */
  readonly min: string;
  readonly max: string;
}

/** A text that loses nothing as a number: no leading zero, no plus sign, no exponent. */
const PLAIN_NUMBER = /^-?(?:0|[1-9]\d*)(\.\d+)?$/;
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Describes a column's values in the given rows. A code like 007 is text. */
export function describeColumn(grid: Grid, rows: Int32Array, column: number): Column {
  const types = new Set<ColumnType>();
  const distinct = new Distinct(grid, rows.length);
  let filled = 0;
  let lowText = '';
  let highText = '';
  let lowNumber: string | undefined;
  let highNumber: string | undefined;
  for (const row of rows) {
    const [start, end, doubled] = grid.range(row, column);
    if (start === end) continue;
    filled++;
    if (!distinct.add(start, end, doubled)) continue;
    const text = grid.text(row, column);
    const type = typeOf(text);
    types.add(type);
    if (type === 'whole' || type === 'number') {
      if (lowNumber === undefined || byValue(text, lowNumber) < 0) lowNumber = text;
      if (highNumber === undefined || byValue(text, highNumber) > 0) highNumber = text;
    }
    if (lowText === '' || byCodePoint(text, lowText) < 0) lowText = text;
    if (byCodePoint(text, highText) > 0) highText = text;
  }
  const type = common(types);
  const numeric = type === 'whole' || type === 'number';
  return {
    name: grid.names[column] ?? '',
    filled,
    distinct: distinct.count,
    type,
    min: (numeric ? lowNumber : lowText) ?? '',
    max: (numeric ? highNumber : highText) ?? '',
  };
}

function typeOf(text: string): ColumnType {
  if (text === 'true' || text === 'false') return 'truth';
  const number = PLAIN_NUMBER.exec(text);
  if (number) return number[1] === undefined ? 'whole' : 'number';
  return ISO_DAY.test(text) && parseIso(text) ? 'date' : 'text';
}

function common(types: ReadonlySet<ColumnType>): ColumnType {
  const [only = 'none', other] = types;
  if (other === undefined) return only;
  return types.size === 2 && types.has('whole') && types.has('number') ? 'number' : 'text';
}

export function byValue(a: string, b: string): number {
  if (!isNumber(a) || !isNumber(b)) return byCodePoint(a, b);
  return Number(a) - Number(b) || exactly(a, b);
}

/**
 * Counts distinct cells by their bytes, with four bytes per hash slot: ten million strings in a Set would fill the
 * memory.
 */
class Distinct {
  count = 0;
  private table = new Int32Array(64);
  private readonly starts: number[] = [];
  private readonly ends: number[] = [];
  /** Unescaped content of cells that contain doubled quotes (it differs from what was typed), by index in `starts`. */
  private readonly rewritten = new Map<number, Uint8Array>();

  constructor(
    private readonly grid: Grid,
    private readonly rows: number,
  ) {}

  /** Adds a cell; true if it is new. */
  add(start: number, end: number, doubled: boolean): boolean {
    const raw = this.grid.bytes.subarray(start, end);
    const content = doubled ? encodeUtf8(decodeUtf8(raw).replaceAll('""', '"')) : raw;
    let slot = hashOf(content) & (this.table.length - 1);
    for (let entry = this.table[slot] ?? 0; entry > 0; entry = this.table[slot] ?? 0) {
      if (equal(this.content(entry - 1), content)) return false;
      slot = (slot + 1) & (this.table.length - 1);
    }
    if (doubled) this.rewritten.set(this.count, content);
    this.starts.push(start);
    this.ends.push(end);
    this.table[slot] = ++this.count;
    if (this.count * 2 > this.table.length) this.grow();
    return true;
  }

  private content(index: number): Uint8Array {
    return this.rewritten.get(index) ?? this.grid.bytes.subarray(this.starts[index], this.ends[index]);
  }

  private grow(): void {
    const size = Math.min(this.table.length * 4, 2 ** Math.ceil(Math.log2(this.rows * 2 + 64)) * 2);
    this.table = new Int32Array(size);
    for (let index = 0; index < this.count; index++) {
      let slot = hashOf(this.content(index)) & (size - 1);
      while (this.table[slot] !== 0) slot = (slot + 1) & (size - 1);
      this.table[slot] = index + 1;
    }
  }
}

function hashOf(bytes: Uint8Array): number {
  let hash = 0;
  for (let at = 0; at < bytes.length; at++) hash = (Math.imul(hash, 31) + (bytes[at] ?? 0)) | 0;
  const spread = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return spread ^ (spread >>> 13);
}

function equal(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return false;
  return true;
}
