/**
 * Each picture encoder of the image compressor beside the browser's own: how many bytes a photograph takes at the same
 * quality to the eye (SSIM), how long the tool needs for it, and how many bytes the encoder itself loads.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { DIST, table } from '../samples.mjs';
import { ssim } from './ssim.mjs';

/** The encoders: the tool's `format` and `effort`, and how the names of their WebAssembly files begin. */
const ENCODERS = [
  { name: 'JPEG, browser', format: 'jpeg', effort: 'fast' },
  { name: 'JPEG, MozJPEG', format: 'jpeg', effort: 'smallest', wasm: 'mozjpeg_enc.' },
  { name: 'WebP, browser', format: 'webp', effort: 'fast' },
  { name: 'WebP, libwebp', format: 'webp', effort: 'smallest', wasm: 'webp_enc_simd.' },
  { name: 'AVIF, libavif', format: 'avif', effort: 'fast', wasm: 'avif_enc.' },
];

/** A photograph on the web that nobody would call damaged. */
const WANTED_SSIM = 0.95;
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
  const rows = [[`SSIM ${WANTED_SSIM}`, 'quality', 'kB', 'SSIM', 'ms', 'encoder kB']];
  for (const photo of photos) {
    for (const encoder of ENCODERS) {
      const best = await atSsim(browser, url, encoder, photo);
      rows.push([
        `${photo.name.slice(0, 16)}: ${encoder.name}`,
        best.quality,
        (best.bytes.length / 1000).toFixed(1),
        best.ssim.toFixed(4),
        best.ms.toFixed(0),
        encoder.wasm ? (wasmSize(encoder.wasm) / 1000).toFixed(0) : '–',
      ]);
    }
  }
  return table(rows);
}

/** The lowest quality whose file is as close to the photograph as wanted. The codec is loaded before time is taken. */
async function atSsim(browser, url, { format, effort }, { png }) {
  const page = await browser.newPage();
  try {
    await encoded(page, url, { format, effort, quality: 50 }, png);
    let [low, high] = [1, 100];
    let best;
    while (low <= high) {
      const quality = Math.floor((low + high) / 2);
      const made = await encoded(page, url, { format, effort, quality }, png);
      const found = await ssim(png, made.bytes);
      if (found >= WANTED_SSIM) {
        best = { ...made, quality, ssim: found };
        high = quality - 1;
      } else low = quality + 1;
    }
    if (!best) throw new Error(`${format} does not reach SSIM ${WANTED_SSIM}`);
    return best;
  } finally {
    await page.close();
  }
}

/** What the tool's page makes of a photograph, and how long it took from choosing the file. */
async function encoded(page, url, choices, buffer) {
  // A new query, so that a changed fragment alone loads the page again.
  await page.goto(new URL(`/image-compressor/?${choices.quality}#${new URLSearchParams(choices)}`, url).href);
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
}

/** The size of a codec's file in dist, compressed. */
function wasmSize(start) {
  const folder = join(DIST, '_astro');
  const name = readdirSync(folder).find((file) => file.startsWith(start) && file.endsWith('.wasm'));
  if (!name) throw new Error(`dist has no ${start}*.wasm`);
  return gzipSync(readFileSync(join(folder, name))).length;
}
