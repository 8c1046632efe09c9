import { expect, test } from 'vitest';
import { feedOf, targetOf, uploadsOf } from './video-id';

const ID = 'dQw4w9WgXcQ';
const CHANNEL = 'UCBR8-60-B28hp2BmDPdntcQ';

test.for([
  ID,
  `https://www.youtube.com/watch?v=${ID}`,
  `http://m.youtube.com/watch?app=desktop&v=${ID}&t=43s`,
  `music.youtube.com/watch?v=${ID}&list=x`,
  `https://youtu.be/${ID}?si=abc`,
  `//youtu.be/${ID}`,
  `https://www.youtube.com/shorts/${ID}`,
  `https://www.youtube.com/live/${ID}?feature=share`,
  `https://www.youtube-nocookie.com/embed/${ID}?rel=0`,
  `https://www.youtube.com/v/${ID}`,
  `https://www.youtube.com/e/${ID}`,
  `https://i.ytimg.com/vi/${ID}/maxresdefault.jpg`,
  `https://i.ytimg.com/vi_webp/${ID}/hqdefault.webp`,
  `https://www.youtube.com/attribution_link?a=x&u=%2Fwatch%3Fv%3D${ID}%26feature%3Dshare`,
  `https://www.youtube.com/oembed?url=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3D${ID}&format=json`,
  `<https://youtu.be/${ID}>`,
])('%s is a video', (typed) => expect(targetOf(typed)).toEqual({ kind: 'video', id: ID }));

test.for([
  [CHANNEL, { kind: 'channel', id: CHANNEL }],
  [`https://www.youtube.com/channel/${CHANNEL}/videos`, { kind: 'channel', id: CHANNEL }],
  ['@youtube', { kind: 'handle', handle: '@youtube' }],
  ['https://www.youtube.com/@caf%C3%A9/shorts', { kind: 'handle', handle: '@café' }],
  ['https://www.youtube.com/playlist?list=PLx', { kind: 'playlist' }],
  ['https://www.youtube.com/results?search_query=x', { kind: 'search' }],
  ['https://www.youtube.com/c/YouTubeCreators/videos', { kind: 'oldChannel' }],
  ['youtube.com/user/YouTube', { kind: 'oldChannel' }],
  ['https://www.youtube.com/user/', { kind: 'other' }],
  ['https://www.youtube.com/%E0%A4%A', { kind: 'other' }],
  ['https://www.youtube.com/', { kind: 'other' }],
  [`https://example.com/watch?v=${ID}`, { kind: 'other' }],
  [`https://notyoutube.com/watch?v=${ID}`, { kind: 'other' }],
  ['https://youtu.be/tooShort', { kind: 'other' }],
  ['hello world', { kind: 'other' }],
] as const)('%s', ([typed, target]) => expect(targetOf(typed)).toEqual(target));

test('the uploads and the feed of a channel', () => {
  expect(uploadsOf(CHANNEL)).toBe('UUBR8-60-B28hp2BmDPdntcQ');
  expect(feedOf(CHANNEL)).toBe(`https://www.youtube.com/feeds/videos.xml?channel_id=${CHANNEL}`);
});
