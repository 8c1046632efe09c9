import type { DrawingContext, RenderOptions } from 'bwip-js/browser';
import { ENCODERS } from './encoders';
import type { Symbology } from './read-code';

/** Bars from first to last: `1` a module of a bar, `0` of a space. */
export interface Linear {
  readonly kind: 'linear';
  readonly bars: string;
}
/** Squares: polygons in modules, filled by the even-odd rule. */
export interface Matrix {
  readonly kind: 'matrix';
  readonly width: number;
  readonly height: number;
  readonly path: string;
}
export type Symbol = Linear | Matrix;

/** Symbologies whose wide elements may be two modules instead of three. */
const TWO_WIDTHS: ReadonlySet<Symbology> = new Set(['code39', 'itf', 'itf14', 'codabar']);

/**
 * Encodes checked data. Throws with bwip-js's message if the data does not fit the symbology in a way that is checked
 * only there, such as a GS1 element of the wrong length.
 */
export function encode(symbology: Symbology, data: string, wide: 2 | 3): Symbol {
  const lines: (readonly [left: number, width: number])[] = [];
  const polygons: string[] = [];
  let size = { width: 0, height: 0 };
  const nothing = () => {};
  const drawing: DrawingContext<true> = {
    setopts: nothing,
    scale: () => [1, 1],
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    init: (width, height) => void (size = { width, height }),
    // A bar's position is its middle, rounded up to a whole number.
    line: (x, _bottom, _x, _top, width) => void lines.push([Math.floor(x - width / 2), width]),
    polygon: (points) => void polygons.push(`M${points.map(([x, y]) => `${x} ${y}`).join('L')}z`),
    hexagon: nothing,
    ellipse: nothing,
    fill: nothing,
    text: nothing,
    end: () => true,
  };
  ENCODERS[symbology](
    { bcid: '', text: data, scale: 1, includetext: false, parsefnc: false, ...OPTIONS[symbology] },
    drawing,
  );
  if (lines.length === 0) return { kind: 'matrix', ...size, path: polygons.join('') };
  return { kind: 'linear', bars: narrowed(barsOf(lines), TWO_WIDTHS.has(symbology) ? wide : 3) };
}

const OPTIONS: Partial<Readonly<Record<Symbology, Partial<RenderOptions>>>> = {
  code93: { includecheck: true },
  // Our own check digit is part of the data.
  msi: { includecheck: false },
};

function barsOf(lines: readonly (readonly [left: number, width: number])[]): string {
  const sorted = lines.toSorted(([a], [b]) => a - b);
  const [start = 0] = sorted[0] ?? [];
  let bars = '';
  for (const [left, width] of sorted) bars = bars.padEnd(left - start, '0') + '1'.repeat(width);
  return bars;
}

/** With wide elements of two modules instead of three. */
const narrowed = (bars: string, wide: 2 | 3): string =>
  wide === 3 ? bars : bars.replace(/1{3}|0{3}/g, (run) => run.slice(0, 2));
