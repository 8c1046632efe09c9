import fc from 'fast-check';
import { expect, test } from 'vitest';
import { htmlToMarkdown, type FromHtmlOptions } from './from-html';
import { markdownToHtml } from './to-html';

const defaults: FromHtmlOptions = { gfm: true, bullet: '-', links: 'inline', fence: 'backticks' };
const run = (html: string, options: Partial<FromHtmlOptions> = {}) => htmlToMarkdown(html, { ...defaults, ...options });

test.for([
  ['<h1>A</h1><h2>b</h2>', '# A\n\n## b'],
  ['<p><em>a</em> <i>b</i> <strong>c</strong> <b>d</b> <s>e</s></p>', '*a* *b* **c** **d** ~~e~~'],
  ['<pre><code class="language-js">a\n  b\n</code></pre>', '```js\na\n  b\n```'],
  ['<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>', '- a\n  - b\n- c'],
  ['<ol start="3"><li>a<li>b</ol>', '3. a\n4. b'],
  ['<ul><li><input type=checkbox checked> a</li><li><input type=checkbox> b</li></ul>', '- [x] a\n- [ ] b'],
  ['a<hr>b', 'a\n\n---\n\nb'],
  ['<p>a<br>b</p>', 'a\\\nb'],
  ['<table><tr><th>a<th>b<tr><td>1<td>2|3</table>', '| a | b    |\n| - | ---- |\n| 1 | 2\\|3 |'],
  ['<table><tr><td>1<td>2</table>', '|   |   |\n| - | - |\n| 1 | 2 |'],
  ['<table><tr><th>a<tr><td><p>b</p><ul><li>c<li>d</ul></table>', '| a           |\n| ----------- |\n| b<br>c<br>d |'],
  ['<head><title>t</title><style>a{}</style></head><script>b</script><p>c</p>', 'c'],
  ['<a href="../x?a=1&amp;b">y</a><base href="http://z/">', '[y](../x?a=1&b)'],
  ['<u>a</u> <mark>b</mark> <x-y>c</x-y>', 'a b c'],
  ['<p>H<sub class="x">2</sub>O, 10<sup>2</sup></p>', 'H<sub>2</sub>O, 10<sup>2</sup>'],
  ['<blockquote><p>a</p><p>b</p></blockquote>', '> a\n>\n> b'],
  ['<img src="a.png" alt="b" title="c">', '![b](a.png "c")'],
  ['<p>snake_case, 2 * 3, a - b, a.b, 1.5 and #tag</p>', 'snake_case, 2 * 3, a - b, a.b, 1.5 and #tag'],
  [
    '<p>1. a</p><p># b</p><p>- c</p><p>*d*</p><p>[e](f)</p><p>&lt;b&gt; &amp;amp; `c`</p>',
    '1\\. a\n\n\\# b\n\n\\- c\n\n\\*d\\*\n\n[e\\](f)\n\n\\<b> \\&amp; \\`c\\`',
  ],
  // CommonMark 0.31.2: brackets are a link only before a target, and these characters are themselves between spaces.
  ['<p>array[0] = x[i], a _ b ~ 5 * 3, see [1]</p>', 'array[0] = x[i], a _ b ~ 5 * 3, see [1]'],
  // CommonMark 0.31.2, 4.2: a heading after # is one line.
  ['<h3>a<br><b>b<br>c</b><br></h3>', '### a<br>**b<br>c**'],
  ['<h1>a<br>b</h1>', '# a<br>b'],
  // GFM 0.29, 6.9: a URL goes on up to white space or <, so there is no markup in it, and a backslash is a part of it.
  [
    '<p>*a* https://example.com/_b/*c*/~d?e=1&amp;copy;f, *g*</p>',
    '\\*a\\* https://example.com/_b/*c*/~d?e=1&copy;f, \\*g\\*',
  ],
  [
    '<p>(www.example.com/_a_/b) xhttp://c/_d_ http://_e_.f/_g</p>',
    '(www.example.com/_a_/b) xhttp://c/\\_d\\_ http://\\_e\\_.f/\\_g',
  ],
  ['<p><a href="x">http://a.b/_c_d</a></p>', '[http://a.b/\\_c_d](x)'],
  // GFM 0.29, 6.9: a URL goes on up to white space or <, so it would include the backslash of a line break.
  [
    '<p>See www.example.com/a_b<br>or https://example.com.<br>b</p>',
    'See www.example.com/a_b  \nor https://example.com.  \nb',
  ],
  // CommonMark 0.31.2, 6.1: a code span has content, so two backticks alone are text.
  ['<p>a<code></code> <b><code></code>b</b></p>', 'a **b**'],
  ['<p><em>a <b>c</b>* d</em></p>', '*a **c**\\* d*'],
  ['<p>[a]: b</p><ul><li>[ ] c</li></ul>', '[a\\]: b\n\n- \\[ ] c'],
])('converts %s', ([html = '', markdown]) => expect(run(html)).toBe(markdown));

