import { int, type RandomSource } from '../../../core/numbers/random';
import type { Shape } from '../../../data/shapes';

export interface Look {
  /** Width and height in pixels. */
  readonly size: number;
  /** '#rrggbb' */
  readonly color: string;
}

/** How much of the radius the greatest roughness can take away. */
const DEPTH = 0.7;
const PARTS = 1_000;

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * The corners of an irregular polygon around the middle of a square: corner i is at the angle 2πi/sides, and its distance
 * is R · (1 − roughness/100 · int(0, 1000)/1000 · 0.7), one draw each.
 */
export function corners(random: RandomSource, sides: number, roughness: number, size: number): readonly Point[] {
  const radius = size / 2;
  return Array.from({ length: sides }, (_, index) => {
    const angle = (2 * Math.PI * index) / sides;
    const distance = radius * (1 - (((roughness / 100) * int(random, 0, PARTS)) / PARTS) * DEPTH);
    return { x: radius + distance * Math.cos(angle), y: radius + distance * Math.sin(angle) };
  });
}

const text = (value: number): string => String(Math.round(value * 100) / 100 + 0);
const pair = ({ x, y }: Point): string => `${text(x)} ${text(y)}`;

export const polygonPath = (points: readonly Point[]): string => `M${points.map(pair).join('L')}Z`;

/** A closed Catmull–Rom curve through the points, as Bézier curves: each control point is a sixth of the way between neighbors. */
export function blobPath(points: readonly Point[]): string {
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? { x: 0, y: 0 };
  const toward = (from: Point, a: Point, b: Point, sign: 1 | -1): Point => ({
    x: from.x + (sign * (b.x - a.x)) / 6,
    y: from.y + (sign * (b.y - a.y)) / 6,
  });
  const curves = points.map((point, index) => {
    const [before, next, after] = [at(index - 1), at(index + 1), at(index + 2)];
    return `C${pair(toward(point, before, next, 1))} ${pair(toward(next, point, after, -1))} ${pair(next)}`;
  });
  return `M${pair(at(0))}${curves.join('')}Z`;
}

const open = (size: number, box: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${text(box)} ${text(box)}">`;

/** An SVG of one filled path in a box of its own size. */
export const pathSvg = (path: string, { size, color }: Look): string =>
  `${open(size, size)}<path fill="${color}" d="${path}"/></svg>`;

/** An SVG of a named shape: filled, with the edges of a solid, and those that it hides dashed. */
export function shapeSvg({ fill, edges, hidden }: Shape, { size, color }: Look): string {
  const line = (path: string | undefined, extra: string) =>
    path === undefined
      ? ''
      : `<path fill="none" stroke="#000000" stroke-opacity="0.55" stroke-width="1.2"${extra} d="${path}"/>`;
  return `${open(size, 100)}<path fill="${color}" fill-rule="evenodd" d="${fill}"/>${line(hidden, ' stroke-dasharray="3 3"')}${line(edges, '')}</svg>`;
}
