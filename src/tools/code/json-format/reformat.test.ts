import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { note } from '../../../kinds/contract';
import { fileSource } from '../../../core/bytes/utf8-file';
import { reformat, retries } from './reformat';
import { plain, run } from './reformat.fixture';

const notesOf = (given: ReturnType<typeof run>) =>
  typeof given === 'object' && 'notes' in given ? given.notes.filter((one) => one !== false && one !== undefined) : [];

test.for(['', ' ', '\n\t \r\n', '\uFEFF', '\uFEFF \n'])('%j gives nothing, and no alert', (input) => {
  expect(run(input)).toBe('');
});

test.for([
  ['0', '[1]'],
  ['1', '[\n 1\n]'],
  ['8', '[\n        1\n]'],
  ['tab', '[\n\t1\n]'],
] as const)('indentation %s', ([indent, result]) => {
  expect(run('[1]', { mode: 'format', indent })).toMatchObject({ result });
});

test('minifying a formatted text gives the original', () => {
  const text = String.raw`{"a":[1.0,{"b":"\u00e9\"x"},[],{}],"c":-0,"d":"ż","a":1e999}`;
  const formatted = run(text, { mode: 'format' });
  expect(run((formatted as { result: string }).result)).toMatchObject({ result: text });
});

// `fileSource` has its own tests for files; this one checks that bytes are read like text.
test.for([
  ['{"b":[1.0,"ż"],"a":{}}', {}],
  ['\uFEFF{"a":1,\n"ż":9007199254740993,\n"a":2}', {}],
  ['["ż",1,]', {}],
  ['{}\n{}', {}],
  ["{a:'ż'}", { relaxed: true }],
  ['{"b":1,"a":2}', { sortKeys: true }],
  ['\n \n', {}],
  ['', {}],
] as const)('%j in a file, with %j, gives the same as when typed', async ([input, options]) => {
  const source = await fileSource(new Blob([input]));
  if (/\S/.test(input)) expect(source.text).toBeInstanceOf(Uint8Array);
  expect(reformat(source, { ...plain, ...options })).toEqual(run(input, options));
});

test('savings count UTF-8 bytes, including the byte order mark', () => {
  expect(run('\uFEFF["ż" ]')).toMatchObject({ result: '["ż"]', saved: 4, savedPercent: 40 });
  expect(run('["ż"]', { escapeNonAscii: true })).toMatchObject({ saved: -4, savedPercent: -66.7 });
  expect(run('[1]', { mode: 'format' })).not.toHaveProperty('saved');
});

test('notes a removed byte order mark, repeated keys and inexact numbers', () => {
  expect(notesOf(run('\uFEFF{"a":1,\n"b":9007199254740993,\n"a":2}'))).toEqual([
    note('bom'),
    note('repeatedKeys', { count: 1, key: 'a', line: 3, earlier: 1 }),
    note('inexactNumbers', { count: 1, number: '9007199254740993', line: 2, becomes: '9007199254740992' }),
  ]);
  expect(notesOf(run('[1e400]'))).toEqual([
    note('inexactNumbers', { count: 1, number: '1e400', line: 1, becomes: 'Infinity' }),
  ]);
  expect(notesOf(run('{"a":1.0}'))).toEqual([]);
});

test('shortens long keys and numbers in notes', () => {
  const key = 'k'.repeat(100);
  const [first, second] = notesOf(run(`{"${key}":1,"${key}":${'9'.repeat(100)}}`));
  expect(first?.with.key).toBe(`${'k'.repeat(40)}…`);
  expect(second?.with.number).toBe(`${'9'.repeat(40)}…`);
});

test.for([
  ["{'a':1}", 'jsonSingleQuotes', ['tryRelaxed']],
  ['{a:1,}', 'jsonBareKey', ['tryRelaxed']],
  ['{}\n{}', 'jsonEnd', ['tryLines']],
  ['{} {}', 'jsonEnd', []],
  ['[1', 'jsonOpenBracket', []],
  ['[NaN]', 'jsonNotFinite', []],
] as const)('%j is refused with %s, and gets the advice %j', ([input, code, advice]) => {
  const given = run(input);
  expect(given).toMatchObject({ problem: { code, field: 'input' } });
  expect(notesOf(given).map((one) => one.code)).toEqual(advice);
});

test.for([
  ["{'a':1}", {}, [{ text: 'JSON5 → JSON', values: { relaxed: 'true' } }]],
  ['{}\n{}', {}, [{ text: 'NDJSON → JSON', values: { lines: 'true' } }]],
  ["{'a':1}", { relaxed: true }, []],
  ['{"a":1}', {}, []],
  ['[1', {}, []],
  [' ', {}, []],
  ["['" + 'x'.repeat(50_000) + "']", {}, []],
] as const)('for %s with %j there are the buttons %j', ([input, options, buttons]) => {
  expect(retries({ ...plain, ...options, input })).toEqual(buttons);
});

// Formatting a page's Markdown can also format its sample, and then the sizes in the text are no longer true.
const samples = globSync('content/tools/*/*.md').flatMap((file) => {
  const [, sample, after] =
    /^key: json-minifier$[^]*?^```json\n([^]*?)\n```\n\n([^\n]*)/m.exec(readFileSync(file, 'utf8')) ?? [];
  return sample === undefined || after === undefined ? [] : [{ file, sample, after }];
});

test('pages state the sizes of a sample', () => expect(samples.length).toBeGreaterThan(6));

test.for(samples)('$file: the sample has the sizes in the text', ({ sample, after }) => {
  const bytes = (text: string) => new TextEncoder().encode(text).length;
  const [before, minified] = [bytes(sample), bytes(JSON.stringify(JSON.parse(sample)))];
  const [first, second, percent] = after.match(/\d+(?:,\d)?/g) ?? [];
  expect([Number(first), Number(second)]).toEqual([before, minified]);
  const saved = ((before - minified) / before) * 100;
  expect(Math.abs(Number(percent?.replace(',', '.')) - saved)).toBeLessThan(0.1);
});
