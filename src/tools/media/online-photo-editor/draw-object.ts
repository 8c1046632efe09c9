import { hostedFont, type HostedFont } from '../../../browser/fonts/hosted-fonts';
import { drawLines, LINE_HEIGHT, linesOf, OUTLINE } from '../../../browser/fonts/outlined-text';
import { canvasOf } from '../../../browser/image/decode-image';
import type { Canvas, Context } from '../../../browser/image/page-canvas';
import type { IconNodes } from '../../../core/icons/icon-search';
import type { Size } from '../../../formats/image/image-size';
import type { Cover, Drawing, EditObject, IconObject, ShapeObject, Stroke, TextObject } from './edits';

/** What objects need apart from their own data. */
export interface Supplies {
  /** Decoded pictures by the names of their files. */
  readonly pictures: ReadonlyMap<string, CanvasImageSource>;
  /** The CSS fonts at a size, for the fonts that have loaded. */
  readonly fonts: ReadonlyMap<HostedFont, (size: number) => string>;
}

/** Loads the fonts of all texts. */
export async function fontsOf(objects: readonly EditObject[]): Promise<Supplies['fonts']> {
  const names = new Set(objects.flatMap((object) => (object.type === 'text' ? [object.font] : [])));
  return new Map(await Promise.all(Array.from(names, async (name) => [name, await hostedFont(name)] as const)));
}

/** The size of a text in pixels, with its outline. */
export function textBox({ text, size }: Pick<TextObject, 'text' | 'size'>, font: (size: number) => string): Size {
  const { context } = canvasOf({ width: 1, height: 1 });
  context.font = font(size);
  const lines = linesOf(text);
  const widest = Math.max(...lines.map((line) => context.measureText(line).width));
  return { width: Math.max(size / 2, widest) + size * OUTLINE, height: lines.length * size * LINE_HEIGHT };
}

/**
 * Draws an object whose middle is the context's origin. The screen and the file are drawn by this same function: the file has what the
 * screen shows.
 */
export function drawObject(context: Context, object: EditObject, { pictures, fonts }: Supplies): void {
  context.save();
  context.globalAlpha = object.opacity / 100;
  const { width, height } = object;
  if (object.type === 'text') drawText(context, object, fonts);
  else if (object.type === 'shape') drawShape(context, object);
  else if (object.type === 'drawing') drawStrokes(context, object);
  else if (object.type === 'cover') drawCover(context, object);
  else if (object.type === 'icon') drawIcon(context, object);
  else {
    const picture = pictures.get(object.file);
    context.imageSmoothingQuality = 'high';
    if (picture) context.drawImage(picture, -width / 2, -height / 2, width, height);
  }
  context.restore();
}

function drawText(context: Context, object: TextObject, fonts: Supplies['fonts']): void {
  const font = fonts.get(object.font);
  if (!font) return;
  context.font = font(object.size);
  drawLines(context, linesOf(object.text), 0, -object.height / 2, object);
}

/** An arrow's head, as multiples of the line's thickness. */
const HEAD = { length: 4, width: 3.5 };

function drawShape(context: Context, { shape, width, height, color, thickness, filled }: ShapeObject): void {
  context.strokeStyle = context.fillStyle = color;
  context.lineWidth = thickness;
  context.lineCap = context.lineJoin = 'round';
  context.beginPath();
  if (shape === 'rect' || shape === 'ellipse') {
    const inset = filled ? 0 : thickness / 2;
    const [across, down] = [Math.max(0, width / 2 - inset), Math.max(0, height / 2 - inset)];
    if (shape === 'ellipse') context.ellipse(0, 0, across, down, 0, 0, 2 * Math.PI);
    else context.rect(-across, -down, 2 * across, 2 * down);
    if (filled) context.fill();
    else context.stroke();
    return;
  }
  const head = shape === 'arrow' ? Math.min(thickness * HEAD.length, width) : 0;
  context.moveTo(-width / 2 + thickness / 2, 0);
  context.lineTo(width / 2 - Math.max(head * 0.9, thickness / 2), 0);
  context.stroke();
  if (shape === 'line') return;
  const half = (head / HEAD.length) * (HEAD.width / 2);
  context.beginPath();
  context.moveTo(width / 2, 0);
  context.lineTo(width / 2 - head, -half);
  context.lineTo(width / 2 - head, half);
  context.closePath();
  context.fill();
}

/** On a canvas of its own, so that the eraser removes only strokes, and the opacity applies to all of them together. */
function drawStrokes(context: Context, { strokes, width, height }: Drawing): void {
  const own = canvasFor(context, { width, height });
  if (!own) return;
  own.context.lineCap = own.context.lineJoin = 'round';
  for (const stroke of strokes) {
    own.context.globalCompositeOperation = stroke.erases ? 'destination-out' : 'source-over';
    own.context.strokeStyle = stroke.color;
    own.context.lineWidth = stroke.thickness;
    strokePath(own.context, stroke);
  }
  context.resetTransform();
  context.drawImage(own.canvas, own.left, own.top);
}

