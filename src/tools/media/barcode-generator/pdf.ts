import type { PDFFont, PDFPage } from 'pdf-lib';
import { LABEL_SHEETS, type LabelSheetId } from '../../../data/label-sheets';
import { turnedSize, type Layout, type Look } from './layout';
import { printable } from './svg';

const POINTS_PER_MM = 72 / 25.4;
/** Points (1/72 inch) per CSS pixel (1/96 inch). */
const POINTS_PER_PIXEL = 0.75;
/** Inside a label, so that a slightly shifted print does not lose a bar. */
const PADDING_MM = 2;

/** Codes as PDF: one page for each, of its size; or on sheets of labels. */
export async function pdfOf(layouts: readonly Layout[], look: Look, sheet: LabelSheetId | ''): Promise<Blob> {
  const { PDFDocument, StandardFonts } = await import('pdf-lib');
  // Without dates and producer, the same codes always give the same file.
  const document = await PDFDocument.create({ updateMetadata: false });
  const font = await document.embedFont(StandardFonts.Courier);
  const unit = look.scale * POINTS_PER_PIXEL;
  if (sheet === '') {
    for (const layout of layouts) {
      const [width, height] = turnedSize(layout, look.rotate);
      const page = document.addPage([width * unit, height * unit]);
      await draw(page, font, layout, look, { x: 0, top: height * unit, unit });
    }
  } else {
    const { page: size, columns, rows, label, margin, pitch } = LABEL_SHEETS[sheet];
    const perPage = columns * rows;
    let page: PDFPage | undefined;
    for (const [index, layout] of layouts.entries()) {
      const place = index % perPage;
      if (place === 0) page = document.addPage([size[0] * POINTS_PER_MM, size[1] * POINTS_PER_MM]);
      if (!page) throw new Error('a sheet has no labels');
      const [width, height] = turnedSize(layout, look.rotate);
      const [roomAcross, roomDown] = [label[0] - 2 * PADDING_MM, label[1] - 2 * PADDING_MM].map(
        (mm) => mm * POINTS_PER_MM,
      );
      const fitted = Math.min(unit, (roomAcross ?? 0) / width, (roomDown ?? 0) / height);
      const left = margin[0] + (place % columns) * pitch[0];
      const top = margin[1] + Math.floor(place / columns) * pitch[1];
      await draw(page, font, layout, look, {
        x: (left + label[0] / 2) * POINTS_PER_MM - (width * fitted) / 2,
        top: (size[1] - top - label[1] / 2) * POINTS_PER_MM + (height * fitted) / 2,
        unit: fitted,
      });
    }
  }
  return new Blob([new Uint8Array(await document.save())], { type: 'application/pdf' });
}

interface Place {
  readonly x: number;
  /** The upper edge; in a PDF, y increases upwards. */
  readonly top: number;
  /** Points per module. */
  readonly unit: number;
}

async function draw(page: PDFPage, font: PDFFont, layout: Layout, look: Look, { x, top, unit }: Place): Promise<void> {
  const { degrees, FillRule, popGraphicsState, pushGraphicsState, rgb, rotateDegrees, translate } =
    await import('pdf-lib');
  const color = (hex: string) => rgb(channel(hex, 1), channel(hex, 3), channel(hex, 5));
  const [width, height] = turnedSize(layout, look.rotate);
  page.drawRectangle({
    x,
    y: top - height * unit,
    width: width * unit,
    height: height * unit,
    color: color(look.background),
  });
  // Turned around its middle, clockwise as on the screen.
  page.pushOperators(
    pushGraphicsState(),
    translate(x + (width * unit) / 2, top - (height * unit) / 2),
    rotateDegrees(-Number(look.rotate)),
    translate((-layout.width * unit) / 2, (layout.height * unit) / 2),
  );
  page.drawSvgPath(layout.path, { x: 0, y: 0, scale: unit, color: color(look.color), fillRule: FillRule.EvenOdd });
  const size = layout.fontSize * unit;
  for (const letters of layout.letters) {
    const text = printable(letters.text);
    page.drawText(text, {
      x: letters.x * unit - font.widthOfTextAtSize(text, size) / 2,
      y: -letters.y * unit,
      size,
      font,
      color: color(look.color),
      rotate: degrees(0),
    });
  }
  page.pushOperators(popGraphicsState());
}

/** Two hexadecimal digits of '#336699' as a fraction of 1. */
const channel = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
