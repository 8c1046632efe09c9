import { GifReader } from 'omggif';
import { expect, test } from 'vitest';
import { gifWriter, paletteOf } from './gif-writer';

const RED = [255, 0, 0, 255];
const BLUE = [0, 0, 255, 255];
const HOLE = [0, 0, 0, 0];
const frame = (...pixels: number[][]) => Uint8ClampedArray.from(pixels.flat());
const size = { width: 2, height: 1 };

/** Read back by omggif, another program. */
function read(bytes: Uint8Array) {
  const reader = new GifReader(bytes as Buffer);
  const frames = Array.from({ length: reader.numFrames() }, (_, index) => {
    const pixels = new Uint8Array(size.width * size.height * 4);
    reader.decodeAndBlitFrameRGBA(index, pixels);
    return [...pixels];
  });
  const infos = frames.map((_, index) => reader.frameInfo(index));
  return { frames, delays: infos.map(({ delay }) => delay), disposals: infos.map(({ disposal }) => disposal), reader };
}

test('writes frames with their colors, delays and loops', () => {
  const writer = gifWriter({ ...size, loop: 3, colors: 16, dither: false });
  writer.add(frame(RED, BLUE), 7);
  writer.add(frame(BLUE, HOLE), 20);
  const { frames, delays, disposals, reader } = read(writer.finish());
  expect(frames).toEqual([
    [...RED, ...BLUE],
    [...BLUE, ...HOLE],
  ]);
  expect(delays).toEqual([7, 20]);
  expect(disposals).toEqual([1, 2]);
  // Two repetitions after the first time.
  expect(reader.loopCount()).toBe(2);
});

test('leaves out what did not change, if the palette is shared', () => {
  const palette = paletteOf(frame(RED, BLUE), 16);
  const writer = gifWriter({ ...size, loop: 0, colors: 16, dither: false, palette });
  writer.add(frame(RED, BLUE), 10);
  writer.add(frame(RED, RED), 10);
  const { frames, reader } = read(writer.finish());
  expect(frames[1]).toEqual([...HOLE, ...RED]);
  expect(reader.loopCount()).toBe(0);
});
