import { be32, concat } from '../../../formats/image/image-bytes';
import { pngChunk } from '../../../formats/image/png';
import { canvasOf } from '../../../browser/image/decode-image';
import { blobOf } from '../../../browser/image/encode-image';
import { turnedSize, type Layout, type Look } from './layout';
import { printable } from './svg';

/** Pixels per meter at 96 pixels per inch, so that programs print the stated millimeters. */
const PER_METER = Math.round(96 / 0.0254);
/** The signature and the header. */
const HEADER_END = 33;

/** A code as a PNG file with its physical size (PNG, third edition, §11.3.4.3: pHYs). */
export async function pngOf(layout: Layout, look: Look): Promise<Blob> {
  const [width, height] = turnedSize(layout, look.rotate);
  const { scale } = look;
  const { canvas, context } = canvasOf({ width: Math.ceil(width * scale), height: Math.ceil(height * scale) });
  context.fillStyle = look.background;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  if (look.rotate !== '0') {
    context.translate(width / 2, height / 2);
    context.rotate((Number(look.rotate) * Math.PI) / 180);
    context.translate(-layout.width / 2, -layout.height / 2);
  }
  context.fillStyle = look.color;
  context.fill(new Path2D(layout.path), 'evenodd');
  context.font = `${layout.fontSize}px monospace`;
  context.textAlign = 'center';
  for (const { text, x, y } of layout.letters) context.fillText(printable(text), x, y);
  const bytes = new Uint8Array(await (await blobOf(canvas, 'image/png', 1)).arrayBuffer());
  const physical = pngChunk('pHYs', concat([be32(PER_METER), be32(PER_METER), Uint8Array.of(1)]));
  return new Blob([bytes.slice(0, HEADER_END), physical, bytes.slice(HEADER_END)], { type: 'image/png' });
}
