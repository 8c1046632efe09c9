import { describe, expect, test } from 'vitest';
import { CLIP_LIMITS, headOf, mayPin, metaOf, newestFirst, overflow, sameBody, titleOf } from './clip';
import { deviceName } from './device-name';

const clip = (at: number, more: Partial<ReturnType<typeof metaOf>> = {}) => ({
  ...metaOf({ id: `c${String(at).padStart(4, '0')}`, body: `clip ${at}`, at, title: '', waiting: '' }),
  ...more,
});
const ats = (clips: readonly { at: number }[]) => clips.map(({ at }) => at);

describe('how a list shows a clip', () => {
  test('shows a short text in full and the beginning of a long one', () => {
    expect(metaOf({ id: 'a', body: 'zażółć', at: 1, title: ' T\n t ', waiting: '' })).toEqual({
      id: 'a',
      at: 1,
      kind: 'text',
      type: '',
      bytes: 10,
      head: 'zażółć',
      whole: true,
      title: 'T t',
      pinned: false,
      removed: 0,
      waiting: '',
    });
    expect(metaOf({ id: 'a', body: 'x'.repeat(5_000), at: 1, title: '', waiting: '' })).toMatchObject({
      whole: false,
      bytes: 5_000,
    });
  });
  test("shows a picture's type and size in bytes", () => {
    const body = new Blob([new Uint8Array(7)], { type: 'image/png' });
    expect(metaOf({ id: 'a', body, at: 1, title: '', waiting: '' })).toMatchObject({
      kind: 'image',
      type: 'image/png',
      bytes: 7,
      head: '',
      whole: false,
    });
  });
  test('never shows half a surrogate pair', () => expect(headOf(`${'x'.repeat(999)}😀y`)).toBe('x'.repeat(999)));
  test('limits a title to one line of 100 characters', () =>
    expect(titleOf(`a\r\n\tb ${'😀'.repeat(200)}`)).toBe(`a b ${'😀'.repeat(96)}`));
});

test('sorts the newest first, and simultaneous clips by descending id', () => {
  expect(
    newestFirst([
      { at: 1, id: 'a' },
      { at: 2, id: 'a' },
      { at: 2, id: 'b' },
    ]),
  ).toEqual([
    { at: 2, id: 'b' },
    { at: 2, id: 'a' },
    { at: 1, id: 'a' },
  ]);
});

describe('removes clips from a list over its limits', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => clip(at));
  test('keeps 200 and removes the oldest', () => {
    expect(overflow(many(CLIP_LIMITS.clips))).toEqual([]);
    expect(ats(overflow(many(CLIP_LIMITS.clips + 2)))).toEqual([0, 1]);
  });
  test('keeps 50 MB', () => {
    const heavy = Array.from({ length: 12 }, (_, at) => clip(at, { bytes: 5_000_000 }));
    expect(ats(overflow(heavy))).toEqual([0, 1]);
  });
  test('keeps pinned clips and those on their way to a room', () => {
    const clips = many(CLIP_LIMITS.clips + 2).map((one) =>
      one.at === 0 ? { ...one, pinned: true } : one.at === 1 ? { ...one, waiting: 'room' } : one,
    );
    expect(ats(overflow(clips))).toEqual([2, 3]);
  });
  test('keeps the newest, whatever its size', () => {
    expect(ats(overflow([clip(1), clip(2, { bytes: CLIP_LIMITS.bytes + 1 })]))).toEqual([1]);
  });
  test('limits pins, so that new clips fit', () => {
    const pinned = Array.from({ length: CLIP_LIMITS.pinned - 1 }, (_, at) => clip(at, { pinned: true }));
    expect(mayPin(pinned, clip(99))).toBe(true);
    expect(mayPin([...pinned, clip(98, { pinned: true })], clip(99))).toBe(false);
    expect(mayPin([clip(1, { pinned: true, bytes: 24_000_000 })], clip(2, { bytes: 1_000_001 }))).toBe(false);
  });
});

test('compares pictures byte by byte', async () => {
  const blob = (bytes: readonly number[], type = 'image/png') => new Blob([Uint8Array.from(bytes)], { type });
  expect(await sameBody(blob([1, 2]), blob([1, 2]))).toBe(true);
  expect(await sameBody(blob([1, 2]), blob([1, 3]))).toBe(false);
  expect(await sameBody(blob([1]), blob([1], 'image/gif'))).toBe(false);
  expect(await sameBody(blob([65]), 'A')).toBe(false);
  expect(await sameBody('a', 'a')).toBe(true);
  expect(await sameBody('a\r\n', 'a\n')).toBe(false);
});

// User agents from the browsers' documentation (MDN, 'User-Agent').
test.for([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Windows'],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'Chrome, Linux',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    'Edge, Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari, iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    'Chrome, Android',
  ],
  ['', ''],
])('%s is %s', ([userAgent, name]) => expect(deviceName(userAgent ?? '')).toBe(name));
