import type { ToolStrings } from '../../../../kinds/contract';
import indents from '../../../../core/text/indentation-strings/en';
import jsonFaults from '../../../../formats/json/json-fault-strings/en';
import xmlFaults from '../../../../formats/xml/xml-fault-strings/en';
import type tool from '../tool';

export default {
  labels: {
    input: 'CSV, JSON, XML, or YAML',
    delimiter: 'CSV delimiter',
    header: 'First row has the column names',
    infer: 'Detect numbers, true, and false',
    shape: 'Shape of the JSON',
    indent: 'Indentation',
    flatten: 'Nested values become columns', // {"a": {"b": 1}} gives a column a.b
    formulaSafe: 'Prevent formula injection',
    arrays: 'Always treat as lists', // names, as 'item, entry'
    root: 'Name of the root element',
    row: 'Name of each row',
    style: 'A cell becomes',
    bom: 'UTF-8 byte order mark in the file, for Excel',
    rows: 'Rows',
    columns: 'Columns',
    csvFile: 'CSV file with CRLF line endings', // for download
  },
  choices: {
    from: { csv: 'CSV', json: 'JSON', xml: 'XML', yaml: 'YAML' },
    to: { csv: 'CSV', json: 'JSON', xml: 'XML', yaml: 'YAML' },
    style: { elements: 'An element', attributes: 'An attribute of its row' },
    delimiter: { auto: 'Detect automatically', ',': 'Comma ,', ';': 'Semicolon ;', tab: 'Tab', pipe: 'Vertical bar |' },
    shape: { objects: 'List of objects', arrays: 'List of lists', columns: 'Object of columns' },
    indent: indents,
  },
  hints: {
    arrays: 'Names, separated by commas. Otherwise, a single element becomes a value and two become a list.',
    infer: 'Values such as 007 or +1, and numbers of more than 15 digits, stay text.',
    formulaSafe: 'An apostrophe is put before text that begins with = + - @, a tab, or a line break.',
  },
  problems: {
    ...jsonFaults,
    ...xmlFaults,
    csvOpenQuote: 'Line {line}, column {column}: a quoted cell begins here, but its closing quote is missing.',
    csvTextAfterQuote:
      'Line {line}, column {column}: text follows a closing quote. A quotation mark inside a quoted cell must be doubled: "".',
    scalarJson:
      'The JSON is a single value, which has neither rows nor columns. A table needs a list, an object, or a value on each line.',
    sameFormat: 'Both formats are the same. Choose another one to convert to.',
    xmlEntities:
      'Line {line}, column {column}: this DOCTYPE declares entities. They aren’t expanded, because a few lines of them can become gigabytes or load files.',
    yamlSyntax: 'Line {line}, column {column}: this isn’t valid YAML.',
    yamlDuplicateKey: 'Line {line}, column {column}: duplicate key. Each key may occur once in a mapping.',
    yamlIndent:
      'Line {line}, column {column}: the indentation doesn’t match. Items of the same level must begin in the same column.',
    yamlTab: 'Line {line}, column {column}: tabs can’t be used for indentation. Use spaces.',
    yamlMissing:
      'Line {line}, column {column}: something is missing here: a closing quote or bracket, a comma, or a colon.',
    yamlUnexpected: 'Line {line}, column {column}: this does not belong here.',
    yamlNestedKey:
      'Line {line}, column {column}: a key must be on one line, followed by one value. If the text contains a colon, put the text in quotes.',
    yamlAlias:
      'Line {line}, column {column}: this alias (*name) has no anchor (&name) before it, or is inside that anchor.',
    yamlAliases: 'The aliases would make this text enormous, so they aren’t expanded. Nest fewer of them.',
    yamlMerge: 'Line {line}, column {column}: << needs a mapping or a list of mappings.',
    yamlInfinite: 'Line {line}, column {column}: JSON can’t represent infinity or NaN. Use a number or null.',
    yamlDepth: 'This YAML is nested too deeply to be read.',
    tooLong: 'The result would be longer than {limit} million characters, more than a browser can handle.',
  },
  notes: {
    bom: 'The byte order mark (U+FEFF) before the text was left out.',
    delimiterFound: 'Read with the delimiter {delimiter}, which fits the first records best.',
    tabFound: 'Read with tabs as the delimiter, which fit the first records best.',
    emptyNames: 'Columns without a name: {count}. They were named by their number, such as column_3.',
    repeatedNames: 'Duplicate column names: {count}. They were numbered, as in name_2.',
    shortRows:
      'Rows with fewer cells than the {columns} of the first: {count}. The missing ones are empty. Lines: {lines}.',
    longRows:
      'Rows with more cells than the {columns} of the first: {count}. The extra cells are in new columns. Lines: {lines}.',
    droppedControls: 'Control characters that XML doesn’t allow were left out: {count}.',
    mixedText: 'Elements with text between their children: {count}. The text was joined under "#text".',
    yamlDocuments: 'The text has {count} documents (---). The result is a list of them.',
    noColumns: 'There are no columns: the rows are empty.',
    replacedCells:
      'Cells with the same row and column as another one: {count}, first in the column “{column}”. The last value was kept.',
  },
} satisfies ToolStrings<typeof tool>;
