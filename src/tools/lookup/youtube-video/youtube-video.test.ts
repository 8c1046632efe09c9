import { describe, expect, test } from 'vitest';
import { recordedStatus } from '../../../kinds/contract/recorded-status';
import { note } from '../../../kinds/contract';
import { exampleContext } from '../../../kinds/run/run-example';
import { askOembed } from './ask-youtube';
import { chaptersIn, hashtagsIn, linksIn } from './description';
import { fromApi, isSource, readSource } from './page-source';
import tool from './tool';

const CHANNEL = 'UCBR8-60-B28hp2BmDPdntcQ';
const details = (more: object) => JSON.stringify({ videoDetails: { videoId: 'aBcDeFgHiJk', title: 'T', ...more } });
const page = (script: string) => `<!doctype html><html><head></head><body><script>${script}</script></body></html>`;

describe('a pasted source', () => {
  test.for([
    ['<!doctype html>', true],
    ['<html lang="en">', true],
    [' {"items":[]}', true],
    ['var ytInitialPlayerResponse = {"videoDetails":{}};', true],
    ['https://youtu.be/dQw4w9WgXcQ', false],
    ['I <3 this', false],
  ] as const)('%j: %s', ([input, expected]) => expect(isSource(input)).toBe(expected));

  test('braces and quotes in strings do not end the player’s object', () => {
    const source = page(`var ytInitialPlayerResponse = ${details({ shortDescription: 'a } "b" \\ {{' })};var x = {};`);
    expect(readSource(source)).toMatchObject({ videoId: 'aBcDeFgHiJk', description: 'a } "b" \\ {{', tags: [] });
  });

  test('a first object without a video is skipped, and the handle is found elsewhere', () => {
    const source = page(
      `window.ytInitialPlayerResponse = {"a":1};ytInitialPlayerResponse = ${details({ keywords: ['x', 1] })};` +
        '{"ownerProfileUrl":"http://www.youtube.com/@caf%C3%A9"}',
    );
    expect(readSource(source)).toMatchObject({ title: 'T', tags: ['x'], handle: '@café' });
  });

  test('without the player, the head of a video’s page tells the tags', () => {
    const head =
      '<html><link rel="canonical" href="https://www.youtube.com/watch?v=aBcDeFgHiJk">' +
      '<meta property="og:title" content="Salt &amp; Pepper &#39;26"><meta name="keywords" content="salt, black pepper">';
    expect(readSource(head)).toMatchObject({
      videoId: 'aBcDeFgHiJk',
      title: "Salt & Pepper '26",
      tags: ['salt', 'black pepper'],
    });
  });

  test.for([
    `<html>{"externalId":"${CHANNEL}","vanityChannelUrl":"http://www.youtube.com/@youtube"}`,
    `<html><link rel="canonical" href="https://www.youtube.com/channel/${CHANNEL}">`,
    `<html><meta itemprop="identifier" content="${CHANNEL}">`,
  ])('a channel’s page: %s', (source) => expect(readSource(source)).toMatchObject({ channelId: CHANNEL, videoId: '' }));

  test.for(['<html><body>Hello</body></html>', '{"a":1}', '{broken'])('%s has nothing', (source) =>
    expect(readSource(source)).toBeUndefined(),
  );

  test('a part of the head has tags and title without an id', () =>
    expect(
      readSource('<meta name="keywords" content="a, b c"><meta property="og:title" content="O &amp; t">'),
    ).toMatchObject({ tags: ['a', 'b c'], title: 'O & t', videoId: '' }));

  test('3 MB are read in one go', () => {
    const source = page(`var a = "${'<meta x '.repeat(375_000)}";ytInitialPlayerResponse = ${details({})};`);
    expect(readSource(source)?.videoId).toBe('aBcDeFgHiJk');
  });
});

// YouTube Help, ‘Video chapters’.
test.for([
  ['0:00 A\n0:10 B\n0:20 C', ['0:00 A', '0:10 B', '0:20 C']],
  ['• (0:00) – A\n- 1:02:03: B\n2:00:00 | C', ['0:00 A', '1:02:03 B', '2:00:00 C']],
  ['00:00 Anfang\n01:00 Mitte\n02:00 Ende\n', ['00:00 Anfang', '01:00 Mitte', '02:00 Ende']],
  ['0:00 A\n0:09 B\n0:20 C', []],
  ['0:01 A\n0:20 B\n0:40 C', []],
  ['0:00 A\n0:20 B', []],
  ['0:00 A\n1:00 B\n0:30 C', []],
  ['', []],
] as const)('chapters of %j', ([text, chapters]) => expect(chaptersIn(text)).toEqual(chapters));

test.for([
  [
    'See https://a.example/x, http://b.example. And (https://c.example/y_(z)).',
    ['https://a.example/x', 'http://b.example', 'https://c.example/y_(z)'],
  ],
  ['ftp://x javascript:alert(1) www.a.example', []],
  ['https://a.example https://a.example', ['https://a.example']],
] as const)('links in %j', ([text, links]) => expect(linksIn(text)).toEqual(links));

