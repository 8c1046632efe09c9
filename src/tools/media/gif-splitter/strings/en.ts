import type { ToolStrings } from '../../../../kinds/contract';
import pictures from '../../../../kinds/contract/picture-strings/en';
import type tool from '../tool';

const { otherType, damaged, tooLarge, undecodable } = pictures.problems;

export default {
  labels: {
    input: 'Animated image',
    format: 'Save frames as',
    sheet: 'One sprite sheet',
    from: 'First frame',
    to: 'Last frame',
    step: 'Every nth frame',
    scale: 'Size in percent',
    columns: 'Columns of the sheet',
    compose: 'Complete frames, as they are shown',
    transparent: 'Keep transparency',
    background: 'Background',
    frames: 'Frames',
    width: 'Width',
    height: 'Height',
    duration: 'Duration in milliseconds',
    loops: 'Repetitions (0 = forever)',
    delays: 'Delays in milliseconds',
    result: 'Frames as files',
  },
  hints: {
    to: '0 is the last one.',
    columns: '0 makes the sheet about square.',
    compose: 'Clear this to get only the part that each frame changes.',
  },
  choices: { format: { png: 'PNG', webp: 'WebP', jpeg: 'JPEG', gif: 'GIF' } },
  problems: {
    notPicture: '“{file}” is not an image. Choose a GIF, WebP, PNG, or AVIF file.',
    otherType,
    damaged,
    tooLarge,
    undecodable,
    noDecoder: 'This browser can’t split “{file}”. It can split GIFs; for WebP and PNG, use Chrome, Edge, or Firefox.',
    beyondEnd:
      'The animation has {frames, plural, one {only # frame} other {only # frames}}. Choose an earlier first frame.',
    backwards: 'The last frame comes before frame {from}. Choose a later one, or 0 for the last.',
    largeSheet: 'The sheet would be {width} × {height} pixels, too large for a browser. Lower the size or skip frames.',
  },
  notes: {
    still: 'This image is not animated. It has one frame.',
    cut: 'The file is incomplete. {frames, plural, one {# frame is} other {# frames are}} complete.',
    fast: 'Browsers show frames shorter than 20 ms for 100 ms each, so it plays more slowly than stored.',
  },
} satisfies ToolStrings<typeof tool>;
