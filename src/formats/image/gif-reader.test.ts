import { expect, test } from 'vitest';
import { composed, patchOf, readGif } from './gif-reader';

const bytesOf = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'));

/**
 * 4 × 3 pixels, by ImageMagick 6.9: red; 2 × 2 green at 1, 0, disposal 3; 2 × 1 blue at 2, 2, disposal 2; a white column. What is
 * shown after each frame is the output of its `-coalesce`.
 */
const FILM = bytesOf(
  'R0lGODlhBAADAPAAAP8AAAAAACH5BAQFAAAAIf8LTkVUU0NBUEUyLjADAQIAACwAAAAABAADAAACA4SPVgAh+QQMBQAAACwBAAAAAgACAIAA/wAAAAACAoRRACH5BAgFAAAALAIAAgACAAEAgAAA/wAAAAICBAoAIfkEBAUAAAAsAAAAAAEAAwCA////AAAAAgKECwA7',
);
const SHOWN = ['rrrr/rrrr/rrrr', 'rggr/rggr/rrrr', 'rrrr/rrrr/rrbb', 'wrrr/wrrr/wr..'];
/** 4 × 9 pixels with interlaced rows, by ImageMagick: a gradient from red to blue. */
const INTERLACED = bytesOf(
  'R0lGODlhBAAJAPMAAP8AAN8AIL8AQJ8AYGAAn0AAvyAA3wAA/4AAgAAAAAAAAAAAAAAAAAAAAAAAAAAAACH5BAAAAAAALAAAAAAEAAkAQAQUEEhw6kEYiS2KL0EYDORAnIShGhEAOw==',
);

const LETTERS: Readonly<Record<string, string>> = {
  '255,0,0,255': 'r',
  '0,255,0,255': 'g',
  '0,0,255,255': 'b',
  '255,255,255,255': 'w',
  '0,0,0,0': '.',
};
function picture(pixels: Uint8ClampedArray, width: number): string {
  const letters = Array.from(
    { length: pixels.length / 4 },
    (_, at) => LETTERS[pixels.slice(at * 4, at * 4 + 4).join()] ?? '?',
  );
  return Array.from({ length: letters.length / width }, (_, row) =>
    letters.slice(row * width, (row + 1) * width).join(''),
  ).join('/');
}

function gifOf(bytes: Uint8Array) {
  const gif = readGif(bytes);
  if (!gif) throw new Error('no GIF');
  return gif;
}

test('shows frames with offsets and disposals as ImageMagick does', () => {
  const gif = gifOf(FILM);
  expect(Array.from(composed(gif), (screen) => picture(screen, 4))).toEqual(SHOWN);
  // ImageMagick’s `-loop 3` stores two repetitions.
  expect(gif.loops).toBe(2);
  expect(gif.frames.map(({ delay, disposal }) => [delay, disposal])).toEqual([
    [5, 1],
    [5, 3],
    [5, 2],
    [5, 1],
  ]);
});

test('gives the stored patch of a frame', () => {
  const gif = gifOf(FILM);
  expect(gif.frames.map((frame) => picture(patchOf(gif, frame), frame.width))).toEqual([
    'rrrr/rrrr/rrrr',
    'gg/gg',
    'bb',
    'w/w/w',
  ]);
});

test('cuts frames that reach beyond the screen', () => {
  const moved = FILM.slice();
  const [, green] = gifOf(FILM).frames;
  moved[(green?.from ?? 0) + 1] = 3;
  let second = '';
  let index = 0;
  for (const screen of composed(gifOf(moved))) if (index++ === 1) second = picture(screen, 4);
  expect(second).toBe('rrrg/rrrg/rrrr');
});

test('reads interlaced rows in their order', () => {
  const gif = gifOf(INTERLACED);
  const [screen] = composed(gif);
  const reds = Array.from({ length: 9 }, (_, row) => screen?.[row * 16]);
  // ImageMagick's own pixels, first column.
  expect(reds).toEqual([0xff, 0xdf, 0xbf, 0x9f, 0x80, 0x60, 0x40, 0x20, 0x00]);
});

test('of a file that is cut off, gives the whole frames', () => {
  const [, , third] = gifOf(FILM).frames;
  const cut = gifOf(FILM.slice(0, (third?.to ?? 0) - 2));
  expect([cut.frames.length, cut.isCut, gifOf(FILM).isCut]).toEqual([2, true, false]);
  expect(readGif(FILM.slice(0, 30))).toBeUndefined();
  expect(readGif(new TextEncoder().encode('GIF is a format'))).toBeUndefined();
});
