import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EARS, EYES, loadKnownFaces, MOODS, MOUTHS, pairOf } from '../../../data/lenny';
import { note } from '../../../kinds/contract';
import { exampleContext } from '../../../kinds/run/run-example';
import { seededSource } from '../../../core/numbers/random';
import { combinations, makeFaces } from './faces';
import { byMood, findKnown } from './known';
import tool from './tool';

const every = { ears: 'random', eyes: 'random', mouth: 'random' } as const;
const context = exampleContext();

test('there are enough parts, and ears and eyes have two sides', () => {
  expect(Object.keys(EARS).length).toBeGreaterThanOrEqual(15);
  expect(Object.keys(EYES).length).toBeGreaterThanOrEqual(40);
  expect(Object.keys(MOUTHS).length).toBeGreaterThanOrEqual(40);
  for (const pair of [...Object.values(EARS), ...Object.values(EYES)]) expect(pair.split('⋯')).toHaveLength(2);
  expect(pairOf(EARS.none)).toEqual(['', '']);
  expect(pairOf(EYES.lenny)).toEqual([' ͡°', ' ͡°']);
  for (const table of [EARS, EYES, MOUTHS]) {
    expect(new Set(Object.values(table)).size).toBe(Object.keys(table).length);
    expect(Object.keys(table)).not.toContain('random');
  }
});

test('all possible faces are different', async () => {
  const all = combinations(every);
  const faces = makeFaces(await seededSource('all'), all, every);
  expect(faces).toHaveLength(all);
  expect(new Set(faces).size).toBe(all);
});

test('a face is ear, eye, mouth, eye, ear, with nothing in between', async () => {
  const random = await seededSource('x');
  expect(makeFaces(random, 1, { ears: 'fists', eyes: 'stern', mouth: 'hook' })).toEqual(['(ง ͠° ͟ل͜ ͠°)ง']);
  expect(makeFaces(random, 1, { ears: 'shrug', eyes: 'wink', mouth: 'lenny' })).toEqual(['¯\\_( ͡~ ͜ʖ ͡°)_/¯']);
});

test('no face is repeated, and a chosen part is in each', async () => {
  const random = await seededSource('y');
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), (count) => {
      const faces = makeFaces(random, count, { ...every, eyes: 'heart' });
      expect(new Set(faces).size).toBe(count);
      for (const face of faces) expect(face).toMatch(/ ͡♥.* ͡♥/u);
    }),
  );
});

test('the displayed seed makes the same faces again', async () => {
  const fields = { ...every, count: 12, seed: '' };
  const first = await tool.run(fields, context);
  if (!('result' in first)) throw new Error('expected a list of faces');
  expect(first.seedUsed).not.toBe('');
  const again = await tool.run({ ...fields, seed: first.seedUsed }, context);
  expect(again).toEqual(first);
  expect(await tool.run(fields, context)).not.toEqual(first);
});

test('if there are fewer faces than requested, shows all of them, with a note', async () => {
  const given = await tool.run({ count: 50, ears: 'random', eyes: 'lenny', mouth: 'lenny', seed: 's' }, context);
  if (!('result' in given)) throw new Error('expected a list of faces');
  expect(given.result).toHaveLength(Object.keys(EARS).length);
  expect(given.notes).toContainEqual(note('fewer', { most: Object.keys(EARS).length }));
});

test('there are 200 different known faces, some in every mood', async () => {
  const faces = await loadKnownFaces();
  expect(faces).toHaveLength(200);
  expect(new Set(faces.map(({ text }) => text)).size).toBe(200);
  for (const mood of MOODS) expect(findKnown(faces, '', mood).length).toBeGreaterThanOrEqual(15);
  for (const { text, name } of faces) {
    expect(text).toBe(text.trim());
    expect(name, text).not.toBe('');
  }
});

test.for([
  ['shrug', 'all', '¯\\_(ツ)_/¯'],
  ['table flip', 'all', '(╯°□°)╯︵ ┻━┻'],
  ['LENNY bear', 'all', 'ʕ ͡° ͜ʖ ͡°ʔ'],
  ['put back', 'tableflip', '┬─┬ノ( º _ ºノ)'],
  ['ಠ_ಠ', 'disapproval', 'ಠ_ಠ'],
] as const)('%j in %s finds %s', async ([query, mood, face]) => {
  expect(findKnown(await loadKnownFaces(), query, mood).map(({ text }) => text)).toContain(face);
});

test('a word that matches nothing, or another mood, finds nothing', async () => {
  const faces = await loadKnownFaces();
  expect(findKnown(faces, 'zxcv', 'all')).toEqual([]);
  expect(findKnown(faces, 'put back', 'love')).toEqual([]);
});

test('groups found faces by mood, in the order of moods', async () => {
  const groups = byMood(findKnown(await loadKnownFaces(), '', 'all'));
  expect(groups.map(({ mood }) => mood)).toEqual(MOODS);
});
