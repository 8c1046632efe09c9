import type { Strings } from '../../../kinds';
import { INDENT_WORDS } from '../../../lib/indent';
import { FAULT_WORDS } from '../../../lib/json';
import type tool from './tool';

export default {
  en: {
    labels: {
      input: 'CSV or JSON',
      delimiter: 'CSV delimiter',
      header: 'First row has the column names',
      infer: 'Detect numbers, true and false',
      shape: 'Shape of the JSON',
      indent: 'Indentation',
      flatten: 'Nested values become columns', // {"a": {"b": 1}} gives a column a.b
      formulaSafe: 'Guard against formulas',
      bom: 'UTF-8 byte order mark in the file, for Excel',
      rows: 'Rows',
      columns: 'Columns',
      csvFile: 'CSV file with CRLF line ends', // for download
    },
    choices: {
      from: { csv: 'CSV', json: 'JSON' },
      to: { csv: 'CSV', json: 'JSON' },
      delimiter: { auto: 'Automatic', ',': 'Comma ,', ';': 'Semicolon ;', tab: 'Tab', pipe: 'Vertical bar |' },
      shape: { objects: 'List of objects', arrays: 'List of lists', columns: 'Object of columns' },
      indent: INDENT_WORDS.en,
    },
    hints: {
      infer: 'Cells such as 007, +1 and numbers of more than 15 digits stay text.',
      formulaSafe: 'An apostrophe is put before text that begins with = + - @, a tab or a line break.',
    },
    problems: {
      ...FAULT_WORDS.en,
      csvOpenQuote: 'Line {line}, column {column}: a quoted cell begins here, but its closing quote is missing.',
      csvTextAfterQuote:
        'Line {line}, column {column}: text follows a closing quote. A quotation mark inside a quoted cell must be doubled: "".',
      scalarJson:
        'The JSON is a single value, which has neither rows nor columns. A table needs a list, an object, or a value in each line.',
      sameFormat: 'Both formats are the same. Choose another one to convert to.',
      tooLong: 'The result would be longer than {limit} million characters, more than a browser can hold in one text.',
    },
    notes: {
      bom: 'The byte order mark (U+FEFF) before the text was left out.',
      delimiterFound: 'Read with the delimiter {delimiter}, which its first records use most alike.',
      emptyNames: 'Columns without a name: {count}. They were named by their number, such as column_3.',
      repeatedNames: 'Column names that stood there already: {count}. They got a number, such as name_2.',
      shortRows:
        'Rows with fewer cells than the {columns} of the first: {count}. The missing ones are empty. Lines: {lines}.',
      longRows:
        'Rows with more cells than the {columns} of the first: {count}. The further cells got columns of their own. Lines: {lines}.',
      noColumns: 'There are no columns: the rows are empty.',
      replacedCells:
        'Cells that met another of their row and column: {count}, first in the column “{column}”. The last value was kept.',
    },
  },
} satisfies Strings<typeof tool>;
