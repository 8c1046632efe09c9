import {
  choice,
  color,
  files,
  fileTool,
  flag,
  isProblem,
  note,
  number,
  optionalNumber,
  PICTURE_OUTPUTS,
  problem,
} from '../../../kinds/contract';
import { HUGE_AREA, LONGEST_SIDE } from '../../../data/image-limits';
import { SOCIAL_SIZES, type SocialSizeId } from '../../../data/social-sizes';
import { drawSvgHere, holdsSvg } from '../../../browser/image/draw-svg';
import { hasOffscreenCanvas } from '../../../browser/image/page-canvas';

const PRESETS = [
  '',
  'facebook-cover',
  'facebook-profile',
  'facebook-share',
  'instagram-profile',
  'instagram-square',
  'instagram-portrait',
  'instagram-portrait-3-4',
  'instagram-landscape',
  'instagram-story',
  'x-header',
  'x-profile',
  'linkedin-background',
  'linkedin-profile',
  'linkedin-company',
  'linkedin-link',
  'youtube-banner',
  'youtube-profile',
  'youtube-thumbnail',
  'tiktok-video',
  'tiktok-profile',
  'pinterest-pin',
  'snapchat-snap',
  'twitch-profile',
  'twitch-banner',
  'discord-icon',
  'discord-emoji',
  'open-graph',
] as const satisfies readonly ['', ...SocialSizeId[]];

const sizeOf = (preset: string) => Object.entries(SOCIAL_SIZES).find(([id]) => id === preset)?.[1].value;

const lossy = { format: ['same', 'jpeg', 'webp', 'avif'] };
const side = { min: 1, max: LONGEST_SIDE };

export default fileTool({
  fields: {
    input: files({ accept: 'image/*,.avif,.heic,.heif,.svg' }),
    width: optionalNumber({ tier: 'main', ...side }),
    height: optionalNumber({ tier: 'main', ...side }),
    percent: optionalNumber({ min: 0.1, max: 10_000, integer: false }),
    mode: choice(['fit', 'cover', 'stretch', 'pad']),
    enlarge: flag(true),
    preset: choice(PRESETS),
    filter: choice(['lanczos', 'bilinear', 'nearest']),
    format: choice(['same', 'png', 'jpeg', 'webp', 'avif'], { tier: 'main' }),
    quality: number(90, { min: 1, max: 100, slider: true, when: lossy }),
    background: color('#ffffff'),
    transparent: flag(false, { when: { mode: ['pad'] } }),
    keepMetadata: flag(),
  },
  outputs: PICTURE_OUTPUTS,
  fills: (changed, values): Readonly<Record<string, string>> => {
    const size = changed === 'preset' ? sizeOf(String(values.preset)) : undefined;
    return size ? { width: String(size.width), height: String(size.height), percent: '', mode: 'cover' } : {};
  },
  // No worker can draw SVG, and in some browsers no worker can draw at all.
  worker: ({ input }) => hasOffscreenCanvas() && !holdsSvg(input),
  run: async (values, context) => {
    const typed = values.width !== undefined || values.height !== undefined;
    const preset = typed ? undefined : sizeOf(values.preset);
    if (!typed && !preset && values.percent === undefined) return problem('nothingSet', {}, 'width');
    const background = values.transparent ? '' : values.background;
    const job = {
      ...values,
      width: preset?.width ?? values.width,
      height: preset?.height ?? values.height,
      background,
    };
    const [{ pictureResults }, { eachPicture }, { resizePicture }] = await Promise.all([
      import('../../../kinds/contract/picture-results'),
      import('../../../browser/image/each-picture'),
      import('./resize'),
    ]);
    const { done, refused } = await eachPicture(
      values.input,
      (picture) => resizePicture(picture, job, drawSvgHere()),
      context.progress,
    );
    const results = pictureResults(done, refused, ({ size }) => `-${size.width}x${size.height}`);
    if (isProblem(results)) return results;
    const huge = done.filter(({ picture: { size } }) => size.width * size.height > HUGE_AREA);
    return {
      ...results,
      notes: [
        ...results.notes,
        ...huge.map(({ picture: { file, size } }) =>
          note('huge', { file: file.name, megapixels: Math.round((size.width * size.height) / 1e6) }),
        ),
      ],
    };
  },
});
