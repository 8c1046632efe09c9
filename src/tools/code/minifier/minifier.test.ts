import fc from 'fast-check';
import { parse as parseHtml, parseFragment, serialize } from 'parse5';
import { expect, test } from 'vitest';
import { note, problem } from '../../../kinds/contract';
import { printXml } from '../../../formats/xml';
import { minifyXml } from './xml';
import { run, resultOf } from './minifier.fixture';

test('counts the compressed size where streams are not async iterable, as in WebKit', async () => {
  const iterator = Object.getOwnPropertyDescriptor(ReadableStream.prototype, Symbol.asyncIterator);
  Reflect.deleteProperty(ReadableStream.prototype, Symbol.asyncIterator);
  try {
    expect(await resultOf('css', 'a { color : red }')).toBe('a{color:red}');
  } finally {
    if (iterator) Object.defineProperty(ReadableStream.prototype, Symbol.asyncIterator, iterator);
  }
});

test.for(['css', 'html', 'xml', 'sql', 'lua'] as const)('%s: white space only gives nothing', async (language) => {
  expect(await run(language, '')).toBe('');
  expect(await run(language, ' \n\t')).toBe('');
});

test('sizes are UTF-8 bytes including the byte order mark; the savings may be 0 %', async () => {
  expect(await run('xml', '\uFEFF<a>é</a>')).toMatchObject({ before: 12, after: 9, saved: 25, notes: [note('bom')] });
  expect(await run('lua', 'a=1')).toMatchObject({ before: 3, after: 3, saved: 0 });
  const { gzip } = (await run('css', 'a{b:c}'.repeat(1000))) as { gzip: number };
  expect(gzip).toBeGreaterThan(20);
  expect(gzip).toBeLessThan(200);
});

test('html: reads comments that no doctype follows only once', async () => {
  // A single regular expression for all comments would try every way to split them: two to the power of their number.
  expect(await resultOf('html', `${'<!--x-->\n'.repeat(5000)}<p>a</p>`)).toBe('<p>a</p>');
  const doctype = '<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01//EN">';
  expect(await resultOf('html', `<!-- a --> <!-- b -->${doctype}<p>a`)).toContain(doctype);
});

test('refuses texts longer than an engine can handle, with their size', async () => {
  expect(await run('html', 'x'.repeat(5_000_001))).toEqual(problem('tooLong', { limit: 5, size: 5.1 }, 'input'));
  expect(await run('css', ' '.repeat(20_000_001) + 'a')).toEqual(
    problem('tooLong', { limit: 20, size: 20.1 }, 'input'),
  );
});

test('lua: an open string is reported where it begins, also if names are to be shortened', async () => {
  expect(await run('lua', 'local s = 1\ns = "open', { rename: true })).toEqual(
    problem('luaOpenString', { line: 2, column: 5, sign: '"' }, 'input'),
  );
});

test('css: reports an open block and still gives the result', async () => {
  expect(await run('css', 'a{b:c')).toMatchObject({ result: 'a{b:c', problem: { code: 'cssOpenBlock' } });
  expect(await run('css', 'a{b c}')).toMatchObject({
    result: 'a{b c}',
    notes: [false, note('cssJunk', { count: 1, line: 1, column: 3, text: 'b c' })],
  });
});

