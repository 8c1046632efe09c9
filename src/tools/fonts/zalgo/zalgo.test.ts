import { expect, test } from 'vitest';
import { note } from '../../../kinds/contract';
import { exampleContext } from '../../../kinds/run/run-example';
import { MARK_RANGES } from '../../../data/combining-marks';
import { seededSource } from '../../../core/numbers/random';
import { keepSeed } from './seed';
import tool from './tool';
import { clean, zalgo } from './zalgo';

const all = { up: true, mid: true, down: true };
const context = exampleContext();
const fields = { level: 5, up: true, mid: true, down: true, seed: '', clean: false };
const withoutMarks = (text: string) => text.replace(/[\u0300-\u036F]/g, '');
const texts = ['', 'a', 'Hello, wörld', '👨‍👩‍👧🇫🇷', 'two\nlines', 'tab\tand space', 'שלום', '\0', 'ß漢字', ' \n '];

test('the marks are in the Unicode block, without duplicates, and stable under normalization', () => {
  const points = Object.values(MARK_RANGES).flatMap((ranges) =>
    ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, step) => first + step)),
  );
  expect(points).toHaveLength(91);
  expect(new Set(points).size).toBe(points.length);
  for (const point of points) {
    expect(String.fromCodePoint(point)).toMatch(/^[\u0300-\u036F]$/);
    expect(String.fromCodePoint(point).normalize('NFC')).toBe(String.fromCodePoint(point));
    expect([0x034f, 0x0340, 0x0341, 0x0343, 0x0344]).not.toContain(point);
  }
});

test.for([1, 5, 20])(
  'without its marks, the result is the text, and the marks are counted (level %i)',
  async (level) => {
    for (const text of texts) {
      const { result, marks } = zalgo(text, level, all, await seededSource('x'));
      expect(withoutMarks(result)).toBe(text);
      expect(result.length - text.length).toBe(marks);
    }
  },
);

test('marks follow whole graphemes, and white space gets none', async () => {
  const { result } = zalgo('👨‍👩‍👧 a\tb', 3, all, await seededSource('x'));
  expect(result).toMatch(/^👨‍👩‍👧[\u0300-\u036F]+ a[\u0300-\u036F]+\tb[\u0300-\u036F]+$/u);
});

test('the level is the maximum per position, and a third of it through the letter', async () => {
  const random = await seededSource('x');
  const most = (places: typeof all, level: number) =>
    Math.max(...Array.from({ length: 400 }, () => zalgo('a', level, places, random).marks));
  const none = { up: false, mid: false, down: false };
  expect(most({ ...none, up: true }, 7)).toBe(7);
  expect(most({ ...none, down: true }, 7)).toBe(7);
  expect(most({ ...none, mid: true }, 7)).toBe(3);
  expect(most({ ...none, mid: true }, 1)).toBe(1);
});

test('treats all kinds of line breaks the same', async () => {
  const read = async (text: string) => zalgo(text, 2, all, await seededSource('x')).result;
  expect(await read('a\r\nb\rc')).toBe(await read('a\nb\nc'));
});

test('cleaning removes all added marks', async () => {
  for (const text of ['Hello, world', 'Crème brûlée', 'Ünïcödé 漢字', 'two\nlines']) {
    const made = zalgo(text, 6, all, await seededSource('y'));
    expect(clean(made.result)).toEqual({ result: text, removed: made.marks });
  }
});

test('cleaning keeps decomposed accents if no marks were added above', async () => {
  const text = 'Crème brûlée'.normalize('NFD');
  const made = zalgo(text, 6, { ...all, up: false }, await seededSource('y'));
  expect(clean(made.result)).toEqual({ result: text, removed: made.marks });
});

test.for([
  ['e\u0301', 'e\u0301', 0],
  ['Vie\u0323\u0302t', 'Vie\u0323\u0302t', 0],
  ['é\u0316\u0317', 'é', 2],
  ['e\u0301\u0316', 'e\u0301', 1],
  ['Vie\u0323\u0302\u0316\u0334t', 'Vie\u0302t', 3],
  ['cafe\u0301\u0334\u0316 b\u0337', 'cafe\u0301 b', 3],
  ['e\u0301\u0351 b\u0316', 'e b', 3],
  ['\u0301\u0301a', 'a', 2],
  ['a\n\u0316', 'a\n', 1],
  ['👍🏽\u0336', '👍🏽', 1],
  ['c\u0327a\u0334', 'c\u0327a', 1],
  ['e\u0323\u0301\u0302', 'e\u0323', 2],
  // A stack on the H tells that the marks of the other letters are stacks too.
  ['H\u0357e\u030Al\u0302lo\u0301', 'Hello\u0301', 3],
  ['plain', 'plain', 0],
  ['', '', 0],
] as const)('cleans %j to %j', ([text, result, removed]) => {
  expect(clean(text)).toEqual({ result, removed });
});

/** Words as their languages write them; NFC has no single character for ẹ́, ɛ́, m̀, а́, ŋ̀ and r̥̄. */
test.for([
  ['French', 'élève français où'],
  ['Vietnamese', 'Việt Nam, người, đường'],
  ['Yoruba', 'ẹ́ ọ̀rẹ́ Ọṣun m̀'],
  ['Ewe', 'ŋ̀kɔ́ ɛ́'],
  ['Navajo', 'tʼą́ąʼ'],
  ['Russian with stress', 'за́мок и замо́к, Ёлкин, йод'],
  ['Greek', 'ᾧ Ἀθῆναι'],
  ['Taiwanese', 'o͘ ó͘'.normalize('NFD')],
  ['Vedic Sanskrit', 'pitr̥̄n'],
  ['Hebrew', 'שָׁלוֹם'],
  ['Arabic', 'مُحَمَّد'],
  ['Hindi', 'हिन्दी ज़िंदगी'],
  ['Thai', 'ที่นี่'],
] as const)('keeps the marks of %s, composed and decomposed', ([, words]) => {
  for (const form of ['NFC', 'NFD'] as const) {
    const text = words.normalize(form);
    expect(clean(text)).toEqual({ result: text, removed: 0 });
  }
});

test('typing keeps the seed; running the same form again replaces it', () => {
  let made = 0;
  const seedOf = keepSeed(() => `seed ${++made}`);
  expect([seedOf('a'), seedOf('ab'), seedOf('abc'), seedOf('abc'), seedOf('ab')]).toEqual([
    'seed 1',
    'seed 1',
    'seed 1',
    'seed 2',
    'seed 2',
  ]);
});

test('the displayed seed reproduces the result', async () => {
  const first = await tool.run({ ...fields, input: 'Hello' }, context);
  if (!('seedUsed' in first)) throw new Error('a result was expected');
  const again = await tool.run({ ...fields, input: 'Hello', seed: first.seedUsed ?? '' }, context);
  expect(again).toEqual(first);
});

test('adds a note if a post or message would be too long', async () => {
  const given = await tool.run({ ...fields, input: 'x'.repeat(150), level: 20, seed: 's' }, context);
  if (!('marks' in given)) throw new Error('a result was expected');
  const length = given.result.length;
  expect(length).toBe(150 + given.marks);
  expect(given.notes).toEqual([
    false,
    note('overX', { length, limit: 280 }),
    note('overDiscord', { length, limit: 2000 }),
  ]);
});
