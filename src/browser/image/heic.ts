import type { HeifImage } from 'libheif-js/libheif-wasm/libheif.js';
import type { Bytes } from '../../core/bytes/bytes';

/**
 * HEIC where the browser itself can't decode it (all but Safari): libheif as WebAssembly, 0.5 MB, loaded with the first such
 * file. It is under the LGPL, so it stays a file of its own.
 */
async function load() {
  const [{ default: make }, { default: address }] = await Promise.all([
    import('libheif-js/libheif-wasm/libheif.js'),
    import('libheif-js/libheif-wasm/libheif.wasm?url'),
  ]);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return make({ wasmBinary: await response.arrayBuffer() });
}

let loaded: ReturnType<typeof load> | undefined;

/** Loads once; a failed load (no connection) can be retried. */
const libheif = () =>
  (loaded ??= load().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  }));

/**
 * The pixels of a HEIC file's main picture, upright. Wide-gamut numbers are marked as such, so that drawing converts them to sRGB;
 * `asStored` leaves that out. Throws EncodingError if the file is broken or not in HEVC.
 */
export async function decodeHeic(
  bytes: Bytes,
  { isP3, asStored }: { isP3: boolean; asStored: boolean },
): Promise<ImageData> {
  const module = await libheif();
  const decoder = new module.HeifDecoder();
  const images = decoder.decode(bytes);
  try {
    const image = images.find((one) => one.is_primary()) ?? images[0];
    if (!image) throw new DOMException('libheif found no picture', 'EncodingError');
    const pixels = new ImageData(
      image.get_width(),
      image.get_height(),
      isP3 && !asStored ? { colorSpace: 'display-p3' } : {},
    );
    await display(image, pixels);
    return pixels;
  } finally {
    for (const image of images) image.free();
    module.heif_context_free(decoder.decoder);
  }
}

const display = (image: HeifImage, pixels: ImageData): Promise<void> =>
  new Promise((resolve, reject) => {
    image.display(pixels, (shown) => {
      if (shown) resolve();
      else reject(new DOMException('libheif could not decode the picture', 'EncodingError'));
    });
  });
