import { useState, type ReactNode } from 'react';
import type { Cell, Table, TableOutput } from '../../../contract/outputs';
import { columnIndex } from '../../../contract/table-columns';
import type { Form } from '../../../form/form';
import { CopyButton, DownloadButton } from '../../Buttons';
import { cellPlain, cellText, csvOf, isDateCell, isNumericCell } from './table-cells';
import type { ChartProps } from '../Chart';
import { currencyOf } from '../figure';
import { late } from '../../late';
import { UseIn } from '../../use-in/UseIn';

const Chart = late<ChartProps>(() => import('../Chart'), { fallback: <div className="chart" /> });

const TABLE_ROWS = 400;

/** Makes the cells of a column buttons, with which a tool's own component does something with their row. */
export interface RowPick {
  readonly column: number;
  /** What the button does, for screen readers: it is read before the cell's text. */
  readonly label: string;
  readonly row: (index: number) => void;
  readonly can: (index: number) => boolean;
}

export interface TableResultProps {
  form: Form;
  name: string;
  output: TableOutput;
  table: Table;
  pick?: RowPick | undefined;
}

/** A table, with a chart of the same rows above it and a CSV download. */
export function TableResult({ form, name, output, table, pick }: TableResultProps): ReactNode {
  const { words, strings, slug } = form.props;
  const currency = currencyOf(form, output);
  const bar = columnIndex(table, output.bar);
  const title = strings.labels[name] ?? words['label.table'];
  const columns = table.columns.map((column) => cellText(column, form.props, currency));
  const csv = () => csvOf([columns, ...table.rows.map((row) => row.map((cell) => cellPlain(cell, form.props)))]);
  const [shown, setShown] = useState(TABLE_ROWS);
  return (
    <section className="result-table">
      <div className="field-head">
        <h2 className="label">{title}</h2>
        <span className="field-actions">
          <CopyButton form={form} text={csv} />
          <DownloadButton
            form={form}
            name={`${table.name ?? slug}.csv`}
            content={() => new Blob([csv()], { type: 'text/csv;charset=utf-8' })}
            label="CSV"
          />
          <UseIn form={form} extension="csv" content={csv} />
        </span>
      </div>
      {output.chart && <Chart form={form} table={table} chart={output.chart} columns={columns} title={title} />}
      <div className="table-scroll" tabIndex={0} role="region" aria-label={title}>
        <table>
          <thead>
            <tr>
              {columns.map((column, index) => (
                <th
                  key={column}
                  scope="col"
                  className={
                    index !== bar && table.rows.some((row) => isNumericCell(row[index])) ? 'number' : undefined
                  }
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.slice(0, shown).map((row, index) => (
              <tr key={index}>
                {row.map((cell, at) => (
                  <TableCell
                    key={at}
                    cell={cell}
                    text={cellText(cell, form.props, currency)}
                    isBar={at === bar}
                    pick={pick && at === pick.column && pick.can(index) ? () => pick.row(index) : undefined}
                    label={pick?.label}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {table.rows.length > shown && (
        <button type="button" onClick={() => setShown(shown + TABLE_ROWS)}>
          {`${shown} / ${table.rows.length} ↓`}
        </button>
      )}
    </section>
  );
}

interface CellProps {
  cell: Cell;
  text: string;
  /** Whether the cell is drawn as a bar, in percent. */
  isBar: boolean;
  /** Makes the cell a button. */
  pick: (() => void) | undefined;
  /** What the button does. */
  label: string | undefined;
}

function TableCell({ cell, text, isBar, pick, label }: CellProps): ReactNode {
  return (
    <td
      className={isBar ? 'with-bar' : isNumericCell(cell) ? 'number' : isDateCell(cell) ? 'date' : undefined}
      dir={typeof cell === 'string' ? 'auto' : undefined}
    >
      {isBar && typeof cell === 'number' && (
        <span className={cell > 100 ? 'bar full' : 'bar'} style={{ width: `${Math.min(cell, 100)}%` }} />
      )}
      {pick ? (
        <button type="button" className="quiet" aria-label={`${label} ${text}`} onClick={pick}>
          {text}
        </button>
      ) : (
        text
      )}
    </td>
  );
}
