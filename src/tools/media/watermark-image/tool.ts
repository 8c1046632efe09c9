import { choice, color, files, fileTool, flag, number, PICTURE_OUTPUTS, problem, text } from '../../../kinds/contract';
import { isRefusal } from '../../../browser/image/refusal';
import { drawSvgHere, holdsSvg } from '../../../browser/image/draw-svg';
import { hasOffscreenCanvas } from '../../../browser/image/page-canvas';
import { stemOf } from '../../../formats/image/image-file-names';
import { formatDate } from '../../../i18n/format';
import { fillIn, POSITIONS } from './place';

export default fileTool({
  fields: {
    position: choice(POSITIONS, { tier: 'main' }),
    input: files({ accept: 'image/*,.avif,.heic,.heif,.svg' }),
    text: text({ initial: '© {year}', rows: 1 }),
    logo: files({ accept: 'image/*,.svg', many: false, optional: true, tier: 'more' }),
    size: number(20, { min: 1, max: 100, slider: true }),
    opacity: number(60, { min: 0, max: 100, slider: true }),
    font: choice(['onest', 'oswald', 'condensed', 'lora', 'pacifico']),
    color: color('#ffffff'),
    outline: flag(true),
    rotate: number(0, { min: -180, max: 180, integer: false, slider: true }),
    margin: number(3, { min: 0, max: 50, integer: false }),
    gap: number(100, { min: 0, max: 1000, when: { position: ['tile'] } }),
    format: choice(['same', 'png', 'jpeg', 'webp', 'avif']),
    quality: number(90, { min: 1, max: 100, slider: true, when: { format: ['same', 'jpeg', 'webp', 'avif'] } }),
    background: color('#ffffff'),
    keepMetadata: flag(),
  },
  keeps: [
    'text',
    'position',
    'size',
    'opacity',
    'font',
    'color',
    'outline',
    'rotate',
    'margin',
    'gap',
    'format',
    'quality',
    'background',
    'keepMetadata',
  ],
  outputs: PICTURE_OUTPUTS,
  // No worker can draw SVG, and in some browsers no worker can draw at all.
  worker: ({ input, logo }) => hasOffscreenCanvas() && !holdsSvg(input) && !holdsSvg(logo),
  run: async ({ input, text: typed, logo, ...job }, { today, lang, progress }) => {
    const [logoFile] = logo;
    if (!logoFile && typed.trim() === '') return problem('nothingToDraw', {}, 'text');
    const [{ pictureResults }, { eachPicture }, { watermarkPicture }, { openPicture }, { decodeWhole }] =
      await Promise.all([
        import('../../../kinds/contract/picture-results'),
        import('../../../browser/image/each-picture'),
        import('./watermark'),
        import('../../../browser/image/open-image'),
        import('../../../browser/image/decode-image'),
      ]);
    const opened = logoFile && (await openPicture(logoFile));
    if (opened && isRefusal(opened)) return problem('badLogo', { file: opened.blanks.file ?? '' }, 'logo');
    const bitmap = opened && (await decodeWhole(opened, false, drawSvgHere()).catch(() => undefined));
    if (opened && !bitmap) return problem('badLogo', { file: opened.file.name }, 'logo');
    let number = 0;
    const { done, refused } = await eachPicture(
      input,
      (picture) => {
        number++;
        const words = fillIn(typed.trim(), {
          year: today.slice(0, 4),
          date: formatDate(today, lang, 'medium'),
          name: stemOf(picture.file.name),
          n: String(number),
        });
        return watermarkPicture(picture, bitmap ?? words, job, drawSvgHere());
      },
      progress,
    );
    bitmap?.close();
    return pictureResults(done, refused, () => '-watermarked');
  },
});
