import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

export default [
  {
    values: { username: 'ana.travels', caption: 'Golden hour ✨ #sunset #lisbon @friend', scale: '1' },
    gives: { result: ['instagram-post.png'], outWidth: 540, captionLength: 37, hashtags: 2 },
    source: 'Python: len(text.encode("utf-16-le")) // 2',
    where: 'browser',
  },
  {
    values: { username: 'ana', caption: 'a'.repeat(2201) },
    gives: problem('longCaption', { length: 2201, limit: 2200 }, 'caption'),
    source: 'Instagram Help: captions have up to 2,200 characters',
  },
  {
    values: { username: 'ana..b' },
    gives: problem('badUsername', {}, 'username'),
    source: 'Instagram’s sign-up form refuses two periods in a row',
  },
] satisfies Examples<typeof tool>;
