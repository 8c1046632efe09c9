import { problem, type Examples } from '../../../kinds/contract';
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
  {
    values: {
      input:
        '<mydocument has="an attribute">\n  <and>\n    <many>elements</many>\n    <many>more elements</many>\n  </and>\n  <plus a="complex">\n    element as well\n  </plus>\n</mydocument>',
      from: 'xml',
      to: 'json',
      infer: false,
      indent: '0',
    },
    gives:
      '{"mydocument":{"@has":"an attribute","and":{"many":["elements","more elements"]},"plus":{"@a":"complex","#text":"element as well"}}}',
    source: 'The README of xmltodict',
  },
  {
    values: { input: '<a>\n  <b>1</c>\n</a>', from: 'xml', to: 'json', infer: false },
    gives: problem('xmlWrongClose', { line: 2, column: 7, name: 'c', open: 'b', fromLine: 2, fromColumn: 3 }, 'input'),
    source: 'XML 1.0 §3, Element Type Match',
  },
  {
    values: {
      input:
        'hr:\n  - Mark McGwire\n  # Following node labeled SS\n  - &SS Sammy Sosa\nrbi:\n  - *SS # Subsequent occurrence\n  - Ken Griffey',
      from: 'yaml',
      to: 'json',
      indent: '0',
    },
    gives: '{"hr":["Mark McGwire","Sammy Sosa"],"rbi":["Sammy Sosa","Ken Griffey"]}',
    source: 'YAML 1.2.2, example 2.10',
  },
  {
    values: { input: 'id: 12345678901234567890\ncountry: no\nmode: 0o14', from: 'yaml', to: 'json' },
    gives: '{\n  "id": 12345678901234567890,\n  "country": "no",\n  "mode": 12\n}',
    source: 'YAML 1.2.2 §10.3.2, the core schema',
  },
  {
    values: { input: 'name: a\nname: b', from: 'yaml', to: 'json' },
    gives: problem('yamlDuplicateKey', { line: 2, column: 1 }, 'input'),
    source: 'YAML 1.2.2 §3.2.1.1: keys are unique',
  },
  {
    values: { input: 'id,title\n1,"Salt & Pepper"\n2,', from: 'csv', to: 'xml' },
    gives: {
      result:
        '<?xml version="1.0" encoding="UTF-8"?>\n<rows>\n  <row>\n    <id>1</id>\n    <title>Salt &amp; Pepper</title>\n  </row>\n  <row>\n    <id>2</id>\n    <title/>\n  </row>\n</rows>',
      rows: 2,
      columns: 2,
    },
    source: 'Python csv and xml.etree.ElementTree',
  },
] satisfies Examples<typeof tool>;
