import { fitsCanvas } from '../../../formats/image/image-size';
import { roundPixel, scaled, type Size } from '../../../formats/image/image-size';

export type Mode = 'fit' | 'cover' | 'stretch' | 'pad';

/**
 * The visitor's settings. `percent` takes precedence over the sides; if only one side is set, the other is
 * proportional.
 */
export interface Wish {
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly percent?: number | undefined;
  readonly mode: Mode;
  /** If false, `fit` and `pad` never enlarge the picture. */
  readonly enlarge: boolean;
}

/**
 * The whole picture is scaled to `draw`, and placed with its top left corner at `left`, `top` on a canvas of `size`.
 */
export interface Plan {
  readonly draw: Size;
  readonly size: Size;
  readonly left: number;
  readonly top: number;
}

/**
 * How to resize a picture of `source` pixels. Halves are rounded up. `cover` crops the middle; for an odd remainder,
 * the extra pixel is cropped at the right and the bottom. Undefined if the result would be larger than a canvas.
 */
export function planFor(source: Size, wish: Wish): Plan | undefined {
  const plan = planned(source, wish);
  return fitsCanvas(plan.draw) && fitsCanvas(plan.size) ? plan : undefined;
}

function planned(source: Size, { width, height, percent, mode, enlarge }: Wish): Plan {
  if (percent !== undefined) return whole(scaled(source, percent / 100));
  const limit = (scale: number) => (enlarge ? scale : Math.min(1, scale));
  if (width === undefined || height === undefined) {
    const scale = width !== undefined ? width / source.width : height !== undefined ? height / source.height : 1;
    if (mode === 'fit' && scale > 1 && !enlarge) return whole(source);
    // The typed side is kept exactly.
    return whole({
      width: width ?? roundPixel(source.width * scale),
      height: height ?? roundPixel(source.height * scale),
    });
  }
  const box = { width, height };
  const [across, down] = [width / source.width, height / source.height];
  if (mode === 'stretch') return whole(box);
  if (mode === 'fit') return whole(scaled(source, limit(Math.min(across, down))));
  if (mode === 'pad') {
    const draw = scaled(source, limit(Math.min(across, down)));
    return { draw, size: box, left: Math.floor((width - draw.width) / 2), top: Math.floor((height - draw.height) / 2) };
  }
  const large = scaled(source, Math.max(across, down));
  const draw = { width: Math.max(width, large.width), height: Math.max(height, large.height) };
  return {
    draw,
    size: box,
    left: 0 - Math.floor((draw.width - width) / 2),
    top: 0 - Math.floor((draw.height - height) / 2),
  };
}

const whole = (size: Size): Plan => ({ draw: size, size, left: 0, top: 0 });
