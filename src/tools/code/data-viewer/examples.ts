import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

const XML = '<shop><book lang="en"><title>Emma</title></book><book lang="pl"><title>Lalka</title></book></shop>';

export default [
  {
    values: { input: '{"a":[{"b":1},{"b":2.0}]}', format: 'json', path: '$.a[*].b' },
    gives: { result: '[\n  1,\n  2.0\n]', matches: 2, nodes: 6, depth: 3 },
    source: 'RFC 9535 §2.3.2; numbers as typed',
  },
  {
    values: { input: '{"id":12345678901234567890,"tags":["a/b"],"m~n":{"x":null}}', format: 'json', path: '/m~0n' },
    gives: { result: '{\n  "x": null\n}', matches: 1, nodes: 6, depth: 2 },
    source: 'RFC 6901 §5',
  },
  {
    values: { input: '{"price":8.95,"day":"2026-11-21","url":"https://example.com/"}', format: 'json' },
    gives: {
      result: '{\n  "price": 8.95,\n  "day": "2026-11-21",\n  "url": "https://example.com/"\n}',
      nodes: 4,
      depth: 1,
    },
    source: 'Python json.dumps(indent=2)',
  },
  {
    values: { input: '{"a":1,}', format: 'json' },
    gives: problem('jsonTrailingComma', { line: 1, column: 8, found: '}' }, 'input'),
    source: 'RFC 8259 §4: a member must follow the comma',
  },
  {
    values: { input: XML, format: 'xml', path: '//book[@lang="pl"]/title' },
    gives: { result: '<title>Lalka</title>', matches: 1, nodes: 5, depth: 3 },
    source: 'XPath 1.0 §2.4; Python xml.etree',
  },
  {
    values: { input: XML, format: 'xml', path: 'count(//book)' },
    gives: { result: '2', nodes: 5, depth: 3 },
    source: 'XPath 1.0 §4.1',
  },
  {
    values: { input: '<a>\n  <b></a>', format: 'xml' },
    gives: problem('xmlWrongClose', { line: 2, column: 6, name: 'a', open: 'b', fromLine: 2, fromColumn: 3 }, 'input'),
    source: 'XML 1.0 §3: the end tag must match; Python xml.parsers.expat refuses it too',
  },
] satisfies Examples<typeof tool>;
