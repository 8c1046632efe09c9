import { readFileSync } from 'node:fs';
import { crc32 as nodeCrc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { encodeAvif, encodeJpeg, encodeWebp, optimisePng } from '../../browser/image/codecs';
import { crc32 } from './crc32';
import { extensionFor, stemOf, uniqueNames } from './image-file-names';
import { indexedPng, quantize, truecolourPng, type Pixels } from './palette';
import { resample } from './resample';
import { atMost, within } from './image-size';

/** Pixels by a rule, so that no two rows are alike. */
function painted(
  width: number,
  height: number,
  colour: (x: number, y: number) => readonly [number, number, number, number],
): Pixels {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) data.set(colour(x, y), (y * width + x) * 4);
  return { data, width, height };
}
const gradient = painted(64, 48, (x, y) => [x * 4, y * 5, (x * y) & 255, 255]);
const rgba = async (file: Uint8Array) => (await sharp(file).ensureAlpha().raw().toBuffer()).toString('hex');
/** The mean distance of a file's pixels from the gradient. */
const far = async (file: Uint8Array) => {
  const got = await sharp(file).ensureAlpha().raw().toBuffer();
  return got.reduce((sum, value, at) => sum + Math.abs(value - (gradient.data[at] ?? 0)), 0) / got.length;
};
const raw = ({ data, width, height }: Pixels) => sharp(Buffer.from(data), { raw: { width, height, channels: 4 } });
const hex = ({ data }: Pixels) => Buffer.from(data).toString('hex');

describe('PNG', () => {
  test('crc32 is zlib’s', () => {
    for (const text of ['', 'IEND', '123456789']) expect(crc32(Buffer.from(text))).toBe(nodeCrc32(text));
  });

  test.for([
    ['opaque', gradient],
    ['with alpha', painted(7, 5, (x, y) => [x * 30, y * 40, 9, 255 - x * 20])],
    ['one pixel', painted(1, 1, () => [1, 2, 3, 255])],
  ] as const)('all colours, %s: libpng reads the same pixels', async ([, pixels]) => {
    expect(await rgba(await truecolourPng(pixels))).toBe(hex(pixels));
  });

  test.for([2, 4, 16, 17, 256])('a palette of %i colours: libpng reads the same pixels', async (size) => {
    const pixels = painted(33, 17, (x, y) => {
      const index = (x * 7 + y * 3) % size;
      return [index, 255 - index, (index * 3) & 255, index % 3 === 0 ? 128 : 255];
    });
    const indexed = quantize(pixels, size);
    expect(indexed.exact).toBe(true);
    expect(await rgba(await indexedPng(pixels, indexed))).toBe(hex(pixels));
  });

  test('more colours than asked for: as many as asked for, and about as close as libimagequant comes', async () => {
    const indexed = quantize(gradient, 16);
    expect(indexed).toMatchObject({ exact: false });
    expect(indexed.palette.length).toBe(16);
    const peer = await raw(gradient).png({ palette: true, colours: 16, dither: 1 }).toBuffer();
    expect(await far(await indexedPng(gradient, indexed))).toBeLessThan((await far(peer)) * 1.2);
  });

  test('a photograph of more colours than can be counted', () => {
    const noise = painted(512, 512, (x, y) => [(x * 37 + y * 11) & 255, (x * 91) ^ (y & 255), (x * y) & 255, 255]);
    expect(quantize(noise, 8).palette.length).toBe(8);
  });

  test('two colours dithered keep the brightness', () => {
    const grey = painted(64, 64, () => [100, 100, 100, 255]);
    const edges = painted(64, 64, (x) =>
      x === 0 ? [0, 0, 0, 255] : x === 63 ? [255, 255, 255, 255] : [100, 100, 100, 255],
    );
    expect(quantize(grey, 2).palette).toEqual([[100, 100, 100, 255]]);
    const { palette, indices } = quantize(edges, 2);
    const mean = indices.reduce((sum, index) => sum + (palette[index]?.[0] ?? 0), 0) / indices.length;
    expect(mean).toBeGreaterThan(95);
    expect(mean).toBeLessThan(109);
  });
});

describe('sizes and names', () => {
  test.for([
    [
      { width: 1000, height: 667 },
      { width: 500, height: 9999 },
      { width: 500, height: 334 },
    ],
    [
      { width: 400, height: 200 },
      { width: 100, height: 100 },
      { width: 100, height: 50 },
    ],
    [
      { width: 5000, height: 1 },
      { width: 10, height: 10 },
      { width: 10, height: 1 },
    ],
  ] as const)('%j within %j is %j', ([size, box, fitted]) => expect(within(size, box)).toEqual(fitted));

  test('at most a side, and never larger', () => {
    expect(atMost({ width: 300, height: 900 }, 450)).toEqual({ width: 150, height: 450 });
    expect(atMost({ width: 300, height: 200 }, 450)).toEqual({ width: 300, height: 200 });
  });

  test.for([
    ['a.JPEG', 'jpeg', 'JPEG'],
    ['a.png', 'jpeg', 'jpg'],
    ['a', 'webp', 'webp'],
    ['a.heif', 'heic', 'heif'],
  ] as const)('%s as %s ends in %s', ([name, type, extension]) => expect(extensionFor(name, type)).toBe(extension));

  test('names are used once', () => {
    const name = uniqueNames();
    expect([name('a', 'jpg'), name('A', 'jpg'), name('a', 'png'), name('a', 'jpg')]).toEqual([
      'a.jpg',
      'A (2).jpg',
      'a.png',
      'a (3).jpg',
    ]);
    expect(['photo.final.JPG', '.jpg', 'no extension', 'a.b'].map(stemOf)).toEqual([
      'photo.final',
      '.jpg',
      'no extension',
      'a',
    ]);
  });
});

