import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { isProblem, note, problem } from '../../../kinds/contract';
import { convert, type Format, type Options } from './convert';
import { plain as settings } from './convert.fixture';
import { textOf } from '../../../core/text/long-text';
import { nameEnd } from '../../../formats/xml/xml-name';
import { xmlName } from './csv-to-xml';
import { yamlToJson } from './yaml-to-json';

const plain = { ...settings, infer: false };

function run(input: string, from: Format, to: Format, options: Partial<Options> = {}) {
  const given = convert({ ...plain, input, from, to, ...options }, undefined, yamlToJson);
  return typeof given === 'string' || isProblem(given) ? given : textOf(given.result);
}
const xml = (input: string, options: Partial<Options> = {}) => run(input, 'xml', 'json', options);
const yaml = (input: string) => run(input, 'yaml', 'json');

describe('XML to JSON, like xmltodict', () => {
  test.for([
    // From the README of xmltodict.
    [
      '<mydocument has="an attribute"><and><many>elements</many><many>more elements</many></and><plus a="complex">\n element as well\n</plus></mydocument>',
      '{"mydocument":{"@has":"an attribute","and":{"many":["elements","more elements"]},"plus":{"@a":"complex","#text":"element as well"}}}',
    ],
    // From its tests: test_minimal, test_semi_structured, test_mixed, nested lists.
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
    ['<a><![CDATA[x\r\ny\rz]]></a>', '{"a":"x\\ny\\nz"}'],
  ])('%s', ([input, expected]) => expect(xml(input ?? '')).toBe(expected));

  test('numbers become values only if requested, and keep their spelling', () => {
    const input = '<a n="1.10"><b>007</b><c>true</c><d>-0.5</d></a>';
    expect(xml(input)).toBe('{"a":{"@n":"1.10","b":"007","c":"true","d":"-0.5"}}');
    expect(xml(input, { infer: true })).toBe('{"a":{"@n":1.10,"b":"007","c":true,"d":-0.5}}');
  });

  test('an element named as a list becomes one, even if there is only one', () =>
    expect(xml('<a><b>1</b><c/></a>', { arrays: 'b, x' })).toBe('{"a":{"b":["1"],"c":null}}'));

  test('never expands declared entities', () => {
    const laughs =
      '<?xml version="1.0"?>\n<!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;">]>\n<lolz>&lol2;</lolz>';
    expect(xml(laughs)).toEqual(problem('xmlEntities', { line: 2, column: 1 }, 'input'));
  });

  test.for(['nbsp', 'constructor'])('&%s; is refused: XML does not define it', (name) => {
    const refusal = problem('xmlEntity', { line: 2, column: 1, name }, 'input');
    expect(xml(`<a>\n&${name};</a>`)).toEqual(refusal);
    expect(xml(`<!DOCTYPE a SYSTEM "a.dtd"><a>\n&${name};</a>`)).toEqual(refusal);
  });

  test('a note counts elements with text between their children, but not those that only have attributes', () => {
    const notes = (input: string) => {
      const given = convert({ ...plain, input, from: 'xml', to: 'json' });
      return typeof given === 'string' || isProblem(given) ? [] : given.notes;
    };
    expect(notes('<a b="1">x</a>')).not.toContainEqual(note('mixedText', { count: 1 }));
    expect(notes('<a>x<b/>y</a>')).toContainEqual(note('mixedText', { count: 1 }));
  });

  test('names the position of a syntax error', () =>
    expect(xml('<a>\n<b></a>')).toMatchObject({ code: 'xmlWrongClose', with: { line: 2, column: 4 } }));

  test('converts deeply nested elements', () => {
    const deep = xml('<a>'.repeat(5_000) + '</a>'.repeat(5_000));
    expect(typeof deep === 'string' && deep.endsWith(`null${'}'.repeat(5_000)}`)).toBe(true);
  });
});

