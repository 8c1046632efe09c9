import fc from 'fast-check';
import { expect, test } from 'vitest';
import { run } from './convert.fixture';

test.for([
  ['', ''],
  ['plain', 'plain'],
  ['<p>Hello <b>world</b></p>', 'Hello world'],
  ['  a \n\t b<i> c</i> <i> d</i>  ', 'a b c d'],
  ['<p>a</p><p>b</p>', 'a\n\nb'],
  ['<div>a</div><div>b</div>', 'a\nb'],
  ['<h1>T</h1><div>a</div>', 'T\n\na'],
  ['a<br>b<br/>c', 'a\nb\nc'],
  ['a<br><br><br>b', 'a\n\nb'],
  ['<p>a<br></p><p></p><p> </p><p>&nbsp;</p><p>b</p>', 'a\n\nb'],
  ['<div>a<div>b</div>c</div>', 'a\nb\nc'],
  ['a<hr>b', 'a\n---\nb'],
  ['<ul><li>a</li><li>b</li></ul>', '- a\n- b'],
  ['<p>x</p><ul><li>a<li>b</ul><p>y</p>', 'x\n\n- a\n- b\n\ny'],
  ['<ul><li>a<ul><li>b<ol><li>c</ol></ul></li><li>d</ul>', '- a\n  - b\n    1. c\n- d'],
  ['<ol><li>a</li><li>b</li></ol>', '1. a\n2. b'],
  ['<ol start="9"><li>a<li>b<li value="3">c<li>d</ol>', '9. a\n10. b\n3. c\n4. d'],
  ['<ol reversed start="2"><li>a<li>b</ol>', '2. a\n1. b'],
  ['<ol><li>a<br>b</li></ol>', '1. a\n   b'],
  ['<ul><li><p>a</p><p>b</p></li><li><p>c</p></li></ul>', '- a\n\n  b\n\n- c'],
  ['<ul><li><div>a<li>b</ul>c', '- a\n- b\n\nc'],
  ['<ul><li></li><li>b</li></ul>', '- b'],
  ['<blockquote><p>a</p><p>b</p></blockquote>c', '> a\n>\n> b\n\nc'],
  ['<blockquote>a<blockquote>b</blockquote></blockquote>', '> a\n>\n> > b'],
  ['<blockquote>a</blockquote><blockquote>b</blockquote>', '> a\n\n> b'],
  ['<blockquote><ul><li>a<li>b</ul></blockquote>', '> - a\n> - b'],
  ['<ul><li>a<blockquote>b</blockquote></ul>', '- a\n\n  > b'],
  ['<pre>\n a  b\n\n\n  c \n\n</pre>d', ' a  b\n\n\n  c\n\nd'],
  ['<ul><li><pre>\n\na\nb</pre></ul>', '- a\n  b'],
  ['<dl><dt>a<dd>b<dt>c<dd>d</dl>', 'a\nb\nc\nd'],
  ['a&nbsp;&nbsp;b&nbsp;', 'a  b'],
  ['&lt;p&gt; &eacute; &#x1F600; &bogus;', '<p> é 😀 &bogus;'],
  ['<a href="/x">a</a><button>b</button><sup>2</sup>', 'ab2'],
  ['<ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby>', '漢(kan)'],
  ['a<wbr>b', 'ab'],
  ['שלום <b>עולם</b>', 'שלום עולם'],
] as const)('lays out %j as %j', async ([html, text]) => {
  expect(await run(html)).toBe(text);
});

test.for([
  ['<table><tr><th>a<th>b<tr><td>c<td>d</table>', 'a\tb\nc\td'],
  ['x<table><caption>T</caption><tbody><tr><td>a</td><td>b</td></tr></tbody></table>y', 'x\n\nT\na\tb\n\ny'],
  ['<table><tr><td><p>a</p><p>b</p></td><td>c<br>d</td></tr></table>', 'a b\tc d'],
  ['<table><tr><td></td><td>b</td><td></td></tr><tr><td></td><td></td></tr></table>', '\tb'],
  ['<table><td>a<td>b</table>', 'a\tb'],
  ['<table><tr><td><ul><li>a<li>b</ul><td>c</table>', 'a b\tc'],
  // A page that uses tables for its layout is not treated as data.
  ['<table><tr><td><h1>T</h1><p>a</p></td></tr><tr><td><p>b</p></td></tr></table>', 'T\n\na\n\nb'],
  ['<table><tr><td>menu</td><td><table><tr><td>a<td>b</table></td></tr></table>', 'menu\na\tb'],
  ['<table><tr><td>a<td>b', 'a\tb'],
] as const)('converts the table %j to %j', async ([html, text]) => {
  expect(await run(html)).toBe(text);
});

