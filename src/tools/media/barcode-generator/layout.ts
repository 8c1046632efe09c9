import type { Symbol } from './encode';
import type { Symbology } from './read-code';

/** A CSS pixel in millimeters. */
const PIXEL_MM = 25.4 / 96;

export interface Look {
  readonly showText: boolean;
  /** CSS pixels per module. */
  readonly scale: number;
  /** Of the bars, in millimeters. */
  readonly height: number;
  /** With the margin that scanners need. */
  readonly quiet: boolean;
  readonly rotate: '0' | '90' | '180' | '270';
  readonly color: string;
  readonly background: string;
}

export interface Letters {
  readonly text: string;
  /** The middle of the text. */
  readonly x: number;
  /** Its baseline. */
  readonly y: number;
}

/** A code in modules, before it is turned. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  /** All dark areas as one SVG path; even-odd. */
  readonly path: string;
  readonly letters: readonly Letters[];
  readonly fontSize: number;
}

/** Modules of empty space left and right. Sources: GS1 General Specifications; ISO/IEC 15417, 16388, 16390, 16022, 15438. */
const QUIET: Readonly<Record<Symbology, readonly [left: number, right: number]>> = {
  ean13: [11, 7],
  isbn: [11, 7],
  ean8: [7, 7],
  upca: [9, 9],
  upce: [9, 7],
  code128: [10, 10],
  'gs1-128': [10, 10],
  itf14: [10, 10],
  itf: [10, 10],
  code39: [10, 10],
  code93: [10, 10],
  codabar: [10, 10],
  msi: [12, 12],
  pharmacode: [20, 20],
  datamatrix: [2, 2],
  pdf417: [2, 2],
  aztec: [2, 2],
};

/** Groups of digits, and the module at the middle of each, from the first bar. */
const GROUPS: Partial<Readonly<Record<Symbology, readonly (readonly [length: number, middle: number])[]>>> = {
  ean13: [
    [1, -6],
    [6, 24.5],
    [6, 70.5],
  ],
  isbn: [
    [1, -6],
    [6, 24.5],
    [6, 70.5],
  ],
  ean8: [
    [4, 17],
    [4, 50],
  ],
  upca: [
    [1, -5],
    [5, 28],
    [5, 67],
    [1, 100],
  ],
  upce: [
    [1, -5],
    [6, 24],
    [1, 56],
  ],
};

/** Bars that reach down into the digits: the guards, and UPC-A's first and last digit. */
const GUARDS: Partial<Readonly<Record<Symbology, readonly (readonly [from: number, to: number])[]>>> = {
  ean13: [
    [0, 3],
    [45, 50],
    [92, 95],
  ],
  isbn: [
    [0, 3],
    [45, 50],
    [92, 95],
  ],
  ean8: [
    [0, 3],
    [31, 36],
    [64, 67],
  ],
  upca: [
    [0, 10],
    [45, 50],
    [85, 95],
  ],
  upce: [
    [0, 3],
    [45, 51],
  ],
};

const FONT = 9;
const GUARD = 5;
/** The thickness of ITF-14's horizontal bars, which stop a scan that runs out of the code. */
const BEARER = 4;

/** Places a code's bars, its margin, and its text. */
export function layoutOf(symbol: Symbol, symbology: Symbology, text: string, look: Look): Layout {
  const [left, right] = look.quiet ? QUIET[symbology] : [0, 0];
  if (symbol.kind === 'matrix') {
    const path = moved(symbol.path, left, left);
    return {
      width: symbol.width + left + right,
      height: symbol.height + left + right,
      path,
      letters: [],
      fontSize: FONT,
    };
  }
  const { bars } = symbol;
  const tall = Math.max(1, Math.round(look.height / PIXEL_MM / look.scale));
  const groups = GROUPS[symbology];
  // Digits beside the bars need their place even without a margin.
  const start = look.showText && groups ? Math.max(left, 11) : left;
  const end = look.showText && groups ? Math.max(right, 9) : right;
  const top = symbology === 'itf14' ? BEARER : 0;
  const guards = look.showText ? (GUARDS[symbology] ?? []) : [];
  const path = Array.from(bars.matchAll(/1+/g), ({ index, 0: run }) => {
    const isGuard = guards.some(([from, to]) => from <= index && index < to);
    return `M${start + index} ${top}h${run.length}v${tall + (isGuard ? GUARD : 0)}h-${run.length}z`;
  });
  const width = start + bars.length + end;
  if (symbology === 'itf14') {
    for (const y of [0, top + tall]) path.push(`M${start} ${y}h${bars.length}v${BEARER}h-${bars.length}z`);
  }
  const bottom = top + tall + (symbology === 'itf14' ? BEARER : 0);
  const baseline = bottom + FONT;
  const letters = look.showText ? lettersOf(text, groups, start, bars.length, baseline) : [];
  return { width, height: look.showText ? baseline + 2 : bottom, path: path.join(''), letters, fontSize: FONT };
}

function lettersOf(
  text: string,
  groups: readonly (readonly [length: number, middle: number])[] | undefined,
  start: number,
  width: number,
  y: number,
): readonly Letters[] {
  if (!groups) return [{ text, x: start + width / 2, y }];
  let at = 0;
  return groups.map(([length, middle]) => ({ text: text.slice(at, (at += length)), x: start + middle, y }));
}

const moved = (path: string, dx: number, dy: number): string =>
  path.replace(
    /([ML])(\d+) (\d+)/g,
    (_, command: string, x: string, y: string) => `${command}${Number(x) + dx} ${Number(y) + dy}`,
  );

/** Width and height after turning, in modules. */
export const turnedSize = ({ width, height }: Layout, rotate: Look['rotate']): readonly [number, number] =>
  rotate === '90' || rotate === '270' ? [height, width] : [width, height];
