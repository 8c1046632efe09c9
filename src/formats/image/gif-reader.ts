import { GifReader } from 'omggif';

export interface GifFrame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** As stored, in hundredths of a second. */
  readonly delay: number;
  /** What happens to it before the next frame: 2 clears its area, 3 restores what was there, others leave it. */
  readonly disposal: number;
  /** Where the image data are in the file. */
  readonly from: number;
  readonly to: number;
  /** The frame's graphic control extension, if it has one. */
  readonly control?: readonly [number, number];
}

export interface Gif {
  readonly bytes: Uint8Array;
  /** Of the logical screen. */
  readonly width: number;
  readonly height: number;
  /** Whole frames only. */
  readonly frames: readonly GifFrame[];
  /** Repetitions as stored in NETSCAPE2.0; undefined without this block. */
  readonly loops?: number;
  /** The file ends within a frame, or without a trailer. */
  readonly isCut: boolean;
}

const EXTENSION = 0x21;
const IMAGE = 0x2c;
const TRAILER = 0x3b;
const CONTROL = 0xf9;
const APPLICATION = 0xff;
const HEADER = 13;

/** Reads the structure of a GIF (GIF89a specification, W3C). Undefined if it is none, or has no whole frame. */
export function readGif(bytes: Uint8Array): Gif | undefined {
  const u8 = (at: number) => bytes[at] ?? 0;
  const u16 = (at: number) => u8(at) | (u8(at + 1) << 8);
  if (bytes.length < HEADER || String.fromCharCode(...bytes.subarray(0, 4)) !== 'GIF8') return undefined;
  const frames: GifFrame[] = [];
  let loops: number | undefined;
  let control: readonly [number, number] | undefined;
  let at = HEADER + tableSize(u8(10));
  let isCut = true;
  while (at < bytes.length) {
    const block = u8(at);
    if (block === TRAILER) {
      isCut = false;
      break;
    }
    const start = at;
    if (block === EXTENSION) {
      const label = u8(at + 1);
      const end = afterBlocks(bytes, at + 2);
      if (end === undefined) break;
      if (label === CONTROL) control = [start, end];
      if (label === APPLICATION && String.fromCharCode(...bytes.subarray(at + 3, at + 14)) === 'NETSCAPE2.0') {
        loops = u16(at + 16);
      }
      at = end;
    } else if (block === IMAGE) {
      const end = afterBlocks(bytes, at + 11 + tableSize(u8(at + 9)));
      if (end === undefined) break;
      frames.push({
        x: u16(at + 1),
        y: u16(at + 3),
        width: u16(at + 5),
        height: u16(at + 7),
        delay: control ? u16(control[0] + 4) : 0,
        disposal: control ? (u8(control[0] + 3) >> 2) & 7 : 0,
        from: start,
        to: end,
        ...(control && { control }),
      });
      // It applies to one frame only (§23).
      control = undefined;
      at = end;
    } else break;
  }
  if (frames.length === 0) return undefined;
  return { bytes, width: u16(6), height: u16(8), frames, ...(loops !== undefined && { loops }), isCut };
}

const tableSize = (packed: number): number => (packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0);

/** The position after a chain of sub-blocks; undefined if the file ends before. */
function afterBlocks(bytes: Uint8Array, at: number): number | undefined {
  let next = at;
  for (;;) {
    const size = bytes[next];
    if (size === undefined) return undefined;
    if (size === 0) return next + 1;
    next += size + 1;
  }
}

/**
 * The RGBA pixels of a frame's own area. omggif decodes it as a separate GIF, so that neither an earlier frame nor an
 * extension that omggif does not know has any effect.
 */
export function patchOf({ bytes }: Gif, { width, height, from, to, control }: GifFrame): Uint8ClampedArray {
  const head = bytes.slice(0, HEADER + tableSize(bytes[10] ?? 0));
  // The screen and the frame begin at 0, 0, and are of one size.
  head.set([width & 255, width >> 8, height & 255, height >> 8], 6);
  const image = bytes.slice(from, to);
  image.set([0, 0, 0, 0], 1);
  const file = concatenated([
    head,
    control ? bytes.subarray(...control) : new Uint8Array(),
    image,
    Uint8Array.of(TRAILER),
  ]);
  const pixels = new Uint8ClampedArray(width * height * 4);
  new GifReader(file as Buffer).decodeAndBlitFrameRGBA(0, pixels as unknown as Buffer);
  return pixels;
}

function concatenated(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/**
 * The whole screen after each frame, as it is shown: patches are drawn over what earlier frames left. The array is reused for
 * the next frame.
 */
export function* composed(gif: Gif): Generator<Uint8ClampedArray> {
  const screen = new Uint8ClampedArray(gif.width * gif.height * 4);
  for (const frame of gif.frames) {
    const saved = frame.disposal === 3 ? screen.slice() : undefined;
    const patch = patchOf(gif, frame);
    eachPixel(gif, frame, (to, from) => {
      if (patch[from + 3] === 0) return;
      for (let channel = 0; channel < 4; channel++) screen[to + channel] = patch[from + channel] ?? 0;
    });
    yield screen;
    if (saved) screen.set(saved);
    else if (frame.disposal === 2) eachPixel(gif, frame, (to) => screen.fill(0, to, to + 4));
  }
}

/** Visits the pixels of a frame that are on the screen: their places in the screen's and in the patch's pixels. */
function eachPixel({ width, height }: Gif, frame: GifFrame, visit: (to: number, from: number) => void): void {
  const right = Math.min(width, frame.x + frame.width);
  const bottom = Math.min(height, frame.y + frame.height);
  for (let y = frame.y; y < bottom; y++) {
    for (let x = frame.x; x < right; x++) {
      visit((y * width + x) * 4, ((y - frame.y) * frame.width + x - frame.x) * 4);
    }
  }
}
