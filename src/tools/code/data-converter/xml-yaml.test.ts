import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { isProblem, problem } from '../../../kinds';
import { convert, type Format, type Options } from './convert';
import { xmlName } from './csv-to-xml';
import { yamlToJson } from './yaml-to-json';

const plain: Omit<Options, 'input' | 'from' | 'to'> = {
  delimiter: 'auto',
  header: true,
  infer: false,
  shape: 'objects',
  indent: '0',
  flatten: true,
  formulaSafe: false,
  root: 'rows',
  row: 'row',
  style: 'elements',
  arrays: '',
};

function run(input: string, from: Format, to: Format, options: Partial<Options> = {}) {
  const given = convert({ ...plain, input, from, to, ...options }, undefined, yamlToJson);
  return typeof given === 'string' || isProblem(given) ? given : given.result;
}
const xml = (input: string, options: Partial<Options> = {}) => run(input, 'xml', 'json', options);
const yaml = (input: string) => run(input, 'yaml', 'json');

describe('XML to JSON, as xmltodict has it', () => {
  test.for([
    // The README of xmltodict.
    [
      '<mydocument has="an attribute"><and><many>elements</many><many>more elements</many></and><plus a="complex">\n element as well\n</plus></mydocument>',
      '{"mydocument":{"@has":"an attribute","and":{"many":["elements","more elements"]},"plus":{"@a":"complex","#text":"element as well"}}}',
    ],
    // Its tests: test_minimal, test_semi_structured, test_mixed, nested lists.
    ['<a/>', '{"a":null}'],
    ['<a>data</a>', '{"a":"data"}'],
    ['<a href="xyz"/>', '{"a":{"@href":"xyz"}}'],
    ['<a><b>1</b><c/><b>2</b></a>', '{"a":{"b":["1","2"],"c":null}}'],
    ['<a>abc<d/>def</a>', '{"a":{"d":null,"#text":"abcdef"}}'],
    ['<a><![CDATA[<b>]]></a>', '{"a":"<b>"}'],
    ['<a><!-- no --><?pi no?>x</a>', '{"a":"x"}'],
    ['<n:a xmlns:n="urn:x"><n:b/></n:a>', '{"n:a":{"@xmlns:n":"urn:x","n:b":null}}'],
    ['<a>&lt;&#233;&#x1F600;&amp;lt;</a>', '{"a":"<é😀&lt;"}'],
    // XML 1.0 §3.3.3: white space in an attribute is a space; §2.11: line ends are LF.
    ['<a b="1\n2">x\r\ny</a>', '{"a":{"@b":"1 2","#text":"x\\ny"}}'],
  ])('%s', ([input, expected]) => expect(xml(input ?? '')).toBe(expected));

  test('numbers become values only where asked, and then as they are written', () => {
    const input = '<a n="1.10"><b>007</b><c>true</c><d>-0.5</d></a>';
    expect(xml(input)).toBe('{"a":{"@n":"1.10","b":"007","c":"true","d":"-0.5"}}');
    expect(xml(input, { infer: true })).toBe('{"a":{"@n":1.10,"b":"007","c":true,"d":-0.5}}');
  });

  test('an element named as a list is one, though it stands alone', () =>
    expect(xml('<a><b>1</b><c/></a>', { arrays: 'b, x' })).toBe('{"a":{"b":["1"],"c":null}}'));

  test('entities are never unpacked', () => {
    const laughs =
      '<?xml version="1.0"?>\n<!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;">]>\n<lolz>&lol2;</lolz>';
    expect(xml(laughs)).toEqual(problem('xmlEntities', { line: 2, column: 1 }, 'input'));
    expect(xml('<a>\n&nbsp;</a>')).toEqual(problem('xmlUnknownEntity', { line: 2, column: 1, name: 'nbsp' }, 'input'));
  });

  test('a fault is named with its place', () =>
    expect(xml('<a>\n<b></a>')).toMatchObject({ code: 'xmlWrongClose', with: { line: 2, column: 4 } }));

  test('100,000 elements inside each other', () => {
    const deep = xml('<a>'.repeat(100_000) + '</a>'.repeat(100_000));
    expect(typeof deep === 'string' && deep.endsWith(`null${'}'.repeat(100_000)}`)).toBe(true);
  });
});

