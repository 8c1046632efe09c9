import { expect, test } from 'vitest';
import { FIGLET_FONTS, POPULAR_FONTS } from '../../../data/figlet-fonts';
import { note, problem } from '../../../kinds/contract';
import { exampleContext } from '../../../kinds/run/run-example';
import { asComment } from './comment';
import { draw, type Wish } from './figlet';
import { luminances, rowsFor, shade } from './shades';
import tool from './tool';

const WISH: Wish = { font: 'Standard', width: 80, layout: 'default', align: 'left' };
const art = async (text: string, wish: Partial<Wish> = {}) => (await draw(text, { ...WISH, ...wish })).art;
const rows = async (text: string, wish: Partial<Wish> = {}) => (await art(text, wish)).split('\n');

test('every font exists, can be read, and draws something', async () => {
  for (const font of FIGLET_FONTS) {
    const { art: drawn, missing } = await draw('A1', { ...WISH, font });
    expect(drawn.trim() !== '' || missing.length === 2, font).toBe(true);
  }
}, 60_000);

test('lists each font once, the popular ones first', () => {
  expect(new Set(FIGLET_FONTS).size).toBe(FIGLET_FONTS.length);
  expect(FIGLET_FONTS.slice(0, 3)).toEqual(['Standard', 'Big', 'Slant']);
  expect(FIGLET_FONTS[POPULAR_FONTS - 1]).toBe('Lean');
});

test('wraps lines at words, and not at all with width 0', async () => {
  const text = 'one two three four five';
  const wrapped = await rows(text, { width: 60 });
  expect(Math.max(...wrapped.map((row) => row.length))).toBeLessThan(60);
  const whole = await rows(text, { width: 0 });
  expect(whole).toHaveLength(6);
  expect(whole[0]?.length).toBeGreaterThan(80);
  // A word is never split if it fits.
  expect(wrapped.slice(0, 6)).toEqual(
    (await rows('one two', { width: 0 })).map((row) => expect.stringContaining(row.trimEnd())),
  );
});

test('draws lines of text one below the other, including an empty one', async () => {
  expect(await rows('a\nb', { font: 'Banner' })).toHaveLength(16);
  expect(await rows('a\n\nb', { font: 'Banner' })).toHaveLength(24);
  // Standard moves lines into each other as far as its rules allow: b’s stem leaves two rows.
  expect(await rows('a\nb')).toHaveLength(10);
});

test.for([
  ['center', 0, 3],
  ['right', 0, 7],
] as const)('%s moves whole lines of letters', async ([align, width, indent]) => {
  // Banner: each letter is 9 columns wide, so AA is as wide as two.
  const [long, short] = [await rows('AA', { font: 'Banner', layout: 'full' }), await rows('A', { font: 'Banner' })];
  const both = await rows('AA\nA', { font: 'Banner', layout: 'full', align, width });
  const widest = Math.max(...long.map((row) => row.trimEnd().length));
  const own = Math.max(...short.map((row) => row.trimEnd().length));
  const moved = align === 'right' ? widest - own : Math.floor((widest - own) / 2);
  expect(moved).toBeGreaterThan(indent);
  expect(both.slice(8).map((row) => row.trimEnd())).toEqual(short.map((row) => (' '.repeat(moved) + row).trimEnd()));
});

test('if right-aligned, the longest line ends at the last column', async () => {
  const aligned = await rows('Hi', { align: 'right', width: 60 });
  expect(Math.max(...aligned.map((row) => row.trimEnd().length))).toBe(60);
});

test('aligned lines keep their trailing spaces', async () => {
  const left = await rows('Hi');
  expect(await rows('Hi', { align: 'right', width: 60 })).toEqual(left.map((row) => ' '.repeat(50) + row));
  expect(await rows('Hi', { align: 'center', width: 61 })).toEqual(left.map((row) => ' '.repeat(25) + row));
});

test.for([
  ['a日b本', ['日', '本']],
  ['👍ok', ['👍']],
  ['tab\there', []],
  ['e\u0301', []],
] as const)('of %j the font lacks %j', async ([text, missing]) => {
  expect((await draw(text, WISH)).missing).toEqual(missing);
});

test('what is left out leaves no gap', async () => expect(await art('a日b')).toBe(await art('ab')));

const values = {
  mode: 'text',
  input: 'A',
  font: 'Standard',
  width: 80,
  layout: 'default',
  align: 'left',
  picture: [],
  columns: 80,
  ramp: '@ ',
  invert: false,
  comment: 'none',
} as const;

