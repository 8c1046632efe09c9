import {
  choice,
  files,
  fileTool,
  flag,
  give,
  line,
  note,
  number,
  optionalNumber,
  problem,
} from '../../../kinds/contract';
import { formatBytes } from '../../../i18n/format';
import { stemOf } from '../../../formats/image/image-file-names';
import { cropOf, endOf, outputSize, timingOf } from './timing';
import { hasDecoder, openVideo } from './video';

/** More than this only if the visitor allows it: such GIFs load slowly, and few places accept them. */
const MANY_FRAMES = 600;
const MANY_BYTES = 50_000_000;
/** With fewer pixels in all, a GIF is smaller than that: LZW writes at most 12 bits for each. */
const FEW_PIXELS = 33_000_000;

export default fileTool({
  fields: {
    start: number(0, { tier: 'main', min: 0, max: 86_400, integer: false }),
    end: number(0, { tier: 'main', min: 0, max: 86_400, integer: false }),
    width: optionalNumber({ tier: 'main', min: 1, max: 4000 }),
    input: files({ accept: 'video/*,.mp4,.m4v,.mov,.webm,.mkv', many: false, sample: '/samples/day.mp4' }),
    fps: number(10, { min: 1, max: 50, slider: true }),
    speed: number(1, { min: 0.25, max: 4, integer: false }),
    caption: line(),
    loop: number(0, { min: 0, max: 1000 }),
    reverse: flag(),
    boomerang: flag(),
    colors: number(256, { min: 2, max: 256 }),
    dither: flag(true),
    palette: choice(['global', 'frame']),
    height: optionalNumber({ min: 1, max: 4000 }),
    crop: line(),
    large: flag(),
  },
  outputs: {
    result: give.files(),
    outWidth: give.integer(),
    outHeight: give.integer(),
    frames: give.integer(),
    duration: give.integer(),
    bytes: give.bytes(),
  },
  worker: () => hasDecoder(),
  run: async ({ input, large, ...values }, { progress, lang }) => {
    const [file] = input;
    if (!file) return { empty: true };
    const video = await openVideo(file);
    if ('fault' in video) {
      return video.fault === 'noDecoder'
        ? problem('noDecoder', { codec: video.codec.toUpperCase() }, 'input')
        : problem(video.fault, { file: file.name }, 'input');
    }
    try {
      const seconds = Math.round(video.duration * 100) / 100;
      if (values.start >= video.duration) return problem('beyondEnd', { duration: seconds }, 'start');
      if (endOf(values, video.duration) <= values.start) return problem('endBeforeStart', {}, 'end');
      const crop = cropOf(values.crop, video);
      if (!crop) return problem('badCrop', { width: video.width, height: video.height }, 'crop');
      const timing = timingOf(values, video.duration);
      const size = outputSize(crop, {
        width: values.width ?? (values.height === undefined ? 480 : undefined),
        height: values.height,
      });
      const frames = timing.order.length;
      const { convert, estimateBytes } = await import('./convert');
      const job = { ...values, timing, crop, size };
      if (!large && (frames > MANY_FRAMES || frames * size.width * size.height > FEW_PIXELS)) {
        const estimated = await estimateBytes(video, job);
        if (frames > MANY_FRAMES || estimated > MANY_BYTES)
          return problem('large', { frames, size: formatBytes(Math.round(estimated), lang) }, 'large');
      }
      const bytes = await convert(video, job, progress);
      return {
        result: [{ name: `${stemOf(file.name)}.gif`, blob: new Blob([bytes], { type: 'image/gif' }) }],
        outWidth: size.width,
        outHeight: size.height,
        frames,
        duration: timing.delays.reduce((sum, delay) => sum + delay, 0) * 10,
        bytes: bytes.length,
        notes: [values.end === 0 && values.start + 10 < video.duration && note('firstTen', { duration: seconds })],
      };
    } finally {
      video.close();
    }
  },
});
