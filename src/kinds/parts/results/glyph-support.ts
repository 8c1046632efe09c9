const SIZE = 40;
/** No character, so no font has it: what is drawn for it is the box that stands for a missing letter. */
const NO_CHARACTER = '\u{10FFFF}';
/** Drawn as nothing where all is well: joiners, and the selectors of text and emoji forms. */
const UNSEEN = /[\p{White_Space}\p{Default_Ignorable_Code_Point}]/u;
/** So many different characters of a text are looked at: alphabets are there as a whole, or not at all. */
const ENOUGH = 12;

interface Look {
  readonly width: number;
  readonly pixels: Uint8ClampedArray;
}

const known = new Map<string, boolean>();
let canvas: CanvasRenderingContext2D | null | undefined;
let box: Look | undefined;

/**
 * Whether this device has pictures for a text's characters, or shows boxes in their place. Two canvas calls for each
 * character that was not asked for before. A browser that writes the code into each box (Firefox) makes them differ, so
 * there nothing is found missing.
 */
export function canDraw(text: string): boolean {
  const characters = new Set(Array.from(text).filter((one) => one > '~' && !UNSEEN.test(one)));
  return [...characters].slice(0, ENOUGH).every(hasPicture);
}

function hasPicture(character: string): boolean {
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