describe('YAML to JSON', () => {
  test.for([
    // Examples of YAML 1.2.2, chapter 2; the JSON is from the YAML test suite.
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
    // YAML 1.2 differs from 1.1 in words and leading zeros.
    ['a: no\nb: 012\nc: 2001-12-14\nd: ~\ne:', '{"a":"no","b":12,"c":"2001-12-14","d":null,"e":null}'],
    [
      'id: 12345678901234567890\nprice: 1.10\nexp: 1e3\nhalf: .5',
      '{"id":12345678901234567890,"price":1.10,"exp":1e3,"half":0.5}',
    ],
    ['base: &b {x: 1, y: 2}\nderived:\n  <<: *b\n  y: 3', '{"base":{"x":1,"y":2},"derived":{"y":3,"x":1}}'],
    ['1: a\ntrue: b\n? [x, y]\n: c', '{"1":"a","true":"b","[\\"x\\",\\"y\\"]":"c"}'],
  ])('%s', ([input, expected]) => expect(JSON.parse(String(yaml(input ?? '')))).toEqual(JSON.parse(expected ?? '')));

  test.for([
    // Like PyYAML and js-yaml: a merged key keeps its position, but its value is overridden.
    [
      'base: &b {x: 1, y: 2}\nderived:\n  <<: *b\n  x: 3\n  z: 4',
      '{"base":{"x":1,"y":2},"derived":{"x":3,"y":2,"z":4}}',
    ],
    ['<<: [{a: 1}, {a: 2, b: 3}]', '{"a":1,"b":3}'],
    ['# a remark alone', 'null'],
    // js-yaml 5 gives the same result for these four.
    ['a: 1\rb: [x,\r  y]\rc: |\r  1\r  2\r', '{"a":1,"b":["x","y"],"c":"1\\n2\\n"}'],
    ['[!!float 1, !!float "2.50", !!float +.5]', '[1,2.50,0.5]'],
    [
      '%YAML 1.1\n---\n{a: no, b: 012, c: 2001-12-14, d: 1:30, e: 1_000}',
      '{"a":"no","b":12,"c":"2001-12-14","d":"1:30","e":"1_000"}',
    ],
    ['%YAML 1.1\n---\na: &x {b: 1}\nc: *x', '{"a":{"b":1},"c":{"b":1}}'],
    ['a: !!binary aGVsbG8=\nb: !!timestamp 2001-12-14', '{"a":"aGVsbG8=","b":"2001-12-14"}'],
    ['"a\\tb": 1\n0x1F: 2', '{"a\\tb":1,"0x1F":2}'],
  ])('%s becomes %s', ([input, expected]) => expect(yaml(input ?? '')).toBe(expected));

  test('copies numbers to the last digit', () =>
    expect(yaml('a: 12345678901234567890.10')).toBe('{"a":12345678901234567890.10}'));

  test.for([
    ['a: 1\na: 2', 'yamlDuplicateKey', 2],
    ['a: .inf', 'yamlInfinite', 1],
    ['a: 1\nb: *c', 'yamlAlias', 2],
    ['a: "x', 'yamlMissing', 1],
    ['a: [1, 2', 'yamlMissing', 1],
    ['a: {b: 1\nc: 2', 'yamlMissing', 2],
    ['a:\n  b: [1,\n2]', 'yamlIndent', 3],
    ['a:\n  b: 1\n    c: 2', 'yamlIndent', 3],
    ['a:\n  - b\n - c', 'yamlIndent', 3],
    ['a: b: c', 'yamlNestedKey', 1],
    ['a\nb: 1', 'yamlNestedKey', 1],
    ['1: a\n"1": b', 'yamlDuplicateKey', 2],
    ['a: &x 5\nb: {<<: *x}', 'yamlMerge', 2],
  ] as const)('%s is refused with its position', ([input, code, line]) =>
    expect(yaml(input)).toMatchObject({ says: 'problem', code, with: { line } }),
  );

  test('columns count characters, not surrogates', () =>
    expect(yaml('{"😀": 1, a: 2, a: 3}')).toMatchObject({ with: { line: 1, column: 16 } }));

  test('reports nesting that is too deep for the parser', () =>
    expect(yaml('['.repeat(100_000))).toMatchObject({ code: 'yamlDepth' }));

  test('reports a repeated key among many', () => {
    const text = Array.from({ length: 1_000 }, (_, n) => `k${n}: ${n}`).join('\n');
    expect(String(yaml(text)).endsWith('"k999":999}')).toBe(true);
    expect(yaml(`${text}\nk7: again`)).toMatchObject({ code: 'yamlDuplicateKey', with: { line: 1_001, column: 1 } });
  });

  test('an alias refers to the last anchor of its name before it (YAML 1.2 §3.2.2.2)', () => {
    expect(yaml('- &a 1\n- *a\n- &a 2\n- *a\n- {b: *a, c: &a 3, d: *a}')).toBe('[1,1,2,2,{"b":2,"c":3,"d":3}]');
  });

  test('refuses aliases that expand into gigabytes', () => {
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
    ['µg/m³', '_g_m_'],
    ['名前 1', '名前_1'],
  ])('the column %s becomes <%s>', ([title, name]) => expect(xmlName(title ?? '')).toBe(name));

  test('cells become elements, or attributes of their row', () => {
    const csv = 'id,note\n1,"a <b> & ""c"""\n2,';
    expect(run(csv, 'csv', 'xml', { indent: '2' })).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<rows>\n  <row>\n    <id>1</id>\n    <note>a &lt;b&gt; &amp; "c"</note>\n  </row>\n  <row>\n    <id>2</id>\n    <note/>\n  </row>\n</rows>',
    );
    expect(run(csv, 'csv', 'xml', { style: 'attributes', root: 'list', row: 'item' })).toBe(
      '<?xml version="1.0" encoding="UTF-8"?><list><item id="1" note="a &lt;b&gt; &amp; &quot;c&quot;"/><item id="2"/></list>',
    );
  });

  test('a name in any script becomes a valid XML name', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (title) => {
        const name = xmlName(title.toWellFormed());
        expect(nameEnd(name, 0)).toBe(name.length);
      }),
    ));

  test('pads short rows, names extra columns, and names the lines in notes', () => {
    const given = convert({ ...plain, input: 'a,b\n1\n1,2,3', from: 'csv', to: 'xml' });
    expect(given).toMatchObject({
      result: expect.stringContaining('<row><a>1</a><b/></row><row><a>1</a><b>2</b><column_3>3</column_3></row>'),
      columns: 3,
    });
    expect(given).toHaveProperty(
      'notes',
      expect.arrayContaining([
        note('shortRows', { count: 1, columns: 2, lines: '2' }),
        note('longRows', { count: 1, columns: 2, lines: '3' }),
      ]),
    );
  });

  test('refuses a table with more elements than a text can contain', () => {
    const name = 'n'.repeat(50_000);
    expect(run(`${name}\n${'1\n'.repeat(6000)}`, 'csv', 'xml')).toEqual(problem('tooLong', { limit: 500 }));
  });

  test('removes characters that XML does not allow, with a note', () => {
    const given = convert({ ...plain, input: 'a\nx\u0001y\uFFFE\uFFFD', from: 'csv', to: 'xml' });
    expect(given).toMatchObject({ result: expect.stringContaining('<a>xy\uFFFD</a>') });
    expect(JSON.stringify(given)).toContain('droppedControls');
  });
});

