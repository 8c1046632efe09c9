import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    input: 'CSV',
    delimiter: 'Delimiter',
    header: 'The first row names the columns',
    filter: 'Only rows that contain',
    sort: 'Sort by column', // a column's name or number
    descending: 'Descending',
    output: 'Result as',
    rows: 'Rows',
    shown: 'Rows shown', // those that the filter lets through
    columns: 'Columns',
    issues: 'Issues',
    table: 'Table',
    issueList: 'Issues',
    columnList: 'What the columns contain',
  },
  hints: { sort: 'A name from the header, or a number: 1 is the first column. A click on a heading does the same.' },
  placeholders: { input: 'id;name\n007;Bond, James', filter: 'Any cell, not case-sensitive' },
  choices: {
    delimiter: { auto: 'Detect automatically', ',': 'Comma ,', ';': 'Semicolon ;', tab: 'Tab', pipe: 'Vertical bar |' },
    output: { csv: 'CSV', tsv: 'TSV', json: 'JSON', markdown: 'Markdown', html: 'HTML', sql: 'SQL' },
  },
  problems: {
    csvOpenQuote: 'Line {line}, column {column}: a quoted cell begins here, but its closing quote is missing.',
    csvTextAfterQuote:
      'Line {line}, column {column}: text follows a closing quote. A quote inside a quoted cell is written twice: "".',
    noColumn: 'There is no column “{name}”. Write a name from the header, or a number from 1 to {columns}.',
  },
  notes: {
    bom: 'The byte order mark (U+FEFF) before the text was left out.',
    emptyNames: 'Columns without a name: {count}. They were named by their number, such as column_3.',
    repeatedNames: 'Duplicate column names: {count}. They were numbered, as in name_2.',
    moreIssues: 'The first {listed} of {count} issues are listed.',
    partShown:
      'The result is {size} MB, and the first {shown} kB are shown. Copying and downloading include all of it.',
  },
  terms: {
    line: 'Line',
    issue: 'Issue',
    shortRow: 'Short row: {cells} of {columns} cells; the missing ones are empty here', // {cells} of {columns}: 2 of 3
    longRow:
      'Long row: {cells} cells where {columns, plural, one {# was} other {# were}} expected; the extra cells have columns of their own',
    strayQuote: 'Cell {cell}: a quotation mark inside an unquoted cell; kept as it is',
    mixedEnds: 'The line endings change here (LF, CRLF, or CR)',
    column: 'Column',
    filled: 'Filled',
    distinct: 'Distinct', // how many different values
    type: 'Type',
    min: 'Lowest',
    max: 'Highest',
    type_none: 'Empty',
    type_whole: 'Whole numbers',
    type_number: 'Numbers',
    type_truth: 'True or false',
    type_date: 'Dates',
    type_text: 'Text',
  },
  own: { row: 'Row', sortBy: 'Sort by {name}' },
} satisfies ToolStrings<typeof tool>;
