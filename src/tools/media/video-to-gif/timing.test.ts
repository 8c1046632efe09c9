import { expect, test } from 'vitest';
import { cropOf, outputSize, timingOf, type TimingWish } from './timing';

const wish = (changes: Partial<TimingWish> = {}): TimingWish => ({
  start: 0,
  end: 0,
  fps: 10,
  speed: 1,
  reverse: false,
  boomerang: false,
  ...changes,
});
const sum = (delays: readonly number[]) => delays.reduce((total, delay) => total + delay, 0);

test('the frames last as long as the clip, with the rounding carried forward', () => {
  expect(timingOf(wish(), 2).times).toHaveLength(20);
  const fifteen = timingOf(wish({ fps: 15 }), 1);
  expect(fifteen.delays.slice(0, 6)).toEqual([7, 6, 7, 7, 6, 7]);
  expect(sum(fifteen.delays)).toBe(100);
  expect(sum(timingOf(wish({ fps: 24, end: 1.37 }), 60).delays)).toBe(137);
  expect(sum(timingOf(wish(), 60).delays)).toBe(1000);
});

test('a faster clip shows later pictures in the same time', () => {
  const { times, delays } = timingOf(wish({ start: 0.5, end: 1.5, speed: 2 }), 2);
  expect(times).toEqual([0.5, 0.7, 0.9, 1.1, 1.3]);
  expect(sum(delays)).toBe(50);
});

test('the end is cut to the video, and one frame always remains', () => {
  expect(timingOf(wish({ start: 1.98, end: 9 }), 2)).toMatchObject({ times: [1.98], delays: [2] });
});

test('backward, and forward and backward without both ends twice', () => {
  expect(timingOf(wish({ end: 0.3, reverse: true }), 2).order).toEqual([2, 1, 0]);
  expect(timingOf(wish({ end: 0.4, boomerang: true }), 2).order).toEqual([0, 1, 2, 3, 2, 1]);
  expect(timingOf(wish({ end: 0.1, boomerang: true }), 2).order).toEqual([0]);
});

test('sizes follow the ratio and never exceed the video', () => {
  const source = { width: 1280, height: 720 };
  expect(outputSize(source, { width: 480, height: undefined })).toEqual({ width: 480, height: 270 });
  expect(outputSize(source, { width: 4000, height: undefined })).toEqual(source);
  expect(outputSize(source, { width: undefined, height: 90 })).toEqual({ width: 160, height: 90 });
  // 75 × 720 ÷ 1280 = 42.19; 77 × 9 ÷ 16 = 43.3; 72 × 9 ÷ 16 = 40.5
  expect(outputSize(source, { width: 72, height: undefined }).height).toBe(41);
});

test('reads a crop and cuts it at the edges', () => {
  const source = { width: 100, height: 50 };
  expect(cropOf('', source)).toEqual({ left: 0, top: 0, width: 100, height: 50 });
  expect(cropOf('10, 5, 200, 20', source)).toEqual({ left: 10, top: 5, width: 90, height: 20 });
  for (const bad of ['1,2,3', 'a,b,c,d', '100,0,10,10', '0,0,0,5', '1.5,0,10,10'])
    expect(cropOf(bad, source)).toBeUndefined();
});
