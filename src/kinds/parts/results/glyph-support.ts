const SIZE = 40;
/** A noncharacter, which no font has: it is drawn as the box for a missing glyph. */
const NO_CHARACTER = '\u{10FFFF}';
/** Characters that are invisible even if the font supports them: white space, joiners, variation selectors. */
const UNSEEN = /[\p{White_Space}\p{Default_Ignorable_Code_Point}]/u;
/** At most this many different characters of a text are checked: a font usually has either all of an alphabet or none of it. */
const ENOUGH = 12;

interface Look {
  readonly width: number;
  readonly pixels: Uint8ClampedArray;
}

const known = new Map<string, boolean>();
let canvas: CanvasRenderingContext2D | null | undefined;
let box: Look | undefined;

/**
 * Whether this device has glyphs for a text's characters, or shows boxes instead. Takes two canvas calls for each new
 * character. Firefox writes the code point into each box, so boxes differ there, and it always returns true.
 */
export function canDraw(text: string): boolean {
  const characters = new Set(Array.from(text).filter((one) => one > '~' && !UNSEEN.test(one)));
  return [...characters].slice(0, ENOUGH).every(hasGlyph);
}

function hasGlyph(character: string): boolean {
  let has = known.get(character);
  if (has === undefined) known.set(character, (has = !isBox(character)));
  return has;
}

function isBox(character: string): boolean {
  canvas ??= prepare();
  if (!canvas) return false;
  box ??= { width: canvas.measureText(NO_CHARACTER).width, pixels: pixelsOf(canvas, NO_CHARACTER) };
  const { width, pixels } = box;
  if (Math.abs(canvas.measureText(character).width - width) > 0.01) return false;
  return pixelsOf(canvas, character).every((value, at) => value === pixels[at]);
}

function prepare(): CanvasRenderingContext2D | null {
  const context = Object.assign(document.createElement('canvas'), { width: SIZE, height: SIZE }).getContext('2d', {
    willReadFrequently: true,
  });
  if (context) context.font = `${SIZE / 2}px ${getComputedStyle(document.body).fontFamily}`;
  return context;
}

function pixelsOf(context: CanvasRenderingContext2D, character: string): Uint8ClampedArray {
  context.clearRect(0, 0, SIZE, SIZE);
  context.fillText(character, SIZE / 4, (SIZE * 3) / 4);
  return context.getImageData(0, 0, SIZE, SIZE).data;
}
