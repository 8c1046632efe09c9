import type { Header } from './picture-facts';

/** Pixels in each CSS unit; `em` and `ex` as in a browser without a style sheet. */
const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
  em: 16,
  ex: 8,
};

/** How much of a file is searched for its first tag. */
const HEAD = 65_536;

/**
 * The size that an SVG's root declares: width and height, or the viewBox for a missing one (CSS Images 3 §5.2: a
 * missing side follows the ratio). 0 and 0 if it declares neither. Undefined if there is no root tag.
 */
export function svgHeader(bytes: Uint8Array): Header | undefined {
  const attributes = rootAttributes(new TextDecoder().decode(bytes.subarray(0, HEAD)));
  if (!attributes) return undefined;
  const box = (attributes.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , boxWidth = 0, boxHeight = 0] = box.every(Number.isFinite) ? box : [];
  const width = pixels(attributes.get('width'));
  const height = pixels(attributes.get('height'));
  const ratio = boxWidth > 0 && boxHeight > 0 ? boxWidth / boxHeight : undefined;
  return {
    type: 'svg',
    width: Math.round(width ?? (height !== undefined && ratio ? height * ratio : boxWidth)),
    height: Math.round(height ?? (width !== undefined && ratio ? width / ratio : boxHeight)),
    orientation: 1,
    frames: 1,
    alpha: true,
    metadata: false,
  };
}

function pixels(length: string | undefined): number | undefined {
  const [, number = '', unit = ''] = /^\s*([\d.]+)\s*([a-z]*)\s*$/i.exec(length ?? '') ?? [];
  const size = Number(number) * (UNITS[unit.toLowerCase()] ?? Number.NaN);
  return number !== '' && Number.isFinite(size) && size > 0 ? size : undefined;
}

/** The attributes of the first `<svg …>`, read character by character so that a `>` in quotes does not end the tag. */
function rootAttributes(text: string): ReadonlyMap<string, string> | undefined {
  const start = text.search(/<svg[\s>/]/i);
  if (start < 0) return undefined;
  const attributes = new Map<string, string>();
  let at = start + 4;
  while (at < text.length) {
    const rest = /^\s*([^\s=>/]+)\s*=\s*/.exec(text.slice(at, at + 1000));
    if (!rest) return attributes;
    const open = at + rest[0].length;
    const close = text.indexOf(text.charAt(open), open + 1);
    if (!/["']/.test(text.charAt(open)) || close < 0) return undefined;
    attributes.set(rest[1] ?? '', text.slice(open + 1, close));
    at = close + 1;
  }
  return undefined;
}

/** The same SVG with a root size in pixels, so that a browser renders it sharp at that size. */
export function sizedSvg(text: string, width: number, height: number): string {
  const start = text.search(/<svg[\s>/]/i);
  const attributes = rootAttributes(text);
  if (start < 0 || !attributes) return text;
  const own = svgHeader(new TextEncoder().encode(text.slice(start, start + HEAD)));
  // Without a viewBox, a new size would crop instead of scale.
  const box = attributes.has('viewBox') || !own?.width ? '' : ` viewBox="0 0 ${own.width} ${own.height}"`;
  const others = text
    .slice(start + 4)
    .replace(/^(?:\s+[^\s=>/]+\s*=\s*(?:"[^"]*"|'[^']*'))*/, (all) =>
      all.replace(/\s(?:width|height|preserveAspectRatio)\s*=\s*(?:"[^"]*"|'[^']*')/g, ''),
    );
  return `${text.slice(0, start)}<svg width="${width}" height="${height}" preserveAspectRatio="none"${box}${others}`;
}
