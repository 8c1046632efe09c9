import {
  choice,
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
import { LONGEST_SIDE } from '../../../data/image-limits';
import { drawSvgHere, holdsSvg } from '../../../browser/image/draw-svg';
import { SOURCE_MIME } from '../../../formats/image/image-formats';
import { extensionFor, stemOf, uniqueNames } from '../../../formats/image/image-file-names';
import { isRefusal } from '../../../browser/image/refusal';
import { hasOffscreenCanvas } from '../../../browser/image/page-canvas';
import type { Compressed, CompressCode, How } from './compress';
import { savedPercent } from './search';

const howTerm = (how: How) => {
  if (how.how === 'quality') return term('quality', { quality: how.quality });
  return how.how === 'colors' ? term('colors', { colors: how.colors }) : term(how.how);
};

export default fileTool({
  fields: {
    input: files({ accept: 'image/*,.avif,.heic,.heif' }),
    quality: number(75, { tier: 'main', min: 1, max: 100, slider: true }),
    targetKb: optionalNumber({ tier: 'main', min: 0.1, max: 100_000, integer: false }),
    format: choice(['same', 'jpeg', 'webp', 'avif', 'png'], { tier: 'main' }),
    maxSide: optionalNumber({ min: 1, max: LONGEST_SIDE }),
    colors: optionalNumber({ min: 2, max: 256, when: { format: ['same', 'png'] } }),
    effort: choice(['fast', 'smallest']),
    keepMetadata: flag(),
  },
  outputs: {
    result: give.files(),
    saved: give.percent({ digits: 1, lead: true }),
    bytes: give.bytes(),
    originalBytes: give.bytes(),
    outWidth: give.integer(),
    outHeight: give.integer(),
    type: give.word(),
    how: give.word(),
    original: give.word(),
  },
  // No worker can draw SVG, and in some browsers no worker can draw at all.
  worker: ({ input }) => hasOffscreenCanvas() && !holdsSvg(input),
  run: async ({ input, ...job }, context) => {
    const [{ canvasIsAltered }, { compressAll }, { placeNote }] = await Promise.all([
      import('../../../browser/image/decode-image'),
      import('./share'),
      import('../../../kinds/contract/picture-results'),
    ]);
    const results = await compressAll(input, job, drawSvgHere(), context.progress);
    const done: (Compressed & { readonly file: File })[] = [];
    const refused = [];
    for (const [index, file] of input.entries()) {
      const result = results[index];
      if (!result) continue;
      if (isRefusal<CompressCode>(result)) refused.push(result);
      else done.push({ ...result, file });
    }
    const [first, ...others] = refused;
    const found =
      first && problem(first.refused, first.blanks, first.refused === 'targetTooSmall' ? 'targetKb' : 'input');
    if (done.length === 0 && found) return found;

    const name = uniqueNames();
    const total = done.reduce((sum, { bytes }) => sum + bytes.length, 0);
    const totalBefore = done.reduce((sum, { file }) => sum + file.size, 0);
    const [converted] = done.filter(
      (one) => one.converted !== undefined && one.how.how !== 'kept' && one.how.how !== 'stripped',
    );
    return {
      result: done.map((one) => ({
        name: name(stemOf(one.file.name), extensionFor(one.file.name, one.type)),
        blob: new Blob([one.bytes], { type: SOURCE_MIME[one.type] }),
      })),
      original: done.map(({ file }) => file.name),
      bytes: done.map(({ bytes }) => bytes.length),
      originalBytes: done.map(({ file }) => file.size),
      saved: done.map(({ file, bytes }) => savedPercent(file.size, bytes.length)),
      outWidth: done.map(({ size }) => size.width),
      outHeight: done.map(({ size }) => size.height),
      type: done.map(({ type }) => typeTerm(type)),
      how: done.map(({ how }) => howTerm(how)),
      notes: [
        done.length > 1 && note('total', { files: done.length, saved: savedPercent(totalBefore, total) }),
        ...done
          .filter(({ frames }) => frames > 1)
          .map(({ file, frames }) => note('animated', { file: file.name, frames })),
        ...done
          .filter(({ scale }) => scale < 1)
          .map(({ file, scale }) => note('scaled', { file: file.name, percent: Math.round(scale * 100) })),
        ...done
          .filter(({ file, bytes }) => bytes.length > file.size)
          .map(({ file }) => note('grew', { file: file.name })),
        done.length === 1 && done[0]?.how.how === 'kept' && done[0].frames === 1 && note('already'),
        ...done.map(({ file, place, bytes }) => placeNote(file.name, place, bytes)),
        converted && note('converted', { file: converted.file.name, profile: converted.converted ?? '' }),
        done.some(({ how: { how } }) => how !== 'kept' && how !== 'stripped') && canvasIsAltered() && note('altered'),
        others.length > 0 && note('others', { files: others.map(({ blanks }) => blanks.file).join(', ') }),
      ],
      ...(found && { problem: found }),
    };
  },
});

/** The media type as the plain value; the shown text is its usual name. */
const typeTerm = (type: Compressed['type']) => {
  switch (type) {
    case 'jpeg':
      return term('image/jpeg');
    case 'png':
      return term('image/png');
    case 'webp':
      return term('image/webp');
    case 'avif':
      return term('image/avif');
    case 'gif':
      return term('image/gif');
    case 'bmp':
      return term('image/bmp');
    case 'ico':
      return term('image/x-icon');
    case 'svg':
      return term('image/svg+xml');
    case 'heic':
      return term('image/heic');
  }
};
