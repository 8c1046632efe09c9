import type { Symbol } from './symbol';

/** The shapes of a code, in modules from the corner of the quiet zone; every writer draws these. */
export interface Drawing {
  /** Modules per side, including the quiet zone. */
  readonly total: number;
  /** Runs of dark modules, each one module high. */
  readonly runs: readonly { readonly x: number; readonly y: number; readonly length: number }[];
  /** The centers of round modules. */
  readonly dots: readonly { readonly x: number; readonly y: number }[];
  /** The top left corners of rounded finder patterns. */
  readonly finders: readonly { readonly x: number; readonly y: number }[];
  /** The empty square in the middle. */
  readonly hole?: { readonly x: number; readonly y: number; readonly side: number };
}

/** A finder pattern has 7 modules per side (ISO/IEC 18004 §6.3.3). */
const FINDER = 7;
/** The fraction of the side that a logo takes up: 5% of the modules, well within what level M can correct. */
const LOGO = 0.22;

/** Turns the modules of a code into shapes, optionally round and with a hole for a logo. */
export function drawingOf({ side, dark }: Symbol, options: { margin: number; round: boolean; logo: boolean }): Drawing {
  const { margin, round, logo } = options;
  // Odd like the side, so that the hole's edges are aligned to modules.
  const hole = logo ? 2 * Math.floor((side * LOGO) / 2) + 1 : 0;
  const start = (side - hole) / 2;
  const free = (x: number, y: number) => logo && x >= start && x < start + hole && y >= start && y < start + hole;
  const ends = side - FINDER;
  const inFinder = (x: number, y: number) => (x < FINDER && (y < FINDER || y >= ends)) || (x >= ends && y < FINDER);
  const isDark = (x: number, y: number) => dark[y * side + x] === 1 && !free(x, y) && !(round && inFinder(x, y));

  const runs: Drawing['runs'][number][] = [];
  const dots: Drawing['dots'][number][] = [];
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      if (!isDark(x, y)) continue;
      if (round) {
        dots.push({ x: x + margin + 0.5, y: y + margin + 0.5 });
        continue;
      }
      const from = x;
      while (x + 1 < side && isDark(x + 1, y)) x++;
      runs.push({ x: from + margin, y: y + margin, length: x + 1 - from });
    }
  }
  const corners = [[0, 0] as const, [ends, 0] as const, [0, ends] as const];
  return {
    total: side + 2 * margin,
    runs,
    dots,
    finders: round ? corners.map(([x, y]) => ({ x: x + margin, y: y + margin })) : [],
    ...(logo && { hole: { x: start + margin, y: start + margin, side: hole } }),
  };
}

/**
 * The three squares of a rounded finder pattern, with their insets and corner radii. With a radius of a module or more,
 * OpenCV 5 does not find the code at all sizes (tested), although jsQR does.
 */
export const FINDER_SQUARES = [
  { inset: 0, side: 7, radius: 0.75 },
  { inset: 1, side: 5, radius: 0.6 },
  { inset: 2, side: 3, radius: 0.6 },
] as const;

/** Radius of a round module: adjacent ones touch. */
export const DOT = 0.5;
