import { applyPalette, GIFEncoder, quantize } from 'gifenc';
import type { Bytes } from '../../core/bytes/bytes';
import type { Size } from './image-size';

export interface GifOptions extends Size {
  /** How often it plays: 0 is forever, 1 once. */
  readonly loop: number;
  /** 2 to 256, with the transparent one. */
  readonly colors: number;
  /** Mixes colors in a pattern that does not move, so that gradients have no bands. */
  readonly dither: boolean;
  /** One palette for all frames, from `paletteOf`; each frame gets its own if it is left out. */
  readonly palette?: GifPalette;
}

export type GifPalette = readonly (readonly number[])[];
type Pixels = Uint8Array | Uint8ClampedArray;

/** Writes GIF89a frame by frame with gifenc. Pixels are RGBA of the whole picture; less than half opaque is transparent. */
export interface GifWriter {
  /** `delay` in hundredths of a second. */
  add(rgba: Pixels, delay: number): void;
  /** The bytes written so far. */
  readonly size: number;
  finish(): Bytes;
}

/** A palette for sample pixels: at most `colors` minus one, because the writer adds a transparent color. */
export const paletteOf = (rgba: Pixels, colors: number): GifPalette =>
  quantize(rgba, Math.max(1, colors - 1), { format: 'rgb565' });

export function gifWriter({ width, height, loop, colors, dither, palette }: GifOptions): GifWriter {
  const encoder = GIFEncoder();
  let before: Uint8Array | undefined;
  let hasAlpha = false;
  return {
    add(rgba, delay) {
      const own = palette ?? paletteOf(rgba, colors);
      const index = applyPalette(dither ? dithered(rgba, width, own.length) : rgba, own, 'rgb565');
      const transparent = own.length;
      const clear = markTransparent(index, rgba, transparent);
      hasAlpha ||= clear;
      // What did not change is transparent, so that it compresses to almost nothing. Holes need the frame to be cleared instead.
      const canReuse = before !== undefined && palette !== undefined && !hasAlpha;
      const written = canReuse && before ? unchanged(index, before, transparent) : index;
      before = index;
      encoder.writeFrame(written, width, height, {
        palette: [...own, [0, 0, 0]],
        transparent: true,
        transparentIndex: transparent,
        delay: delay * 10,
        // gifenc's repeat: -1 once, 0 forever; NETSCAPE2.0 counts the repetitions after the first time.
        repeat: loop === 0 ? 0 : loop === 1 ? -1 : loop - 1,
        dispose: hasAlpha ? 2 : 1,
      });
    },
    get size() {
      return encoder.bytesView().length;
    },
    finish() {
      encoder.finish();
      return encoder.bytes();
    },
  };
}

/** Sets transparent pixels to the transparent index. True if there are any. */
function markTransparent(index: Uint8Array, rgba: Pixels, transparent: number): boolean {
  let found = false;
  for (let at = 0; at < index.length; at++) {
    if ((rgba[at * 4 + 3] ?? 255) < 128) {
      index[at] = transparent;
      found = true;
    }
  }
  return found;
}

function unchanged(index: Uint8Array, before: Uint8Array, transparent: number): Uint8Array {
  const written = index.slice();
  for (let at = 0; at < written.length; at++) if (written[at] === before[at]) written[at] = transparent;
  return written;
}

/** Bayer's threshold matrix of 4 × 4 (1973), from −0.5 to 0.5. */
const BAYER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5].map((value) => (value + 0.5) / 16 - 0.5);

/** Adds the pattern, as strong as the distance between the colors of a palette of this length. */
function dithered(rgba: Pixels, width: number, colors: number): Uint8ClampedArray {
  const strength = 256 / Math.cbrt(colors) / 2;
  const out = new Uint8ClampedArray(rgba);
  for (let at = 0, pixel = 0; at < out.length; at += 4, pixel++) {
    const x = pixel % width;
    const y = (pixel - x) / width;
    const shift = (BAYER[(y & 3) * 4 + (x & 3)] ?? 0) * strength;
    out[at] = (out[at] ?? 0) + shift;
    out[at + 1] = (out[at + 1] ?? 0) + shift;
    out[at + 2] = (out[at + 2] ?? 0) + shift;
  }
  return out;
}
