import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exampleContext } from '../../../kinds/run/run-example';
import { seededSource } from '../../../core/numbers/random';
import { SHAPES } from '../../../data/shapes';
import { blobPath, corners, polygonPath, shapeSvg } from './draw-shape';
import tool from './tool';

const seeds = fc.string({ maxLength: 8 });
const sidesOf = fc.integer({ min: 3, max: 30 });
const rough = fc.integer({ min: 0, max: 100 });
const numbers = (path: string) => path.match(/-?[\d.]+/g)?.map(Number) ?? [];

test('a polygon has as many corners as sides, all inside its square', () =>
  fc.assert(
    fc.asyncProperty(seeds, sidesOf, rough, async (seed, sides, roughness) => {
      const path = polygonPath(corners(await seededSource(seed), sides, roughness, 100));
      expect(path).toMatch(/^M.*Z$/);
      expect(path.match(/[ML]/g)).toHaveLength(sides);
      expect(numbers(path).every((value) => value >= 0 && value <= 100)).toBe(true);
    }),
    { numRuns: 50 },
  ));

test('without roughness a polygon is regular', async () => {
  const points = corners(await seededSource('x'), 5, 0, 100);
  for (const { x, y } of points) expect(Math.hypot(x - 50, y - 50)).toBeCloseTo(50, 9);
});

test('a blob goes through each corner of its polygon and ends where it began', async () => {
  const points = corners(await seededSource('smallkit'), 7, 60, 300);
  const path = blobPath(points);
  const [start, ...curves] = path.replace(/^M|Z$/g, '').split('C');
  expect(curves).toHaveLength(7);
  expect(curves.at(-1)?.split(' ').slice(-2).join(' ')).toBe(start);
  const reached = curves.map((curve) => curve.split(' ').slice(-2).join(' '));
  const wanted = polygonPath(points).replace(/^M|Z$/g, '').split('L');
  expect(reached.toSorted()).toEqual(wanted.toSorted());
});

describe('named shapes', () => {
  test('there are at least 40, each with a name of its own', () => {
    expect(SHAPES.length).toBeGreaterThanOrEqual(40);
    expect(new Set(SHAPES.map(({ name }) => name)).size).toBe(SHAPES.length);
  });
  test.for(SHAPES.filter(({ dimension, sides }) => dimension === '2d' && sides > 0))(
    '$name is drawn with its $sides sides',
    ({ fill, sides }) => {
      // H and V are sides too; Z is the last one.
      expect(fill).not.toMatch(/[AQC]/);
      expect((fill.match(/[LHV]/g)?.length ?? 0) + 1 + implicit(fill)).toBe(sides);
    },
  );
  test.for(SHAPES)('$name stays inside its square', ({ fill }) => {
    expect(
      numbers(fill.replace(/A[\d.]+ [\d.]+ 0 [01] [01] /g, 'A')).every((value) => value >= 0 && value <= 100),
    ).toBe(true);
  });
  test('a picture has the size and the color asked for', () => {
    const [shape] = SHAPES;
    expect(shape && shapeSvg(shape, { size: 64, color: '#123456' })).toMatch(
      /^<svg [^>]*width="64" height="64" viewBox="0 0 100 100"><path fill="#123456"/,
    );
  });
});

/** Lines whose command letter is not repeated: 'L84 50 50 94'. */
const implicit = (path: string): number =>
  Array.from(path.matchAll(/L([^A-Z]*)/g), ([, rest = '']) => numbers(rest).length / 2 - 1).reduce((a, b) => a + b, 0);

const run = (values: Partial<Parameters<typeof tool.run>[0]>) =>
  tool.run(
    {
      mode: 'named',
      dimension: 'any',
      count: 1,
      sides: 6,
      roughness: 50,
      size: 256,
      colour: 'random',
      unique: true,
      sort: 'none',
      seed: 'x',
      as: 'items',
      ...values,
    },
    exampleContext(),
  );

test.for([
  ['#0b6350', '#0b6350'],
  ['0B6350', '#0b6350'],
  ['#abc', '#aabbcc'],
  [' Teal ', '#008080'],
] as const)('the color %j', async ([colour, expected]) =>
  expect(await run({ mode: 'blob', colour })).toMatchObject({
    result: [expect.stringContaining(`fill="${expected}"`)],
  }),
);

test('one regular polygon in one color can’t be drawn twice without repeats', async () =>
  expect(await run({ mode: 'polygon', roughness: 0, colour: 'teal', count: 2 })).toMatchObject({
    code: 'notEnough',
    with: { possible: 1 },
  }));
