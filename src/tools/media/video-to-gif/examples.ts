import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';
import { TWO_SECONDS } from './video.fixture';

const input = [{ name: 'two.webm', type: 'video/webm', base64: TWO_SECONDS }];

export default [
  {
    values: { input, start: 0, end: 0, fps: 10 },
    gives: { result: ['two.gif'], frames: 20, duration: 2000, outWidth: 64, outHeight: 48 },
    source: '2 seconds of 10 frames; never wider than the video',
    where: 'browser',
  },
  {
    values: { input, start: 0.5, end: 1.5, speed: 2, fps: 10, width: 32, boomerang: true },
    gives: { frames: 8, duration: 800, outWidth: 32, outHeight: 24 },
    source: '5 frames of 0.1 s forward, and 3 of them backward',
    where: 'browser',
  },
  {
    values: { input, start: 5 },
    gives: problem('beyondEnd', { duration: 2 }, 'start'),
    source: 'ffprobe: the video is 2 seconds long',
    where: 'browser',
  },
  {
    values: { input: [{ name: 'notes.txt', type: 'video/mp4', text: 'Buy milk' }] },
    gives: problem('notVideo', { file: 'notes.txt' }, 'input'),
    source: 'these bytes are no video, whatever type the file claims',
    where: 'browser',
  },
] satisfies Examples<typeof tool>;
