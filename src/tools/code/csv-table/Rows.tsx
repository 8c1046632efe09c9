import { useEffect, useMemo, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { fill } from '../../../i18n/format';
import type { Form } from '../../../kinds/form/form';
import { CsvReader } from '../../../formats/csv';
import { useRowWindow } from '../../../ui/use-row-window';
import { scrollHeight } from '../../../browser/virtual-rows';

/** The column names, the rows and their byte offsets, as `run` returns them. */
export type TableBlobs = readonly [names: Blob, rows: Blob, offsets: Blob];

const ROW = 32;
/** Column widths in pixels: taken from the longest of the first rows, within limits. */
const LETTER = 8.5;
const NARROW = 64;
const WIDE = 320;
const NUMBERS = 64;
const SIDE = 30;
const SAMPLED = 60;

interface Loaded {
  readonly blobs: TableBlobs;
  readonly names: readonly string[];
  readonly offsets: Int32Array;
  /** Where each column begins, and where the last one ends. */
  readonly lefts: readonly number[];
  /** The first rows. */
  readonly sample: readonly (readonly string[])[];
}
/** The column names and what is needed to find a row; undefined while it is read. */
function useTable(blobs: TableBlobs): Loaded | undefined {
  const [table, setTable] = useState<Loaded>();
  useEffect(() => {
    let current = true;
    void (async () => {
      const names: unknown = JSON.parse(await blobs[0].text());
      const offsets = new Int32Array(await blobs[2].arrayBuffer());
      const read = Array.isArray(names) ? names.map(String) : [];
      const sample = await readRows(blobs[1], offsets, 0, Math.min(SAMPLED, offsets.length - 1));
      if (!current) return;
      setTable({ blobs, names: read, offsets, lefts: leftsOf(read, sample), sample });
    })();
    return () => {
      current = false;
    };
  }, [blobs]);
  return table;
}

interface Block {
  readonly blobs: TableBlobs;
  readonly first: number;
  readonly rows: readonly (readonly string[])[];
}

/** The cells of the rows in the window, or undefined while they are read. */
function useCells(
  table: Loaded | undefined,
  first: number,
  end: number,
): (row: number) => readonly string[] | undefined {
  const [loaded, setBlock] = useState<Block>();
  const block = useMemo(
    () => (loaded?.blobs === table?.blobs ? loaded : table && { blobs: table.blobs, first: 0, rows: table.sample }),
    [loaded, table],
  );
  useEffect(() => {
    if (!table || end <= first) return;
    if (block && first >= block.first && end <= block.first + block.rows.length) return;
    let current = true;
    void readRows(table.blobs[1], table.offsets, first, end).then((rows) => {
      if (current) setBlock({ blobs: table.blobs, first, rows });
    });
    return () => {
      current = false;
    };
  }, [table, first, end, block]);
  return (row) => block?.rows[row - block.first];
}

/** The visible rows, read from a Blob when they scroll into view: a million rows cost as much as forty. */
export function Rows({ form, blobs }: { form: Form; blobs: TableBlobs }): ReactNode {
  const { words, strings } = form.props;
  const scroller = useRef<HTMLDivElement>(null);
  const table = useTable(blobs);
  const [sideways, setSideways] = useState({ left: 0, width: 800 });
  const count = (table?.offsets.length ?? 1) - 1;
  const { first, end, top } = useRowWindow(scroller, count, ROW, ROW);

  const cellsOf = useCells(table, first, end);

  if (!table) return null;
  const { names, lefts } = table;
  const width = lefts.at(-1) ?? 0;
  const from = Math.max(0, lefts.findIndex((left) => left > sideways.left) - 2);
  const beyond = lefts.findIndex((left) => left > sideways.left + sideways.width + WIDE);
  const shown = names.map((_, index) => index).slice(from, beyond < 0 ? undefined : beyond);
  const position = (column: number) => ({
    left: lefts[column],
    width: (lefts[column + 1] ?? width) - (lefts[column] ?? 0),
  });
  const rows = Array.from({ length: Math.max(end - first, 0) }, (_, index) => first + index);
  return (
    <section className="csv-table" data-stale={form.stale ? '' : undefined}>
      <h2 className="label">{strings.labels.table ?? words['label.table']}</h2>
      <div
        ref={scroller}
        className="csv-scroll"
        tabIndex={0}
        role="table"
        aria-label={strings.labels.table ?? words['label.table']}
        aria-rowcount={count + 1}
        aria-colcount={names.length + 1}
        onScroll={({ currentTarget }) => {
          const next = { left: currentTarget.scrollLeft, width: currentTarget.clientWidth };
          if (next.left !== sideways.left || next.width !== sideways.width) setSideways(next);
        }}
      >
        <div role="rowgroup" className="csv-head" style={{ width }}>
          <div role="row" aria-rowindex={1}>
            <span role="columnheader" aria-colindex={1} className="csv-number" style={{ width: NUMBERS }}>
              <span className="visually-hidden">{strings.own?.row}</span>
            </span>
            <ColumnHeads form={form} names={names} shown={shown} position={position} />
          </div>
        </div>
        <div role="rowgroup" className="csv-body" style={{ height: scrollHeight(count, ROW), width }}>
          {rows.map((row, index) => {
            const cells = cellsOf(row);
            return (
              <div key={row} role="row" aria-rowindex={row + 2} style={{ top: top + index * ROW, width }}>
                <span role="cell" aria-colindex={1} className="csv-number" style={{ width: NUMBERS }}>
                  {row + 1}
                </span>
                {cells &&
                  shown.map((column) => (
                    <span
                      key={column}
                      role="cell"
                      aria-colindex={column + 2}
                      dir="auto"
                      title={cells[column]}
                      style={position(column)}
                    >
                      {clipped(cells[column] ?? '')}
                    </span>
                  ))}
              </div>
            );
          })}
        </div>
      </div>
    </section>
  );
}

interface ColumnHeadsProps {
  form: Form;
  names: readonly string[];
  /** The indexes of the columns in view. */
  shown: readonly number[];
  position: (column: number) => CSSProperties;
}

/** The names of the columns in view. A press sorts by the column, a second one the other way round, a third not at all. */
function ColumnHeads({ form, names, shown, position }: ColumnHeadsProps): ReactNode {
  const { strings, lang } = form.props;
  const sort = form.valueOf('sort');
  const descending = form.reading()?.values?.descending === true;
  const sortedBy = (column: number) =>
    sort !== '' && (sort === names[column] || (!names.includes(sort) && sort === String(column + 1)));
  const turn = (column: number) => {
    const again = sortedBy(column);
    form.setValues({
      sort: again && descending ? '' : (names[column] ?? ''),
      descending: String(again && !descending),
    });
  };
  return shown.map((column) => (
    <span
      key={column}
      role="columnheader"
      aria-colindex={column + 2}
      aria-sort={sortedBy(column) ? (descending ? 'descending' : 'ascending') : undefined}
      style={position(column)}
    >
      <button
        type="button"
        title={names[column]}
        aria-label={fill(strings.own?.sortBy ?? '{name}', { name: names[column] ?? '' }, lang)}
        onClick={() => turn(column)}
      >
        <span>{names[column]}</span>
        <span aria-hidden="true">{sortedBy(column) ? (descending ? ' ↓' : ' ↑') : ''}</span>
      </button>
    </span>
  ));
}

/** A column has no room for more of a cell's text. */
const clipped = (text: string): string => (text.length > 200 ? `${text.slice(0, 200)}…` : text);

async function readRows(
  blob: Blob,
  offsets: Int32Array,
  first: number,
  end: number,
): Promise<readonly (readonly string[])[]> {
  const reader = new CsvReader(',');
  reader.feed(await blob.slice(offsets[first], offsets[end]).text(), true);
  const rows: string[][] = [];
  for (let count = reader.next(); count > 0; count = reader.next()) rows.push(reader.fields(count));
  return rows;
}

function leftsOf(names: readonly string[], sample: readonly (readonly string[])[]): number[] {
  const lefts = [NUMBERS];
  names.forEach((name, column) => {
    const longest = sample.reduce((most, row) => Math.max(most, (row[column] ?? '').length), name.length + 2);
    lefts.push((lefts.at(-1) ?? 0) + Math.min(Math.max(longest * LETTER + SIDE, NARROW), WIDE));
  });
  return lefts;
}
