import type { Bytes } from '../../../core/bytes/bytes';
import type { Drawing } from './shapes';
import { logoBox, pathOf, type Look } from './svg';

/** Points (1/72 inch) per CSS pixel (1/96 inch). */
const POINTS = 0.75;

/**
 * The code as a PDF page with vector graphics, of the same size as the SVG. A logo is embedded as a JPEG on the light
 * color.
 */
export async function pdfOf(
  drawing: Drawing,
  look: Look,
  logo?: { jpeg: Bytes; width: number; height: number },
): Promise<Bytes> {
  const { FillRule, PDFDocument, rgb } = await import('pdf-lib');
  const color = (hex: string) => rgb(channel(hex, 1), channel(hex, 3), channel(hex, 5));
  // Without dates and producer, the same code always gives the same file.
  const document = await PDFDocument.create({ updateMetadata: false });
  const side = look.size * POINTS;
  const page = document.addPage([side, side]);
  page.drawRectangle({ x: 0, y: 0, width: side, height: side, color: color(look.light) });
  const scale = side / drawing.total;
  page.drawSvgPath(pathOf(drawing), { x: 0, y: side, scale, color: color(look.dark), fillRule: FillRule.EvenOdd });
  const box = logo && logoBox(drawing, logo.width / logo.height);
  if (logo && box) {
    // In a PDF, y increases upwards; in the drawing, downwards.
    const y = side - (box.y + box.height) * scale;
    const image = await document.embedJpg(logo.jpeg);
    page.drawImage(image, { x: box.x * scale, y, width: box.width * scale, height: box.height * scale });
  }
  return new Uint8Array(await document.save());
}

/** Two hexadecimal digits of '#336699' as a fraction of 1. */
const channel = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
