import mammoth from 'mammoth';
import { expect, test } from 'vitest';
import { zipEntries } from '../../../../formats/zip/zip';
import type { TreeNode } from './tree';
import { writeDocx } from './write';

const text = (value: string, ...marks: (string | { type: string; attrs: Record<string, unknown> })[]): TreeNode => ({
  type: 'text',
  text: value,
  marks: marks.map((mark) => (typeof mark === 'string' ? { type: mark } : mark)),
});
const p = (...content: (TreeNode | string)[]): TreeNode => ({ type: 'paragraph', content: content.map(asNode) });
const asNode = (node: TreeNode | string): TreeNode => (typeof node === 'string' ? text(node) : node);
const node = (type: string, ...content: TreeNode[]): TreeNode => ({ type, content });
const item = (...content: TreeNode[]): TreeNode => node('listItem', ...content);

const PNG =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=';

async function written(...content: TreeNode[]) {
  const bytes = await writeDocx(
    node('doc', ...content),
    { title: 'T', lang: 'en', paper: 'a4' },
    async () => undefined,
  );
  const entries = zipEntries(new Uint8Array(bytes)) ?? [];
  const part = async (name: string) => {
    const entry = entries.find((one) => one.name === name);
    if (!entry) return '';
    const stream = new Blob([entry.packed]).stream();
    return new Response(entry.deflated ? stream.pipeThrough(new DecompressionStream('deflate-raw')) : stream).text();
  };
  return {
    names: entries.map(({ name }) => name),
    part,
    body: (await part('word/document.xml')).replace(/^[^]*<w:body>|<w:sectPr[^]*$/g, ''),
    bytes,
  };
}
/** Reads the result with another program (mammoth, which reads Word documents by their styles). */
const readBack = async ({ bytes }: { bytes: ArrayBuffer }, styleMap: string[] = []) =>
  (await mammoth.convertToHtml({ buffer: Buffer.from(bytes) }, { styleMap: ['u => u', ...styleMap] })).value;

test('another program reads headings, formatting and links', async () => {
  const document = await written(
    { type: 'heading', attrs: { level: 1 }, content: [text('Title')] },
    { type: 'heading', attrs: { level: 6 }, content: [text('Deep')] },
    p(
      'plain ',
      text('b', 'bold'),
      text('i', 'italic'),
      text('u', 'underline'),
      text('s', 'strike'),
      text('1', 'subscript'),
      text('2', 'superscript'),
      text('all', 'bold', 'italic'),
    ),
    p(text('https', { type: 'link', attrs: { href: 'https://example.com/?a=1&b=2' } })),
    p(text('script', { type: 'link', attrs: { href: 'javascript:alert(1)' } })),
  );
  expect(await readBack(document)).toBe(
    '<h1>Title</h1><h6>Deep</h6><p>plain <strong>b</strong><em>i</em><u>u</u><s>s</s><sub>1</sub><sup>2</sup><strong><em>all</em></strong></p>' +
      '<p><a href="https://example.com/?a=1&amp;b=2">https</a></p><p>script</p>',
  );
});

test('formatting uses the elements of ECMA-376, part 1, 17.3.2', async () => {
  const { body } = await written(
    p(text('c', { type: 'textStyle', attrs: { color: 'rgb(255, 0, 16)' } })),
    p(text('h', { type: 'highlight', attrs: { color: '#fe8' } })),
    p(text('x', 'code')),
    { type: 'paragraph', attrs: { textAlign: 'center' }, content: [text('m')] },
    { type: 'paragraph', attrs: { textAlign: 'justify' }, content: [text('j')] },
    p(text('u', 'underline'), text('s', 'strike'), text('1', 'subscript'), text('2', 'superscript')),
  );
  expect(body).toContain('<w:color w:val="FF0010"/>');
  expect(body).toMatch(/<w:shd [^>]*w:fill="FFEE88"/);
  expect(body).toContain('<w:rStyle w:val="HTMLCode"/>');
  expect(body).toContain('<w:jc w:val="center"/>');
  expect(body).toContain('<w:jc w:val="both"/>');
  expect(body).toMatch(/<w:u w:val="single"\/>.*<w:strike\/>.*<w:vertAlign w:val="subscript"\/>.*w:val="superscript"/);
});

test('lists can be nested, restart their numbers, begin at any number, and mix', async () => {
  const ordered = (start: number, ...items: TreeNode[]): TreeNode => ({
    type: 'orderedList',
    attrs: { start },
    content: items,
  });
  const document = await written(
    node(
      'bulletList',
      item(p('a'), node('bulletList', item(p('b'), ordered(1, item(p('c')), item(p('d')))))),
      item(p('e')),
    ),
    p('between'),
    ordered(1, item(p('f'))),
    p('between'),
    ordered(4, item(p('g'), p('more'))),
  );
  expect(await readBack(document)).toBe(
    '<ul><li>a<ul><li>b<ol><li>c</li><li>d</li></ol></li></ul></li><li>e</li></ul><p>between</p><ol><li>f</li></ol><p>between</p><ol><li>g</li></ol><p>more</p>',
  );
  const numbering = await document.part('word/numbering.xml');
  // Two lists that begin at 1 are numbered separately: each has its own w:num that restarts (17.9.27).
  const lists = Array.from(document.body.matchAll(/<w:numId w:val="(\d+)"/g), ([, id]) => id);
  expect(new Set(lists).size).toBe(4);
  expect(numbering).toMatch(/<w:lvlOverride w:ilvl="0"><w:startOverride w:val="4"\/>/);
  // The second paragraph of an item is aligned with its text.
  expect(document.body).toMatch(/<w:ind w:left="720"\/><\/w:pPr><w:r><w:t[^>]*>more/);
});

