import { expect, test } from 'vitest';
import { bitRate, cameraBox, clock, recordedType, recordingStem } from './options';

test('the bit rate is in proportion to the area', () => {
  expect(bitRate('medium', 1920, 1080)).toBe(4_000_000);
  expect(bitRate('high', 960, 540)).toBe(2_000_000);
  expect(bitRate('low', 100, 100)).toBe(300_000);
});

test('records MP4 if the browser can, otherwise WebM', () => {
  expect(recordedType('auto', (type) => type.startsWith('video/mp4'))).toMatch(/^video\/mp4/);
  expect(recordedType('auto', (type) => type.includes('vp8'))).toBe('video/webm;codecs=vp8,opus');
  expect(recordedType('mp4', (type) => type.startsWith('video/webm'))).toBeUndefined();
});

test('names and clock', () => {
  expect(recordingStem(new Date(2026, 0, 5, 9, 7))).toBe('screen-recording-2026-01-05-0907');
  expect([0, 9.9, 75, 3675].map(clock)).toEqual(['0:00', '0:09', '1:15', '1:01:15']);
});

test('the camera takes a quarter of the width in its corner', () => {
  const [picture, camera] = [
    { width: 1000, height: 500 },
    { width: 640, height: 480 },
  ];
  expect(cameraBox('nw', picture, camera)).toEqual({ x: 20, y: 20, width: 250, height: 188 });
  expect(cameraBox('se', picture, camera)).toEqual({ x: 730, y: 292, width: 250, height: 188 });
});
