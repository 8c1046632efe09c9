import {
  choice,
  color,
  files,
  fileTool,
  flag,
  number,
  optionalNumber,
  PICTURE_OUTPUTS,
  problem,
} from '../../../kinds/contract';
import { LONGEST_SIDE } from '../../../data/image-limits';
import { drawSvgHere, holdsSvg } from '../../../browser/image/draw-svg';
import { hasOffscreenCanvas } from '../../../browser/image/page-canvas';
import { ASPECTS, TURNS } from '../../../formats/image/crop-box';

const side = { min: -LONGEST_SIDE, max: LONGEST_SIDE };
/** Free the box: its numbers belong to the picture as it was turned before. */
const WHOLE = { x: '0', y: '0', width: '', height: '' };

export default fileTool({
  fields: {
    aspect: choice(ASPECTS, { tier: 'main' }),
    shape: choice(['rect', 'rounded', 'circle'], { tier: 'main' }),
    input: files({ accept: 'image/*,.avif,.heic,.heif,.svg' }),
    x: number(0, side),
    y: number(0, side),
    width: optionalNumber(side),
    height: optionalNumber(side),
    format: choice(['same', 'png', 'jpeg', 'webp', 'avif'], { tier: 'main' }),
    radius: number(24, { min: 0, max: LONGEST_SIDE, when: { shape: ['rounded'] } }),
    straighten: number(0, { min: -45, max: 45, integer: false, slider: true }),
    rotate: choice(TURNS),
    flipX: flag(),
    flipY: flag(),
    quality: number(90, { min: 1, max: 100, slider: true, when: { format: ['same', 'jpeg', 'webp', 'avif'] } }),
    background: color('#ffffff'),
    keepMetadata: flag(),
  },
  outputs: PICTURE_OUTPUTS,
  fills: (changed): Readonly<Record<string, string>> => (['aspect', 'rotate'].includes(changed) ? WHOLE : {}),
  // No worker can draw SVG, and in some browsers no worker can draw at all.
  worker: ({ input }) => hasOffscreenCanvas() && !holdsSvg(input),
  run: async (values, context) => {
    const { width = 1, height = 1 } = values;
    if (width <= 0) return problem('emptyBox', {}, 'width');
    if (height <= 0) return problem('emptyBox', {}, 'height');
    const [{ pictureResults }, { eachPicture }, { cropPicture }] = await Promise.all([
      import('../../../kinds/contract/picture-results'),
      import('../../../browser/image/each-picture'),
      import('./crop'),
    ]);
    const { done, refused } = await eachPicture(
      values.input,
      (picture) => cropPicture(picture, values, drawSvgHere()),
      context.progress,
    );
    return pictureResults(done, refused, () => '-cropped');
  },
});
