import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

export default [
  {
    values: { input: 'a;b\n1;2' },
    gives: { rows: 1, columns: 2, delimiter: ';', issues: 0, result: 'a,b\n1,2' },
    source: 'Python csv.Sniffer and csv.writer',
  },
  {
    values: { input: 'item,price\npear,10\nfig,9\n"kiwi, ""green""",1.5', sort: 'price', output: 'json' },
    gives: {
      rows: 3,
      columns: 2,
      delimiter: ',',
      issues: 0,
      result:
        '[\n  {\n    "item": "kiwi, \\"green\\"",\n    "price": "1.5"\n  },\n  {\n    "item": "fig",\n    "price": "9"\n  },\n  {\n    "item": "pear",\n    "price": "10"\n  }\n]',
    },
    source: 'Python csv.DictReader, sorted by float(price), json.dumps(indent=2)',
  },
  {
    values: { input: 'id\tname\n7\tAnn\n8\tBob\n9\tHannah', filter: 'ANN', output: 'sql' },
    gives: {
      rows: 3,
      shown: 2,
      delimiter: 'tab',
      result: `INSERT INTO "table" ("id","name") VALUES ('7','Ann'),('9','Hannah');`,
    },
    source: 'Run in SQLite',
  },
  {
    values: { input: 'a,b,c\n1,2\n3,4,5,6', output: 'markdown' },
    gives: {
      rows: 2,
      columns: 4,
      issues: 2,
      result: '| a | b | c | column_4 |\n| --- | --- | --- | --- |\n| 1 | 2 |  |  |\n| 3 | 4 | 5 | 6 |',
    },
    source: 'GitHub Flavored Markdown 0.29, tables; RFC 4180 §2.4 for the two ragged rows',
  },
  {
    values: { input: 'a,b\n1,"2' },
    gives: problem('csvOpenQuote', { line: 2, column: 3 }, 'input'),
    source: 'RFC 4180 §2.5; Python csv.reader(strict=True) refuses it too',
  },
] satisfies Examples<typeof tool>;
