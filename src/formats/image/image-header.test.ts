import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { isSrgb, profileName, profileSpace } from './icc';
import { isHeader, readHeader, uprightSize } from './image-header';
import type { Header } from './picture-facts';
import { copyJpegMetadata, jpegHeader, stripJpeg, withoutJpegProfile } from './jpeg';
import { copyPngMetadata, pngHeader, pngProfile, stripPng, turnedPng } from './png';
import {
  ANIMATED_GIF,
  ANIMATED_PNG,
  BMP,
  CLEAR_PALETTE_PNG,
  ICON,
  TURNED_JPEG,
  TURNED_PNG,
  TURNED_WEBP,
} from './image-samples.fixture';
import { sizedSvg } from './svg';
import { stripWebp, turnedWebp, webpHeader, withoutWebpProfile } from './webp';

const picture = (width = 37, height = 23, alpha = 1) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 90, b: 40, alpha } } });
const svg = (text: string) => new TextEncoder().encode(text);
const header = (bytes: Uint8Array): Header => {
  const read = readHeader(bytes);
  if (!isHeader(read)) throw new Error(JSON.stringify(read));
  return read;
};

describe('reads type and size as libvips wrote them', () => {
  test.for([
    ['jpeg', () => picture().jpeg().toBuffer()],
    ['jpeg', () => picture().jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer()],
    ['png', () => picture().png().toBuffer()],
    ['png', () => picture().png({ palette: true, progressive: true }).toBuffer()],
    ['webp', () => picture().webp().toBuffer()],
    ['webp', () => picture().webp({ lossless: true }).toBuffer()],
    ['avif', () => picture().avif({ effort: 0 }).toBuffer()],
    ['gif', () => picture().gif().toBuffer()],
  ] as const)('reads a file written as %s', async ([type, make]) => {
    const read = header(await make());
    expect(read).toMatchObject({ type, width: 37, height: 23, frames: 1, orientation: 1 });
  });

  test('reads a large JPEG and a large WebP', async () => {
    expect(header(await picture(12_000, 300).jpeg().toBuffer())).toMatchObject({ width: 12_000, height: 300 });
    expect(header(await picture(12_000, 300).webp().toBuffer())).toMatchObject({ width: 12_000, height: 300 });
  });

  test.for([
    ['png', (alpha: number) => picture(9, 9, alpha).png().toBuffer()],
    ['webp', (alpha: number) => picture(9, 9, alpha).webp({ lossless: true }).toBuffer()],
    ['webp', (alpha: number) => picture(9, 9, alpha).webp({ quality: 50 }).toBuffer()],
    ['avif', (alpha: number) => picture(9, 9, alpha).avif({ effort: 0 }).toBuffer()],
  ] as const)('detects transparent pixels in %s', async ([, make]) => {
    expect(header(await make(0.5)).alpha).toBe(true);
  });

  test('an opaque PNG without an alpha channel has no transparent pixels', async () => {
    expect(header(await picture().removeAlpha().png().toBuffer()).alpha).toBe(false);
    expect(header(CLEAR_PALETTE_PNG)).toMatchObject({ width: 8, height: 6, alpha: true });
  });

  test('reads a BMP whose reserved fields are set, and an icon', () => {
    expect(header(BMP)).toMatchObject({ type: 'bmp', width: 5, height: 3 });
    const filled = BMP.slice();
    filled.set([1, 2, 3, 4], 6);
    expect(header(filled)).toMatchObject({ type: 'bmp', width: 5, height: 3 });
    expect(header(ICON)).toMatchObject({ type: 'ico', width: 16, height: 16 });
  });

  test('a rotated AVIF reports its upright size', async () => {
    const turned = await picture(40, 20).withMetadata({ orientation: 6 }).avif({ effort: 0 }).toBuffer();
    const { width, height } = uprightSize(header(turned));
    const vips = await sharp(turned).metadata();
    expect([width, height]).toEqual([vips.autoOrient.width, vips.autoOrient.height]);
  });
});

describe('animations', () => {
  test('counts three frames of Pillow’s APNG and GIF', () => {
    expect(header(ANIMATED_PNG).frames).toBe(3);
    expect(header(ANIMATED_GIF).frames).toBe(3);
  });
  test('counts three frames of libvips’ WebP', async () => {
    const webp = await sharp(ANIMATED_GIF, { animated: true }).webp().toBuffer();
    expect(header(webp)).toMatchObject({ type: 'webp', width: 4, height: 2, frames: 3 });
  });
});

