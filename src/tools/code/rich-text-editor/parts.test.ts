import { expect, test } from 'vitest';
import { hexColor } from './hex-color';
import { writeDocx } from './docx/write';
import { addressOf } from './link-address';
import { readWord } from './word-in';

test.for([
  ['https://example.com/?a=1', 'https://example.com/?a=1'],
  [' example.com ', 'https://example.com'],
  ['example.com:8080/a?b#c', 'https://example.com:8080/a?b#c'],
  ['żółw.pl', 'https://żółw.pl'],
  ['a.b+c@example.com', 'mailto:a.b+c@example.com'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
  ['tel:+48123', 'tel:+48123'],
  ['/contact/', '/contact/'],
  ['#top', '#top'],
  ['https://example.com/a b', 'https://example.com/a%20b'],
  ['javascript:alert(1)', undefined],
  ['JaVaScRiPt:alert(1)', undefined],
  ['java\tscript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['file:///etc/passwd', undefined],
  ['word', undefined],
  ['two words.com', undefined],
  ['', undefined],
])('the address %j leads to %j', ([typed = '', address]) => expect(addressOf(typed)).toBe(address));

test.for([
  ['#f00', 'FF0000'],
  ['#12345678', '123456'],
  ['rgb(255, 238, 136)', 'FFEE88'],
  ['rgba(1 2 3 / 50%)', '010203'],
  ['url(x)', undefined],
  ['', undefined],
])('the color %j becomes %j', ([css = '', hex]) => expect(hexColor(css)).toBe(hex));

test('alignment, underline, quotes, code and page breaks survive the round trip through Word', async () => {
  const aligned = (type: string, textAlign: string, level?: number) => ({
    type,
    attrs: { textAlign, ...(level !== undefined && { level }) },
    content: [{ type: 'text', text: textAlign }],
  });
  const root = {
    type: 'doc',
    content: [
      aligned('heading', 'center', 2),
      aligned('paragraph', 'justify'),
      aligned('paragraph', 'right'),
      { type: 'paragraph', content: [{ type: 'text', text: 'u', marks: [{ type: 'underline' }] }] },
      { type: 'blockquote', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'q' }] }] },
      { type: 'codeBlock', content: [{ type: 'text', text: 'a\nb' }] },
      { type: 'pageBreak' },
      { type: 'horizontalRule' },
    ],
  };
  const bytes = await writeDocx(root, { title: 'T', lang: 'en', paper: 'letter' }, async () => undefined);
  const { html } = await readWord(new Blob([bytes]));
  // Browsers ignore an end tag of `hr`.
  expect(html?.replace('</hr>', '')).toBe(
    '<h2 style="text-align: center">center</h2><p style="text-align: justify">justify</p><p style="text-align: right">right</p><p><u>u</u></p>' +
      '<blockquote><p>q</p></blockquote><pre>a\nb</pre><p><hr data-type="pageBreak" /></p><hr>',
  );
});

test.for([
  ['old Word', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], 'oldWord'],
  ['PDF', Array.from('%PDF-1.7', (character) => character.charCodeAt(0)), 'pdf'],
  ['nothing', [], 'notWord'],
] as const)('%s is refused as %s', async ([, bytes, fault]) =>
  expect(await readWord(new Blob([Uint8Array.from(bytes)]))).toEqual({ fault }),
);
