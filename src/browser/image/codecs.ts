// Emscripten's modules have global types, which this import brings along.
import type {} from '@jsquash/jpeg/utils.js';
import type { Bytes } from '../../core/bytes/bytes';
import type { Pixels } from '../../formats/image/palette';

/**
 * The WebAssembly codecs (jSquash: MozJPEG, libwebp, libavif and OxiPNG). Each is an asset of our own build, loaded on
 * first use, and passed to its codec compiled: nothing is fetched from elsewhere. The codecs' inner modules are
 * imported, not their index: it would add threads, which need cross-origin isolation.
 */

/** A codec's module, compiled once. */
async function compiled(address: string): Promise<WebAssembly.Module> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  // Not every host sends application/wasm, which the streaming compiler requires.
  const streams = response.headers.get('content-type') === 'application/wasm';
  return streams ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

/** Emscripten's option for a compiled module. */
const given = (module: WebAssembly.Module) => ({
  noInitialRun: true,
  instantiateWasm: (imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) => {
    const instance = new WebAssembly.Instance(module, imports);
    done(instance);
    return instance.exports;
  },
});

/** Loads once; a failed load (no connection) can be retried. */
function once<Codec>(load: () => Promise<Codec>): () => Promise<Codec> {
  let loaded: Promise<Codec> | undefined;
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}

const jpeg = once(async () => {
  const [{ default: factory }, { default: address }, { defaultOptions }] = await Promise.all([
    import('@jsquash/jpeg/codec/enc/mozjpeg_enc.js'),
    import('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm?url'),
    import('@jsquash/jpeg/meta.js'),
  ]);
  return { codec: await factory(given(await compiled(address))), defaultOptions };
});

const webp = once(async () => {
  const { simd } = await import('wasm-feature-detect');
  const [{ default: factory }, { default: address }] = (await simd())
    ? await Promise.all([
        import('@jsquash/webp/codec/enc/webp_enc_simd.js'),
        import('@jsquash/webp/codec/enc/webp_enc_simd.wasm?url'),
      ])
    : await Promise.all([
        import('@jsquash/webp/codec/enc/webp_enc.js'),
        import('@jsquash/webp/codec/enc/webp_enc.wasm?url'),
      ]);
  const { defaultOptions } = await import('@jsquash/webp/meta.js');
  return { codec: await factory(given(await compiled(address))), defaultOptions };
});

const avif = once(async () => {
  const [{ default: factory }, { default: address }, { defaultOptions }] = await Promise.all([
    import('@jsquash/avif/codec/enc/avif_enc.js'),
    import('@jsquash/avif/codec/enc/avif_enc.wasm?url'),
    import('@jsquash/avif/meta.js'),
  ]);
  return { codec: await factory(given(await compiled(address))), defaultOptions };
});

const oxipng = once(async () => {
  const [{ default: init, optimise }, { default: address }] = await Promise.all([
    import('@jsquash/oxipng/codec/pkg/squoosh_oxipng.js'),
    import('@jsquash/oxipng/codec/pkg/squoosh_oxipng_bg.wasm?url'),
  ]);
  await init(await compiled(address));
  return optimise;
});

/** `quality` 1 to 100. Alpha is ignored: flatten first. */
export async function encodeJpeg({ data, width, height }: Pixels, quality: number): Promise<Bytes> {
  const { codec, defaultOptions } = await jpeg();
  return new Uint8Array(codec.encode(data, width, height, { ...defaultOptions, quality }));
}

export async function encodeWebp({ data, width, height }: Pixels, quality: number): Promise<Bytes> {
  const { codec, defaultOptions } = await webp();
  const encoded = codec.encode(data, width, height, { ...defaultOptions, quality });
  if (!encoded) throw new Error('libwebp gave nothing');
  return new Uint8Array(encoded);
}

/**
 * Speeds of libavif, of 10, on one thread: a photograph of 12 megapixels took 2 s of computing at 8, and at 6, Squoosh's
 * default, 7 s for a file a third smaller (`npm run bench -- --photos` compares them at equal SSIM).
 */
const AVIF_SPEED = { fast: 8, smallest: 6 };

/** `smallest`: takes more time for a smaller file. */
export async function encodeAvif({ data, width, height }: Pixels, quality: number, smallest = false): Promise<Bytes> {
  const { codec, defaultOptions } = await avif();
  const encoded = codec.encode(new Uint8Array(data.buffer, data.byteOffset, data.length), width, height, {
    ...defaultOptions,
    quality,
    speed: smallest ? AVIF_SPEED.smallest : AVIF_SPEED.fast,
  });
  if (!encoded) throw new Error('libavif gave nothing');
  return new Uint8Array(encoded);
}

/** The same pixels in fewer bytes: tries filters, palettes and bit depths (OxiPNG level 2). */
export async function optimizePng(png: Uint8Array): Promise<Bytes> {
  const optimise = await oxipng();
  return new Uint8Array(optimise(png, 2, false, true));
}