describe('resampling', () => {
  test('nearest doubles each pixel, and takes every other one back', () => {
    const small = painted(3, 2, (x, y) => [x, y, 0, 255]);
    const large = { data: resample(small, 6, 4, 'nearest'), width: 6, height: 4 };
    expect(large.data.slice(0, 8)).toEqual(Uint8ClampedArray.of(0, 0, 0, 255, 0, 0, 0, 255));
    expect(resample(large, 3, 2, 'nearest')).toEqual(small.data);
  });

  test.for([
    [32, 24],
    [31, 7],
    [1, 1],
    [150, 100],
    [64, 20],
  ] as const)('Lanczos to %i × %i comes close to libvips’ Lanczos', async ([width, height]) => {
    const smooth = painted(64, 48, (x, y) => [
      128 + 100 * Math.sin(x / 5),
      128 + 90 * Math.cos(y / 4),
      (x + y) * 2,
      255,
    ]);
    const vips = await raw(smooth)
      .resize(width, height, { kernel: 'lanczos3', fit: 'fill', fastShrinkOnLoad: false })
      .raw()
      .toBuffer();
    const ours = resample(smooth, width, height, 'lanczos');
    const error = vips.reduce((sum, value, at) => sum + Math.abs(value - (ours[at] ?? 0)), 0) / vips.length;
    expect(error).toBeLessThan(2);
  });

  test.for(['lanczos', 'bilinear'] as const)(
    '%s: an even colour stays what it is, and the same size the same picture',
    (filter) => {
      const even = painted(40, 30, () => [12, 200, 99, 77]);
      for (const [width, height] of [
        [7, 3],
        [90, 41],
      ] as const) {
        expect(new Set(resample(even, width, height, filter))).toEqual(new Set([12, 200, 99, 77]));
      }
      expect(resample(gradient, 64, 48, filter)).toEqual(gradient.data);
    },
  );

  test('bilinear halves by weighing four columns 1, 3, 3, 1', () => {
    const row = painted(8, 1, (x) => [x === 3 ? 160 : 0, 0, 0, 255]);
    expect([0, 4, 8, 12].map((at) => resample(row, 4, 1, 'bilinear')[at])).toEqual([0, 60, 20, 0]);
  });

  test('an edge to nothing gets no dark fringe', () => {
    const edge = painted(8, 8, (x) => (x < 4 ? [255, 255, 255, 255] : [0, 0, 0, 0]));
    for (const filter of ['bilinear', 'lanczos'] as const) {
      const small = resample(edge, 3, 3, filter);
      expect(small[7]).toBeGreaterThan(0);
      expect(small[7]).toBeLessThan(255);
      for (const at of [4, 5, 6]) expect(small[at]).toBe(255);
    }
  });
});

describe('WebAssembly codecs', () => {
  // Vite gives the asset's address from the project's root; there is no server here, so the file itself answers.
  beforeEach(() => {
    vi.stubGlobal(
      'fetch',
      async (address: string) =>
        new Response(readFileSync(address.replace(/^\/(?=node_modules)/, '')), {
          headers: { 'content-type': 'application/wasm' },
        }),
    );
  });
  afterEach(() => vi.unstubAllGlobals());

  test('MozJPEG, libwebp and libavif write what libvips reads, close to the picture', async () => {
    const files = [
      ['jpeg', await encodeJpeg(gradient, 90)],
      ['webp', await encodeWebp(gradient, 90)],
      ['heif', await encodeAvif(gradient, 80)],
    ] as const;
    for (const [format, file] of files) {
      expect((await sharp(file).metadata()).format).toBe(format);
      expect(await far(file)).toBeLessThan(14);
    }
  });

  test('a lower quality makes a smaller file', async () => {
    const [low, high] = [await encodeJpeg(gradient, 10), await encodeJpeg(gradient, 90)];
    expect(low.length).toBeLessThan(high.length);
  });

  test('OxiPNG changes no pixel', async () => {
    const png = await raw(gradient).png({ compressionLevel: 1 }).toBuffer();
    const smaller = await optimisePng(png);
    expect(smaller.length).toBeLessThan(png.length);
    expect(await rgba(smaller)).toBe(hex(gradient));
  });
});