test.for([
  ['#Baking #baking #2026 a#b #東京 https://x.example/#top', ['#Baking', '#東京']],
  ['#one#two', ['#one']],
] as const)('hashtags in %j', ([text, tags]) => expect(hashtagsIn(text)).toEqual(tags));

describe('recorded answers', () => {
  test('oEmbed for dQw4w9WgXcQ, 2026-05-12', async () => {
    const answer = {
      title: 'Rick Astley - Never Gonna Give You Up (Official Video) (4K Remaster)',
      author_name: 'Rick Astley',
      author_url: 'https://www.youtube.com/@RickAstleyYT',
      type: 'video',
      height: 113,
      width: 200,
      version: '1.0',
      provider_name: 'YouTube',
      provider_url: 'https://www.youtube.com/',
      thumbnail_height: 360,
      thumbnail_width: 480,
      thumbnail_url: 'https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg',
    };
    expect(await askOembed(exampleContext({ 'dQw4w9WgXcQ&format=json': answer }), 'dQw4w9WgXcQ')).toMatchObject({
      title: 'Rick Astley - Never Gonna Give You Up (Official Video) (4K Remaster)',
      channel: 'Rick Astley',
      handle: '@RickAstleyYT',
      channelId: '',
    });
  });

  test('the Data API for oMR0E1Yijvs, October 2022, without its pictures and figures', () =>
    expect(
      fromApi({
        kind: 'youtube#videoListResponse',
        items: [
          {
            kind: 'youtube#video',
            id: 'oMR0E1Yijvs',
            snippet: {
              publishedAt: '2022-10-13T12:03:48Z',
              channelId: 'UCupvZG-5ko_eiXAupbDfxWw',
              title: 'Video reveals a major problem for new Russian soldiers',
              description: '#CNN #News',
              channelTitle: 'CNN',
              tags: ['latest News', 'Happening Now', 'CNN'],
              categoryId: '25',
              liveBroadcastContent: 'none',
              defaultLanguage: 'en',
            },
          },
        ],
        pageInfo: { totalResults: 1, resultsPerPage: 1 },
      }),
    ).toEqual({
      videoId: 'oMR0E1Yijvs',
      title: 'Video reveals a major problem for new Russian soldiers',
      tags: ['latest News', 'Happening Now', 'CNN'],
      description: '#CNN #News',
      channel: 'CNN',
      channelId: 'UCupvZG-5ko_eiXAupbDfxWw',
      handle: '',
    }));
});

describe('with a key', () => {
  const run = (
    input: string,
    answers: Readonly<Record<string, unknown>>,
    show: 'tags' | 'description' | 'channel' = 'tags',
  ) => tool.run({ input, show, quote: false, key: 'KEY' }, exampleContext(answers));
  const video = {
    items: [
      {
        id: 'aBcDeFgHiJk',
        snippet: { title: 'T', tags: ['x y'], channelId: CHANNEL, channelTitle: 'C', description: '' },
      },
    ],
  };

  test('a video’s tags are complete', async () =>
    expect(await run('aBcDeFgHiJk', { 'videos?part=snippet&id=aBcDeFgHiJk&key=KEY': video })).toMatchObject({
      result: ['x y'],
      characters: 5,
      channel: 'C',
    }));

  test('characters of a description are what a reader counts (UAX #29)', async () => {
    const snippet = { ...video.items[0]?.snippet, description: '❤️ 👩‍👧 é' };
    const answers = { 'key=KEY': { items: [{ id: 'aBcDeFgHiJk', snippet }] } };
    expect(await run('aBcDeFgHiJk', answers, 'description')).toMatchObject({ characters: 5 });
  });

  test('a video without tags is said to have none', async () => {
    const snippet = { ...video.items[0]?.snippet, tags: undefined };
    const answers = { 'key=KEY': { items: [{ id: 'aBcDeFgHiJk', snippet }] } };
    expect(await run('aBcDeFgHiJk', answers)).toMatchObject({
      count: 0,
      characters: 0,
      notes: [false, note('noTags')],
    });
  });

  test('a handle leads to its channel', async () => {
    const items = [{ id: CHANNEL, snippet: { title: 'YouTube', customUrl: '@youtube' } }];
    const given = await run('https://youtube.com/@youtube', { 'forHandle=%40youtube&key=KEY': { items } }, 'channel');
    expect(given).toMatchObject({ result: [CHANNEL], handle: '@youtube', channel: 'YouTube' });
  });

  test.for([
    [403, { error: { errors: [{ reason: 'quotaExceeded' }] } }, 'quota'],
    [400, { error: { message: 'API key not valid', errors: [{ reason: 'badRequest' }] } }, 'badKey'],
    [403, { error: { errors: [{ reason: 'accessNotConfigured' }] } }, 'badKey'],
    [200, { items: [] }, 'notPublic'],
  ] as const)('status %i with %j: %s', async ([status, data, code]) => {
    const answer = status === 200 ? data : recordedStatus(status, data);
    expect(await run('aBcDeFgHiJk', { 'key=KEY': answer })).toMatchObject({ code });
  });
});
