import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { beforeAll, expect, test } from 'vitest';
import { FACE_CATEGORIES, loadFaces, type Face } from '../../../data/emoticons';
import { exampleContext } from '../../../kinds/run/run-example';
import { markdownOf } from './markdown';
import { findFaces } from './search';
import tool from './tool';

let faces: readonly Face[];
beforeAll(async () => {
  faces = await loadFaces();
});

test('there are more than 400 different faces', () => {
  expect(faces.length).toBeGreaterThan(400);
  expect(new Set(faces.map(({ text }) => text)).size).toBe(faces.length);
  const normalized = faces.map(({ text }) => text.normalize('NFKC').replaceAll(' ', ''));
  expect(normalized.filter((text, index) => normalized.indexOf(text) !== index)).toEqual([]);
});

test('each face has a name and keywords, and can be copied as it is', () => {
  for (const { text, name, haystack, category } of faces) {
    expect(text, name).toBe(text.trim());
    expect(text).not.toMatch(/[\u200B-\u200F\u2028-\u202E\uFEFF]/);
    expect(text).not.toMatch(/\p{Cc}|\p{Co}|\p{Cn}/u);
    expect(name).toMatch(/^[a-z]/);
    expect(haystack.split(/[ ,]+/).length, text).toBeGreaterThan(2);
    expect(FACE_CATEGORIES).toContain(category);
  }
});

test.for(FACE_CATEGORIES)('%s has at least ten faces and is found by its own name', (category) => {
  const own = findFaces(faces, '', category);
  expect(own.length).toBeGreaterThanOrEqual(10);
  expect(findFaces(own, category, category)).toEqual(own);
});

test('an empty search finds all, in the order of categories', () => {
  expect(findFaces(faces, '  ', 'all')).toEqual(faces);
  expect([...new Set(faces.map(({ category }) => category))]).toEqual([...FACE_CATEGORIES]);
});

test.for([
  ['TABLE flip', 'all', '(╯°□°)╯︵ ┻━┻'],
  ['ツ', 'all', '¯\\_(ツ)_/¯'],
  ['grin short', 'western', ':D'],
  ['o/', 'all', 'o/'],
] as const)('%j in %s finds %s', ([query, category, face]) => {
  expect(findFaces(faces, query, category).map(({ text }) => text)).toContain(face);
});

test('every word must match, and so must the category', () => {
  expect(findFaces(faces, 'cat spaceship', 'all')).toEqual([]);
  expect(findFaces(faces, 'shrug', 'western')).toEqual([]);
});

test('shows a message when nothing is found', async () => {
  const given = await tool.run({ q: 'xyzzy', category: 'all' }, exampleContext());
  expect(given.result).toEqual([]);
  expect(given.count).toBe(0);
  expect(given.problem?.with).toEqual({ query: 'xyzzy' });
});

test('shows a face with its name as a heading', async () => {
  const given = await tool.run({ q: ':-)', category: 'western' }, exampleContext());
  expect(given.result).toContainEqual({ text: ':-)', label: 'Smile' });
});

test.for([
  ['¯\\_(ツ)_/¯', '¯\\\\\\_(ツ)_/¯'],
  ['^_^', '\\^_\\^'],
  ['(*_*)', '(\\*_*)'],
  ['>_<', '\\>_<'],
  [':-)', ':-)'],
  ['', ''],
] as const)('%j for Markdown is %j', ([face, markdown]) => {
  expect(markdownOf(face)).toBe(markdown);
});

test('a Markdown parser shows every face as it is', () => {
  const shown = (face: string) =>
    micromark(markdownOf(face), { extensions: [gfm()], htmlExtensions: [gfmHtml()] })
      .replace(/^<p>([\s\S]*)<\/p>$/, '$1')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&');
  for (const { text } of faces) expect(shown(text)).toBe(text);
});