test.for([
  [{ width: 19 }, problem('narrow', { least: 20 }, 'width')],
  [{ input: 'я' }, problem('noCharacters', { characters: 'я', font: 'Standard' }, 'input')],
  [{ mode: 'image', ramp: '', picture: [new File(['x'], 'x.png')] }, problem('emptyRamp', {}, 'ramp')],
] as const)('refuses %j', async ([typed, expected]) => {
  expect(await tool.run({ ...values, ...typed }, exampleContext())).toEqual(expected);
});

test('names a letter that the font lacks in a note', async () => {
  const given = await tool.run({ ...values, input: 'Aя' }, exampleContext());
  expect(given).toMatchObject({
    notes: expect.arrayContaining([note('leftOut', { characters: 'я', font: 'Standard' })]),
  });
});

test('an empty text results in nothing', async () => {
  expect(await tool.run({ ...values, input: '' }, exampleContext())).toEqual({ result: '', empty: true });
});

test.for([
  ['slashes', 'a\n\nb', '// a\n// \n// b', false],
  ['hash', 'a', '# a', false],
  ['block', 'a\nb', '/*\na\nb\n*/', false],
  ['block', '**/ */*/', '/*\n** / * /* /\n*/', true],
  ['html', 'a', '<!--\na\n-->', false],
  ['html', 'a-->b--!>c', '<!--\na-- >b-- !>c\n-->', true],
  ['none', '*/', '*/', false],
] as const)('%s of %j is a comment', ([comment, drawn, text, broken]) => {
  expect(asComment(drawn, comment)).toEqual({ text, broken });
});

const pixels = (width: number, height: number, ...data: number[]) => ({
  width,
  height,
  data: Uint8ClampedArray.from(data),
});
const WHITE = [255, 255, 255, 255];
const BLACK = [0, 0, 0, 255];
const CLEAR_RED = [255, 0, 0, 0];

test.for([
  [{ width: 80, height: 80 }, 80, 40],
  [{ width: 1000, height: 10 }, 80, 1],
  [{ width: 3, height: 4 }, 10, 7],
] as const)('%j in %i columns takes %i rows', ([size, columns, expected]) => {
  expect(rowsFor(size, columns)).toBe(expected);
});

test('the luminance of a cell is the average of what it covers, including partial pixels', () => {
  const three = pixels(3, 1, ...BLACK, ...WHITE, ...WHITE);
  expect(Array.from(luminances(three, 1, 1))).toEqual([expect.closeTo(170, 6)]);
  // Two cells of one and a half pixels each.
  expect(Array.from(luminances(three, 2, 1))).toEqual([expect.closeTo(85, 6), expect.closeTo(255, 6)]);
  // More columns and rows than pixels: each takes the pixel that it is within.
  const two = pixels(1, 2, ...BLACK, ...CLEAR_RED);
  expect(Array.from(luminances(two, 2, 4), Math.round)).toEqual([0, 0, 0, 0, 255, 255, 255, 255]);
});

test('rows share the pixels at their border', () => {
  const column = pixels(1, 3, ...BLACK, ...WHITE, ...BLACK);
  expect(Array.from(luminances(column, 1, 2), Math.round)).toEqual([85, 85]);
});

test('divides the ramp into equal parts, and accepts any characters', () => {
  expect(shade(Float64Array.of(0, 63, 64, 127, 128, 255), 3, ['👩‍👩‍👧', '#', '.', ' '])).toBe('👩‍👩‍👧👩‍👩‍👧#\n#. ');
  expect(shade(Float64Array.of(0, 255), 2, ['x'])).toBe('xx');
});

test.for([
  [100, 60],
  [128, 40],
  [333, 80],
] as const)(
  'a flat gray at the border of two characters is one of them: %i pixels in %i columns',
  ([size, columns]) => {
    const data = Uint8ClampedArray.from({ length: size * size * 4 }, (_, at) => (at % 4 === 3 ? 255 : 128));
    const lights = luminances({ width: size, height: size, data }, columns, columns / 2);
    // 128 × 10 ÷ 256 is exactly 5.
    expect(new Set(shade(lights, columns, [...'@%#*+=-:. ']).replaceAll('\n', ''))).toEqual(new Set(['=']));
  },
);

test('averages twelve megapixels in time', () => {
  const large = { width: 4000, height: 3000, data: new Uint8ClampedArray(48_000_000).fill(255) };
  const lights = luminances(large, 400, 150);
  expect(lights.every((light) => Math.abs(light - 255) < 1e-6)).toBe(true);
});
