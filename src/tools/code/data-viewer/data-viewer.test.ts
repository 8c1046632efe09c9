import { describe, expect, test } from 'vitest';
import { outcomeOf } from '../../../kinds/contract/plain-values';
import { exampleContext } from '../../../kinds/run/run-example';
import { hintOf } from './hints';
import { JsonSource } from './json-source';
import { allRows, chainOf, closed, firstRows, isOpen, openedBeside, revealed } from './open-rows';
import type { TreeSource } from './source';
import tool from './tool';
import { XmlSource } from './xml-source';

type Given = { input: string; format?: 'json' | 'xml'; path?: string; relaxed?: boolean };

const view = async ({ input, format = 'json', path = '', relaxed = false }: Given) =>
  outcomeOf(await tool.run({ input, format, path, relaxed }, exampleContext()));

async function everything(source: TreeSource) {
  const rows = await allRows(source, () => Promise.resolve(true));
  if (!rows) throw new Error('nothing was opened');
  return rows;
}

async function sourceOf(given: Given): Promise<TreeSource> {
  const { values } = await view(given);
  const files = values.tree;
  if (!Array.isArray(files)) throw new Error('the result has no tree');
  const [text, cells]: { blob: Blob }[] = files;
  const index = new Int32Array((await cells?.blob.arrayBuffer()) ?? new ArrayBuffer());
  return given.format === 'xml'
    ? new XmlSource((await text?.blob.text()) ?? '', index)
    : new JsonSource(new Uint8Array((await text?.blob.arrayBuffer()) ?? new ArrayBuffer()), index);
}

const STORE = '{"store":{"book":[{"title":"A","price":8.950},{"title":"B","price":12345678901234567890}],"b c":null}}';

describe('JSON', () => {
  test.for([
    ['$', `[\n  ${JSON.stringify(JSON.parse('{}'))}\n]`, '{}'],
    ['$..price', '[\n  8.950,\n  12345678901234567890\n]', STORE],
    ['$.store.book[?@.price < 10].title', '[\n  "A"\n]', STORE],
    ['$.store["b c"]', '[\n  null\n]', STORE],
    ['$.store.book[-1:].title', '[\n  "B"\n]', STORE],
    ['$.nothing', '[]', STORE],
    ['$["__proto__"]', '[\n  1\n]', '{"__proto__":1}'],
    ['$.a', '[\n  2\n]', '{"a":1,"a":2}'],
    ['$.a', '[\n  "\\u0041"\n]', '{"\\u0061":"\\u0041"}'],
    ['/', '1', '{"":1}'],
    ['/a~1b/m~0n/1', '"x"', '{"a/b":{"m~n":[0,"x"]}}'],
    // RFC 6901 §5: a space is a valid key.
    ['/ ', '7', '{"":0," ":7}'],
    // JavaScript would move keys that look like numbers to the front.
    ['$.*', '[\n  1,\n  2,\n  3\n]', '{"b":1,"1":2,"0":3}'],
    ['$..x', '[\n  1,\n  2\n]', '{"b":{"x":1},"\\u0031":{"x":2}}'],
    ['$[?@ > 1]', '[\n  3,\n  2.0\n]', '{"__proto__":3,"7":2.0,"a":"x"}'],
    // RFC 9535 §2.4.4: the length of a string is its number of Unicode scalar values.
    ['$[?length(@) == 1]', '[\n  "😀",\n  "é",\n  [\n    "ab"\n  ]\n]', '["😀","é","ab",["ab"],1]'],
    // RFC 9535 §2.4.6: only a whole string matches.
    ['$[?match(@, "1.*|null|true")]', '[\n  "12"\n]', '[12,"12",null,true,[1]]'],
    ['$[?match(@, "a$")]', '[\n  "a"\n]', '["a","ba"]'],
    ['$[?match(@, "^a")]', '[\n  "a"\n]', '["a","ab"]'],
  ] as const)('%s', async ([path, result, input]) => {
    expect((await view({ input, path })).values.result).toBe(result);
  });

  // RFC 9535 §2.3.1.1 (hexchar) and §2.7 (normalized paths).
  test.for([
    ["$['\\u0001']", '[\n  1\n]', '{"\\u0001":1}'],
    ['$["\\u001F"]', '[\n  1\n]', '{"\\u001f":1}'],
    ["$['\\n']", '[\n  1\n]', '{"\\n":1}'],
  ] as const)('%s selects a control character by its escape', async ([path, result, input]) => {
    expect((await view({ input, path })).values.result).toBe(result);
  });

  test('refuses an unescaped control character in a name', async () => {
    expect((await view({ input: '{"a":1}', path: '$["a\u0001"]' })).problem?.code).toBe('jsonPath');
  });

  // JSON.parse of V8 13.6 (Node 24) mistakes the second key for the first; RFC 8259 §7 defines what it is.
  test('an escaped key is not mistaken for another key at the same position', async () => {
    const [backslash, lineFeed] = [String.raw`{"@":1,"\\":2}`, String.raw`{"@":1,"\n":2}`];
    expect((await view({ input: backslash, path: '$["\\\\"]' })).values.result).toBe('[\n  2\n]');
    expect((await view({ input: lineFeed, path: String.raw`$["\n"]` })).values.result).toBe('[\n  2\n]');
    expect((await view({ input: lineFeed, path: '$["\\\\"]' })).values.result).toBe('[]');
  });

  test.for([
    ['store', 'pathStart', {}],
    ['$.a[', 'jsonPathEnd', { column: 5 }],
    ['$..[?@.a ==]', 'jsonPath', expect.anything()],
    ['/store/x', 'pointerMissing', { name: 'x', parent: '/store', count: 2 }],
    ['/x', 'pointerMissing', { name: 'x', parent: '', level: 0, count: 1 }],
    ['/store/book/01', 'pointerIndex', { name: '01', parent: '/store/book' }],
    ['/store/book/2', 'pointerMissing', { name: '2', parent: '/store/book', count: 2 }],
    ['/store/b c/x', 'pointerScalar', { parent: '/store/b c' }],
    ['/a~2', 'pointerEscape', { column: 3 }],
  ] as const)('refuses the path %s and still shows the tree', async ([path, code, blanks]) => {
    const { problem, values } = await view({ input: STORE, path });
    expect(problem).toMatchObject({ code, with: blanks, field: 'path' });
    expect(values.tree).toHaveLength(2);
  });

  test('names the column of a JSONPath error', async () => {
    const { problem } = await view({ input: '{}', path: '$.a.b..' });
    expect(problem?.with.column).toBe(8);
  });

  test('reads JSON5 if the option is on, and evaluates paths in it', async () => {
    const input = "{a: [.5, 'x',], /* c */ b: 0x10}";
    expect((await view({ input })).problem?.code).toBe('jsonBareKey');
    expect((await view({ input, relaxed: true, path: '$.a[0]' })).values.result).toBe('[\n  0.5\n]');
    const numbered = await view({ input: "{b: +.5, '1': 0x10}", relaxed: true, path: '$[?@ > 0]' });
    expect(numbered.values.result).toBe('[\n  0.5,\n  16\n]');
  });

  test.for([
    ['1', 1, 0],
    ['{}', 1, 1],
    ['[[],{"a":[1]}]', 5, 3],
  ] as const)('%s has %i nodes and depth %i', async ([input, nodes, depth]) => {
    expect((await view({ input })).values).toMatchObject({ nodes, depth });
  });

  test('accepts deeply nested brackets', async () => {
    const deep = '['.repeat(5_000) + ']'.repeat(5_000);
    const { values } = await view({ input: deep });
    expect(values).toMatchObject({ nodes: 5_000, depth: 5_000 });
    expect((await view({ input: deep, path: '$..*' })).problem?.code).toBe('pathDepth');
  });

  test.for(['', ' \n', '\uFEFF'])('shows nothing for %j', async (input) => {
    expect((await view({ input })).empty).toBe(true);
  });
});

