/**
 * Each picture encoder of the image compressor beside the browser's own and Squoosh's: how many bytes a photograph takes
 * at the same quality to the eye (SSIM), how long the tool needs for it, how much memory, and how many bytes the encoder
 * itself loads.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { DIST, table } from '../samples.mjs';
import { peakMemory } from './memory.mjs';
import { squoosh } from './squoosh.mjs';
import { ssim } from './ssim.mjs';

/**
 * The encoders: the tool's `format` and `effort`, and how the names of their WebAssembly files begin; and Squoosh's
 * encoders with its settings, which are ours for the smallest file.
 */
const ENCODERS = [
  { name: 'JPEG, browser', format: 'jpeg', effort: 'fast' },
  { name: 'JPEG, MozJPEG', format: 'jpeg', effort: 'smallest', wasm: 'mozjpeg_enc.' },
  { name: 'WebP, browser', format: 'webp', effort: 'fast' },
  { name: 'WebP, libwebp', format: 'webp', effort: 'smallest', wasm: 'webp_enc_simd.' },
  { name: 'AVIF, fast', format: 'avif', effort: 'fast', wasm: 'avif_enc.' },
  { name: 'AVIF, smallest', format: 'avif', effort: 'smallest', wasm: 'avif_enc.' },
  { name: 'JPEG, Squoosh', format: 'jpeg', squoosh: true },
  { name: 'WebP, Squoosh', format: 'webp', squoosh: true },
  { name: 'AVIF, Squoosh', format: 'avif', squoosh: true },
];

/** Close to the original: a photograph with a soft background reaches 0.95 even at WebP's quality 2. */
const WANTED_SSIM = 0.98;
/** Sides of the photographs, so that the pixels are not those that a camera's JPEG has already smoothed. */
const LONGEST = 1600;

/** A table of the encoders. `folder` contains the photographs; `url` is the site's address. */
export async function codecs(browser, url, folder) {
  const photos = await Promise.all(
    readdirSync(folder).map(async (name) => {
      const png = await sharp(join(folder, name))
        .rotate()
        .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true })
        .removeAlpha()
        .png()
        .toBuffer();
      return { name, png };
    }),
  );
  const rows = [[`SSIM ${WANTED_SSIM}`, 'quality', 'kB', 'SSIM', 'ms', 'MB', 'encoder kB']];
  for (const photo of photos) {
    for (const encoder of ENCODERS) {
      const best = await atSsim(browser, url, encoder, photo);
      rows.push([
        `${photo.name.slice(0, 16)}: ${encoder.name}`,
        best.quality,
        (best.bytes.length / 1000).toFixed(1),
        best.ssim.toFixed(4),
        best.ms.toFixed(0),
        best.memory.toFixed(0),
        encoder.wasm ? (wasmSize(encoder.wasm) / 1000).toFixed(0) : '–',
      ]);
    }
  }
  return `${table(rows)}\n${CODEC_COLUMNS}`;
}

/** Explains the columns. */
const CODEC_COLUMNS =
  'quality: the lowest that reaches the SSIM. ms: from the file chosen to the result on the page; of Squoosh’s encoders, on an' +
  '\nempty page, from the file to the encoded bytes. MB: the most that the page’s process had in memory during all tries.';

/** The lowest quality whose file is as close to the photograph as wanted. The codec is loaded before time is taken. */
async function atSsim(browser, url, encoder, { png }) {
  const { encode, close } = await (encoder.squoosh
    ? squoosh(browser, url, encoder.format)
    : toolPage(browser, url, encoder));
  try {
    await encode(png, 50);
    let [low, high] = [1, 100];
    let best;
    while (low <= high) {
      const quality = Math.floor((low + high) / 2);
      const made = await encode(png, quality);
      const found = await ssim(png, made.bytes);
      if (found >= WANTED_SSIM) {
        best = { ...made, quality, ssim: found };
        high = quality - 1;
      } else low = quality + 1;
    }
    if (!best) throw new Error(`${encoder.name} does not reach SSIM ${WANTED_SSIM}`);
    return { ...best, memory: await peakMemory(browser) };
  } finally {
    await close();
  }
}

/** The compressor's page with one encoder: what it makes of a photograph, and how long it takes from choosing the file. */
async function toolPage(browser, url, { format, effort }) {
  const page = await browser.newPage();
  return {
    async encode(buffer, quality) {
      // A new query, so that a changed fragment alone loads the page again.
      const choices = new URLSearchParams({ format, effort, quality: String(quality) });
      await page.goto(new URL(`/image-compressor/?${quality}#${choices}`, url).href);
      const form = page.locator('form#tool');
      await form.hover();
      await page.locator('form#tool:not([data-state=loading])').waitFor();
      const began = performance.now();
      await page.locator('input[name=input]').setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer });
      await page.locator('output[name=result]').waitFor({ timeout: 120_000 });
      await page.locator('form#tool[data-state=done]').waitFor({ timeout: 120_000 });
      const ms = performance.now() - began;
      const download = page.waitForEvent('download');
      await page.locator('.file').getByRole('link', { name: 'Download' }).click();
      return { bytes: readFileSync(await (await download).path()), ms };
    },
    close: () => page.close(),
  };
}

/** The size of a codec's file in dist, compressed. */
function wasmSize(start) {
  const folder = join(DIST, '_astro');
  const name = readdirSync(folder).find((file) => file.startsWith(start) && file.endsWith('.wasm'));
  if (!name) throw new Error(`dist has no ${start}*.wasm`);
  return gzipSync(readFileSync(join(folder, name))).length;
}
