import { DOT, FINDER_SQUARES, type Drawing } from './shapes';

/**
 * A single path with all dark shapes, filled by the even-odd rule, so that the ring of a finder pattern stays hollow.
 */
export function pathOf({ runs, dots, finders }: Drawing): string {
  const squares = runs.map(({ x, y, length }) => `M${x} ${y}h${length}v1h-${length}z`);
  const circles = dots.map(({ x, y }) => `M${x - DOT} ${y}a${DOT} ${DOT} 0 1 0 1 0a${DOT} ${DOT} 0 1 0-1 0`);
  const rings = finders.flatMap(({ x, y }) =>
    FINDER_SQUARES.map(({ inset, side, radius }) => rounded(x + inset, y + inset, side, radius)),
  );
  return [...squares, ...circles, ...rings].join('');
}

/** Rounds to thousandths of a module, which avoids numbers like 1.7999999999999998. */
const short = (length: number): number => Math.round(length * 1000) / 1000;

function rounded(x: number, y: number, side: number, radius: number): string {
  const straight = short(side - 2 * radius);
  const corner = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  return (
    `M${short(x + radius)} ${y}h${straight}${corner(radius, radius)}v${straight}${corner(-radius, radius)}` +
    `h${-straight}${corner(-radius, -radius)}v${-straight}${corner(radius, -radius)}z`
  );
}

export interface Look {
  /** Pixels per side. */
  readonly size: number;
  readonly dark: string;
  readonly light: string;
}

/** The image of a logo: its data: URI, and width ÷ height. */
export interface LogoImage {
  readonly href: string;
  readonly ratio: number;
}

/** The position of an image with this ratio in the hole, half a module from its edge. */
export function logoBox(
  { hole }: Drawing,
  ratio: number,
): { x: number; y: number; width: number; height: number } | undefined {
  if (!hole) return undefined;
  const room = hole.side - 1;
  const width = ratio >= 1 ? room : room * ratio;
  const height = ratio >= 1 ? room / ratio : room;
  return { x: hole.x + (hole.side - width) / 2, y: hole.y + (hole.side - height) / 2, width, height };
}

/** The code as an SVG file, optionally with a logo in its hole. */
export function svgOf(drawing: Drawing, { size, dark, light }: Look, logo?: LogoImage): string {
  const { total, dots } = drawing;
  // Without antialiasing, adjacent squares meet without hairlines; circles need it.
  const crisp = dots.length === 0 ? ' shape-rendering="crispEdges"' : '';
  const box = logo && logoBox(drawing, logo.ratio);
  const image = box
    ? `<image x="${short(box.x)}" y="${short(box.y)}" width="${short(box.width)}" height="${short(box.height)}" href="${logo.href}"/>`
    : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${total} ${total}">` +
    `<rect width="${total}" height="${total}" fill="${light}"/>` +
    `<path fill="${dark}" fill-rule="evenodd"${crisp} d="${pathOf(drawing)}"/>${image}</svg>\n`
  );
}
