import type { Size } from '../../formats/image/image-size';

/** Points (1/72 inch) per CSS pixel (1/96 inch). */
const POINTS = 0.75;

/** A PDF of one page that a PNG or JPEG fills; `size` is the page's, in CSS pixels. */
export async function picturePdf(picture: Blob, { width, height }: Size): Promise<Blob> {
  const { PDFDocument } = await import('pdf-lib');
  const document = await PDFDocument.create({ updateMetadata: false });
  const page = document.addPage([width * POINTS, height * POINTS]);
  const bytes = await picture.arrayBuffer();
  const image = await (picture.type === 'image/jpeg' ? document.embedJpg(bytes) : document.embedPng(bytes));
  page.drawImage(image, { x: 0, y: 0, width: width * POINTS, height: height * POINTS });
  return new Blob([new Uint8Array(await document.save())], { type: 'application/pdf' });
}
