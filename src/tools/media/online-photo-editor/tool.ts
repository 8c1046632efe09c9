import { choice, files, fileTool, flag, number, optionalNumber, PICTURE_OUTPUTS, text } from '../../../kinds/contract';
import { LONGEST_SIDE } from '../../../data/image-limits';
import { holdsSvg } from '../../../browser/image/draw-svg';
import { hasOffscreenCanvas } from '../../../browser/image/page-canvas';
import { TURNS } from '../../../formats/image/crop-box';

const percent = (initial: number, max: number) => number(initial, { min: 0, max, integer: false, slider: true });

// There is one file, which the page already names.
const { original: _, ...outputs } = PICTURE_OUTPUTS;

export default fileTool({
  fields: {
    input: files({ accept: 'image/*,.avif,.heic,.heif,.svg', many: false }),
    brightness: percent(100, 300),
    contrast: percent(100, 300),
    saturate: percent(100, 300),
    grayscale: percent(0, 100),
    sepia: percent(0, 100),
    invert: percent(0, 100),
    hue: number(0, { min: -360, max: 360, integer: false, slider: true }),
    blur: percent(0, 100),
    straighten: number(0, { min: -45, max: 45, integer: false, slider: true }),
    rotate: choice(TURNS, { hidden: true }),
    flipX: flag(false, { hidden: true }),
    flipY: flag(false, { hidden: true }),
    format: choice(['same', 'png', 'jpeg', 'webp', 'avif', 'pdf']),
    quality: number(90, { min: 1, max: 100, slider: true, when: { format: ['same', 'jpeg', 'webp', 'avif', 'pdf'] } }),
    width: optionalNumber({ min: 1, max: LONGEST_SIDE }),
    // The crop and the objects as JSON (`Edits`), and the pictures among them; they stay in this tab and on this device.
    layers: text({ hidden: true, secret: true, typedOnly: true }),
    pictures: files({ accept: 'image/*', optional: true, typedOnly: true }),
  },
  outputs,
  // What was cut out of one picture, or drawn on it, has no place on the next one.
  fills: (changed): Readonly<Record<string, string>> => (changed === 'input' ? { layers: '' } : {}),
  // No worker can draw SVG, and in some browsers no worker can draw at all.
  worker: ({ input, pictures }) => hasOffscreenCanvas() && !holdsSvg(input) && !holdsSvg(pictures),
  run: async (values, { progress }) => {
    const { save } = await import('./save');
    return save(values, progress);
  },
});
