import type { Table } from './outputs';

type Columns = Pick<Table, 'columns'>;

/** The keys by which outputs refer to a table's columns (`chart`, `bar`): the code of a term, or the text itself. */
export const columnKeys = ({ columns }: Columns): readonly string[] =>
  columns.map((column) => (typeof column === 'string' ? column : column.code));

/** The index of the column with this key; -1 if the table has none. */
export const columnIndex = (table: Columns, key: string | undefined): number =>
  columnKeys(table).findIndex((own) => own === key);
