import { expect, test } from 'vitest';
import { rowWindow, scrollHeight, scrollTo } from './virtual-rows';

test('draws the visible rows, and a few more', () => {
  expect(rowWindow(0, 200, 20, 1000)).toEqual({ first: 0, end: 18, top: 0 });
  expect(rowWindow(1000, 200, 20, 1000)).toEqual({ first: 42, end: 68, top: 840 });
  expect(rowWindow(0, 200, 20, 3)).toEqual({ first: 0, end: 3, top: 0 });
  expect(rowWindow(0, 200, 20, 0)).toMatchObject({ first: 0, end: 0 });
});

test.for([1000, 40_000_000])('reaches the first and the last of %i rows', (count) => {
  const most = scrollHeight(count, 20) - 200;
  expect(rowWindow(0, 200, 20, count).first).toBe(0);
  const last = rowWindow(most, 200, 20, count);
  expect(last.end).toBe(count);
  // The last row ends where the element does.
  expect(last.top + (count - last.first) * 20).toBeCloseTo(scrollHeight(count, 20), 3);
});

test.for([1000, 40_000_000])('scrolls to any of %i rows', (count) => {
  for (const row of [0, 1, 77, count / 2, count - 1]) {
    const top = scrollTo(row, 0, 200, 20, count, true);
    const { first, end } = rowWindow(top, 200, 20, count);
    expect(row).toBeGreaterThanOrEqual(first);
    expect(row).toBeLessThan(end);
  }
});

test('does not scroll to a visible row', () => {
  expect(scrollTo(5, 60, 200, 20, 1000, true)).toBe(60);
  expect(scrollTo(2, 60, 200, 20, 1000, false)).toBe(40);
  expect(scrollTo(20, 60, 200, 20, 1000, false)).toBe(220);
});
