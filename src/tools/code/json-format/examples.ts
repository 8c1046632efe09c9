import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

export default [
  {
    values: { input: '{"id":12345678901234567890,"v":1.0,"a":[]}', mode: 'format' },
    gives: '{\n  "id": 12345678901234567890,\n  "v": 1.0,\n  "a": []\n}',
    source: 'Python json, numbers kept as text',
  },
  {
    values: { input: '{"b":[1,2],"a":{"d":null,"c":"x"}}', mode: 'format', indent: '4', sortKeys: true },
    gives: '{\n    "a": {\n        "c": "x",\n        "d": null\n    },\n    "b": [\n        1,\n        2\n    ]\n}',
    source: 'Python json.dumps(indent=4, sort_keys=True)',
  },
  {
    values: { input: '{\n  "name": "Ada",\n  "tags": ["a", "b"]\n}', mode: 'minify' },
    gives: { result: '{"name":"Ada","tags":["a","b"]}', saved: 10, savedPercent: 24.4 },
    source: 'jq -c; the sizes: wc -c',
  },
  {
    values: { input: '{"city": "Łódź", "face": "😀"}', mode: 'minify', escapeNonAscii: true },
    gives: String.raw`{"city":"\u0141\u00f3d\u017a","face":"\ud83d\ude00"}`,
    source: 'Python json.dumps(ensure_ascii=True)',
  },
  {
    values: { input: "{unquoted: 'text', hex: 0xdecaf, half: .5, list: [1,],} // end", mode: 'minify', relaxed: true },
    gives: '{"unquoted":"text","hex":912559,"half":0.5,"list":[1]}',
    source: 'JSON5 1.0.0; JSON.stringify of the same JavaScript',
  },
  {
    values: { input: '{"a":1}\n{"a":[2,3]}', mode: 'format', lines: true },
    gives: '{\n  "a": 1\n}\n{\n  "a": [\n    2,\n    3\n  ]\n}',
    source: 'jq --indent 2',
  },
  {
    values: { input: '{"a":1,}', mode: 'format' },
    gives: problem('jsonTrailingComma', { line: 1, column: 8, found: '}' }, 'input'),
    source: 'RFC 8259 §4: a member must follow the comma',
  },
] satisfies Examples<typeof tool>;