describe('XML', () => {
  test.for([
    ['//b', '<b x="1">t</b>\n<b/>'],
    ['//@x', '1'],
    ['//b/text()', 't'],
    ['//b = "t"', 'true'],
    ['//none', ''],
  ] as const)('%s', async ([path, result]) => {
    expect((await view({ input: '<a><b x="1">t</b><b/></a>', format: 'xml', path })).values.result).toBe(result);
  });

  test('notes a default namespace when a path finds nothing', async () => {
    const { notes } = await view({ input: '<a xmlns="urn:x"/>', format: 'xml', path: '/a' });
    expect(notes.map(({ code }) => code)).toEqual(['defaultNamespace']);
  });

  // XML 1.0 §4.1, Entity Declared; expat: 'undefined entity'.
  test('refuses an undeclared entity', async () => {
    const { problem } = await view({ input: '<a>\n&nbsp;</a>', format: 'xml' });
    expect(problem).toMatchObject({ code: 'xmlEntity', with: { line: 2, column: 1, name: 'nbsp' } });
    const declared = '<!DOCTYPE a [<!ENTITY nbsp "&#160;">]>\n<a>&nbsp;</a>';
    expect((await view({ input: declared, format: 'xml' })).values.result).toBe(declared);
  });

  test('names the position where an expression ends too early', async () => {
    expect((await view({ input: '<a/>', format: 'xml', path: '//a[' })).problem).toMatchObject({
      code: 'xpathEnd',
      with: { column: 5 },
    });
  });
});

