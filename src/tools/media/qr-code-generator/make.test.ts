import jsQR from 'jsqr';
import { decodePDFRawStream, PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { contrast, luminance } from '../../../core/colors/contrast-ratio';
import { makeCode, type Made, type Style } from './make';
import { pdfOf } from './pdf';
import { drawingOf } from './shapes';
import { pathOf, svgOf } from './svg';
import { symbolOf, type Ecc } from './symbol';

const style: Style = {
  ecc: 'M',
  fixVersion: 0,
  margin: 4,
  size: 512,
  dark: '#000000',
  light: '#ffffff',
  round: false,
  format: 'png',
  check: false,
};
const make = async (payload: string, values: Partial<Style> = {}): Promise<Made> => {
  const made = await makeCode(payload, { ...style, ...values });
  if (!('payload' in made)) throw new Error(JSON.stringify(made));
  return made;
};
/** The text that jsQR, which shares no code with the encoder, reads from a picture. */
async function scan(file: Uint8Array): Promise<string | undefined> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

const texts = [
  'A',
  '0123456789',
  'HTTPS://EXAMPLE.COM/42',
  'https://example.org/menu',
  'Zażółć gęślą jaźń 👩‍👩‍👧',
  'line\r\nline\ttab',
  'x'.repeat(1500),
];

describe('an independent decoder reads the code', () => {
  test.for(texts)('for %j as PNG and as SVG', async (text) => {
    const size = 1024;
    expect(await scan((await make(text, { size, ecc: 'L' })).file)).toBe(text);
    expect(await scan((await make(text, { size, ecc: 'L', format: 'svg' })).file)).toBe(text);
  });

  test.for(['L', 'M', 'Q', 'H'] as const)('for level %s with round modules and colors', async (ecc) => {
    const { file } = await make('https://example.org/menu', {
      ecc,
      round: true,
      dark: '#203080',
      light: '#ffeecc',
      format: 'svg',
    });
    expect(await scan(file)).toBe('https://example.org/menu');
  });

  test('for versions from 1 to 40', async () => {
    for (let version = 1; version <= 40; version += 3) {
      const { file, symbol } = await make('Version!', { fixVersion: version, size: 1024 });
      expect([symbol.version, symbol.side]).toEqual([version, 17 + 4 * version]);
      expect(await scan(file)).toBe('Version!');
    }
  });
});

describe('versions and limits of ISO/IEC 18004 table 7', () => {
  const versionOf = async (text: string, ecc: Ecc) => {
    const symbol = await symbolOf(text, ecc, 0);
    return 'version' in symbol ? symbol.version : symbol;
  };
  test.for([
    ['a'.repeat(17), 'L', 1],
    ['a'.repeat(18), 'L', 2],
    ['1'.repeat(41), 'L', 1],
    ['1'.repeat(42), 'L', 2],
    ['A'.repeat(25), 'L', 1],
    ['A'.repeat(26), 'L', 2],
    ['a'.repeat(14), 'M', 1],
    ['a'.repeat(7), 'H', 1],
    ['a'.repeat(8), 'H', 2],
    ['é'.repeat(8), 'L', 1],
    ['é'.repeat(9), 'L', 2],
    ['1'.repeat(7089), 'L', 40],
  ] as const)('the smallest version for %j at %s is %i', async ([text, ecc, version]) =>
    expect(await versionOf(text, ecc)).toBe(version),
  );

  test.for([
    ['L', 2953],
    ['M', 2331],
    ['Q', 1663],
    ['H', 1273],
  ] as const)('level %s fits %i bytes, and no more', async ([ecc, limit]) => {
    expect(await versionOf('a'.repeat(limit), ecc)).toBe(40);
    expect(await symbolOf('a'.repeat(limit + 1), ecc, 0)).toEqual({ tooLong: limit + 1, limit });
  });

  test('refuses ten megabytes immediately', async () => {
    expect(await symbolOf('a'.repeat(10_000_000), 'L', 0)).toEqual({ tooLong: 10_000_000, limit: 2953 });
  });
  test('a version that is too small is refused with the required one', async () => {
    expect(await symbolOf('a'.repeat(100), 'M', 3)).toEqual({ needs: 6 });
  });
  test('half an emoji becomes U+FFFD, as in any UTF-8', async () => {
    expect(await scan((await make('a\uD83D')).file)).toBe('a\uFFFD');
  });
});

describe('drawing', () => {
  test('has a quiet zone of the chosen margin, and whole pixels for each module', async () => {
    const { data, info } = await sharp((await make('A', { margin: 4, size: 300 })).file)
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    // 21 + 8 modules of 10 pixels are 290, which leaves 5 pixels on each side.
    const at = (x: number, y: number) => data[(y * info.width + x) * info.channels];
    expect([info.width, info.height]).toEqual([300, 300]);
    expect([at(44, 45), at(45, 45), at(114, 45), at(115, 45)]).toEqual([255, 0, 0, 255]);
  });

  test('refuses a picture smaller than its modules', async () => {
    expect(await makeCode('A', { ...style, size: 28 })).toEqual({ pixels: 29 });
    expect('payload' in (await makeCode('A', { ...style, size: 29 }))).toBe(true);
  });

  test('the hole for a logo has an odd size, is centered, and is empty', async () => {
    const symbol = await symbolOf('https://example.org', 'H', 0);
    if (!('side' in symbol)) throw new Error('unexpected refusal');
    const drawing = drawingOf(symbol, { margin: 0, round: false, logo: true });
    const { hole } = drawing;
    if (!hole) throw new Error('no hole');
    expect(hole.side % 2).toBe(1);
    expect(hole.x * 2 + hole.side).toBe(symbol.side);
    const inside = (x: number, y: number) =>
      x >= hole.x && x < hole.x + hole.side && y >= hole.y && y < hole.y + hole.side;
    for (const { x, y, length } of drawing.runs)
      for (let at = x; at < x + length; at++) expect(inside(at, y)).toBe(false);
    const framed = drawingOf(symbol, { margin: 4, round: true, logo: true });
    expect(await scan(new TextEncoder().encode(svgOf(framed, { size: 400, dark: '#000000', light: '#ffffff' })))).toBe(
      'https://example.org',
    );
  });

  test('draws round finder patterns once, as three squares each', async () => {
    const symbol = await symbolOf('A', 'M', 0);
    if (!('side' in symbol)) throw new Error('unexpected refusal');
    const path = pathOf(drawingOf(symbol, { margin: 4, round: true, logo: false }));
    expect(path.match(/a0.75 0.75/g)).toHaveLength(12);
  });
});

describe('PDF', () => {
  /** The size of the only page, its drawing operators, and its pictures. */
  async function readPdf(file: Uint8Array) {
    const pdf = await PDFDocument.load(file, { updateMetadata: false });
    const [page] = pdf.getPages();
    const streams = pdf.context
      .enumerateIndirectObjects()
      .flatMap(([, found]) => (found instanceof PDFRawStream ? [found] : []));
    const isPicture = ({ dict }: PDFRawStream) => dict.get(PDFName.of('Subtype')) === PDFName.of('Image');
    const drawing = streams.filter((stream) => !isPicture(stream)).map((stream) => decodePDFRawStream(stream).decode());
    return {
      pages: pdf.getPageCount(),
      size: page?.getSize(),
      drawing: drawing.map((bytes) => new TextDecoder('latin1').decode(bytes)).join('\n'),
      pictures: streams.filter(isPicture).map(({ dict, contents }) => ({
        width: String(dict.get(PDFName.of('Width'))),
        height: String(dict.get(PDFName.of('Height'))),
        contents,
      })),
      dated: pdf.getCreationDate() !== undefined,
    };
  }

  test('is one page of the same size as the SVG, with its colors and each run of modules', async () => {
    const { file, symbol } = await make('PDF', { format: 'pdf', size: 400, dark: '#ff0000', light: '#0000ff' });
    const { runs } = drawingOf(symbol, { margin: 4, round: false, logo: false });
    const { pages, size, drawing, pictures, dated } = await readPdf(file);
    expect([pages, size, pictures, dated]).toEqual([1, { width: 300, height: 300 }, [], false]);
    expect(drawing).toMatch(/0 0 1 rg[^]*1 0 0 rg[^]*f\*/);
    const dark = drawing.slice(drawing.indexOf('1 0 0 rg'));
    expect(dark.match(/ m$/gm)).toHaveLength(runs.length);
  });

  test('draws round modules as curves, and embeds the JPEG of the logo unchanged', async () => {
    const jpeg = new Uint8Array(
      await sharp({ create: { width: 20, height: 10, channels: 3, background: '#fff' } })
        .jpeg()
        .toBuffer(),
    );
    const symbol = await symbolOf('https://example.org', 'H', 0);
    if (!('side' in symbol)) throw new Error('unexpected refusal');
    const shape = drawingOf(symbol, { margin: 4, round: true, logo: true });
    const file = await pdfOf(shape, { size: 400, dark: '#000000', light: '#ffffff' }, { jpeg, width: 20, height: 10 });
    const { drawing, pictures } = await readPdf(file);
    expect(drawing.match(/ c$/gm)?.length).toBeGreaterThanOrEqual(shape.dots.length * 2);
    expect(pictures).toEqual([{ width: '20', height: '10', contents: jpeg }]);
  });
});

test.for([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#ffff00', '#ffffff', 1.07],
] as const)('%s on %s has a contrast of %d', ([dark, light, ratio]) => {
  expect(Math.round(contrast(dark, light) * 100) / 100).toBe(ratio);
  expect(luminance(dark)).toBeLessThan(luminance(light));
});
