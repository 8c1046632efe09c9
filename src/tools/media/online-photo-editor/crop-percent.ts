import type { PercentCrop } from 'react-image-crop';
import { ratioOf, type Aspect, type Box } from '../../../formats/image/crop-box';
import type { Size } from '../../../formats/image/image-size';

/** A box of a picture in percent, as the crop frame on screen has it. */
export const percentOf = (box: Box, { width, height }: Size): PercentCrop => ({
  unit: '%',
  x: (box.x / width) * 100,
  y: (box.y / height) * 100,
  width: (box.width / width) * 100,
  height: (box.height / height) * 100,
});

/** The whole pixels of a crop frame; undefined if it has no area. */
export function boxOf(crop: PercentCrop, size: Size): Box | undefined {
  if (crop.width === 0 || crop.height === 0) return undefined;
  const x = Math.min(size.width - 1, Math.round((crop.x / 100) * size.width));
  const y = Math.min(size.height - 1, Math.round((crop.y / 100) * size.height));
  const width = Math.max(1, Math.min(size.width - x, Math.round((crop.width / 100) * size.width)));
  const height = Math.max(1, Math.min(size.height - y, Math.round((crop.height / 100) * size.height)));
  return { x, y, width, height };
}

/** The largest frame of a ratio in the middle of a picture; undefined: any ratio will do. */
export function frameFor(aspect: Aspect, size: Size): PercentCrop | undefined {
  const ratio = ratioOf(aspect);
  if (ratio === undefined) return undefined;
  const width = Math.min(size.width, size.height * ratio);
  const height = width / ratio;
  return percentOf({ x: (size.width - width) / 2, y: (size.height - height) / 2, width, height }, size);
}