test.for([
  // Fragments and documents
  ['<tr><td>a</td></tr>', '<tr><td>a</td></tr>'],
  ['<title> a </title><p>b', '<title>a</title><p>b</p>'],
  ['<body class=a>b', '<html><head></head><body class="a">b</body></html>'],
  [
    '<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN">\n<html><head></head><body>a</body></html>',
    '<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN"><html><head></head><body>a</body></html>',
  ],
  ['<!-- <html> --><p>a</p>', '<p>a</p>'],
  // White space
  ['<p> a <b> b </b> <i>c</i> </p>\n<p> d', '<p>a <b>b </b><i>c</i></p><p>d</p>'],
  ['<textarea>\n\n a </textarea><pre> b\n  c</pre>', '<textarea>\n\n a </textarea><pre> b\n  c</pre>'],
  ['a <!-- b --> c', 'a c'],
  ['<script> a  <  b </script><style> c  > d{} </style>', '<script> a  <  b </script><style> c  > d{} </style>'],
  ['<template> <p> a </p> <!-- b --> </template>', '<template><p>a</p></template>'],
  // Comments
  ['<!--[if IE]>a<![endif]--><!-- b -->', '<!--[if IE]>a<![endif]-->'],
  // Attributes
  ['<a  href = "b" class=" c  d " title=\'e "f"\'>g</a>', '<a href="b" class="c d" title=\'e "f"\'>g</a>'],
  ['<input checked="" disabled="disabled" value="">', '<input checked disabled value>'],
  ['<img src=a.png alt="">', '<img src="a.png" alt>'],
  // References
  ['AT&amp;T &amp;copy; a &lt; b &lt;c', 'AT&amp;T &amp;copy; a < b &lt;c'],
  ['<a href="?a=1&amp;b=2&amp;copy=3&amp;lt">x</a>', '<a href="?a=1&b=2&copy=3&amp;lt">x</a>'],
  ['<xmp>a &amp; <b></xmp>', '<xmp>a &amp; <b></xmp>'],
  ['<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>', '<svg viewBox="0 0 1 1"><path d="M0 0"></path></svg>'],
] as const)('html: %j becomes %j', async ([input, result]) => {
  // Quotes around simple values may be removed: compare everything else.
  const quotes = (text: string) => text.replace(/=([^\s"'=<>`]+)(?=[\s>])/g, '="$1"');
  expect(quotes(await resultOf('html', input))).toBe(quotes(result));
});

test('html: removes quotes around simple values and keeps the others', async () => {
  expect(await resultOf('html', '<p id="a" class="b c" title="">d</p>')).toBe('<p id=a class="b c" title>d</p>');
});

test('html: minifies a table with many rows', async () => {
  const result = await resultOf('html', `<table>\n${'<tr>\n<td>1</td>\n</tr>\n'.repeat(60_000)}</table>`);
  expect(result).toHaveLength('<table><tbody></tbody></table>'.length + '<tr><td>1</td></tr>'.length * 60_000);
});

test('html: keeps white space between blocks inside a preformatted element', async () => {
  expect(await resultOf('html', '<pre><p>a</p> <p>b</p></pre>')).toBe('<pre><p>a</p> <p>b</p></pre>');
});

test('html: minifies styles and scripts inside if requested', async () => {
  const input =
    '<style>a { b : c }</style><script>var first = 1; function second( value ) { return value + 1 }</script>' +
    '<script type="application/json">{ "a": 1 }</script><script>let x = ;</script>';
  expect(await run('html', input, { minifyInner: true })).toMatchObject({
    result:
      '<style>a{b:c}</style><script>var first=1;function second(n){return n+1}</script>' +
      '<script type=application/json>{ "a": 1 }</script><script>let x = ;</script>',
    notes: [false, undefined, note('innerKept', { count: 1 })],
  });
});

test('html: names the position of what browsers fix', async () => {
  expect(await run('html', '<p>😀\n<b a=1 a=2>c</b></p>')).toMatchObject({
    result: '<p>😀 <b a=1>c</b></p>',
    notes: [false, { code: 'htmlMended', with: { count: 1, line: 2 } }, false],
  });
});

/** The tree that browsers' parser builds, with white space collapsed unless an element preserves it. */
function dom(html: string, fragment: boolean): string {
  const written = serialize(fragment ? parseFragment(html) : parseHtml(html));
  return written.replace(/<!--.*?-->/gs, '');
}

const inline = fc.constantFrom(
  'a',
  ' b ',
  '<b>c</b>',
  '<i d="e f">g </i>',
  '&amp;',
  '&lt;',
  '<br>',
  '😀',
  '<img alt>',
  '<!-- h -->',
  '<a href="?i=1&amp;j">k</a>',
);
const block = fc.oneof(
  fc.array(inline, { maxLength: 4 }).map((parts) => `<p>${parts.join('')}</p>`),
  fc.constantFrom(
    '<pre>\n\n a\n  b </pre>',
    '<textarea>\n\n c</textarea>',
    '<ul><li>d<li>e</ul>',
    '<table><tr><td>f</table>',
    '<script>if (a < b) c("</p>")</script>',
    '<style>a > b { c : d }</style>',
    '<template><p>g</p></template>',
    '<svg><path d="M0"/></svg>',
  ),
);
const markup = fc.array(block, { maxLength: 4 }).map((blocks) => blocks.join('\n'));

test('html: browsers build the same tree from the result, except for white space between words', async () => {
  await fc.assert(
    fc.asyncProperty(markup, fc.boolean(), async (body, fragment) => {
      const text = fragment ? body : `<!doctype html><html><head><title>t</title></head><body>${body}</body></html>`;
      const result = await resultOf('html', text);
      // Without any white space, to compare only what must be kept.
      const bare = (html: string) => dom(html, fragment).replace(/\s+/g, '');
      expect(bare(result)).toBe(bare(text));
      for (const kept of ['<pre>', '<textarea>']) {
        const contents = (html: string) =>
          dom(html, fragment)
            .split(kept)
            .slice(1)
            .map((part) => part.split('</')[0]);
        expect(contents(result)).toEqual(contents(text));
      }
      expect(await resultOf('html', result)).toBe(result);
    }),
    { numRuns: 300 },
  );
});

test.for([
  ['<a> <b/> <c> x <d/> </c> </a>', {}, '<a><b/><c> x <d/> </c></a>'],
  ['<a></a>', {}, '<a/>'],
  ['<a></a><!-- b -->', { collapseEmpty: false }, '<a></a>'],
  ['<a> <!-- b --> </a>', {}, '<a/>'],
  ['<a> <!-- b --> </a>', { keepComments: true }, '<a><!-- b --></a>'],
  ['<a xml:space="preserve"> <b> <c/> </b></a>', {}, '<a xml:space="preserve"> <b> <c/> </b></a>'],
  [
    '<a xml:space="preserve"> <b xml:space="default"> <c/> </b></a>',
    {},
    '<a xml:space="preserve"> <b xml:space="default"><c/></b></a>',
  ],
  ['<a> <![CDATA[]]> </a>', {}, '<a> <![CDATA[]]> </a>'],
  [
    '<?xml version="1.0"?>\n<!DOCTYPE a [ <!-- b --> ]>\n<a\n b = "1"\tc=\'2\' />',
    {},
    '<?xml version="1.0"?><!DOCTYPE a [ <!-- b --> ]><a b="1" c=\'2\'/>',
  ],
] as const)('xml: %s with %j becomes %s', async ([input, options, result]) => {
  expect(await resultOf('xml', input, options)).toBe(result);
});

const name = fc.constantFrom('a', 'b:c', 'ż');
const content = fc.constantFrom('', ' ', '\n', 'text', ' a b ', '&amp;', '<![CDATA[ <x> ]]>', '<!-- c -->', '<?p q?>');
const { element } = fc.letrec<{ element: string }>((tie) => ({
  element: fc
    .tuple(
      name,
      fc.constantFrom('', ' x = "1"', " y='&lt;'", ' xml:space="preserve"'),
      fc.array(fc.oneof({ maxDepth: 4 }, content, tie('element')), { maxLength: 4 }),
    )
    .map(([tag, attributes, inside]) => `<${tag}${attributes}>${inside.join('')}</${tag} >`),
}));

test('xml: minifying formatted XML gives the minified XML; minifying it again changes nothing', () => {
  fc.assert(
    fc.property(element, (text) => {
      const options = { keepComments: true, collapseEmpty: true };
      const result = minifyXml(text, options).text ?? '';
      expect(minifyXml(result, options).text).toBe(result);
      expect(minifyXml(printXml(text, '  ').text ?? '', options).text).toBe(result);
    }),
    { numRuns: 500 },
  );
});
