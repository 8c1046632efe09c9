import { problem, type Examples } from '../../../kinds';
import type tool from './tool';

export default [
  {
    values: { input: 'id,name\n007,"Bond, James"', from: 'csv', to: 'json' },
    gives: {
      result: '[\n  {\n    "id": "007",\n    "name": "Bond, James"\n  }\n]',
      rows: 1,
      columns: 2,
    },
    source: 'Python csv.DictReader and json',
  },
  {
    values: { input: 'stad;prijs\n"’s-Gravenhage";1,50\nUtrecht;2,75', from: 'csv', to: 'json' },
    gives:
      '[\n  {\n    "stad": "’s-Gravenhage",\n    "prijs": "1,50"\n  },\n  {\n    "stad": "Utrecht",\n    "prijs": "2,75"\n  }\n]',
    source: 'Python csv.DictReader(delimiter=";") and json',
  },
  {
    values: {
      input: 'item,price,stocked,code\nPen,1.10,true,0042\nInk,12,false,9007199254740993',
      from: 'csv',
      to: 'json',
      shape: 'columns',
      indent: '0',
    },
    gives: '{"item":["Pen","Ink"],"price":[1.10,12],"stocked":[true,false],"code":["0042","9007199254740993"]}',
    source: 'The number grammar of RFC 8259 §6; integers exact in a double end at 2^53 (IEEE 754)',
  },
  {
    values: {
      input: '[{"name":"Ada","born":{"year":1815},"tags":["maths","code"]},{"name":"Alan","born":{"year":1912}}]',
      from: 'json',
      to: 'csv',
    },
    gives: { result: 'name,born.year,tags.0,tags.1\nAda,1815,maths,code\nAlan,1912,,', rows: 2, columns: 4 },
    source: 'jq: paths(scalars) joined by a point; Python csv.DictWriter',
  },
  {
    values: { input: '[["a","b,c"],[1,"say \\"hi\\""],["x\\ny",null]]', from: 'json', to: 'csv' },
    gives: { result: 'a,"b,c"\n1,"say ""hi"""\n"x\ny",', rows: 3 },
    source: 'Python csv.writer(lineterminator="\\n")',
  },
  {
    values: { input: '[{"name":"=HYPERLINK(A1)","change":-5}]', from: 'json', to: 'csv', formulaSafe: true },
    gives: "name,change\n'=HYPERLINK(A1),-5",
    source: 'OWASP, CSV injection',
  },
  {
    values: { input: 'a,b\n1,"2', from: 'csv', to: 'json' },
    gives: problem('csvOpenQuote', { line: 2, column: 3 }, 'input'),
    source: 'RFC 4180 §2.5: a quoted field ends with a quote',
  },
  {
    values: { input: '[{"a":1,}]', from: 'json', to: 'csv' },
    gives: problem('jsonTrailingComma', { line: 1, column: 9, found: '}' }, 'input'),
    source: 'RFC 8259 §4: a member must follow the comma',
  },
] satisfies Examples<typeof tool>;
