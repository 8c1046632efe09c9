import { expect, test } from 'vitest';
import { fillIn, markWidth, placesOf, POSITIONS, turnedBox, type Position } from './place';

const picture = { width: 100, height: 60 };
const mark = { width: 20, height: 10 };
const at = (position: Position, margin = 5) => placesOf(picture, mark, { position, margin, gap: 100 });

test('marks are at the margin from the edges, 5% of 60 = 3 pixels', () => {
  expect(at('nw')).toEqual([{ x: 3, y: 3 }]);
  expect(at('ne')).toEqual([{ x: 77, y: 3 }]);
  expect(at('se')).toEqual([{ x: 77, y: 47 }]);
  expect(at('sw')).toEqual([{ x: 3, y: 47 }]);
  expect(at('n')).toEqual([{ x: 40, y: 3 }]);
  expect(at('s')).toEqual([{ x: 40, y: 47 }]);
  expect(at('w')).toEqual([{ x: 3, y: 25 }]);
  expect(at('e')).toEqual([{ x: 77, y: 25 }]);
  expect(at('center')).toEqual([{ x: 40, y: 25 }]);
});

test('the position names are all distinct places', () => {
  const places = POSITIONS.filter((one) => one !== 'tile').map((one) => JSON.stringify(at(one)));
  expect(new Set(places).size).toBe(9);
});

test('tiles cover the picture with the gap between them, and end at its edges', () => {
  const tiles = at('tile');
  const rows = [...new Set(tiles.map(({ y }) => y))];
  expect(rows).toEqual([-5, 15, 35, 55]);
  const first = tiles.filter(({ y }) => y === -5).map(({ x }) => x);
  expect(first).toEqual([-10, 30, 70]);
  expect(tiles.filter(({ y }) => y === 15).map(({ x }) => x)).toEqual([-30, 10, 50, 90]);
});

test('sizes: halves round up, a mark has at least one pixel, and turned marks need a larger box', () => {
  expect(markWidth({ width: 333, height: 10 }, 50)).toBe(167);
  expect(markWidth({ width: 3, height: 10 }, 1)).toBe(1);
  expect(turnedBox(mark, 90)).toEqual({ width: 10, height: 20 });
  expect(turnedBox({ width: 10, height: 10 }, 45)).toEqual({ width: 15, height: 15 });
});

test('fills in variables, also repeated ones, and leaves other braces', () => {
  const variables = { year: '2026', date: 'Nov 23, 2026', name: 'IMG_1 {n}', n: '7' };
  expect(fillIn('© {year} {name} #{n} {n} {x}', variables)).toBe('© 2026 IMG_1 {n} #7 7 {x}');
});
