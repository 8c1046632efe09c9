import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededSource } from '../../../core/numbers/random';
import type { Table } from '../../../kinds/contract';
import { outcomeOf } from '../../../kinds/contract/plain-values';
import { exampleContext } from '../../../kinds/run/run-example';
import { contrastWith, cssText, hexOf, nearestName, parseHex } from './describe-color';
import { drawColor, hslToRgb, numberOf, TONES, type Rgba } from './draw-color';
import tool from './tool';

const rgba = (hex: string): Rgba => parseHex(hex) ?? [0, 0, 0, 0];

// Python: colorsys for HSL, the matrices of CSS Color 4 for OKLCH, WCAG 2.2 for contrast.
test.for([
  ['#71a98c', 'hsl(148.9 24.6% 55.3%)', 'oklch(0.6875 0.0731 161.09)', 'cadetblue', 2.7, 7.75],
  ['#ff0000', 'hsl(0 100% 50%)', 'oklch(0.628 0.2577 29.23)', 'red', 3.99, 5.25],
  ['#1a2b3c', 'hsl(210 39.5% 16.9%)', 'oklch(0.2826 0.0388 249.34)', 'midnightblue', 14.43, 1.45],
  ['#ffffff', 'hsl(0 0% 100%)', 'oklch(1 0 0)', 'white', 1, 21],
  ['#000000', 'hsl(0 0% 0%)', 'oklch(0 0 0)', 'black', 21, 1],
] as const)('%s in other formats, its nearest name and its contrast', ([hex, hsl, oklch, name, white, black]) => {
  const color = rgba(hex);
  expect([cssText(color, 'hsl'), cssText(color, 'oklch'), nearestName(color)]).toEqual([hsl, oklch, name]);
  expect([contrastWith(color, '#ffffff'), contrastWith(color, '#000000')]).toEqual([white, black]);
});

test('a contrast just below 4.5 is not rounded up to it', () => {
  // 4.478 by WCAG’s formula in Python.
  expect(contrastWith(rgba('#777777'), '#ffffff')).toBe(4.47);
});

test('hex codes survive the round trip, with and without transparency', () => {
  const byte = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(fc.tuple(byte, byte, byte, byte), (color) => {
      expect(rgba(hexOf(color))).toEqual(color);
    }),
  );
});

test.for(['', '#12345', '#1234567', 'red', '#gg0000'])('%j is not a color of a link', (text) =>
  expect(parseHex(text)).toBeUndefined(),
);

test('HSL text gives the same color again', () => {
  const byte = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(fc.tuple(byte, byte, byte), ([red, green, blue]) => {
      const [h = 0, s = 0, l = 0] = (cssText([red, green, blue, 255], 'hsl').match(/[\d.]+/g) ?? []).map(Number);
      const back = hslToRgb(h, s, l);
      // One decimal place moves a channel by at most one step of 255.
      expect(Math.max(...[red, green, blue].map((part, at) => Math.abs(part - (back[at] ?? 0))))).toBeLessThan(2);
    }),
  );
});

describe('tones', () => {
  test.for(TONES.filter((tone) => tone !== 'grey'))('%s has more than 10,000 colors', async (tone) => {
    const random = await seededSource('smallkit');
    const seen = new Set<number>();
    for (let draws = 0; seen.size <= 10_000 && draws < 200_000; draws++) {
      seen.add(numberOf(drawColor(random, tone, 200, false)));
    }
    expect(seen.size).toBeGreaterThan(10_000);
  });

  test('near a hue means up to 15 degrees, across 0 as well', async () => {
    const random = await seededSource('smallkit');
    const hues = Array.from({ length: 2_000 }, () => {
      const [h = 0] = (cssText(drawColor(random, 'hue', 5, false), 'hsl').match(/[\d.]+/g) ?? []).map(Number);
      return ((h + 180) % 360) - 180;
    });
    // 8 bits per channel move a hue by up to a few degrees.
    expect(Math.min(...hues)).toBeGreaterThan(-13);
    expect(Math.max(...hues)).toBeLessThan(23);
    expect(Math.min(...hues)).toBeLessThan(-8);
    expect(Math.max(...hues)).toBeGreaterThan(18);
  });
});

const BASE = {
  tone: 'any',
  hue: 200,
  format: 'hex',
  alpha: false,
  count: 3,
  unique: false,
  sort: 'none',
  as: 'items',
  seed: 'smallkit',
  keep: '',
} as const;
const draw = async (values: Partial<Record<keyof typeof BASE, unknown>>) =>
  outcomeOf(await tool.run({ ...BASE, ...values } as typeof BASE, exampleContext())).values;

test('a locked color keeps its position, whatever the format', async () => {
  const { result } = await draw({ keep: '1|#112233', format: 'rgb' });
  expect(result).toEqual(['rgb(113 169 140)', 'rgb(17 34 51)', 'rgb(85 170 227)']);
});

test('damaged locks of a link are ignored', async () => {
  expect((await draw({ keep: '1|blue|9|#112233' })).result).toEqual((await draw({})).result);
});

test('colors are sorted by value', async () => {
  expect((await draw({ count: 5, sort: 'asc' })).result).toEqual([
    '#38a628',
    '#55aae3',
    '#71a98c',
    '#98bc4a',
    '#f290fa',
  ]);
});

test('all 256 grays can be drawn without repeats', async () => {
  const { result } = await draw({ tone: 'grey', count: 256, unique: true });
  expect(new Set(result as string[]).size).toBe(256);
});

test('transparent colors have no contrast', async () => {
  const { colors } = await draw({ count: 1, alpha: true });
  expect((colors as Table).rows.map((row) => [row[0], ...row.slice(5)])).toEqual([['#71a98c55', null, null]]);
});
