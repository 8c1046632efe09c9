import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

/** 8 × 6 pixels, each of another color, by Python's zlib; and 6 × 4 with EXIF orientation 6, by Pillow 12.3. */
const grid =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAGCAIAAABxZ0isAAAAY0lEQVR42g3JIQEAQQhFQZKgCbEh0KtfiJ8ETYgNgSbR3dgxM9w4xjVklPGMNcwCD05wAwUVvGDjj8STk9xESSUv2fxDuDjiCokST6z+aLw5zW3UVPOa7T8GH85wBw01vGGHD0fwOTEmr3AbAAAAAElFTkSuQmCC';
const turned =
  '/9j/4AAQSkZJRgABAQAAAQABAAD/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAD/2wBDABALDA4MChAODQ4SERATGCga' +
  'GBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/wAALCAAEAAYBAREA/8QAFAABAAAAAAAAAAAAAAAA' +
  'AAAAAP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AP//Z';

const input = [{ name: 'grid.png', type: 'image/png', base64: grid }];

export default [
  {
    values: { input, x: 2, y: 1, width: 4, height: 3 },
    gives: { result: ['grid-cropped.png'], outWidth: 4, outHeight: 3, type: 'image/png' },
    source: 'the box itself',
    where: 'browser',
  },
  {
    values: { input, aspect: '1:1', shape: 'circle' },
    gives: { result: ['grid-cropped.png'], outWidth: 6, outHeight: 6, type: 'image/png' },
    source: 'the largest square in 8 × 6',
    where: 'browser',
  },
  {
    values: { input, x: 5, width: 100, height: 2, rotate: '90', format: 'webp' },
    gives: { result: ['grid-cropped.webp'], outWidth: 1, outHeight: 2, type: 'image/webp' },
    source: 'rotated by 90°, the picture is 6 × 8, and from 5 on there is one column',
    where: 'browser',
  },
  {
    values: { input: [{ name: 'turned.jpg', type: 'image/jpeg', base64: turned }] },
    gives: { result: ['turned-cropped.jpg'], outWidth: 4, outHeight: 6, type: 'image/jpeg' },
    source: 'EXIF 2.32 §4.6.4: with orientation 6 the first row is the right-hand side, so 6 × 4 is shown as 4 × 6',
    where: 'browser',
  },
  {
    values: { input, x: 8, y: 0, width: 4, height: 4 },
    gives: problem('outside', { file: 'grid.png', width: 8, height: 6 }, 'input'),
    source: 'columns are counted from 0, so the last one of 8 is 7',
    where: 'browser',
  },
  {
    values: { input, width: 0 },
    gives: problem('emptyBox', {}, 'width'),
    source: 'a picture has at least one pixel',
  },
] satisfies Examples<typeof tool>;
