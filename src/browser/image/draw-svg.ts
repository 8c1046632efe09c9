import type { DrawSvg } from './decode-image';

/** Whether a form's files seem to contain an SVG: then `run` has to work on the page, as only a page can draw it. */
export const holdsSvg = (files: unknown): boolean =>
  Array.isArray(files) &&
  files.some((file) => file instanceof File && (file.type === 'image/svg+xml' || /\.svg$/i.test(file.name)));

/** `drawSvg` on a page; undefined in a worker. */
export const drawSvgHere = (): DrawSvg | undefined => (typeof document === 'undefined' ? undefined : drawSvg);

/**
 * Draws an SVG at a size, on the page: workers have no `<img>`, and browsers decode SVG nowhere else. Its scripts do
 * not run and its external addresses do not load, as in every `<img>`. Throws when the SVG is broken.
 */
async function drawSvg(svg: Blob, width: number, height: number): Promise<ImageBitmap> {
  const address = URL.createObjectURL(svg);
  try {
    const image = new Image(width, height);
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    if (!context) throw new Error(`no canvas of ${width} × ${height}`);
    context.drawImage(image, 0, 0, width, height);
    return await createImageBitmap(canvas);
  } finally {
    URL.revokeObjectURL(address);
  }
}
