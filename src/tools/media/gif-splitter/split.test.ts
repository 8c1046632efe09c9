import { expect, test } from 'vitest';
import { gridOf, wantedFrames } from './split';

test('chooses frames and the columns of a sheet', () => {
  expect(wantedFrames({ from: 2, to: 9, step: 3 })).toEqual([2, 5, 8]);
  expect(gridOf(10, 0)).toEqual({ columns: 4, rows: 3 });
  expect(gridOf(10, 5)).toEqual({ columns: 5, rows: 2 });
  expect(gridOf(2, 8)).toEqual({ columns: 2, rows: 1 });
});
