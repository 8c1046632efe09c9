import { note, problem, term } from '../../../kinds/contract';
import { detectDelimiter, type Delimiter } from '../../../formats/csv';
import { describeColumn, type Column } from './columns';
import { Grid, type IssueCode } from './grid';
import { columnOf, filtered, sorted } from './select';
import { rowBytes, writeRows, type OutputFormat } from './write';

export interface Options {
  readonly input: string;
  readonly delimiter: 'auto' | ',' | ';' | 'tab' | 'pipe';
  readonly header: boolean;
  readonly filter: string;
  readonly sort: string;
  readonly descending: boolean;
  readonly output: OutputFormat;
}

const TYPED: Readonly<Record<Exclude<Options['delimiter'], 'auto'>, Delimiter>> = {
  ',': ',',
  ';': ';',
  tab: '\t',
  pipe: '|',
};
/** A longer result becomes a Blob, and the page shows its beginning. */
const AS_TEXT = 50_000_000;
const SHOWN_OF_BLOB = 200;

/**
 * Reads CSV as a table: a description of its columns, its issues, and the requested rows in the requested order.
 * Refuses a quote that is never closed, and text after a closing quote. Cells stay text.
 */
export function readTable(options: Options, progress: (part: number) => void = () => {}) {
  const bom = options.input.startsWith('\uFEFF');
  const text = bom ? options.input.slice(1) : options.input;
  if (!/\S/.test(text)) return { empty: true };
  const { header, output } = options;
  const delimiter = options.delimiter === 'auto' ? detectDelimiter(text) : TYPED[options.delimiter];
  const grid = Grid.read(text, delimiter, header, progress);
  if (!(grid instanceof Grid)) {
    return problem(grid?.code ?? 'csvOpenQuote', { line: grid?.line ?? 1, column: grid?.column ?? 1 }, 'input');
  }
  let rows = filtered(grid, options.filter);
  progress(0.6);
  const column = options.sort === '' ? -1 : columnOf(grid.names, options.sort);
  if (column >= 0) rows = sorted(grid, rows, column, options.descending);
  progress(0.7);
  const written = writeRows(grid, rows, output, header);
  const shown = rowBytes(grid, rows);
  progress(0.8);
  const columns = grid.names.map((_, index) => {
    progress(0.8 + (0.2 * index) / grid.names.length);
    return describeColumn(grid, rows, index);
  });
  return {
    rows: grid.rowCount,
    ...(options.filter !== '' && { shown: rows.length }),
    columns: grid.names.length,
    delimiter: delimiter === '\t' ? 'tab' : delimiter,
    issues: grid.issueCount,
    result: written.size > AS_TEXT ? new Blob([...written.pieces]) : written.pieces.join(''),
    table: [
      { name: 'names.json', blob: new Blob([JSON.stringify(grid.names)]) },
      { name: 'rows.csv', blob: shown.blob },
      { name: 'offsets', blob: new Blob([shown.offsets]) },
    ],
    issueList: {
      columns: [term('line'), term('issue')],
      rows: grid.issues.map(({ line, code, number }) => [line, issueTerm(code, number, grid.expected)]),
      name: 'issues',
    },
    columnList: {
      columns: [term('column'), term('filled'), term('distinct'), term('type'), term('min'), term('max')],
      rows: columns.map(columnRow),
      name: 'columns',
    },
    empty: false,
    problem:
      options.sort !== '' && column < 0
        ? problem('noColumn', { name: options.sort, columns: grid.names.length }, 'sort')
        : undefined,
    notes: [
      bom && note('bom'),
      grid.emptyNames > 0 && note('emptyNames', { count: grid.emptyNames }),
      grid.repeatedNames > 0 && note('repeatedNames', { count: grid.repeatedNames }),
      grid.issueCount > grid.issues.length &&
        note('moreIssues', { listed: grid.issues.length, count: grid.issueCount }),
      written.size > AS_TEXT && note('partShown', { shown: SHOWN_OF_BLOB, size: Math.round(written.size / 1e6) }),
    ],
  };
}

function issueTerm(code: IssueCode, number: number, columns: number) {
  switch (code) {
    case 'shortRow':
      return term('shortRow', { cells: number, columns });
    case 'longRow':
      return term('longRow', { cells: number, columns });
    case 'strayQuote':
      return term('strayQuote', { cell: number });
    case 'mixedEnds':
      return term('mixedEnds');
  }
}

const LONGEST_SHOWN = 60;
const short = (text: string): string => {
  const characters = [...text.slice(0, LONGEST_SHOWN * 2)];
  return characters.length > LONGEST_SHOWN ? `${characters.slice(0, LONGEST_SHOWN).join('')}…` : text;
};

function columnRow({ name, filled, distinct, type, min, max }: Column) {
  const numeric = type === 'whole' || type === 'number';
  const value = (text: string) => (numeric ? { exact: text } : short(text));
  return [name, filled, distinct, term(`type_${type}`), value(min), value(max)];
}
