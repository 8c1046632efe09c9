import { drawSvgHere } from './draw-svg';
import { encodeOnPage, pageCanvas } from './page-canvas';
import { picturePdf } from './picture-pdf';

/** The pixels per CSS pixel of a PDF's image: 288 per inch. */
const PRINT_SCALE = 3;

/**
 * An SVG as a file of a format: 'svg', 'png' at `scale` times its size, or 'pdf', a page of its size with the drawing as an image,
 * because the standard fonts of PDF have only the letters of western Europe. The SVG must begin with its width and height in pixels.
 */
export async function svgFile(svg: string, format: string, scale: number): Promise<Blob> {
  if (format === 'png') return pngOf(svg, scale);
  if (format !== 'pdf') return new Blob([svg], { type: 'image/svg+xml' });
  return picturePdf(await pngOf(svg, PRINT_SCALE), svgPixels(svg));
}

/** The width and height in pixels that an SVG begins with; CSS's size of a picture without dimensions if it has none. */
export function svgPixels(svg: string): { width: number; height: number } {
  const [, width, height] = /^<svg[^>]*? width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  return { width: Number(width ?? 300), height: Number(height ?? 150) };
}

async function pngOf(svg: string, scale: number): Promise<Blob> {
  const { width, height } = svgPixels(svg);
  const canvas = pageCanvas(width * scale, height * scale);
  const bitmap = await drawSvgHere()?.(new Blob([svg], { type: 'image/svg+xml' }), canvas.width, canvas.height);
  const context = canvas.getContext('2d');
  if (!context || !bitmap) throw new Error('This browser doesn’t support canvas');
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return encodeOnPage(canvas, 'image/png', 1);
}