describe('orientation', () => {
  test.for([1, 2, 3, 4, 5, 6, 7, 8])('reads orientation %i in JPEG', async (orientation) => {
    const read = header(await picture(30, 10).withMetadata({ orientation }).jpeg().toBuffer());
    expect(read.orientation).toBe(orientation);
    expect(uprightSize(read)).toEqual(orientation < 5 ? { width: 30, height: 10 } : { width: 10, height: 30 });
  });
  test('reads the orientation in PNG and WebP', () => {
    expect(header(TURNED_PNG).orientation).toBe(6);
    expect(header(TURNED_WEBP).orientation).toBe(6);
  });

  test('the pictures that test a decoder are valid', async () => {
    for (const probe of [await turnedPng(6), turnedWebp(6)]) {
      const { data, info } = await sharp(probe)
        .autoOrient()
        .toColourspace('b-w')
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([1, 2]);
      expect(data[0]).not.toBe(data[info.channels]);
    }
  });
});

describe('SVG', () => {
  test.for([
    ['<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>', 40, 30],
    ['<?xml version="1.0"?>\n<svg width=\'1in\' height="2.54cm"></svg>', 96, 96],
    ['<svg viewBox="0 0 200 100"></svg>', 200, 100],
    ['<svg viewBox="0,0,200,100" width="50"></svg>', 50, 25],
    ['<svg viewBox="0 0 200 100" height="300px"></svg>', 600, 300],
    ['<svg data-x="a>b" width="100%" height="100%" viewBox="0 0 7 9"></svg>', 7, 9],
    ['<svg></svg>', 0, 0],
    ['<svg width="-4" height="zz"></svg>', 0, 0],
  ] as const)('%s is %i × %i', ([text, width, height]) => {
    expect(header(svg(text))).toMatchObject({ type: 'svg', width, height });
  });

  test('drawn at another size it scales and is not cropped', async () => {
    const text = sizedSvg(
      '<svg width="10" height="10" xmlns="http://www.w3.org/2000/svg"><rect width="5" height="10"/></svg>',
      40,
      20,
    );
    const { data, info } = await sharp(svg(text)).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([40, 20]);
    const alphaAt = (x: number) => data[(10 * 40 + x) * info.channels + 3];
    expect([alphaAt(18), alphaAt(22)]).toEqual([255, 0]);
  });
});

describe('refusals', () => {
  test('refuses what is not a picture, naming its type', async () => {
    expect(readHeader(svg('hello'))).toEqual({ refused: 'type', name: '' });
    expect(readHeader(new Uint8Array())).toEqual({ refused: 'type', name: '' });
    expect(readHeader(svg('%PDF-1.7\n'))).toEqual({ refused: 'type', name: 'PDF' });
    expect(readHeader(await picture().tiff().toBuffer())).toEqual({ refused: 'type', name: 'TIFF' });
  });

  test('refuses a picture that is truncated in its header', async () => {
    const png = await picture().png().toBuffer();
    const jpeg = await picture().jpeg().toBuffer();
    const webp = await picture().webp().toBuffer();
    expect(readHeader(png.subarray(0, 20))).toEqual({ refused: 'damaged', name: 'PNG' });
    expect(readHeader(jpeg.subarray(0, 60))).toEqual({ refused: 'damaged', name: 'JPEG' });
    expect(readHeader(webp.subarray(0, 20))).toEqual({ refused: 'damaged', name: 'WebP' });
    expect(readHeader(ANIMATED_GIF.subarray(0, 13))).toEqual({ refused: 'damaged', name: 'GIF' });
  });

  test('reads every truncation and many corrupted bytes without throwing', async () => {
    const files = [
      TURNED_JPEG,
      TURNED_PNG,
      TURNED_WEBP,
      ANIMATED_GIF,
      ANIMATED_PNG,
      BMP,
      ICON,
      await picture(8, 8).avif({ effort: 0 }).toBuffer(),
    ];
    for (const file of files) {
      for (let end = 0; end < file.length; end++) {
        readHeader(file.subarray(0, end));
        const broken = Uint8Array.from(file);
        broken[end] = 255;
        readHeader(broken);
      }
    }
  });
});

