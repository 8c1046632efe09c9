import { problem, type Examples } from '../../../kinds/contract';
import { recordedStatus } from '../../../kinds/contract/recorded-status';
import type tool from './tool';

const OEMBED = 'watch%3Fv%3DdQw4w9WgXcQ&format=json';
const PLAYER = {
  videoDetails: {
    videoId: 'aBcDeFgHiJk',
    title: 'Banana bread',
    keywords: ['a', 'b c'],
    channelId: 'UCBR8-60-B28hp2BmDPdntcQ',
    shortDescription: '0:00 Mix\n0:45 Bake\n2:00 Eat\nhttps://example.com/a. #baking',
    author: 'YouTube',
  },
};
const SOURCE = `<!doctype html><script>var ytInitialPlayerResponse = ${JSON.stringify(PLAYER)};</script>`;

export default [
  {
    values: { input: SOURCE, show: 'tags' },
    gives: {
      result: ['a', 'b c'],
      all: 'a, b c',
      count: 2,
      characters: 7,
      title: 'Banana bread',
      videoId: 'aBcDeFgHiJk',
    },
    source: 'YouTube Data API, snippet.tags[]: 1 + 3 + 2 + 1',
  },
  {
    values: { input: SOURCE, show: 'description' },
    gives: {
      links: ['https://example.com/a'],
      hashtags: ['#baking'],
      chapters: '0:00 Mix\n0:45 Bake\n2:00 Eat',
      words: 8,
    },
    source: 'YouTube Help, ‘Video chapters’: first at 0:00, at least three, 10 seconds each',
  },
  {
    values: { input: 'https://www.youtube.com/channel/UCBR8-60-B28hp2BmDPdntcQ', show: 'channel' },
    gives: {
      result: ['UCBR8-60-B28hp2BmDPdntcQ'],
      uploads: 'UUBR8-60-B28hp2BmDPdntcQ',
      rss: 'https://www.youtube.com/feeds/videos.xml?channel_id=UCBR8-60-B28hp2BmDPdntcQ',
    },
    source: 'YouTube Data API: the channel’s playlist of uploads',
  },
  ...(['tags', 'description', 'channel'] as const).map((show) => ({
    values: { input: 'https://youtu.be/dQw4w9WgXcQ?si=x', show },
    answers: {
      [OEMBED]: {
        title: 'Never Gonna Give You Up',
        author_name: 'Rick Astley',
        author_url: 'https://www.youtube.com/@RickAstleyYT',
      },
    },
    gives: { videoId: 'dQw4w9WgXcQ', title: 'Never Gonna Give You Up', channel: 'Rick Astley' },
    source: 'oembed.com: title, author_name, author_url',
  })),
  {
    values: { input: 'https://youtu.be/aaaaaaaaaaa', show: 'tags' },
    answers: { 'watch%3Fv%3Daaaaaaaaaaa&format=json': recordedStatus(404) },
    gives: problem('notPublic', {}, 'input'),
    source: 'oembed.com: 404 for a resource that does not exist',
  },
  {
    values: { input: 'https://www.youtube.com/playlist?list=PL1', show: 'description' },
    gives: problem('isPlaylist', {}, 'input'),
    source: 'a playlist has no tags',
  },
  {
    values: { input: 'https://www.youtube.com/user/YouTube', show: 'channel' },
    gives: problem('isOldChannel', {}, 'input'),
    source: 'YouTube Help, ‘Understand your channel URLs’: legacy usernames and custom URLs have no handle in them',
  },
] satisfies Examples<typeof tool>;
