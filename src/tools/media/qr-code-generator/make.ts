import type { Bytes } from '../../../core/bytes/bytes';
import { encode } from '../../../browser/image/encode-image';
import { indexedPng } from '../../../formats/image/palette';
import type { Logo } from './logo';
import { pdfOf } from './pdf';
import { canvasFor, gridOf, indicesOf } from './raster';
import { drawingOf, type Drawing } from './shapes';
import { svgOf } from './svg';
import { levelsFrom, symbolOf, type Ecc, type NoSymbol, type Symbol } from './symbol';

export type Format = 'svg' | 'png' | 'webp' | 'pdf';

export interface Style {
  readonly ecc: Ecc;
  readonly fixVersion: number;
  readonly margin: number;
  readonly size: number;
  readonly dark: string;
  readonly light: string;
  readonly round: boolean;
  readonly format: Format;
  readonly logo?: Logo;
  /** Read the finished picture back: a logo, round modules or colors can make a code unreadable. */
  readonly check: boolean;
}

export interface Made {
  readonly payload: string;
  readonly symbol: Symbol;
  readonly file: Bytes;
  readonly mime: string;
  /** Whether a decoder read the same text from the picture; true if no check was needed. */
  readonly scans: boolean;
}

export type NotMade = NoSymbol | { readonly pixels: number };

const MIME = { svg: 'image/svg+xml', png: 'image/png', webp: 'image/webp', pdf: 'application/pdf' } as const;

/** Makes a code and its file. One that does not scan is made again with more error correction, up to level H. */
export async function makeCode(payload: string, style: Style): Promise<Made | NotMade> {
  let last: { symbol: Symbol; drawing: Drawing } | undefined;
  let scans = false;
  for (const ecc of levelsFrom(style.ecc)) {
    const symbol = await symbolOf(payload, ecc, style.fixVersion);
    if ('side' in symbol) {
      const drawing = drawingOf(symbol, { margin: style.margin, round: style.round, logo: style.logo !== undefined });
      last = { symbol, drawing };
      scans = !style.check || (await readsBack(payload, drawing, style));
      if (scans) break;
    } else {
      if (!last) return symbol;
      break;
    }
  }
  if (!last) return { pixels: 0 };
  const { symbol, drawing } = last;
  const raster = style.format === 'png' || style.format === 'webp';
  if (raster && !gridOf(drawing.total, style.size)) return { pixels: drawing.total };
  return { payload, symbol, file: await write(drawing, style), mime: MIME[style.format], scans };
}

/** The pixels per module of the picture that is read back: about what a phone sees from 20 cm away. */
const READ_PIXELS = 6;

async function readsBack(payload: string, drawing: Drawing, style: Style): Promise<boolean> {
  const { readQr } = await import('../../../formats/qr/read-qr');
  const size = drawing.total * READ_PIXELS;
  const { context } = canvasFor(drawing, { ...style, size }, { pixels: READ_PIXELS, offset: 0 }, style.logo?.bitmap);
  return (await readQr(context.getImageData(0, 0, size, size))) === payload.toWellFormed();
}

async function write(drawing: Drawing, style: Style): Promise<Bytes> {
  const { format, size, logo } = style;
  if (format === 'svg') {
    const image = logo && { href: logo.href, ratio: logo.bitmap.width / logo.bitmap.height };
    return new TextEncoder().encode(svgOf(drawing, style, image));
  }
  if (format === 'pdf') {
    return pdfOf(drawing, style, logo && { jpeg: logo.jpeg, width: logo.bitmap.width, height: logo.bitmap.height });
  }
  const grid = gridOf(drawing.total, size) ?? { pixels: 1, offset: 0 };
  if (format === 'png' && !logo && !style.round) {
    const palette = [style.light, style.dark].map(channels);
    return indexedPng(
      { data: new Uint8ClampedArray(), width: size, height: size },
      { palette, indices: indicesOf(drawing, size, grid), exact: true },
    );
  }
  return encode(canvasFor(drawing, style, grid, logo?.bitmap), { format, quality: 100 });
}

/** '#336699' as its three channels and full alpha. */
const channels = (hex: string): readonly [number, number, number, number] => {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [part(1), part(3), part(5), 255];
};