/** A smooth line: each point of the hand is the control point of a curve between the middles of its neighbors. */
function strokePath(context: Context, { points }: Stroke): void {
  const [x = 0, y = 0] = points;
  context.beginPath();
  context.moveTo(x, y);
  for (let at = 2; at < points.length - 2; at += 2) {
    const [fromX = 0, fromY = 0, toX = 0, toY = 0] = points.slice(at, at + 4);
    context.quadraticCurveTo(fromX, fromY, (fromX + toX) / 2, (fromY + toY) / 2);
  }
  // A tap is a line to itself: a dot.
  context.lineTo(points.at(-2) ?? x, points.at(-1) ?? y);
  context.stroke();
}

/** A canvas of the pixels that a box around the origin covers, with the same transform; undefined if none is on the context's canvas. */
function canvasFor(
  context: Context,
  { width, height }: Size,
): { canvas: Canvas; context: Context; left: number; top: number } | undefined {
  const transform = context.getTransform();
  const corners = [-1, 1].flatMap((right) =>
    [-1, 1].map((bottom) => transform.transformPoint({ x: (right * width) / 2, y: (bottom * height) / 2 })),
  );
  const left = Math.max(0, Math.floor(Math.min(...corners.map(({ x }) => x))) - 1);
  const top = Math.max(0, Math.floor(Math.min(...corners.map(({ y }) => y))) - 1);
  const right = Math.min(context.canvas.width, Math.ceil(Math.max(...corners.map(({ x }) => x))) + 1);
  const bottom = Math.min(context.canvas.height, Math.ceil(Math.max(...corners.map(({ y }) => y))) + 1);
  if (!(right > left && bottom > top)) return undefined;
  const made = canvasOf({ width: right - left, height: bottom - top });
  made.context.setTransform(new DOMMatrix().translate(-left, -top).multiply(transform));
  return { ...made, left, top };
}

/** Squares smaller than this many pixels of the file could leave letters readable. */
export const SMALLEST_BLOCK = 12;

/**
 * Replaces what was drawn so far in a box by a few colors: one for each square, or, blurred, colors that run from one to the next. Both
 * are drawn from the same few pixels, so neither contains more than these.
 */
function drawCover(context: Context, { look, width, height, block, color }: Cover): void {
  if (look === 'bar') {
    context.globalAlpha = 1;
    context.fillStyle = color;
    context.fillRect(-width / 2, -height / 2, width, height);
    return;
  }
  const transform = context.getTransform();
  const perPixel = Math.hypot(transform.a, transform.b);
  const side = Math.max(block, SMALLEST_BLOCK / perPixel);
  const grid = { width: Math.max(1, Math.ceil(width / side)), height: Math.max(1, Math.ceil(height / side)) };
  const few = canvasOf(grid);
  few.context.imageSmoothingQuality = 'high';
  few.context.setTransform(
    new DOMMatrix()
      .scale(grid.width / width, grid.height / height)
      .translate(width / 2, height / 2)
      .multiply(transform.inverse()),
  );
  few.context.drawImage(context.canvas, 0, 0);
  // Half-transparent squares would let the picture show through.
  const colors = few.context.getImageData(0, 0, grid.width, grid.height).data;
  if (colors.some((value, at) => at % 4 === 3 && value < 255))
    context.clearRect(-width / 2, -height / 2, width, height);
  context.globalAlpha = 1;
  context.imageSmoothingEnabled = look === 'blur';
  context.imageSmoothingQuality = 'high';
  context.drawImage(few.canvas, -width / 2, -height / 2, width, height);
}

/** The side of Lucide's grid. */
const ICON_GRID = 24;

function drawIcon(context: Context, { nodes, width, height, color, thickness }: IconObject): void {
  context.scale(width / ICON_GRID, height / ICON_GRID);
  context.translate(-ICON_GRID / 2, -ICON_GRID / 2);
  context.strokeStyle = color;
  context.lineWidth = thickness;
  context.lineCap = context.lineJoin = 'round';
  for (const path of iconPaths(nodes)) context.stroke(path);
}

/** The elements of an icon as paths: no worker can draw SVG. */
export function iconPaths(nodes: IconNodes): Path2D[] {
  return nodes.map(([tag, attributes]) => {
    const number = (name: string) => Number(attributes[name] ?? 0);
    const path = new Path2D(tag === 'path' ? attributes.d : undefined);
    if (tag === 'circle') path.ellipse(number('cx'), number('cy'), number('r'), number('r'), 0, 0, 2 * Math.PI);
    if (tag === 'ellipse') path.ellipse(number('cx'), number('cy'), number('rx'), number('ry'), 0, 0, 2 * Math.PI);
    if (tag === 'rect') path.roundRect(number('x'), number('y'), number('width'), number('height'), number('rx'));
    if (tag === 'line') {
      path.moveTo(number('x1'), number('y1'));
      path.lineTo(number('x2'), number('y2'));
    }
    if (tag === 'polyline' || tag === 'polygon') {
      const points = (attributes.points ?? '')
        .trim()
        .split(/[\s,]+/)
        .map(Number);
      for (let at = 0; at < points.length; at += 2) path.lineTo(points[at] ?? 0, points[at + 1] ?? 0);
      if (tag === 'polygon') path.closePath();
    }
    return path;
  });
}