describe('tree', () => {
  const names = (source: TreeSource, rows: ReturnType<typeof firstRows>) =>
    Array.from(
      rows.nodes,
      (node, at) => `${'  '.repeat(rows.depths[at] ?? 0)}${source.row(node, rows.ordinals[at] ?? 0).name}`,
    );

  test('opens the levels that fit, closes rows, and opens all siblings', async () => {
    const source = await sourceOf({ input: '{"a":[1,[2]],"b":{"c":[3]}}' });
    const all = await everything(source);
    expect(names(source, all)).toEqual(['$', '  a', '    0', '    1', '      0', '  b', '    c', '      0']);
    expect(names(source, firstRows(source))).toEqual(names(source, all));
    const shut = closed(closed(all, 5), 1);
    expect(names(source, shut)).toEqual(['$', '  a', '  b']);
    expect(isOpen(shut, 1)).toBe(false);
    const beside = openedBeside(source, shut, 2);
    expect(names(source, beside.rows)).toEqual(['$', '  a', '    0', '    1', '  b', '    c']);
    expect(beside.at).toBe(4);
  });

  test.for([
    ['{"a b":[{"ok":1}]}', '$["a b"][0].ok', "$['a b'][0].ok", 'data["a b"][0].ok'],
    ['{"it\'s":{"ą":1}}', '', "$['it\\'s'].ą", 'data["it\'s"].ą'],
    ['{"1x":[[7]]}', '', "$['1x'][0][0]", 'data["1x"][0][0]'],
  ] as const)('names the path of the last value of %s', async ([input, , path, script]) => {
    const source = await sourceOf({ input });
    const rows = await everything(source);
    expect(source.path(chainOf(rows, rows.nodes.length - 1))).toEqual({ path, script });
    // The copied path selects exactly this value.
    const last = rows.nodes.at(-1) ?? 0;
    expect((await view({ input, path })).values.result).toBe(`[\n  ${source.copy(last)}\n]`);
  });

  // These are the paths with which XPath 1.0 finds exactly this node; Chromium's document.evaluate finds the same.
  test.for([
    '<r xmlns:p="u">t<a/><a x="1"><!--c--><p:b>q</p:b>z</a></r>',
    '<r> <a/> x <a/>\ny<?p i?><!--c--><?q j?><!--d--></r>',
    '<r xmlns:p="u"><p:a/><p:a xmlns:p="v"/><q:a xmlns:q="u">x</q:a><q:b xmlns:q="w"/></r>',
    '<r xmlns:p="u"><a xmlns = "v"><a/><p:a/></a><a/><p:a/></r>',
    '<r xmlns="u"><a/><a xmlns=""><b/></a><a/></r>',
    // U+FEFF and U+1680 are name characters in XML (production 4), but white space in JavaScript.
    '<a\ufeffb><x\u1680y><x\ufeffy y\u1680z="1">t</x\ufeffy></x\u1680y></a\ufeffb>',
  ])('gives paths with which XPath finds the node again: %s', async (input) => {
    const source = await sourceOf({ input, format: 'xml' });
    const rows = await everything(source);
    for (let at = 0; at < rows.nodes.length; at++) {
      const { path } = source.path(chainOf(rows, at));
      const { values } = await view({ input, format: 'xml', path });
      const [result, copy] = [values.result, source.copy(rows.nodes[at] ?? 0)].map((text) => String(text).trim());
      expect([path, values.matches, result]).toEqual([path, 1, copy]);
    }
  });

  test('adjacent pieces of text are one node in XPath, and the prolog is not a node', async () => {
    const input = '<?xml version="1.0"?><!DOCTYPE r><?p i?><r>a<![CDATA[b]]>c<x/>d</r>';
    const source = await sourceOf({ input, format: 'xml' });
    const rows = await everything(source);
    const paths = Array.from(rows.nodes, (_, at) => source.path(chainOf(rows, at)).path);
    expect(paths).toEqual([
      '/',
      '/',
      '/processing-instruction()',
      '/r',
      ...Array(3).fill('/r/text()[1]'),
      '/r/x',
      '/r/text()[2]',
    ]);
    expect((await view({ input, format: 'xml', path: '/r/text()[1]' })).values.result).toBe('abc');
  });

  test('finds keys and values, ignoring case, and opens their ancestors', async () => {
    const source = await sourceOf({ input: '{"a":[{"Key":"x"},{"k":"VALUE"}],"z":[true]}' });
    const start = { nodes: Int32Array.of(0), depths: Int32Array.of(0), ordinals: Int32Array.of(0) };
    for (const [text, name] of [
      ['key', 'Key'],
      ['value', 'k'],
      ['true', '0'],
    ] as const) {
      const found = revealed(source, start, source.find(text, 0, source.end));
      expect(names(source, found.rows)[found.at]?.trim()).toBe(name);
    }
    expect(source.find('nothing', 0, source.end)).toBe(-1);
  });

  test('marks numbers that a double cannot represent', async () => {
    const source = await sourceOf({ input: '[9007199254740993, 0.1]' });
    const rows = await everything(source);
    expect(Array.from(rows.nodes, (node) => source.row(node, 0).becomes)).toEqual([
      undefined,
      '9007199254740992',
      undefined,
    ]);
  });
});

test.for([
  ['2026-11-21', 'date'],
  ['2026-11-21T10:00:00Z', 'date'],
  ['2026-02-30', undefined],
  ['https://example.com/a?b', 'link'],
  ['javascript:alert(1)', undefined],
  ['#fa0', 'color'],
  ['rgb(1 2 3 / 50%)', 'color'],
  ['data:image/png;base64,iVBORw0KGgoAAAANSUhEUg', 'image'],
  ['plain', undefined],
] as const)('detects %s as %s', ([text, hint]) => {
  expect(hintOf(text)).toBe(hint);
});
