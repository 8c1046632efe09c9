import type { HostedFont } from '../../../browser/fonts/hosted-fonts';
import type { IconNodes } from '../../../core/icons/icon-search';
import type { Turning } from '../../../browser/image/draw-turned';
import { turnedSize, zoomFor, type Box } from '../../../formats/image/crop-box';
import { roundPixel, type Size } from '../../../formats/image/image-size';

/** An object on the picture, in pixels of the upright picture before it is mirrored and turned: it moves with the picture. */
interface Placed extends Size {
  readonly id: string;
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  /** Degrees, clockwise. */
  readonly rotation: number;
  readonly mirrored: boolean;
  /** Percent. */
  readonly opacity: number;
}

export interface TextObject extends Placed {
  readonly type: 'text';
  readonly text: string;
  readonly font: HostedFont;
  /** The font's size in pixels. */
  readonly size: number;
  readonly color: string;
  readonly outline: boolean;
}

export const SHAPES = ['rect', 'ellipse', 'line', 'arrow'] as const;

export interface ShapeObject extends Placed {
  readonly type: 'shape';
  readonly shape: (typeof SHAPES)[number];
  readonly color: string;
  readonly thickness: number;
  readonly filled: boolean;
}

export interface Stroke {
  readonly color: string;
  readonly thickness: number;
  readonly erases: boolean;
  /** x, y, x, y, …, from the middle of the drawing. */
  readonly points: readonly number[];
}

export interface Drawing extends Placed {
  readonly type: 'drawing';
  readonly strokes: readonly Stroke[];
}

export const COVERS = ['pixels', 'blur', 'bar'] as const;

/** Makes a part of the picture unreadable. */
export interface Cover extends Placed {
  readonly type: 'cover';
  readonly look: (typeof COVERS)[number];
  /** The side of the squares that are left of the picture. */
  readonly block: number;
  readonly color: string;
}

export interface PictureObject extends Placed {
  readonly type: 'picture';
  /** The name of a file in the field `pictures`. */
  readonly file: string;
}

export interface IconObject extends Placed {
  readonly type: 'icon';
  readonly name: string;
  readonly nodes: IconNodes;
  readonly color: string;
  /** On the icon's grid of 24 × 24. */
  readonly thickness: number;
}

export type EditObject = TextObject | ShapeObject | Drawing | Cover | PictureObject | IconObject;

/** What the visitor did to a picture with the mouse or a finger; the field `layers` holds it as JSON. */
export interface Edits {
  /** In the upright picture, before it is mirrored and turned. */
  readonly crop?: Box | undefined;
  /** From back to front. */
  readonly objects: readonly EditObject[];
}

export const NO_EDITS: Edits = { objects: [] };

/** The edits in the field `layers`; it is only ever written by this page. */
export const editsOf = (layers: string): Edits => (layers === '' ? NO_EDITS : (JSON.parse(layers) as Edits));

export const layersOf = (edits: Edits): string =>
  edits.objects.length === 0 && !edits.crop ? '' : JSON.stringify(edits, rounded);

/** A tenth of a pixel is more than anybody sees, and keeps drawings short. */
const rounded = (_: string, value: unknown): unknown =>
  typeof value === 'number' ? Math.round(value * 10) / 10 : value;

/**
 * How the upright picture is placed on the result: its middle is at x, y, it is scaled (negative: mirrored), then rotated clockwise by
 * degrees. `width` and `height` are the result's.
 */
export interface View extends Size {
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
  readonly scaleX: number;
  readonly scaleY: number;
}

/** A picture's view: mirrored, turned, straightened, cropped, and scaled to a width (undefined: not scaled). */
export function viewOf(picture: Size, turning: Turning, crop: Box | undefined, width?: number): View {
  const turned = turnedSize(picture, turning.rotate);
  const box = crop ? turnBox(crop, picture, turning) : { x: 0, y: 0, ...turned };
  const scale = width === undefined ? 1 : width / box.width;
  const zoom = scale * zoomFor(turned, turning.straighten);
  return {
    width: width ?? box.width,
    height: width === undefined ? box.height : roundPixel(box.height * scale),
    x: (turned.width / 2 - box.x) * scale,
    y: (turned.height / 2 - box.y) * scale,
    rotation: Number(turning.rotate) + turning.straighten,
    scaleX: turning.flipX ? -zoom : zoom,
    scaleY: turning.flipY ? -zoom : zoom,
  };
}

type Turn = Pick<Turning, 'rotate' | 'flipX' | 'flipY'>;

/** Where a box of the upright picture is after mirroring and turning. */
export function turnBox(box: Box, { width, height }: Size, { rotate, flipX, flipY }: Turn): Box {
  const x = flipX ? width - box.x - box.width : box.x;
  const y = flipY ? height - box.y - box.height : box.y;
  if (rotate === '90') return { x: height - y - box.height, y: x, width: box.height, height: box.width };
  if (rotate === '180')
    return { x: width - x - box.width, y: height - y - box.height, width: box.width, height: box.height };
  if (rotate === '270') return { x: y, y: width - x - box.width, width: box.height, height: box.width };
  return { x, y, width: box.width, height: box.height };
}

