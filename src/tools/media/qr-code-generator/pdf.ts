import type { Bytes } from '../../../core/bytes/bytes';
import type { Drawing } from './shapes';
import { logoBox, pathOf, type Look } from './svg';

/** Points (1/72 inch) in a CSS pixel (1/96 inch). */
const POINTS = 0.75;

/** The code as a PDF page of vectors, as large as its SVG would be. A logo is a JPEG on the light color. */
export async function pdfOf(
  drawing: Drawing,
  look: Look,
  logo?: { jpeg: Bytes; width: number; height: number },
): Promise<Bytes> {
  const { FillRule, PDFDocument, rgb } = await import('pdf-lib');
  const color = (hex: string) => rgb(part(hex, 1), part(hex, 3), part(hex, 5));
  // No dates and no producer: the same code gives the same file.
  const document = await PDFDocument.create({ updateMetadata: false });
  const side = look.size * POINTS;
  const page = document.addPage([side, side]);
  page.drawRectangle({ x: 0, y: 0, width: side, height: side, color: color(look.light) });
  const scale = side / drawing.total;
  page.drawSvgPath(pathOf(drawing), { x: 0, y: side, scale, color: color(look.dark), fillRule: FillRule.EvenOdd });
  const box = logo && logoBox(drawing, logo.width / logo.height);
  if (logo && box) {
    // A PDF's y goes up, the drawing's goes down.
    const y = side - (box.y + box.height) * scale;
    const image = await document.embedJpg(logo.jpeg);
    page.drawImage(image, { x: box.x * scale, y, width: box.width * scale, height: box.height * scale });
  }
  return new Uint8Array(await document.save());
}

/** Two digits of '#336699' as a part of one. */
const part = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
