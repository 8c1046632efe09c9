import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

/** 1 × 1 pixel of rgb(100, 150, 200), and 8 × 6 pixels; both by Python's zlib. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNImXYCAAMkAcMgVWSjAAAAAElFTkSuQmCC';
const grid =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAGCAIAAABxZ0isAAAAY0lEQVR42g3JIQEAQQhFQZKgCbEh0KtfiJ8ETYgNgSbR3dgxM9w4xjVklPGMNcwCD05wAwUVvGDjj8STk9xESSUv2fxDuDjiCokST6z+aLw5zW3UVPOa7T8GH85wBw01vGGHD0fwOTEmr3AbAAAAAElFTkSuQmCC';

const input = [{ name: 'grid.png', type: 'image/png', base64: grid }];

export default [
  {
    values: { input, brightness: 120, contrast: 110, saturate: 130 },
    gives: { result: ['grid-edited.png'], outWidth: 8, outHeight: 6, type: 'image/png' },
    source: 'filters keep the size',
    where: 'browser',
  },
  {
    values: { input: [{ name: 'pixel.png', type: 'image/png', base64: pixel }], brightness: 50 },
    gives: { result: ['pixel-edited.png'], outWidth: 1, outHeight: 1, type: 'image/png' },
    source: 'filters keep the size',
    where: 'browser',
  },
  {
    values: { input, rotate: '90', format: 'webp' },
    gives: { result: ['grid-edited.webp'], outWidth: 6, outHeight: 8, type: 'image/webp' },
    source: 'rotated by 90°, 8 × 6 is 6 × 8',
    where: 'browser',
  },
  {
    values: { input, width: 4, format: 'pdf' },
    gives: { result: ['grid-edited.pdf'], outWidth: 4, outHeight: 3, type: 'application/pdf' },
    source: '8 × 6 at half the width',
    where: 'browser',
  },
  {
    values: { input: [{ name: 'notes.txt', type: 'text/plain', base64: 'aGVsbG8=' }] },
    gives: problem('notPicture', { file: 'notes.txt', type: '' }, 'input'),
    source: 'a text is not a picture',
    where: 'browser',
  },
] satisfies Examples<typeof tool>;