describe('through JSON', () => {
  test('YAML becomes a table', () =>
    expect(run('- {name: Ada, born: 1815}\n- {name: Alan, born: 1912}', 'yaml', 'csv')).toBe(
      'name,born\nAda,1815\nAlan,1912',
    ));

  test('any JSON survives the round trip through YAML', () =>
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const written = run(JSON.stringify(value), 'json', 'yaml');
        fc.pre(typeof written === 'string');
        expect(parse(String(written))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    ));

  // YAML 1.2 §5.1, c-printable; PyYAML refuses a text with such a character.
  test('escapes characters that YAML does not allow', () => {
    const value = { '\u0085k\u2028': 'a\u007fb\u009f\uFEFF\uFFFE' };
    const written = run(JSON.stringify(value), 'json', 'yaml');
    expect(written).toBe(String.raw`"\u0085k\u2028": "a\u007fb\u009f\ufeff\ufffe"`);
    expect(parse(String(written))).toEqual(value);
  });

  test('writes a key of more than 1024 characters after a question mark', () => {
    const value = [{ ['k'.repeat(2000)]: { a: [1] }, b: 2 }];
    expect(parse(String(run(JSON.stringify(value), 'json', 'yaml')))).toEqual(value);
  });

  test('refuses JSON that is nested too deeply for a YAML text', () => {
    const deep = `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`;
    expect(run(deep, 'json', 'yaml')).toEqual(problem('tooLong', { limit: 500 }));
  });

  test('numbers keep their spelling', () =>
    expect(run('{"id":12345678901234567890,"v":1.0,"list":[[],{},[1,[2]]],"no":"no"}', 'json', 'yaml')).toBe(
      'id: 12345678901234567890\nv: 1.0\nlist:\n  - []\n  - {}\n  - - 1\n    - - 2\nno: "no"'.replace(
        '\nno:',
        '\n"no":',
      ),
    ));
});