test('keeps marks that Markdown has no syntax for if asked to', () => {
  const html = '<p>H<sub class="x">2</sub>O <u><b>a</b></u> <mark>b</mark><sup>2</sup></p>';
  expect(run(html, { keepMarks: true })).toBe('H<sub>2</sub>O <u>**a**</u> <mark>b</mark><sup>2</sup>');
});

test('options', () => {
  const link = '<p><a href="/a">b</a> <a href="/a">c</a> <a href="/d" title="e">f</a></p>';
  expect(run(link, { links: 'reference' })).toBe('[b][1] [c][1] [f][2]\n\n[1]: /a\n\n[2]: /d "e"');
  expect(run('<ul><li>a</ul><pre>b</pre>', { bullet: '*', fence: 'tildes' })).toBe('* a\n\n~~~\nb\n~~~');
  expect(run('<table><tr><td>a</table><p><del>b</del></p>', { gfm: false })).toBe(
    '<table><tbody><tr><td>a</td></tr></tbody></table>\n\n<del>b</del>',
  );
});

const CHARACTERS = Array.from('*_~`[]()<>!#+-=|:.&;\\0123ab xy{}"\'$^/');
const html = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

test('any text survives a round trip', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: fc.constantFrom(...CHARACTERS), maxLength: 24 }), async (typed) => {
      const text = typed.replace(/\s+/g, ' ').trim();
      if (text === '') return;
      const given = `<p>${html(text)}</p>`;
      expect(await markdownToHtml(run(given), { gfm: true, rawHtml: true })).toBe(given);
    }),
    { numRuns: 3000 },
  );
});

/* Expected by the HTML Standard: what a browser shows; read back by CommonMark 0.31.2 and GFM 0.29 as the same. */
test.for([
  ['<p>a <b> b </b>c<i>d<br></i>e</p>', 'a **b** c*d*\\\ne'],
  ['<p><b>a</b><strong>b</strong> <s>c</s><del>d</del></p>', '**ab** ~~cd~~'],
  ['<p><code>a</code><kbd>b</kbd></p>', '`ab`'],
  ['<p><em>a <i>b</i> <b>c</b></em></p>', '*a b __c__*'],
  ['<p><a name="z">y</a><a id="q"></a></p>', 'y'],
  [
    '<ul><li><label><input type=checkbox checked> a</label><li><p><label><input type=checkbox> b</label></ul>',
    /^- \[x] a\n\n?- \[ ] b$/,
  ],
  ['<ol><li value="4">a<li>b</ol>', '4. a\n5. b'],
  ['<pre class="language-py">a</pre>', '```py\na\n```'],
  ['<pre><code class="lang-c">a</code></pre>', '```c\na\n```'],
  ['<div class="highlight highlight-source-js"><pre>a</pre></div>', '```js\na\n```'],
  [
    '<table><caption>C</caption><tr><th style="text-align: center">a<tr><td>1</table>',
    'C\n\n|  a  |\n| :-: |\n|  1  |',
  ],
  ['<table><tr><th>a<tr><td><table><tr><td>x<td>y</table></table>', '| a      |\n| ------ |\n| x<br>y |'],
  ['<table><tr><th>a<tr><td><pre>x\n  y|z</pre></table>', '| a             |\n| ------------- |\n| `x`<br>`y\\|z` |'],
  ['<p>a <sup><a href="#fn-1">1</a></sup> b</p><ol><li id="fn-1">n</ol>', 'a [^1] b\n\n[^1]: n'],
] as const)('converts %s', ([html, markdown]) => {
  if (typeof markdown === 'string') expect(run(html)).toBe(markdown);
  else expect(run(html)).toMatch(markdown);
});

test('merged cells leave blanks, and spans beyond the table leave none', () => {
  expect(
    run('<table><tr><th>a<th>b<th>c<tr><td rowspan=2>1<td colspan=2>2<tr><td>3<td>4<tr><td colspan=99999>5</table>'),
  ).toBe('| a | b | c |\n| - | - | - |\n| 1 | 2 |   |\n|   | 3 | 4 |\n| 5 |   |   |');
  expect(run(`<table>${'<tr><td colspan=1000>a<td rowspan=65534>b'.repeat(500)}</table>`).length).toBeLessThan(10_000);
});

test('a long cell does not widen all others', () => {
  const rows = `<tr><td>${'y'.repeat(100_000)}<td>z${'<tr><td>a<td>b'.repeat(1_000)}`;
  expect(run(`<table>${rows}</table>`).length).toBeLessThan(300_000);
});

test('marks nested in their own kind become one, however many', () => {
  expect(run(`<p>${'<em><b>'.repeat(200)}x`)).toBe('***x***');
});
