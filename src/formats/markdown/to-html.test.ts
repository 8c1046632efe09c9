import { expect, test } from 'vitest';
import { markdownToHtml, readMarkdown, taskBoxes } from './to-html';

const html = (markdown: string, gfm = true) => markdownToHtml(markdown, { gfm, rawHtml: true });

test('GFM is optional', async () => {
  expect(await html('~~a~~', false)).toBe('<p>~~a~~</p>');
  expect(await html('~~a~~')).toBe('<p><del>a</del></p>');
});

test('removes unsafe URLs and keeps pictures in the text', async () => {
  expect(await html('[a](javascript:alert(1))')).toBe('<p><a href="">a</a></p>');
  expect(await html('[a](data:text/html,x)')).toBe('<p><a href="">a</a></p>');
  expect(await html('![a][p]\n\n[p]: data:image/png;base64,iVBORw0KGgo=')).toBe(
    '<p><img src="data:image/png;base64,iVBORw0KGgo=" alt="a" /></p>',
  );
  expect(await html('![a](data:image/svg+xml;base64,AAAA)')).toBe('<p><img src="" alt="a" /></p>');
});

test.for([
  '[a](JavaScript&colon;alert(1))',
  '[a](j&#97;vascript\\:alert(1))',
  '[a][]\n\n[a]: <vbscript:x>',
  '[a](file:///etc/passwd)',
  '![a](data:text/html;base64,AAAA)',
  '<javascript:alert(1)>',
  '<DATA:text/html,x>',
])('keeps no URL in %j that runs something', async (markdown) =>
  expect(await html(markdown)).toMatch(/^<p><(?:a href=""|img src="")/),
);

/* CommonMark 0.31.2, examples 500, 598, 599 and 601; `tel:` is RFC 3966. */
test.for([
  ['[link](foo\\)\\:)', '<a href="foo):">link</a>'],
  ['<a+b+c:d>', '<a href="a+b+c:d">a+b+c:d</a>'],
  ['<made-up-scheme://foo,bar>', '<a href="made-up-scheme://foo,bar">made-up-scheme://foo,bar</a>'],
  ['<localhost:5001/foo>', '<a href="localhost:5001/foo">localhost:5001/foo</a>'],
  ['[call](tel:+48123456789)', '<a href="tel:+48123456789">call</a>'],
])('keeps the URL in %j', async ([markdown = '', link]) => expect(await html(markdown)).toBe(`<p>${link}</p>`));

test('headings: level and line, excluding those inside code', async () => {
  const source = '# a\n\n```\n# no\n```\n\nTwo\nlines\n---\n\n> ### q\n\n- # l\n\ntext\n\n    # code\n';
  const { headings } = await readMarkdown(source, { gfm: true, rawHtml: true });
  expect(headings).toMatchObject([
    { level: 1, line: 1 },
    { level: 2, line: 7, source: 'Two\nlines\n---' },
    { level: 3, line: 11 },
    { level: 1, line: 13 },
  ]);
});

test('task checkboxes: the offset of the tick, also after a picture and CRLF', async () => {
  const source =
    '![p](data:image/png;base64,iVBORw0KGgo=)\r\n\r\n- [ ] a\r\n- [x] b\r\n  > 1. [X] c\r\n\r\n`- [ ] no`\r\n\r\n    - [ ] no\r\n';
  const boxes = await taskBoxes(source);
  expect(boxes.map((at) => source.slice(at - 1, at + 2))).toEqual(['[ ]', '[x]', '[X]']);
});
