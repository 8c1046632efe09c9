import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

const at = (id: string, name: string) => `https://i.ytimg.com/vi/${id}/${name}.jpg`;
/** Two by two pixels, written by Python’s zlib and struct: all #808080; red, green, blue, white. */
const GRAY = 'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAADklEQVR42mNoAAMGCAUAKg4GAQj2DKEAAAAASUVORK5CYII=';
const FOUR = 'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEklEQVR42mP4z8DAAMIM/4EAAB/uBfvxq7p3AAAAAElFTkSuQmCC';
const png = (name: string, base64: string) => [{ name, type: 'image/png', base64 }];

export default [
  {
    values: { input: 'https://youtu.be/dQw4w9WgXcQ', view: 'sizes' },
    gives: {
      videoId: ['dQw4w9WgXcQ'],
      result: ['maxresdefault', 'sddefault', 'hqdefault', 'mqdefault', 'default'].map((name) =>
        at('dQw4w9WgXcQ', name),
      ),
    },
    source: 'YouTube Data API, resource videos: snippet.thumbnails',
    answers: {},
  },
  {
    values: { input: 'aBcDeFgHiJk', view: 'sizes', type: 'webp', frames: true },
    gives: {
      result: ['maxresdefault', 'sddefault', 'hqdefault', 'mqdefault', 'default', 'hq1', 'hq2', 'hq3'].map(
        (name) => `https://i.ytimg.com/vi_webp/aBcDeFgHiJk/${name}.webp`,
      ),
    },
    source: 'YouTube Data API, resource videos: snippet.thumbnails',
    answers: {},
  },
  {
    values: { file: png('gray.png', GRAY), view: 'analyse' },
    gives: { brightness: 50.19607843137255, contrast: 0, colorfulness: 0, width: 2, ratio: '1:1', palette: '#808080' },
    source: 'Python: 128 / 255 · 100',
    where: 'browser',
  },
  {
    values: { file: png('four.png', FOUR), view: 'analyse' },
    gives: { width: 2, height: 2, ratio: '1:1' },
    source: 'the picture was written with two by two pixels',
    where: 'browser',
  },
  {
    values: { input: 'https://example.com', view: 'sizes' },
    gives: problem('noVideo', { line: 1, text: 'https://example.com' }, 'input'),
    source: 'not an address of YouTube',
  },
] satisfies Examples<typeof tool>;
