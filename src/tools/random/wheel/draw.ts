import { sliceColors } from './colors';
import { MOST_WITH_TEXT, shorten, type Entry, type Slice } from './wheel';

const TAU = Math.PI * 2;
const radians = (degrees: number): number => (degrees / 360) * TAU;
/** Space for the pointer, which extends beyond the rim. */
const MARGIN = 12;
const OFFSET_Y = 4;

/** The wheel to draw: the same object as long as its content is the same. */
export interface Wheel {
  readonly entries: readonly Entry[];
  readonly slices: readonly Slice[];
}

/** Draws the wheel, rotated clockwise by `turned` degrees, with its pointer at the top, at the device's pixel ratio. */
export function drawWheel(canvas: HTMLCanvasElement, wheel: Wheel, turned: number): void {
  const context = canvas.getContext('2d');
  const size = canvas.clientWidth;
  if (!context || size === 0) return;
  const scale = devicePixelRatio || 1;
  const pixels = Math.round(size * scale);
  if (canvas.width !== pixels) canvas.width = canvas.height = pixels;
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.clearRect(0, 0, size, size);
  context.translate(size / 2, size / 2 + OFFSET_Y);
  context.rotate(radians(turned));
  context.drawImage(faceOf(wheel, size, pixels, getComputedStyle(canvas).fontFamily), -size / 2, -size / 2, size, size);
  context.setTransform(scale, 0, 0, scale, 0, 0);
  drawPointer(context, size, getComputedStyle(canvas).color);
}

const faces = new WeakMap<Wheel, HTMLCanvasElement>();

/** The wheel at rest, drawn once: each frame only rotates this image, even with ten thousand slices. */
function faceOf(wheel: Wheel, size: number, pixels: number, font: string): HTMLCanvasElement {
  const known = faces.get(wheel);
  if (known?.width === pixels) return known;
  const face = document.createElement('canvas');
  face.width = face.height = pixels;
  faces.set(wheel, face);
  const context = face.getContext('2d');
  if (!context) return face;
  const scale = pixels / size;
  context.setTransform(scale, 0, 0, scale, pixels / 2, pixels / 2);
  // Angles are measured clockwise from the top; the canvas measures from the right.
  context.rotate(-TAU / 4);
  const { entries, slices } = wheel;
  const radius = size / 2 - MARGIN;
  // All slices of an entry have the same color.
  const colors = sliceColors(Math.max(0, ...slices.map(({ place }) => place + 1)));
  for (const slice of slices) {
    const { fill = '', text = '' } = colors[slice.place] ?? {};
    context.beginPath();
    context.moveTo(0, 0);
    context.arc(0, 0, radius, radians(slice.from), radians(slice.to));
    context.closePath();
    context.fillStyle = fill;
    context.fill();
    if (slices.length > MOST_WITH_TEXT) continue;
    writeName(context, entries[slice.entry]?.text ?? '', slice, { radius, color: text, font });
  }
  return face;
}

interface Look {
  readonly radius: number;
  readonly color: string;
  readonly font: string;
}

function writeName(context: CanvasRenderingContext2D, name: string, slice: Slice, { radius, color, font }: Look): void {
  const height = radians(Math.min(90, slice.to - slice.from)) * radius * 0.6;
  const fontSize = Math.max(9, Math.min(26, height * 0.6));
  const LETTER = 0.58; // The mean width of a letter as a fraction of the font size.
  const room = Math.floor((radius * 0.66) / (fontSize * LETTER));
  context.save();
  context.rotate(radians((slice.from + slice.to) / 2));
  context.fillStyle = color;
  context.font = `600 ${fontSize}px ${font}`;
  context.textAlign = 'right';
  context.textBaseline = 'middle';
  context.fillText(shorten(name, room), radius - 14, 0);
  context.restore();
}

/** `ink` is the text color on this page, light or dark; the outline separates the pointer from any slice. */
function drawPointer(context: CanvasRenderingContext2D, size: number, ink: string): void {
  context.beginPath();
  context.moveTo(size / 2 - 12, 0);
  context.lineTo(size / 2 + 12, 0);
  context.lineTo(size / 2, 28);
  context.closePath();
  context.fillStyle = ink;
  context.fill();
  context.lineWidth = 2;
  context.strokeStyle = '#808080';
  context.stroke();
}
