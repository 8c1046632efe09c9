import type { Link, TreeSource } from './source';

/** The rows of a tree that are visible or can be scrolled to; rows inside a closed one are not included. */
export interface OpenRows {
  readonly nodes: Int32Array;
  /** 0 for a root. */
  readonly depths: Int32Array;
  /** Index among the siblings. */
  readonly ordinals: Int32Array;
}

/** At the start, as many levels are open as fit in this many rows. */
const OPENED_ROWS = 60;

export function firstRows(source: TreeSource): OpenRows {
  let rows = rowsOf(source.roots, 0);
  for (;;) {
    const next = openedAmong(source, rows, 0, rows.nodes.length);
    if (next.nodes.length === rows.nodes.length || next.nodes.length > OPENED_ROWS) {
      // A single root is always open: closed, it would show nothing.
      return rows.nodes.length === 1 && next.nodes.length > 1 ? next : rows;
    }
    rows = next;
  }
}

export const isOpen = (rows: OpenRows, at: number): boolean => (rows.depths[at + 1] ?? 0) > (rows.depths[at] ?? 0);

/** The index of the first row after a row and its descendants. */
function endOf({ depths }: OpenRows, at: number): number {
  const depth = depths[at] ?? 0;
  let end = at + 1;
  while (end < depths.length && (depths[end] ?? 0) > depth) end++;
  return end;
}

function rowsOf(nodes: readonly number[], depth: number): OpenRows {
  return {
    nodes: Int32Array.from(nodes),
    depths: new Int32Array(nodes.length).fill(depth),
    ordinals: Int32Array.from(nodes, (_, index) => index),
  };
}

/** The rows with those from `from` up to `to` replaced. */
function spliced(rows: OpenRows, from: number, to: number, put: OpenRows): OpenRows {
  const joined = (one: Int32Array, other: Int32Array) => {
    const all = new Int32Array(one.length - (to - from) + other.length);
    all.set(one.subarray(0, from));
    all.set(other, from);
    all.set(one.subarray(to), from + other.length);
    return all;
  };
  return {
    nodes: joined(rows.nodes, put.nodes),
    depths: joined(rows.depths, put.depths),
    ordinals: joined(rows.ordinals, put.ordinals),
  };
}

const NONE = rowsOf([], 0);

export function opened(source: TreeSource, rows: OpenRows, at: number): OpenRows {
  const node = rows.nodes[at];
  if (node === undefined || isOpen(rows, at)) return rows;
  return spliced(rows, at + 1, at + 1, rowsOf(source.children(node), (rows.depths[at] ?? 0) + 1));
}

export const closed = (rows: OpenRows, at: number): OpenRows => spliced(rows, at + 1, endOf(rows, at), NONE);

/**
 * Opens the closed rows between two indexes that have the given depth (undefined: any). One pass, because there may be
 * a million rows.
 */
function openedAmong(source: TreeSource, rows: OpenRows, from: number, to: number, depth?: number): OpenRows {
  const nodes: number[] = [];
  const depths: number[] = [];
  const ordinals: number[] = [];
  for (let at = from; at < to; at++) {
    const node = rows.nodes[at] ?? 0;
    const own = rows.depths[at] ?? 0;
    nodes.push(node);
    depths.push(own);
    ordinals.push(rows.ordinals[at] ?? 0);
    if ((depth !== undefined && own !== depth) || isOpen(rows, at)) continue;
    source.children(node).forEach((child, index) => {
      nodes.push(child);
      depths.push(own + 1);
      ordinals.push(index);
    });
  }
  return spliced(rows, from, to, {
    nodes: Int32Array.from(nodes),
    depths: Int32Array.from(depths),
    ordinals: Int32Array.from(ordinals),
  });
}

/** Opens all closed siblings of a row, as the * key does; also returns the row's new index. */
export function openedBeside(source: TreeSource, rows: OpenRows, at: number): { rows: OpenRows; at: number } {
  const depth = rows.depths[at] ?? 0;
  let first = at;
  while (first > 0 && (rows.depths[first - 1] ?? 0) >= depth) first--;
  let end = at + 1;
  while (end < rows.depths.length && (rows.depths[end] ?? 0) >= depth) end++;
  const next = openedAmong(source, rows, first, end, depth);
  const node = rows.nodes[at] ?? 0;
  let row = first;
  while (row < next.nodes.length && next.nodes[row] !== node) row++;
  return { rows: next, at: row };
}

/** This many rows are opened between two pauses. */
const PIECE = 20_000;

/**
 * Opens everything. `pause` is awaited regularly, because there may be millions of rows; if it resolves to false, the
 * work stops.
 */
export async function allRows(source: TreeSource, pause: () => Promise<boolean>): Promise<OpenRows | undefined> {
  const most = Math.ceil(source.end / source.stride) + source.roots.length;
  const nodes = new Int32Array(most);
  const depths = new Int32Array(most);
  const ordinals = new Int32Array(most);
  let count = 0;
  const stack = [{ list: source.roots, at: 0 }];
  for (let level = stack.at(-1); level; level = stack.at(-1)) {
    const node = level.list[level.at];
    if (node === undefined) {
      stack.pop();
      continue;
    }
    nodes[count] = node;
    depths[count] = stack.length - 1;
    ordinals[count] = level.at++;
    count++;
    if (count % PIECE === 0 && !(await pause())) return undefined;
    if (source.hasChildren(node)) stack.push({ list: source.children(node), at: 0 });
  }
  return { nodes: nodes.slice(0, count), depths: depths.slice(0, count), ordinals: ordinals.slice(0, count) };
}

/** Opens the ancestors of a node; returns the rows and the index of the node's row. */
export function revealed(source: TreeSource, rows: OpenRows, node: number): { rows: OpenRows; at: number } {
  let result = rows;
  let at = 0;
  for (;;) {
    // The last row of this level that does not begin after the node contains it.
    const depth = result.depths[at] ?? 0;
    for (let next = at; next < result.nodes.length && (result.depths[next] ?? 0) >= depth; next++) {
      if ((result.nodes[next] ?? 0) > node) break;
      if (result.depths[next] === depth) at = next;
    }
    if (result.nodes[at] === node || !source.hasChildren(result.nodes[at] ?? 0)) return { rows: result, at };
    result = opened(source, result, at);
    at++;
  }
}

export function parentRow({ depths }: OpenRows, at: number): number {
  const depth = depths[at] ?? 0;
  for (let row = at - 1; row >= 0; row--) if ((depths[row] ?? 0) < depth) return row;
  return at;
}

/** The nodes from the root down to a row. */
export function chainOf(rows: OpenRows, at: number): readonly Link[] {
  const chain: Link[] = [];
  for (let row = at; ; row = parentRow(rows, row)) {
    chain.unshift({ node: rows.nodes[row] ?? 0, ordinal: rows.ordinals[row] ?? 0 });
    if ((rows.depths[row] ?? 0) === 0) return chain;
  }
}

/** Only the children of a single root. */
export function firstLevel(source: TreeSource): OpenRows {
  const roots: OpenRows = {
    nodes: Int32Array.from(source.roots),
    depths: new Int32Array(source.roots.length),
    ordinals: Int32Array.from(source.roots, (_, index) => index),
  };
  return source.roots.length === 1 ? opened(source, roots, 0) : roots;
}
