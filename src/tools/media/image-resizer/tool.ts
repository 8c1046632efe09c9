import {
  choice,
  color,
  files,
  fileTool,
  flag,
  give,
  note,
  number,
  optionalNumber,
  problem,
  term,
} from '../../../kinds/contract';
import { HUGE_AREA, LONGEST_SIDE } from '../../../data/image-limits';
import { SOCIAL_SIZES, type SocialSizeId } from '../../../data/social-sizes';
import { drawSvgHere, holdsSvg } from '../../../browser/image/draw-svg';
import { EXTENSION, MIME } from '../../../formats/image/image-formats';
import { stemOf, uniqueNames } from '../../../formats/image/image-file-names';
import { hasOffscreenCanvas } from '../../../browser/image/page-canvas';

const PRESETS = [
  '',
  'facebook-cover',
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
  outputs: {
    result: give.files(),
    original: give.word(),
    outWidth: give.integer(),
    outHeight: give.integer(),
    type: give.word(),
    bytes: give.bytes(),
  },
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
    const [{ canvasIsAltered }, { eachPicture }, { resizePicture }] = await Promise.all([
      import('../../../browser/image/decode-image'),
      import('./batch'),
      import('./resize'),
    ]);
    const { done, refused } = await eachPicture(
      values.input,
      (picture) => resizePicture(picture, job, drawSvgHere()),
      context.progress,
    );
    const [first, ...others] = refused;
    const found = first && problem(first.refused, first.blanks, 'input');
    if (done.length === 0 && found) return found;

    const name = uniqueNames();
    const animated = done.filter(({ picture }) => picture.header.frames > 1);
    const huge = done.filter(({ picture: { size } }) => size.width * size.height > HUGE_AREA);
    const [converted] = done.filter(({ result }) => result.converted !== undefined);
    return {
      result: done.map(({ picture, result: { bytes, format, size } }) => ({
        name: name(`${stemOf(picture.file.name)}-${size.width}x${size.height}`, EXTENSION[format]),
        blob: new Blob([bytes], { type: MIME[format] }),
      })),
      original: done.map(({ picture }) => picture.file.name),
      outWidth: done.map(({ result }) => result.size.width),
      outHeight: done.map(({ result }) => result.size.height),
      type: done.map(({ result }) => term(MIME[result.format])),
      bytes: done.map(({ result }) => result.bytes.length),
      notes: [
        ...animated.map(({ picture: { file, header } }) =>
          note('animated', { file: file.name, frames: header.frames }),
        ),
        ...huge.map(({ picture: { file, size } }) =>
          note('huge', { file: file.name, megapixels: Math.round((size.width * size.height) / 1e6) }),
        ),
        converted &&
          note('converted', { file: converted.picture.file.name, profile: converted.result.converted ?? '' }),
        others.length > 0 && note('others', { files: others.map(({ blanks }) => blanks.file).join(', ') }),
        done.length > 0 && canvasIsAltered() && note('altered'),
      ],
      ...(found && { problem: found }),
    };
  },
});
