import { expect, test } from 'vitest';
import { openPicture } from '../../../browser/image/open-image';
import { isRefusal } from '../../../browser/image/refusal';
import { cropPicture, type Job } from './crop';

const JOB: Job = {
  x: 0,
  y: 0,
  width: 10,
  height: 10,
  aspect: 'free',
  rotate: '0',
  flipX: false,
  flipY: false,
  straighten: 0,
  shape: 'rect',
  radius: 0,
  format: 'same',
  quality: 90,
  background: '#ffffff',
  keepMetadata: false,
};

/** 40 × 20 pixels. */
const opened = async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>';
  const picture = await openPicture(new File([svg], 'wide.svg', { type: 'image/svg+xml' }));
  if (isRefusal(picture)) throw new Error(picture.refused);
  return picture;
};

test.for([
  ['beside the picture', { x: 40 }, { width: 40, height: 20 }],
  ['below it', { y: 20 }, { width: 40, height: 20 }],
  ['beside it once it is turned by a quarter', { x: 20, rotate: '90' }, { width: 20, height: 40 }],
] as const)('refuses a box %s, with the size that the box has to be in', async ([, wish, size]) => {
  expect(await cropPicture(await opened(), { ...JOB, ...wish })).toEqual({
    refused: 'outside',
    blanks: { file: 'wide.svg', ...size },
  });
});