/** The opposite of `turnBox`; `picture` is the upright picture's size. */
export function turnBoxBack(box: Box, picture: Size, { rotate, flipX, flipY }: Turn): Box {
  const back = rotate === '90' ? '270' : rotate === '270' ? '90' : rotate;
  const unturned = turnBox(box, turnedSize(picture, rotate), { rotate: back, flipX: false, flipY: false });
  return turnBox(unturned, picture, { rotate: '0', flipX, flipY });
}

/** The rotation and mirroring with which a new object is upright for the visitor, however the picture is turned. */
export function uprightIn({ rotation, scaleX, scaleY }: View): { rotation: number; mirrored: boolean } {
  if (scaleX > 0 && scaleY > 0) return { rotation: -rotation, mirrored: false };
  if (scaleX < 0 && scaleY < 0) return { rotation: 180 - rotation, mirrored: false };
  return { rotation: scaleX < 0 ? rotation : rotation + 180, mirrored: true };
}

/** A movement on the view as one on the picture. */
export function pictureDirection({ rotation, scaleX, scaleY }: View, dx: number, dy: number): [number, number] {
  const angle = (-rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [(dx * cos - dy * sin) / scaleX, (dx * sin + dy * cos) / scaleY];
}

/** Moves the origin of a point to an object's middle, in the object's own directions. */
export function toLocal(object: Placed, x: number, y: number): [number, number] {
  const angle = (-object.rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [dx, dy] = [x - object.x, y - object.y];
  const localX = dx * cos - dy * sin;
  return [object.mirrored ? -localX : localX, dx * sin + dy * cos];
}

function toPicture(object: Placed, x: number, y: number): [number, number] {
  const angle = (object.rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const across = object.mirrored ? -x : x;
  return [object.x + across * cos - y * sin, object.y + across * sin + y * cos];
}

/** A stroke whose points are in pixels of the picture. */
export type NewStroke = Stroke;

/**
 * Adds a stroke: of the pen, to the drawing in front, or to a new one if something else is in front; of the eraser, to every drawing
 * that it touches. `id` is for the new drawing.
 */
export function withStroke(objects: readonly EditObject[], stroke: NewStroke, id: string): readonly EditObject[] {
  if (stroke.erases) {
    return objects.map((object) => (object.type === 'drawing' ? erasedBy(object, stroke) : object));
  }
  const front = objects.at(-1);
  if (front?.type === 'drawing')
    return [...objects.slice(0, -1), recentered(front, [...front.strokes, localStroke(front, stroke)])];
  const fresh: Drawing = {
    id,
    type: 'drawing',
    x: 0,
    y: 0,
    width: 0,
    height: 0,
    rotation: 0,
    mirrored: false,
    opacity: 100,
    strokes: [],
  };
  return [...objects, recentered(fresh, [stroke])];
}

function erasedBy(drawing: Drawing, stroke: NewStroke): Drawing {
  return { ...drawing, strokes: [...drawing.strokes, localStroke(drawing, stroke)] };
}

const localStroke = (drawing: Drawing, stroke: NewStroke): Stroke => ({
  ...stroke,
  points: pairs(stroke.points).flatMap(([x, y]) => toLocal(drawing, x, y)),
});

const pairs = (points: readonly number[]): [number, number][] =>
  Array.from({ length: points.length / 2 }, (_, at) => [points[at * 2] ?? 0, points[at * 2 + 1] ?? 0]);

/** A drawing with these strokes, its box around those of the pen. */
function recentered(drawing: Drawing, strokes: readonly Stroke[]): Drawing {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { points, thickness, erases } of strokes) {
    if (erases) continue;
    for (const [x, y] of pairs(points)) {
      left = Math.min(left, x - thickness / 2);
      top = Math.min(top, y - thickness / 2);
      right = Math.max(right, x + thickness / 2);
      bottom = Math.max(bottom, y + thickness / 2);
    }
  }
  const [middleX, middleY] = [(left + right) / 2, (top + bottom) / 2];
  const [x, y] = toPicture(drawing, middleX, middleY);
  return {
    ...drawing,
    x,
    y,
    width: right - left,
    height: bottom - top,
    strokes: strokes.map((stroke) => ({
      ...stroke,
      points: stroke.points.map((value, at) => value - (at % 2 === 0 ? middleX : middleY)),
    })),
  };
}

/** An object stretched to another size: letters and lines grow with it. */
export function resized(object: EditObject, { width, height }: Size): EditObject {
  const [across, down] = [width / object.width, height / object.height];
  if (object.type === 'text') return { ...object, width, height, size: object.size * down };
  if (object.type === 'drawing') {
    const strokes = object.strokes.map((stroke) => ({
      ...stroke,
      thickness: stroke.thickness * Math.sqrt(across * down),
      points: stroke.points.map((value, at) => value * (at % 2 === 0 ? across : down)),
    }));
    return { ...object, width, height, strokes };
  }
  return { ...object, width, height };
}
