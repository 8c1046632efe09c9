import type { Bytes } from '../../../lib/bytes';
import { concat } from '../../../lib/image/bytes';
import { zlib } from '../../../lib/image/png';
import { DOT, FINDER_SQUARES, type Drawing } from './shapes';
import { logoBox, type Look } from './svg';

/** How far a Bézier curve's handles stand off for a quarter of a circle. */
const KAPPA = 0.5523;
/** Points (1/72 inch) in a CSS pixel (1/96 inch). */
const POINTS = 0.75;

const number = (value: number): string => String(Math.round(value * 1000) / 1000);
const join = (...parts: (number | string)[]): string =>
  parts.map((part) => (typeof part === 'number' ? number(part) : part)).join(' ');

/**
 * The code as a PDF page of vectors, as large as its SVG would be (PDF 1.4; ISO 32000-1 §7.5, §8.5). A logo is a JPEG on the
 * light colour.
 */
export async function pdfOf(
  drawing: Drawing,
  look: Look,
  logo?: { jpeg: Bytes; width: number; height: number },
): Promise<Bytes> {
  const page = look.size * POINTS;
  const box = logo && logoBox(drawing, logo.width / logo.height);
  // One unit is a module, and y grows downwards as in the drawing.
  const content = [
    join('q', page / drawing.total, 0, 0, -page / drawing.total, 0, page, 'cm'),
    join(colour(look.light), 'rg', 0, 0, drawing.total, drawing.total, 're f'),
    join(colour(look.dark), 'rg'),
    ...drawing.runs.map(({ x, y, length }) => join(x, y, length, 1, 're')),
    ...drawing.dots.map(({ x, y }) => rounded(x - DOT, y - DOT, 2 * DOT, DOT)),
    ...drawing.finders.flatMap(({ x, y }) =>
      FINDER_SQUARES.map(({ inset, side, radius }) => rounded(x + inset, y + inset, side, radius)),
    ),
    'f*',
    ...(box ? [join('q', box.width, 0, 0, -box.height, box.x, box.y + box.height, 'cm /Logo Do Q')] : []),
    'Q',
  ].join('\n');
  const packed = await zlib(ascii(content));
  const resources = logo ? '<< /XObject << /Logo 5 0 R >> >>' : '<< >>';
  const objects = [
    ascii('<< /Type /Catalog /Pages 2 0 R >>'),
    ascii('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    ascii(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${number(page)} ${number(page)}] /Resources ${resources} /Contents 4 0 R >>`,
    ),
    stream('/Filter /FlateDecode', packed),
    ...(logo
      ? [
          stream(
            `/Type /XObject /Subtype /Image /Width ${logo.width} /Height ${logo.height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
            logo.jpeg,
          ),
        ]
      : []),
  ];
  return file(objects);
}

const ascii = (text: string): Bytes => new TextEncoder().encode(text);
const stream = (entries: string, data: Bytes): Bytes =>
  concat([ascii(`<< ${entries} /Length ${data.length} >>\nstream\n`), data, ascii('\nendstream')]);

/** '#336699' as three parts of one. */
const colour = (hex: string): string =>
  join(...[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255));

/** A square with round corners; with a radius of half its side, a circle. */
function rounded(x: number, y: number, side: number, radius: number): string {
  const [right, bottom, off] = [x + side, y + side, radius * (1 - KAPPA)];
  return [
    join(x + radius, y, 'm', right - radius, y, 'l'),
    join(right - off, y, right, y + off, right, y + radius, 'c', right, bottom - radius, 'l'),
    join(right, bottom - off, right - off, bottom, right - radius, bottom, 'c', x + radius, bottom, 'l'),
    join(x + off, bottom, x, bottom - off, x, bottom - radius, 'c', x, y + radius, 'l'),
    join(x, y + off, x + off, y, x + radius, y, 'c h'),
  ].join(' ');
}

/** Objects 1, 2, 3 …, each one's place in the cross-reference table. */
function file(objects: readonly Bytes[]): Bytes {
  const parts: Bytes[] = [ascii('%PDF-1.4\n%\u00e2\u00e3\n')];
  const places: number[] = [];
  let at = parts[0]?.length ?? 0;
  const add = (part: Bytes) => {
    parts.push(part);
    at += part.length;
  };
  for (const [index, object] of objects.entries()) {
    places.push(at);
    add(concat([ascii(`${index + 1} 0 obj\n`), object, ascii('\nendobj\n')]));
  }
  const start = at;
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  add(
    ascii(
      `xref\n0 ${count}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return concat(parts);
}
