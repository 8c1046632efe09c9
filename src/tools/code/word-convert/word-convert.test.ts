import { downloadZip } from 'client-zip';
import { expect, test } from 'vitest';
import { isProblem } from '../../../kinds/contract';
import { inflatesBeyond, zipEntries } from '../../../formats/zip/zip';
import { convertFiles, type WordOptions } from './convert-files';

const defaults: WordOptions = { to: 'html', images: 'inline', fullPage: false, styleMap: '' };

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const R = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relations = (list: string) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list}</Relationships>`;
const relation = (id: string, type: string, target: string, more = '') =>
  `<Relationship Id="${id}" Type="${RELATION}/${type}" Target="${target}" ${more}/>`;

/** A minimal document by ECMA-376, with the parts that a test needs. */
async function docx(
  body: string,
  parts: Record<string, string | Uint8Array<ArrayBuffer>> = {},
  name = 'a.docx',
): Promise<File> {
  const all: Record<string, string | Uint8Array<ArrayBuffer>> = {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="png" ContentType="image/png"/></Types>',
    '_rels/.rels': relations(relation('r', 'officeDocument', 'word/document.xml')),
    'word/document.xml': `<w:document ${W} ${R}><w:body>${body}</w:body></w:document>`,
    ...parts,
  };
  const zip = downloadZip(Object.entries(all).map(([path, input]) => ({ name: path, input })));
  return new File([await zip.arrayBuffer()], name);
}
const run = async (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;
const paragraph = (inner: string) => `<w:p>${inner}</w:p>`;

async function given(file: File | File[], options: Partial<WordOptions> = {}) {
  const outcome = await convertFiles([file].flat(), { ...defaults, ...options });
  if (isProblem(outcome)) throw new Error(JSON.stringify(outcome));
  return outcome;
}

const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII='),
  (character) => character.charCodeAt(0),
);
const picture = () =>
  docx(
    paragraph(
      `<w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><wp:docPr id="1" name="p" descr="A dot"/><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:blipFill><a:blip r:embed="i"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`,
    ),
    { 'word/_rels/document.xml.rels': relations(relation('i', 'image', 'media/1.png')), 'word/media/1.png': PNG },
  );

test('pictures are embedded, saved as separate files, or left out', async () => {
  const data = `data:image/png;base64,${btoa(String.fromCharCode(...PNG))}`;
  expect((await given(await picture())).result).toBe(`<p><img alt="A dot" src="${data}" /></p>`);
  expect((await given(await picture(), { to: 'markdown' })).result).toBe(`![A dot](${data})`);
  const beside = await given(await picture(), { images: 'zip' });
  expect(beside.result).toBe('<p><img alt="A dot" src="images/1.png" /></p>');
  expect(beside.preview).toContain(data);
  expect(beside.files.map(({ name }) => name)).toEqual(['a.html', 'images/1.png']);
  expect(new Uint8Array((await beside.files[1]?.blob.arrayBuffer()) ?? [])).toEqual(PNG);
  expect((await given(await picture(), { images: 'drop' })).result).not.toContain('img');
});

test('a link that could run something keeps only its text', async () => {
  const link = (id: string) => `<w:hyperlink r:id="${id}"><w:r><w:t>${id}</w:t></w:r></w:hyperlink>`;
  const targets = {
    a: 'https://a.b',
    b: 'java&#9;script:alert(1)',
    c: 'mailto:a@b.c',
    d: 'file:///etc',
    e: 'data:text/html,a',
  };
  const list = Object.entries(targets).map(([id, target]) =>
    relation(id, 'hyperlink', target, 'TargetMode="External"'),
  );
  const file = await docx(paragraph(Object.keys(targets).map(link).join('')), {
    'word/_rels/document.xml.rels': relations(list.join('')),
  });
  expect((await given(file)).result).toBe('<p><a href="https://a.b">a</a>b<a href="mailto:a@b.c">c</a>de</p>');
});

test('footnotes become GFM footnotes in Markdown', async () => {
  const file = await docx(
    paragraph(`${await run('Text')}<w:r><w:footnoteReference w:id="2"/></w:r>${await run('.')}`),
    {
      'word/_rels/document.xml.rels': relations(relation('f', 'footnotes', 'footnotes.xml')),
      'word/footnotes.xml': `<w:footnotes ${W}><w:footnote w:id="2">${paragraph(await run('A note'))}</w:footnote></w:footnotes>`,
    },
  );
  expect((await given(file, { to: 'markdown' })).result).toBe('Text[^1].\n\n[^1]: A note');
});

test('keeps insertions, removes deletions and comments', async () => {
  const body = `${await run('a')}<w:ins w:id="1" w:author="x">${await run('b')}</w:ins><w:del w:id="2" w:author="x"><w:r><w:delText>c</w:delText></w:r></w:del><w:commentRangeStart w:id="0"/>${await run('d')}<w:commentRangeEnd w:id="0"/><w:r><w:commentReference w:id="0"/></w:r>`;
  expect((await given(await docx(paragraph(body)))).result).toBe('<p>abd</p>');
});

test('counts what mammoth cannot convert', async () => {
  const odd = `<w:p><w:pPr><w:pStyle w:val="Odd"/></w:pPr>${await run('a')}</w:p>`;
  const { messages, left } = await given(
    await docx(odd + odd, {
      'word/_rels/document.xml.rels': relations(relation('s', 'styles', 'styles.xml')),
      'word/styles.xml': `<w:styles ${W}><w:style w:type="paragraph" w:styleId="Odd"><w:name w:val="Odd one"/></w:style></w:styles>`,
    }),
  );
  expect(messages).toBeGreaterThan(0);
  expect(JSON.stringify(left.rows)).toContain('Odd one');
});

test('several documents become files, and a full page has a title', async () => {
  const one = await docx(paragraph(await run('1')), {}, 'a & b.docx');
  const two = await docx(paragraph(await run('2')), {}, 'a & b.docx');
  const outcome = await given([one, two], { fullPage: true });
  expect(outcome.files.map(({ name }) => name)).toEqual(['a & b.html', 'a & b-2.html']);
  expect(await outcome.files[0]?.blob.text()).toContain('<title>a &amp; b</title>');
  expect(outcome.result).toBeUndefined();
});

const wide = (text: string) => Array.from(text).flatMap((character) => [character.charCodeAt(0), 0]);
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
test.for([
  ['oldWord', [...OLE, ...wide('WordDocument')]],
  ['encrypted', [...OLE, ...wide('EncryptedPackage')]],
  ['pdf', Array.from('%PDF-1.7', (character) => character.charCodeAt(0))],
  ['rtf', Array.from('{\\rtf1 a}', (character) => character.charCodeAt(0))],
  ['notWord', []],
  ['notWord', [1, 2, 3]],
  ['broken', [0x50, 0x4b, 3, 4, 1, 2, 3]],
] as const)('refuses: %s', async ([code, bytes]) => {
  const file = new File([Uint8Array.from(bytes)], 'x');
  expect(await convertFiles([file], defaults)).toMatchObject({ code, field: 'input' });
});

test('refuses a zip without a document, a damaged part, and a file that is too large', async () => {
  const zip = new File([await downloadZip([{ name: 'xl/workbook.xml', input: '<a/>' }]).arrayBuffer()], 'x.xlsx');
  expect(await convertFiles([zip], defaults)).toMatchObject({ code: 'notWord' });
  expect(await convertFiles([await docx('<w:p>')], defaults)).toMatchObject({ code: 'broken' });
  const large = new File([new Uint8Array(50_000_001)], 'x.docx');
  expect(await convertFiles([large], defaults)).toMatchObject({ code: 'tooLarge' });
});

test('measures an archive by its real unpacked size', async () => {
  const packed = new Uint8Array(
    await new Response(
      new Blob([new Uint8Array(3_000_000)]).stream().pipeThrough(new CompressionStream('deflate-raw')),
    ).arrayBuffer(),
  );
  const entry = { name: 'a', encrypted: false, deflated: true, packed };
  expect(await inflatesBeyond([entry], 3_000_000)).toBe(false);
  expect(await inflatesBeyond([entry], 2_999_999)).toBe(true);
  expect(await inflatesBeyond([entry, entry], 5_000_000)).toBe(true);
  expect(zipEntries(new Uint8Array(await (await docx('')).arrayBuffer()))?.map(({ name }) => name)).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'word/document.xml',
  ]);
});