describe('YAML to JSON', () => {
  test.for([
    // Examples of YAML 1.2.2, chapter 2; the JSON as in the YAML test suite.
    [
      'american:\n- Boston Red Sox\nnational:\n- New York Mets',
      '{"american":["Boston Red Sox"],"national":["New York Mets"]}',
    ],
    [
      'hr:\n- Mark McGwire\n- &SS Sammy Sosa\nrbi:\n- *SS\n- Ken Griffey',
      '{"hr":["Mark McGwire","Sammy Sosa"],"rbi":["Sammy Sosa","Ken Griffey"]}',
    ],
    ['--- |\n  \\//||\\/||\n  // ||  ||__', '"\\\\//||\\\\/||\\n// ||  ||__\\n"'],
    [
      'canonical: 12345\ndecimal: +12345\noctal: 0o14\nhexadecimal: 0xC',
      '{"canonical":12345,"decimal":12345,"octal":12,"hexadecimal":12}',
    ],
    ['# Ranking\n---\n- a\n---\n- b', '[["a"],["b"]]'],
    // 1.2 is not 1.1: words and leading zeros.
    ['a: no\nb: 012\nc: 2001-12-14\nd: ~\ne:', '{"a":"no","b":12,"c":"2001-12-14","d":null,"e":null}'],
    [
      'id: 12345678901234567890\nprice: 1.10\nexp: 1e3\nhalf: .5',
      '{"id":12345678901234567890,"price":1.10,"exp":1e3,"half":0.5}',
    ],
    ['base: &b {x: 1, y: 2}\nderived:\n  <<: *b\n  y: 3', '{"base":{"x":1,"y":2},"derived":{"y":3,"x":1}}'],
    ['1: a\ntrue: b\n? [x, y]\n: c', '{"1":"a","true":"b","[\\"x\\",\\"y\\"]":"c"}'],
  ])('%s', ([input, expected]) => expect(JSON.parse(String(yaml(input ?? '')))).toEqual(JSON.parse(expected ?? '')));

  test('numbers are copied to the last digit', () =>
    expect(yaml('a: 12345678901234567890.10')).toBe('{"a":12345678901234567890.10}'));

  test.for([
    ['a: 1\na: 2', 'yamlDuplicateKey', 2],
    ['a: .inf', 'yamlInfinite', 1],
    ['a: 1\nb: *c', 'yamlAlias', 2],
    ['a: "x', 'yamlMissing', 1],
    ['a: b: c', 'yamlNestedKey', 1],
  ] as const)('%s is refused with its place', ([input, code, line]) =>
    expect(yaml(input)).toMatchObject({ says: 'problem', code, with: { line } }),
  );

  test('aliases that unpack into gigabytes are refused', () => {
    const rows = ['a0: &a0 [x, x, x, x, x, x, x, x, x, x]'];
    for (let n = 1; n < 12; n++)
      rows.push(
        `a${n}: &a${n} [${Array(10)
          .fill(`*a${n - 1}`)
          .join(', ')}]`,
      );
    expect(yaml(rows.join('\n'))).toMatchObject({ says: 'problem', code: 'yamlAliases' });
  });
});

describe('CSV to XML', () => {
  test.for([
    ['id', 'id'],
    ['first name', 'first_name'],
    ['2nd', '_2nd'],
    ['prénom', 'prénom'],
    ['a:b', 'a_b'],
    ['-x', '_-x'],
  ])('the column %s is <%s>', ([title, name]) => expect(xmlName(title ?? '')).toBe(name));

  test('cells are elements, or attributes of their row', () => {
    const csv = 'id,note\n1,"a <b> & ""c"""\n2,';
    expect(run(csv, 'csv', 'xml', { indent: '2' })).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<rows>\n  <row>\n    <id>1</id>\n    <note>a &lt;b&gt; &amp; "c"</note>\n  </row>\n  <row>\n    <id>2</id>\n    <note/>\n  </row>\n</rows>',
    );
    expect(run(csv, 'csv', 'xml', { style: 'attributes', root: 'list', row: 'item' })).toBe(
      '<?xml version="1.0" encoding="UTF-8"?><list><item id="1" note="a &lt;b&gt; &amp; &quot;c&quot;"/><item id="2"/></list>',
    );
  });

  test('what XML cannot hold is left out, and said', () => {
    const given = convert({ ...plain, input: 'a\nx\u0001y', from: 'csv', to: 'xml' });
    expect(given).toMatchObject({ result: expect.stringContaining('<a>xy</a>') });
    expect(JSON.stringify(given)).toContain('droppedControls');
  });
});

describe('by way of JSON', () => {
  test('YAML becomes a table', () =>
    expect(run('- {name: Ada, born: 1815}\n- {name: Alan, born: 1912}', 'yaml', 'csv')).toBe(
      'name,born\nAda,1815\nAlan,1912',
    ));

  test('any JSON is the same when it comes back from YAML', () =>
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const written = run(JSON.stringify(value), 'json', 'yaml');
        fc.pre(typeof written === 'string');
        expect(parse(String(written))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    ));

  test('numbers keep their spelling on the way', () =>
    expect(run('{"id":12345678901234567890,"v":1.0,"list":[[],{},[1,[2]]],"no":"no"}', 'json', 'yaml')).toBe(
      'id: 12345678901234567890\nv: 1.0\nlist:\n  - []\n  - {}\n  - - 1\n    - - 2\nno: "no"'.replace(
        '\nno:',
        '\n"no":',
      ),
    ));
});
