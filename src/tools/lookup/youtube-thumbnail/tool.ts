import { choice, files, flag, give, lookupTool, note, problem, text } from '../../../kinds/contract';
import { isRefusal } from '../../../browser/image/refusal';
import { toLf } from '../../../core/text/newlines';
import { targetOf } from '../../../formats/youtube/video-id';
import { UPSTREAMS } from '../../../data/upstreams';
import { thumbnailsOf } from './sizes';

const SIZES = { view: ['sizes'] };
const ANALYZE = { view: ['analyse'] };
const MOST_LINES = 100;

export default lookupTool({
  // A chosen file is analyzed at once: there is nothing to look up.
  buttonWith: 'input',
  fields: {
    input: text({ rows: 1, accept: '.txt,.csv,text/plain', when: SIZES }),
    file: files({ accept: 'image/*', many: false, optional: true, when: ANALYZE }),
    view: choice(['sizes', 'analyse'], { hidden: true }),
    type: choice(['jpg', 'webp'], { when: SIZES }),
    frames: flag(false, { when: SIZES }),
  },
  outputs: {
    videoId: give.items(),
    result: give.items(),
    brightness: give.decimal({ digits: 1 }),
    contrast: give.decimal({ digits: 1 }),
    colorfulness: give.decimal({ digits: 1 }),
    width: give.integer(),
    height: give.integer(),
    ratio: give.word(),
    bytes: give.bytes(),
    palette: give.word(),
    verdicts: give.items(),
  },
  async run({ input, file, view, type, frames }) {
    if (view === 'analyse') {
      const [picture] = file;
      return picture === undefined ? problem('error.required', {}, 'file') : analysisOf(picture);
    }
    const lines = toLf(input)
      .split('\n')
      .map((typed, index) => ({ typed: typed.trim(), number: index + 1 }))
      .filter(({ typed }) => typed !== '');
    if (lines.length === 0) return problem('error.required', {}, 'input');
    if (lines.length > MOST_LINES) return problem('tooMany', { count: lines.length, most: MOST_LINES }, 'input');
    const ids: string[] = [];
    let wrong: ReturnType<typeof notVideo> | undefined;
    for (const { typed, number } of lines) {
      const target = targetOf(typed);
      if (target.kind === 'video') ids.push(target.id);
      else wrong ??= notVideo(target.kind, number, typed);
    }
    if (ids.length === 0 && wrong) return wrong;
    const unique = [...new Set(ids)];
    return {
      videoId: ids,
      result: unique.flatMap((id) => thumbnailsOf(UPSTREAMS.thumbnail, id, type, frames).map(({ address }) => address)),
      ...(wrong && { problem: wrong }),
    };
  },
});

function notVideo(kind: Exclude<ReturnType<typeof targetOf>['kind'], 'video'>, line: number, text: string) {
  if (kind === 'playlist') return problem('isPlaylist', { line, text }, 'input');
  return kind === 'search' ? problem('isSearch', { line, text }, 'input') : problem('noVideo', { line, text }, 'input');
}

async function analysisOf(file: File) {
  const [{ openPicture }, { decode, pixelsOf, isUndecodable }, { analyze, paletteOf, ratioText, verdictsOn }] =
    await Promise.all([
      import('../../../browser/image/open-image'),
      import('../../../browser/image/decode-image'),
      import('./analyze'),
    ]);
  const picture = await openPicture(file);
  if (isRefusal(picture)) return problem('notPicture', { file: file.name }, 'file');
  const { header, size } = picture;
  if (header.type === 'svg') return problem('notPicture', { file: file.name }, 'file');
  try {
    const pixels = pixelsOf(await decode(picture));
    return {
      ...analyze(pixels),
      ...size,
      ratio: ratioText(size.width, size.height),
      bytes: file.size,
      palette: paletteOf(pixels).join(', '),
      verdicts: verdictsOn({ ...size, bytes: file.size, type: header.type }),
      notes: [header.frames > 1 && note('animated')],
    };
  } catch (error) {
    if (isUndecodable(error)) return problem('notPicture', { file: file.name }, 'file');
    throw error;
  }
}
