import type { Item } from '../../contract/outputs';

/** Items that are shown together in a gallery, under their own heading. */
export interface Section {
  readonly id: string;
  readonly heading?: string | undefined;
  readonly items: readonly Item[];
  /** Items shown a second time here (favorites, recently used), which don't count as results. */
  readonly echo?: boolean;
}

export interface Cell {
  /** Stays the same when sections above grow. */
  readonly key: string;
  readonly item: Item;
  readonly echo: boolean;
  readonly row: number;
  readonly column: number;
  /** Its width in columns. */
  readonly span: number;
}

export interface Row {
  readonly key: string;
  readonly top: number;
  readonly height: number;
  readonly heading?: string;
  /** Empty in the row of a heading. */
  readonly cells: readonly Cell[];
}

export interface Grid {
  readonly rows: readonly Row[];
  /** In reading order. */
  readonly cells: readonly Cell[];
  readonly height: number;
  /** The top of the first section that isn't an echo, including its heading. */
  readonly start: number;
}

export interface Measures {
  readonly columns: number;
  readonly rowHeight: number;
  readonly headingHeight: number;
  /** The width of an item in columns, which is limited to `columns`. */
  readonly spanOf: (item: Item) => number;
}

/**
 * Lays sections out as rows of a grid, with each item once and in order. If a row with items wider than one column has free
 * columns, its items share them, so that all rows have the same width; the last row of a section may stay shorter.
 */
export function rowsOf(sections: readonly Section[], measures: Measures): Grid {
  const { columns, rowHeight, headingHeight, spanOf } = measures;
  const rows: Row[] = [];
  const cells: Cell[] = [];
  let top = 0;
  let start: number | undefined;
  for (const { id, heading, items, echo = false } of sections) {
    if (items.length === 0) continue;
    if (!echo) start ??= top;
    if (heading !== undefined) {
      rows.push({ key: `${id}/`, top, height: headingHeight, heading, cells: [] });
      top += headingHeight;
    }
    let row: { item: Item; span: number }[] = [];
    let used = 0;
    const close = (isLast: boolean) => {
      const widths = row.map(({ span }) => span);
      const isMixed = widths.some((span) => span > 1);
      for (let rest = columns - used; rest > 0 && isMixed && !isLast; rest--) {
        const at = (columns - used - rest) % widths.length;
        widths[at] = (widths[at] ?? 1) + 1;
      }
      let column = 0;
      const own = row.map(({ item }, at): Cell => {
        const span = widths[at] ?? 1;
        const cell = { key: `${id}/${item.text}`, item, echo, row: rows.length, column, span };
        column += span;
        return cell;
      });
      rows.push({ key: own[0]?.key ?? id, top, height: rowHeight, cells: own });
      for (const cell of own) cells.push(cell);
      top += rowHeight;
      row = [];
      used = 0;
    };
    for (const item of items) {
      const span = Math.max(1, Math.min(columns, spanOf(item)));
      if (used + span > columns) close(false);
      row.push({ item, span });
      used += span;
    }
    close(true);
  }
  return { rows, cells, height: top, start: start ?? 0 };
}

/** The rows between two positions, as [first, one past the last]. */
export function rowsWithin(rows: readonly Row[], from: number, to: number): readonly [first: number, end: number] {
  const find = (passed: (row: Row) => boolean) => {
    let low = 0;
    let high = rows.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const row = rows[middle];
      if (row && passed(row)) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return [find((row) => row.top + row.height <= from), find((row) => row.top < to)];
}

/**
 * The index of the cell to which a key moves the focus: a neighbor, an end of the row (`whole`: of the grid), or a page away.
 * Undefined for other keys.
 */
export function stepFrom(
  { rows, cells }: Grid,
  at: number,
  key: string,
  whole: boolean,
  page: number,
): number | undefined {
  const cell = cells[at];
  if (!cell) return undefined;
  const last = cells.length - 1;
  switch (key) {
    case 'ArrowRight':
      return Math.min(last, at + 1);
    case 'ArrowLeft':
      return Math.max(0, at - 1);
    case 'ArrowDown':
      return below(1);
    case 'ArrowUp':
      return below(-1);
    case 'PageDown':
      return below(page);
    case 'PageUp':
      return below(-page);
    case 'Home':
      return whole ? 0 : indexOf(rows[cell.row]?.cells[0]);
    case 'End':
      return whole ? last : indexOf(rows[cell.row]?.cells.at(-1));
    default:
      return undefined;
  }

  function indexOf(other: Cell | undefined): number {
    return other ? cells.indexOf(other) : at;
  }

  /** The cell nearest to the middle of this one, `count` rows of items further down (up if negative). */
  function below(count: number): number {
    const from = cells[at];
    if (!from) return at;
    let to = from.row;
    for (let row = to, left = Math.abs(count); left > 0;) {
      row += Math.sign(count);
      const next = rows[row];
      if (!next) break;
      if (next.cells.length === 0) continue;
      to = row;
      left--;
    }
    const middle = from.column + from.span / 2;
    const distance = (one: Cell) => Math.abs(one.column + one.span / 2 - middle);
    const nearest = rows[to]?.cells.reduce((best, one) => (distance(one) < distance(best) ? one : best));
    return to === from.row ? at : indexOf(nearest);
  }
}
