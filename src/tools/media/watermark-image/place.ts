import { roundPixel, type Size } from '../../../formats/image/image-size';

export const POSITIONS = ['se', 's', 'sw', 'e', 'center', 'w', 'ne', 'n', 'nw', 'tile'] as const;
export type Position = (typeof POSITIONS)[number];

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface PlaceWish {
  readonly position: Position;
  /** Percent of the picture's shorter side. */
  readonly margin: number;
  /** Percent of the mark's size, between tiles. */
  readonly gap: number;
}

/** How wide a mark is: percent of the picture's width, in whole pixels. */
export const markWidth = (picture: Size, size: number): number => roundPixel((picture.width * size) / 100);

/** The top left corners of a mark on a picture, in whole pixels: one, or as many as it takes to fill the picture. */
export function placesOf(picture: Size, mark: Size, { position, margin, gap }: PlaceWish): readonly Point[] {
  if (position === 'tile') return tiles(picture, mark, gap);
  const edge = Math.floor((Math.min(picture.width, picture.height) * margin) / 100 + 0.5);
  const column = position.endsWith('w') ? 'start' : position.endsWith('e') ? 'end' : 'middle';
  const row = position.startsWith('n') ? 'start' : position.startsWith('s') ? 'end' : 'middle';
  return [{ x: along(column, picture.width, mark.width, edge), y: along(row, picture.height, mark.height, edge) }];
}

function along(side: 'start' | 'middle' | 'end', whole: number, part: number, edge: number): number {
  if (side === 'middle') return Math.floor((whole - part) / 2);
  return side === 'start' ? edge : whole - part - edge;
}

/** Rows of marks, every second one shifted by half a step, beginning outside the top left corner. */
function tiles(picture: Size, mark: Size, gap: number): Point[] {
  const across = Math.max(1, Math.round(mark.width * (1 + gap / 100)));
  const down = Math.max(1, Math.round(mark.height * (1 + gap / 100)));
  const points: Point[] = [];
  for (let row = 0, y = -Math.floor(mark.height / 2); y < picture.height; row++, y += down) {
    const first = row % 2 === 0 ? -Math.floor(mark.width / 2) : Math.floor((across - mark.width) / 2) - across;
    for (let x = first; x < picture.width; x += across) points.push({ x, y });
  }
  return points;
}

/** The size of the box around a turned mark. */
export function turnedBox({ width, height }: Size, degrees: number): Size {
  if (degrees % 360 === 0) return { width, height };
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  return { width: Math.ceil(width * cos + height * sin - 1e-9), height: Math.ceil(width * sin + height * cos - 1e-9) };
}

/** A mark's text with its variables filled in. */
export const fillIn = (
  text: string,
  variables: { readonly year: string; readonly date: string; readonly name: string; readonly n: string },
): string => text.replaceAll(/\{(year|date|name|n)\}/g, (_, name: keyof typeof variables) => variables[name]);
