/**
 * The picture tools with photographs of 12 and 48 megapixels, and the video converter with long films that it needs only a
 * part of: how long they take, how long the page stops meanwhile, and how much memory its process needs.
 */
import { copyFileSync, openSync, closeSync, ftruncateSync, readdirSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { ROOT } from '../project.mjs';
import { table } from '../samples.mjs';
import { measure } from './throughput.mjs';

/** As phones take them. */
const SIZES = [
  [4000, 3000],
  [8000, 6000],
];
/** Each makes a picture that differs from the original. */
const PAGES = [
  '/image-compressor/',
  '/image-resizer/#width=1200',
  '/image-cropper/#x=100&y=100&width=2000&height=1500',
  '/watermark-image/',
  '/online-photo-editor/#brightness=120',
];

/** Bytes of the films: the sample as it is, and longer by a box that players skip. */
const FILM = join(ROOT, 'public/samples/day.mp4');
const FILM_SIZES = [statSync(FILM).size, 100_000_000, 1_000_000_000];
const FILM_PAGE = '/video-to-gif-converter/#end=1&width=160';

/** A table of the tools and files. The first photograph of `folder` is enlarged into `files`. */
export async function largeFiles(browser, url, folder, files) {
  const rows = [['large files', 'MB of file', 'ms', 'longest task', 'gap', 'MB']];
  const add = async (name, page, path) => {
    const { took, longest, gap, memory } = await measure(browser, url, { path: page, files: { input: path } });
    rows.push([
      name,
      (statSync(path).size / 1_000_000).toFixed(1),
      took.toFixed(0),
      longest === 0 ? '< 50 ms' : `${longest.toFixed(0)} ms`,
      `${gap.toFixed(0)} ms`,
      memory.toFixed(0),
    ]);
  };
  for (const [width, height] of SIZES) {
    const path = join(files, `${width}.jpg`);
    await sharp(join(folder, readdirSync(folder)[0]))
      .rotate()
      .resize({ width, height, fit: 'cover' })
      .jpeg({ quality: 90 })
      .toFile(path);
    for (const page of PAGES)
      await add(`${page.split('/')[1]}, ${(width * height) / 1_000_000} megapixels`, page, path);
  }
  for (const size of FILM_SIZES) await add('video-to-gif-converter, 1 s', FILM_PAGE, paddedFilm(files, size));
  return `${table(rows)}\nms: from the file chosen to its result on the page. Gap: the longest that a clock on the page stops. MB: the most memory of its process.`;
}

/** The sample film with a 'free' box at its end (ISO/IEC 14496-12 §8.1.2) that makes it `size` bytes long. */
function paddedFilm(folder, size) {
  const path = join(folder, `${size}.mp4`);
  copyFileSync(FILM, path);
  const missing = size - statSync(path).size;
  if (missing === 0) return path;
  const head = Buffer.alloc(8);
  head.writeUInt32BE(missing);
  head.write('free', 4, 'latin1');
  const file = openSync(path, 'r+');
  writeSync(file, head, 0, head.length, size - missing);
  ftruncateSync(file, size);
  closeSync(file);
  return path;
}
