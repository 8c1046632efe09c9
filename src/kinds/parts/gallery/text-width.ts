const widths = new Map<string, number>();
let canvas: CanvasRenderingContext2D | null | undefined;
let set = '';

/** The width of a line of text in a font, in pixels; cached for each text and font. */
export function textWidth(text: string, font: string): number {
  const key = `${font}\n${text}`;
  let width = widths.get(key);
  if (width !== undefined) return width;
  canvas ??= document.createElement('canvas').getContext('2d');
  if (!canvas || font === '') return 0;
  if (set !== font) canvas.font = set = font;
  width = canvas.measureText(text).width;
  // Don't cache before the page's font has loaded, because the fallback font is measured then.
  if (document.fonts.check(font)) widths.set(key, width);
  return width;
}
