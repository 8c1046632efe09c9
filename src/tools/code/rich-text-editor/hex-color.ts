let canvas: OffscreenCanvasRenderingContext2D | null | undefined;

/**
 * Converts a CSS color to six hexadecimal digits, ignoring its transparency. Names and functions are parsed by the
 * browser's canvas, in workers too. Undefined for an invalid color, and for a name if there is no canvas.
 */
export function hexColor(css: string): string | undefined {
  const color = css.trim();
  const [, short] = /^#([\da-f]{3})[\da-f]?$/i.exec(color) ?? [];
  if (short !== undefined) return short.replaceAll(/./g, '$&$&').toUpperCase();
  const [, long] = /^#([\da-f]{6})(?:[\da-f]{2})?$/i.exec(color) ?? [];
  if (long !== undefined) return long.toUpperCase();
  const parts = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})/i.exec(color)?.slice(1);
  if (parts)
    return parts
      .map((part) => Math.min(255, Number(part)).toString(16).padStart(2, '0'))
      .join('')
      .toUpperCase();
  if (color === '' || typeof OffscreenCanvas === 'undefined') return undefined;
  canvas ??= new OffscreenCanvas(1, 1).getContext('2d');
  if (!canvas) return undefined;
  // An invalid color would keep the previous value.
  canvas.fillStyle = '#010203';
  canvas.fillStyle = color;
  const read = canvas.fillStyle;
  return read === '#010203' || read === color ? undefined : hexColor(read);
}
