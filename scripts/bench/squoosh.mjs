/**
 * Squoosh's encoders with Squoosh's settings, as jSquash packs them, on an empty page: no form, no worker, one thread.
 * The page decodes the file as Squoosh does, with the browser.
 */
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { ROOT } from '../project.mjs';

const CODECS = {
  jpeg: { folder: 'jpeg', file: 'mozjpeg_enc' },
  webp: { folder: 'webp', file: 'webp_enc_simd' },
  avif: { folder: 'avif', file: 'avif_enc' },
};
const TYPES = { '.js': 'text/javascript', '.wasm': 'application/wasm', '.html': 'text/html' };

/** A page with one encoder: `encode(png, quality)` gives the file and the time from the PNG to it. */
export async function squoosh(browser, url, format) {
  const { folder, file } = CODECS[format];
  const page = await browser.newPage();
  await page.route('**/squoosh/**', (route) => {
    const { pathname } = new URL(route.request().url());
    const body = pathname.endsWith('.html')
      ? '<!doctype html><title>Squoosh</title>'
      : readFileSync(join(ROOT, 'node_modules/@jsquash', pathname.replace('/squoosh/', '')));
    return route.fulfill({ body, contentType: TYPES[extname(pathname)] });
  });
  await page.goto(new URL('/squoosh/index.html', url).href);
  await page.evaluate(
    async ([base, name]) => {
      const [{ default: factory }, { defaultOptions }, module] = await Promise.all([
        import(`${base}/codec/enc/${name}.js`),
        import(`${base}/meta.js`),
        WebAssembly.compileStreaming(fetch(`${base}/codec/enc/${name}.wasm`)),
      ]);
      const codec = await factory({
        noInitialRun: true,
        instantiateWasm: (imports, done) => {
          const instance = new WebAssembly.Instance(module, imports);
          done(instance);
          return instance.exports;
        },
      });
      window.squoosh = async (png, quality) => {
        const blob = await (await fetch(`data:image/png;base64,${png}`)).blob();
        const began = performance.now();
        const bitmap = await createImageBitmap(blob, { premultiplyAlpha: 'none' });
        const { width, height } = bitmap;
        const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
        context.drawImage(bitmap, 0, 0);
        bitmap.close();
        const { data } = context.getImageData(0, 0, width, height);
        // The AVIF encoder takes only plain bytes.
        const bytes = codec.encode(new Uint8Array(data.buffer), width, height, { ...defaultOptions, quality });
        const ms = performance.now() - began;
        return { base64: new Uint8Array(bytes).toBase64(), ms };
      };
    },
    [`/squoosh/${folder}`, file],
  );
  return {
    async encode(png, quality) {
      const { base64, ms } = await page.evaluate(
        ([text, level]) => window.squoosh(text, level),
        [png.toString('base64'), quality],
      );
      return { bytes: Buffer.from(base64, 'base64'), ms };
    },
    close: () => page.close(),
  };
}