test.for([
  ['<h1>T</h1><p>a <b>b</b></p><ul><li>c<ul><li>d</ul></ul>', 'T\na b\nc\nd'],
  ['<blockquote>a</blockquote><hr><pre>b\n\n  c</pre>', 'a\nb\n  c'],
  ['<table><tr><td>a<td>b</table><ol><li>c<br><br>d</ol>', 'a\tb\nc\nd'],
  ['<p>&nbsp;a&nbsp;b</p>', 'a b'],
] as const)('the lines of %j are %j', async ([html, text]) => {
  expect(await run(html, { mode: 'lines' })).toBe(text);
});

test.for([
  ['x &lt; y &amp; z', 'x < y & z'],
  ['<p>a</p><p>b</p>', 'a\nb'],
  ['<p>a</p>\n\n<p>b</p>', 'a\n\nb'],
  ['a<b>b</b>c', 'abc'],
  ['a<br>b', 'a\nb'],
  ['a <br>b', 'a b'],
  ['a<div>b</div>c', 'a\nb\nc'],
  ['<td>a</td><td>b</td>', 'a\nb'],
  ['  a\t b  ', '  a\t b  '],
  ['a&nbsp;b', 'a\u00A0b'],
  ['<p>a</p>', 'a'],
  [
    '<!doctype html>\n<html>\n<head>\n<title>T</title>\n<meta charset=utf-8>\n</head>\n<body>\n<p>a</p>\n</body>\n</html>',
    'T\n\na\n\n',
  ],
  ['<head>\n</head><body>a', 'a'],
] as const)('%j without tags is %j', async ([html, text]) => {
  expect(await run(html, { mode: 'strip' })).toBe(text);
});

const UNSEEN = [
  '<script>if (a < b) document.write("<p>x</p>")</script>',
  '<style>p::after { content: "x" }</style>',
  '<template><p>x</p></template>',
  '<!-- x --><!-- <p>x</p> -->',
  '<noscript>x</noscript>',
  '<span hidden>x <b>x</b></span>',
  '<input value="x"><textarea>x</textarea><select><option>x</select>',
  '<iframe>x</iframe>',
  '<svg><title>x</title><desc>x</desc></svg>',
  '<head><style>x</style></head>',
];

test.for(UNSEEN)('%s results in no text', async (html) => {
  for (const mode of ['layout', 'strip', 'lines'] as const) {
    expect(await run(`a${html}b`, { mode })).toBe('ab');
  }
});

test('a greater-than sign in an attribute does not end the tag', async () => {
  expect(await run('<a title="a > b" data-x=\'>\'>c</a>', { mode: 'strip' })).toBe('c');
  expect(await run('a < b and c > d')).toBe('a < b and c > d');
});

test.for([
  [['b'], false, '<p>Hello <b class="x">world</b></p>', 'Hello <b>world</b>'],
  [
    ['b'],
    true,
    '<p>Hello <b class="x&amp;&quot;y" hidden2>world</b></p>',
    'Hello <b class="x&amp;&quot;y" hidden2>world</b>',
  ],
  [['p', 'br'], false, '<p>a<br>b</p><p>c</p>', '<p>a<br>b</p><p>c</p>'],
  [['b'], false, '<p>a</p><b>b</b><p>c</p>', 'a\n<b>b</b>\nc'],
  [['b'], false, '<b>1 &lt; 2</b> &lt;i&gt; &amp;amp; AT&amp;T', '<b>1 < 2</b> &lt;i> &amp;amp; AT&T'],
  [['li'], false, '<li>a<li>b', '<li>a</li><li>b</li>'],
] as const)('with %j kept (attributes %s), %j is %j', async ([tags, keepAttributes, html, text]) => {
  expect(await run(html, { mode: 'strip', keepTags: new Set(tags), keepAttributes })).toBe(text);
});

