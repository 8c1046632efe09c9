const widths = new Map<string, number>();
let canvas: CanvasRenderingContext2D | null | undefined;
let set = '';

/** How wide a line of text is in a font, in pixels; measured once for each text and font. */
export function textWidth(text: string, font: string): number {
  const key = `${font}\n${text}`;
  let width = widths.get(key);
  if (width !== undefined) return width;
  canvas ??= document.createElement('canvas').getContext('2d');
  if (!canvas || font === '') return 0;
  if (set !== font) canvas.font = set = font;
  width = canvas.measureText(text).width;
  // Until the page's own font is here, another stands in for it.
  if (document.fonts.status === 'loaded') widths.set(key, width);
  return width;
}
