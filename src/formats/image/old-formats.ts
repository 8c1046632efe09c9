import { ascii, i32, u16, u32, u8 } from './image-bytes';
import type { Header } from './picture-facts';

const still = { orientation: 1, frames: 1, metadata: false } as const;

/** GIF87a and GIF89a: the logical screen, and the number of images. Undefined if there is no image. */
export function gifHeader(bytes: Uint8Array): Header | undefined {
  const width = u16(bytes, 6, true);
  const height = u16(bytes, 8, true);
  let at = 13 + tableSize(u8(bytes, 10));
  let frames = 0;
  let alpha = false;
  let metadata = false;
  while (at < bytes.length) {
    const block = u8(bytes, at);
    if (block === 0x21) {
      const label = u8(bytes, at + 1);
      if (label === 0xf9 && u8(bytes, at + 3) & 1) alpha = true;
      if (label === 0xfe || (label === 0xff && ascii(bytes, at + 3, 8) === 'XMP Data')) metadata = true;
      at = skipBlocks(bytes, at + 2);
    } else if (block === 0x2c) {
      frames++;
      at = skipBlocks(bytes, at + 11 + tableSize(u8(bytes, at + 9)));
    } else break;
  }
  if (width === 0 || height === 0 || frames === 0) return undefined;
  return { ...still, type: 'gif', width, height, frames, alpha, metadata };
}

/** The size in bytes of the color table that a packed field declares. */
const tableSize = (packed: number): number => (packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0);

function skipBlocks(bytes: Uint8Array, at: number): number {
  let next = at;
  while (next < bytes.length && u8(bytes, next) !== 0) next += u8(bytes, next) + 1;
  return next + 1;
}

/**
 * Windows bitmaps: OS/2's core header, and every later one. A negative height means that rows are stored from the top.
 */
export function bmpHeader(bytes: Uint8Array): Header | undefined {
  if (ascii(bytes, 0, 2) !== 'BM' || bytes.length < 26) return undefined;
  const size = u32(bytes, 14, true);
  const core = size === 12;
  if (!core && (size < 16 || size > 1024)) return undefined;
  const width = core ? u16(bytes, 18, true) : i32(bytes, 18, true);
  const height = core ? u16(bytes, 20, true) : Math.abs(i32(bytes, 22, true));
  const planes = u16(bytes, core ? 22 : 26, true);
  const depth = u16(bytes, core ? 24 : 28, true);
  if (width <= 0 || height === 0 || planes !== 1) return undefined;
  return { ...still, type: 'bmp', width, height, alpha: depth === 32 };
}

/** An icon file: its largest picture. 0 means 256. */
export function icoHeader(bytes: Uint8Array): Header | undefined {
  const count = u16(bytes, 4, true);
  let width = 0;
  let height = 0;
  for (let index = 0; index < count && 6 + (index + 1) * 16 <= bytes.length; index++) {
    const at = 6 + index * 16;
    const own = [u8(bytes, at) || 256, u8(bytes, at + 1) || 256] as const;
    if (own[0] * own[1] > width * height) [width, height] = own;
  }
  return width === 0 ? undefined : { ...still, type: 'ico', width, height, alpha: true };
}