test('tasks have boxes that Word can tick', async () => {
  const task = (checked: boolean, value: string): TreeNode => ({
    type: 'taskItem',
    attrs: { checked },
    content: [p(value)],
  });
  const document = await written(node('taskList', task(true, 'done'), task(false, 'open')));
  expect(document.body).toMatch(/<w14:checked w14:val="1"\/>.*<w14:checked w14:val="0"\/>/);
  expect(await readBack(document)).toBe(
    '<ul><li><input type="checkbox" checked="checked" /> done</li><li><input type="checkbox" /> open</li></ul>',
  );
});

test('tables keep their header rows and merged cells; two adjacent ones stay separate', async () => {
  const cell = (type: string, value: string, attrs: Record<string, unknown> = {}): TreeNode => ({
    type,
    attrs,
    content: [p(value)],
  });
  const one = node(
    'table',
    node('tableRow', cell('tableHeader', 'A', { colspan: 2 }), cell('tableHeader', 'B')),
    node('tableRow', cell('tableCell', '1', { rowspan: 2 }), cell('tableCell', '2'), cell('tableCell', '3')),
    node('tableRow', cell('tableCell', '4'), cell('tableCell', '5')),
  );
  const document = await written(one, one);
  const table =
    '<table><thead><tr><th colspan="2"><p><strong>A</strong></p></th><th><p><strong>B</strong></p></th></tr></thead>' +
    '<tbody><tr><td rowspan="2"><p>1</p></td><td><p>2</p></td><td><p>3</p></td></tr><tr><td><p>4</p></td><td><p>5</p></td></tr></tbody></table>';
  expect(await readBack(document)).toBe(table + table);
  expect(document.body).toMatch(/<w:gridSpan w:val="2"\/>/);
  expect(document.body).toMatch(/<w:vMerge w:val="restart"\/>.*<w:vMerge w:val="continue"\/>/);
  expect(document.body).toMatch(/<\/w:tbl><w:p\/?>.*<w:tbl>.*<\/w:tbl><w:p\/?>/);
});

test('pictures keep their size and description, and never exceed the margin', async () => {
  const image = (attrs: Record<string, unknown>): TreeNode => ({
    type: 'image',
    attrs: { src: PNG, alt: 'A dot', ...attrs },
  });
  const document = await written(
    image({}),
    image({ width: '300' }),
    image({ width: 10_000, height: 5_000 }),
    image({ src: 'https://far.test/a.png', alt: 'Far' }),
    image({ src: 'data:image/png;base64,AAAA', alt: 'Broken' }),
  );
  // English metric units: 9,525 per pixel (20.1.2.1).
  const sizes = Array.from(document.body.matchAll(/<wp:extent cx="(\d+)" cy="(\d+)"/g), ([, x, y]) => [
    Number(x) / 9525,
    Number(y) / 9525,
  ]);
  expect(sizes).toEqual([
    [1, 1],
    [300, 300],
    [602, 301],
  ]);
  expect(document.body).toContain('descr="A dot"');
  expect(document.names.filter((name) => name.startsWith('word/media/'))).toHaveLength(1);
  expect(await readBack(document)).toBe(
    `${`<p><img alt="A dot" src="${PNG}" /></p>`.repeat(3)}<p><a href="https://far.test/a.png">Far</a></p><p>Broken</p>`,
  );
});

test('writes quotes, code, rules and page breaks', async () => {
  const document = await written(
    node('blockquote', p('q'), node('bulletList', item(p('in a quote')))),
    { type: 'codeBlock', content: [text('a\n\tb')] },
    { type: 'horizontalRule' },
    { type: 'pageBreak' },
    p('after', { type: 'hardBreak' }, 'line'),
  );
  const map = [
    "p[style-name='Quote'] => blockquote > p:fresh",
    "p[style-name='HTML Preformatted'] => pre:separator('\\n')",
    "br[type='page'] => hr",
  ];
  expect(await readBack(document, map)).toBe(
    '<blockquote><p>q</p></blockquote><ul><li>in a quote</li></ul><pre>a\n    b</pre><p><hr /></p><p>after<br />line</p>',
  );
  expect(document.body).toContain('<w:br w:type="page"/>');
  expect(document.body).toMatch(/<w:pStyle w:val="Quote"\/>.*<w:ind w:left="1440" w:hanging="360"\/>/);
});

test('writes text from right to left, and replaces characters that XML does not allow', async () => {
  const { body } = await written(p('שלום'), p('a\0\u000Bb \uD800 <&> \t c'));
  expect(body).toMatch(/<w:bidi\/>.*<w:rtl\/>.*שלום/);
  expect(body).toContain('ab \uFFFD &lt;&amp;&gt; ');
  expect(body).toContain('<w:tab/>');
});

test('an empty document is valid', async () => {
  const document = await written();
  expect(await readBack(document)).toBe('');
  expect(document.names).toContain('[Content_Types].xml');
  expect(await document.part('docProps/core.xml')).toContain('<dc:title>T</dc:title>');
});