test('references can stay as they are', async () => {
  expect(await run('<p>a &lt; b&nbsp;c</p>', { entities: false })).toBe('a &lt; b&nbsp;c');
  expect(
    await run('<i title="a&amp;b">x &lt; y</i>', {
      mode: 'strip',
      entities: false,
      keepTags: new Set(['i']),
      keepAttributes: true,
    }),
  ).toBe('<i title="a&amp;b">x &lt; y</i>');
});

test('writes the URLs of links after them or at the end', async () => {
  const html =
    '<p>See <a href=" https://a.example/x?y&amp;z ">this</a>, <a href="#top">up</a>, <a href="javascript:x()">no</a>, <a href="/b">b</a> and <a href="/b">b</a> again.</p>';
  expect(await run(html, { links: 'inline' })).toBe(
    'See this [https://a.example/x?y&z], up, no, b [/b] and b [/b] again.',
  );
  expect(await run(html, { links: 'footnotes' })).toBe(
    'See this [1], up, no, b [2] and b [2] again.\n\n[1] https://a.example/x?y&z\n[2] /b',
  );
  expect(await run(html, { links: 'footnotes', mode: 'lines' })).toContain('again.\n[1] https');
  expect(await run('<a href="https://a.example">https://a.example</a>', { links: 'inline' })).toBe('https://a.example');
  expect(await run('<a href="/x"><img src="a.png"></a>', { links: 'inline' })).toBe('[/x]');
});

test('leaves out descriptions of images unless requested', async () => {
  const html = '<p>A <img src="a.png" alt="red house"> here<img alt=""></p>';
  expect(await run(html)).toBe('A here');
  expect(await run(html, { images: true })).toBe('A red house here');
});

test('wraps lines at the column, indented by their bullet or prefixed by their quote marker', async () => {
  const words = 'one two three four five six';
  expect(await run(`<p>${words}</p>`, { wrap: 20 })).toBe('one two three four\nfive six');
  expect(await run(`<ol><li>${words}</ol>`, { wrap: 20 })).toBe('1. one two three\n   four five six');
  expect(await run(`<blockquote>${words}</blockquote>`, { wrap: 20 })).toBe('> one two three four\n> five six');
  expect(await run(`<p>a ${'x'.repeat(30)} b</p>`, { wrap: 20 })).toBe(`a\n${'x'.repeat(30)}\nb`);
  expect(await run(`<pre>${words}</pre>`, { wrap: 20 })).toBe(words);
  expect(await run(`<table><tr><td>${words}<td>b</table>`, { wrap: 20 })).toBe(`${words}\tb`);
  expect(await run('<p>吾輩は猫である。名前はまだ無い。</p>', { wrap: 20 })).toBe('吾輩は猫である。名前\nはまだ無い。');
  expect(await run(`<p>one&nbsp;two three&nbsp;four five</p>`, { wrap: 20 })).toBe('one two three four\nfive');
});

test('for any HTML, the layout has no blank line at its ends, no two in a row and no trailing spaces', async () => {
  const piece = fc.constantFrom(
    ...'<p> </p> <div> </div> <ul> </ul> <ol> <li> </li> <blockquote> </blockquote> <br> <hr> <table> <tr> <td> </td> </table> <b> </b> <h2> </h2> a b& <i hidden> </i> &nbsp; <script> </script> <dl> <dd>'.split(
      ' ',
    ),
    ' ',
    '\n',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 25 }), async (pieces) => {
      const html = pieces.join('');
      const text = await run(html);
      expect(text).not.toContain('\n\n\n');
      expect(text.split('\n').filter((line) => line !== line.trimEnd())).toEqual([]);
      expect(text.startsWith('\n') || text.endsWith('\n')).toBe(false);
      // The same words in the same order, whatever the mode.
      const wordsOf = (some: string) => some.replace(/^(?:\s|>|- |\d+\. |---)+/gm, '').replace(/\s+/g, '');
      expect(wordsOf(await run(html, { mode: 'lines' }))).toBe(wordsOf(text));
      const lines = await run(html, { mode: 'lines' });
      if (lines !== '') expect(lines.split('\n').every((line) => line.trim() !== '')).toBe(true);
    }),
    { numRuns: 2000 },
  );
});
