import { sliceColors } from './colors';
import { MOST_WITH_TEXT, shorten, type Entry, type Slice } from './wheel';

const TAU = Math.PI * 2;
const radians = (degrees: number): number => (degrees / 360) * TAU;

/** Draws the wheel, turned clockwise by so many degrees, with its pointer at the top; sharp on every screen. */
export function drawWheel(
  canvas: HTMLCanvasElement,
  entries: readonly Entry[],
  slices: readonly Slice[],
  turned: number,
): void {
  const context = canvas.getContext('2d');
  const size = canvas.clientWidth;
  if (!context || size === 0) return;
  const scale = devicePixelRatio || 1;
  if (canvas.width !== Math.round(size * scale)) canvas.width = canvas.height = Math.round(size * scale);
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.clearRect(0, 0, size, size);
  const radius = size / 2 - 12;
  const colors = sliceColors(slices.length);
  context.translate(size / 2, size / 2 + 4);
  // Angles are counted from the top, clockwise; the canvas counts from the right.
  context.rotate(radians(turned) - TAU / 4);
  slices.forEach((slice, index) => {
    const color = colors[index];
    context.beginPath();
    context.moveTo(0, 0);
    context.arc(0, 0, radius, radians(slice.from), radians(slice.to));
    context.closePath();
    context.fillStyle = color?.fill ?? '#1a1a1a';
    context.fill();
    if (slices.length <= MOST_WITH_TEXT)
      writeName(context, entries[slice.entry]?.text ?? '', slice, radius, color?.text ?? '#fff');
  });
  context.setTransform(scale, 0, 0, scale, 0, 0);
  pointer(context, size);
}

function writeName(context: CanvasRenderingContext2D, name: string, slice: Slice, radius: number, color: string): void {
  const height = radians(slice.to - slice.from) * radius * 0.6;
  const fontSize = Math.max(9, Math.min(26, height * 0.6));
  const LETTER = 0.58; // Mean width of a letter as a part of the font size.
  const room = Math.floor((radius * 0.66) / (fontSize * LETTER));
  context.save();
  context.rotate(radians((slice.from + slice.to) / 2));
  context.fillStyle = color;
  context.font = `600 ${fontSize}px system-ui, sans-serif`;
  context.textAlign = 'right';
  context.textBaseline = 'middle';
  context.fillText(shorten(name, room), radius - 14, 0);
  context.restore();
}

function pointer(context: CanvasRenderingContext2D, size: number): void {
  context.beginPath();
  context.moveTo(size / 2 - 12, 0);
  context.lineTo(size / 2 + 12, 0);
  context.lineTo(size / 2, 28);
  context.closePath();
  context.fillStyle = '#1d1c19';
  context.fill();
  context.lineWidth = 2;
  context.strokeStyle = '#fff';
  context.stroke();
}
