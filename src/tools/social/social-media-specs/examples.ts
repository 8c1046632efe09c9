import type { Examples } from '../../../kinds/contract';
import type tool from './tool';

export default [
  {
    values: { input: 'youtube thumbnail' },
    gives: { result: ['YouTube · Thumbnail · 1280×720 px · 16:9'], count: 1 },
    source: 'YouTube Help, ‘Add video thumbnails’',
  },
  {
    values: { input: '1080x1920' },
    gives: {
      result: [
        'Instagram · Story or reel · 1080×1920 px · 9:16',
        'TikTok · Video · 1080×1920 px · 9:16',
        'Snapchat · Snap · 1080×1920 px · 9:16',
      ],
      count: 3,
    },
    source: 'help pages of the three platforms',
  },
  {
    values: { platform: 'X', kind: 'text' },
    gives: { result: ['X · Post · 280 characters'] },
    source: 'docs.x.com, ‘Counting characters’',
  },
  { values: { input: 'xyzzy' }, gives: { count: 0 }, source: 'no platform has this word' },
] satisfies Examples<typeof tool>;