describe('metadata', () => {
  const rawOf = async (bytes: Uint8Array) => (await sharp(bytes).raw().toBuffer()).toString('hex');

  test('a stripped JPEG keeps its pixels and orientation, and loses camera, location and comment', async () => {
    const stripped = stripJpeg(TURNED_JPEG);
    expect(await rawOf(stripped)).toBe(await rawOf(TURNED_JPEG));
    const text = Buffer.from(stripped).toString('latin1');
    expect(text).not.toMatch(/Maker|hello/);
    expect((await sharp(stripped).metadata()).orientation).toBe(6);
    expect(stripped.length).toBeLessThan(TURNED_JPEG.length);
  });

  test('a JPEG keeps its color profile and loses what follows its end', async () => {
    const wide = await picture().removeAlpha().withIccProfile('p3').jpeg({ progressive: true }).toBuffer();
    const film = Buffer.concat([wide, Buffer.from('film of a phone')]);
    const stripped = stripJpeg(film);
    expect((await sharp(stripped).metadata()).icc).toEqual((await sharp(wide).metadata()).icc);
    expect(Buffer.from(stripped).toString('latin1')).not.toContain('film');
    expect(await rawOf(stripped)).toBe(await rawOf(wide));
  });

  test('stripped PNG and WebP files keep their pixels and orientation, and lose their texts', async () => {
    const png = stripPng(TURNED_PNG);
    expect(await rawOf(png)).toBe(await rawOf(TURNED_PNG));
    expect(pngHeader(png)).toMatchObject({ orientation: 6, metadata: true });
    expect(Buffer.from(png).toString('latin1')).not.toMatch(/Maker|hello|xmp/);
    const webp = stripWebp(TURNED_WEBP);
    expect(await rawOf(webp)).toBe(await rawOf(TURNED_WEBP));
    expect(webpHeader(webp)?.orientation).toBe(6);
    expect(Buffer.from(webp).toString('latin1')).not.toContain('Maker');
  });

  test('does not change a file without metadata', async () => {
    const jpeg = await picture().jpeg().toBuffer();
    expect(Buffer.from(stripJpeg(jpeg)).equals(jpeg)).toBe(true);
    expect(jpegHeader(jpeg)?.metadata).toBe(false);
    const png = await picture().png().toBuffer();
    expect(await rawOf(stripPng(png))).toBe(await rawOf(png));
  });

  test('copies metadata to another JPEG, with the orientation reset', async () => {
    const target = await picture(4, 6).removeAlpha().jpeg().toBuffer();
    const both = copyJpegMetadata(TURNED_JPEG, target, false);
    expect(await rawOf(both)).toBe(await rawOf(target));
    const { orientation, exif } = await sharp(both).metadata();
    expect(orientation).toBe(1);
    expect(exif?.toString('latin1')).toContain('Maker');
  });

  test('copies metadata to another PNG, with the orientation reset in EXIF and in XMP', async () => {
    const both = copyPngMetadata(TURNED_PNG, await picture(4, 6).png().toBuffer(), false);
    expect(pngHeader(both)?.orientation).toBe(1);
    expect(Buffer.from(both).toString('latin1')).toContain('tiff:Orientation="1"');
    expect((await sharp(both).metadata()).width).toBe(4);
  });

  test('copies a profile only when asked to', async () => {
    const source = await picture().removeAlpha().withIccProfile('p3').jpeg().toBuffer();
    const target = await picture().removeAlpha().jpeg().toBuffer();
    expect((await sharp(copyJpegMetadata(source, target, true)).metadata()).icc).toEqual(
      (await sharp(source).metadata()).icc,
    );
    expect((await sharp(copyJpegMetadata(source, target, false)).metadata()).icc).toBeUndefined();
  });
});

describe('color profiles', () => {
  test('are removed from JPEG and WebP without changing pixels', async () => {
    const profiled = () => picture().removeAlpha().withIccProfile('srgb');
    const files = [
      withoutJpegProfile(await profiled().jpeg().toBuffer()),
      withoutWebpProfile(await profiled().webp().toBuffer()),
    ];
    const plain = [await picture().removeAlpha().jpeg().toBuffer(), await picture().removeAlpha().webp().toBuffer()];
    for (const [index, file] of files.entries()) {
      expect((await sharp(file).metadata()).icc).toBeUndefined();
      expect((await sharp(file).raw().toBuffer()).equals(await sharp(plain[index]).raw().toBuffer())).toBe(true);
    }
  });

  test('are read from JPEG, WebP, AVIF and PNG, and recognized by name', async () => {
    const wide = () => picture().removeAlpha().withIccProfile('p3');
    const profiles = [
      header(await wide().jpeg().toBuffer()).profile,
      header(await wide().webp().toBuffer()).profile,
      header(await wide().avif({ effort: 0 }).toBuffer()).profile,
      await pngProfile(await wide().png().toBuffer()),
    ];
    for (const profile of profiles) {
      if (!profile) throw new Error('expected a color profile');
      expect(profileSpace(profile)).toBe('RGB ');
      expect(isSrgb(profile)).toBe(false);
    }
    const { icc } = await sharp(await picture().removeAlpha().withIccProfile('srgb').jpeg().toBuffer()).metadata();
    expect(profileName(icc ?? new Uint8Array())).toMatch(/srgb/i);
  });
});
