import { choice, flag, give, line, statsTool, text } from '../../../kinds/contract';
import { readTable } from './table';
import { OUTPUTS } from './write';

export default statsTool({
  fields: {
    input: text({ accept: '.csv,.tsv,.tab,.psv,.txt,text/csv,text/tab-separated-values,text/*', rows: 10, mono: true }),
    delimiter: choice(['auto', ',', ';', 'tab', 'pipe']),
    header: flag(true),
    filter: line(),
    sort: line(),
    descending: flag(),
    output: choice(OUTPUTS, { tier: 'main' }),
  },
  outputs: {
    rows: give.integer(),
    shown: give.integer(),
    columns: give.integer(),
    delimiter: give.code(),
    issues: give.integer(),
    /** For the table on the page: column names, rows as CSV, and the byte offset where each row begins. */
    table: give.files(),
    issueList: give.table(),
    columnList: give.table(),
    result: give.text({ extensionFrom: 'output', mono: true }),
  },
  run: (values, { progress }) => readTable(values, progress),
});
