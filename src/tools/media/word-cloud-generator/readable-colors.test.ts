import { expect, test } from 'vitest';
import { readableColors } from './readable-colors';

test('keeps the colors with a contrast of 3:1 to the background', () => {
  // WebAIM's contrast checker: #777777 on white 4.47, #aaaaaa 2.32, #56b4e9 2.33.
  expect(readableColors(['#777777', '#aaaaaa', '#56b4e9'], '#ffffff')).toEqual(['#777777']);
  expect(readableColors(['#777777', '#aaaaaa', '#56b4e9'], '#000000')).toEqual(['#777777', '#aaaaaa', '#56b4e9']);
});

test('gives black or white if no color can be read', () => {
  expect(readableColors(['#f0e442'], '#ffffff')).toEqual(['#000000']);
  expect(readableColors(['#081d58'], '#000000')).toEqual(['#ffffff']);
});
