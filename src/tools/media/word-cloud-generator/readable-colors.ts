import { contrast } from '../../../core/colors/contrast-ratio';

/** WCAG 2.2, success criteria 1.4.3 (large text) and 1.4.11 (graphics). */
const LEAST = 3;

/**
 * The colors with at least 3:1 contrast to a background, in their order; black or white if there are none. All colors
 * are '#rrggbb'.
 */
export function readableColors(colors: readonly string[], background: string): readonly [string, ...string[]] {
  const [first, ...others] = colors.filter((color) => contrast(color, background) >= LEAST);
  if (first !== undefined) return [first, ...others];
  return [contrast('#000000', background) >= contrast('#ffffff', background) ? '#000000' : '#ffffff'];
}
