import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

/** 4 × 3 pixels, red for 100 ms and blue for 200 ms, for ever: by ImageMagick 6.9. */
const two =
  'R0lGODlhBAADAPAAAP8AAAAAACH5BAAKAAAAIf8LTkVUU0NBUEUyLjADAQAAACwAAAAABAADAAACA4SPVgAh+QQAFAAAACwAAAAABAADAIAAAP8AAAACA4SPVgA7';
const input = [{ name: 'two.gif', type: 'image/gif', base64: two }];

export default [
  {
    values: { input },
    gives: {
      result: ['two-001.png', 'two-002.png'],
      frames: 2,
      width: 4,
      height: 3,
      duration: 300,
      loops: 0,
      delays: '100,200',
    },
    source: 'ImageMagick’s identify: two frames of 10 and 20 hundredths of a second, 0 repetitions',
    where: 'browser',
  },
  {
    values: { input, sheet: true, format: 'webp' },
    gives: { result: ['two-sheet.webp', 'two-sheet.json'], frames: 2 },
    source: 'both frames in one picture, and their places',
    where: 'browser',
  },
  {
    values: { input, from: 3 },
    gives: problem('beyondEnd', { frames: 2 }, 'from'),
    source: 'there are only two frames',
    where: 'browser',
  },
  {
    values: { input: [{ name: 'notes.txt', type: 'image/gif', text: 'Buy milk' }] },
    gives: problem('notPicture', { file: 'notes.txt' }, 'input'),
    source: 'WHATWG MIME Sniffing §6.1: these bytes are no image’s, whatever type the file claims',
    where: 'browser',
  },
] satisfies Examples<typeof tool>;
