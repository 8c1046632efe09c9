import { expect, test } from 'vitest';
import { markdownToHtml } from './to-html';

/* Expected by commonmark.js 0.31.2, the reference implementation; markdown-it 14 agrees. */
test.for([
  ['> q\n<br>\n> r', '<blockquote>\n<p>q\n<br>\nr</p>\n</blockquote>'],
  ['- a\n<a href="x">\n  b</a>', '<ul>\n<li>a\n<a href="x">\nb</a></li>\n</ul>'],
  // Other kinds of HTML do end a paragraph, and lazy continuation lines exist only for paragraphs.
  ['> q\n<div>', '<blockquote>\n<p>q</p>\n</blockquote>\n<div>'],
  ['> # q\n<br>', '<blockquote>\n<h1>q</h1>\n</blockquote>\n<br>'],
])('a single tag on a lazy line continues the paragraph: %j', async ([markdown = '', html]) =>
  expect(await markdownToHtml(markdown, { gfm: true, rawHtml: true })).toBe(html),
);

test.for([
  ['    code\n2. a', '<pre><code>code\n</code></pre>\n<ol start="2">\n<li>a</li>\n</ol>'],
  ['    code\n-', '<pre><code>code\n</code></pre>\n<ul>\n<li></li>\n</ul>'],
  ['text\n- 2. a', '<p>text</p>\n<ul>\n<li>\n<ol start="2">\n<li>a</li>\n</ol>\n</li>\n</ul>'],
  // CommonMark 0.31.2, examples 285 and 304.
  ['foo\n*', '<p>foo\n*</p>'],
  ['The number\n14.  The', '<p>The number\n14.  The</p>'],
])('only a paragraph restricts how a list after it may begin: %j', async ([markdown = '', html]) =>
  expect(await markdownToHtml(markdown, { gfm: true, rawHtml: true })).toBe(html),
);
