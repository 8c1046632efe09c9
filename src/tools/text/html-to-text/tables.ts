import type { HtmlEvents } from '../../../formats/html/parse-html';
import { CELLS } from './elements';
import type { LayoutEvents } from './layout';

interface OpenRow {
  cells: number;
  /** One of its cells contains a table. */
  nested: boolean;
  /** Its `tr` was omitted. */
  readonly implied: boolean;
}

const SECTIONS = new Set(['tbody', 'tfoot', 'thead', 'caption', 'colgroup']);

/**
 * Buffers a row until its end, because only then is its purpose known: data, whose cells are written on one line
 * separated by tabs, or page layout (one cell, or a table in a cell), whose cells are blocks.
 */
export function withRows(to: LayoutEvents): HtmlEvents {
  let buffered: (() => void)[] = [];
  let openRows = 0;
  /** The open row of each open table. */
  const tables: { row: OpenRow | undefined }[] = [];

  const emit = (event: () => void): void => {
    if (openRows > 0) buffered.push(event);
    else event();
  };
  const openRow = (implied: boolean): OpenRow => {
    const row: OpenRow = { cells: 0, nested: false, implied };
    const table = tables.at(-1);
    if (table) table.row = row;
    openRows++;
    emit(() => to.row({ flat: row.cells > 1 && !row.nested }));
    return row;
  };
  const closeRow = (): void => {
    const table = tables.at(-1);
    if (!table?.row) return;
    table.row = undefined;
    emit(() => to.close('tr'));
    if (--openRows > 0) return;
    const events = buffered;
    buffered = [];
    for (const event of events) event();
  };

  return {
    open(name, attributes, start, end) {
      const table = tables.at(-1);
      if (name === 'table') {
        const around = tables.findLast(({ row }) => row)?.row;
        if (around) around.nested = true;
        tables.push({ row: undefined });
      } else if (table && (name === 'tr' || SECTIONS.has(name))) {
        closeRow();
        if (name === 'tr') {
          openRow(false);
          return;
        }
      } else if (table && CELLS.has(name)) (table.row ?? openRow(true)).cells++;
      emit(() => to.open(name, attributes, start, end));
    },
    text(text) {
      emit(() => to.text(text));
    },
    close(name) {
      if (name === 'tr' && tables.length > 0) return closeRow();
      if (name === 'table' || (SECTIONS.has(name) && tables.at(-1)?.row?.implied)) closeRow();
      emit(() => to.close(name));
      if (name === 'table') tables.pop();
    },
  };
}
