import { expect, test } from 'vitest';
import { bytesOf, copyTitle, firstLine, fitTitle, isPagePath, newId, partsOfLink, titleFrom } from './item';

test.for([
  ['Reverse text', 'Hello\nworld', 'Reverse text: Hello'],
  ['Reverse text', '\n \t\r\n  two   words \r\nmore', 'Reverse text: two words'],
  ['Reverse text', ' \n\n', 'Reverse text'],
  ['Odwróć tekst', 'zażółć', 'Odwróć tekst: zażółć'],
  ['JSON', '{\n  "a": 1', 'JSON: {'],
] as const)('%s with %j is titled %s', ([tool, subject, title]) => expect(titleFrom(tool, subject)).toBe(title));

test('a title has at most a hundred units, and whole characters', () => {
  const family = '👩‍👩‍👧';
  const title = titleFrom('Emoji', family.repeat(40));
  expect(title.length).toBeLessThanOrEqual(100);
  expect(title.endsWith(`${family}…`)).toBe(true);
  expect(fitTitle('x'.repeat(100))).toBe('x'.repeat(100));
  expect(fitTitle('x'.repeat(101))).toBe(`${'x'.repeat(99)}…`);
  expect(fitTitle('x'.repeat(10_000_000))).toHaveLength(100);
});

test('a tool’s long name leaves room for the subject', () => {
  expect(titleFrom('t'.repeat(90), 'Hello')).toBe(`${'t'.repeat(49)}…: Hello`);
});

test('lone surrogates, which Firestore refuses, become U+FFFD', () => {
  expect(fitTitle('a\uD800b')).toBe('a\uFFFDb');
});

test.for([
  ['{title} (copy of Nov 21, 2026)', 'Notes', 'Notes (copy of Nov 21, 2026)'],
  ['{title} (copie du 21 nov. 2026)', 'n'.repeat(100), `${'n'.repeat(75)}… (copie du 21 nov. 2026)`],
  ['{title} (x)', '$& $1', '$& $1 (x)'],
] as const)('%s of %s', ([template, title, copy]) => {
  expect(copyTitle(template, title)).toBe(copy);
  expect(copy.length).toBeLessThanOrEqual(100);
});

test.for([
  ['/', true],
  ['/reverse-text/', true],
  ['/pl/generator-hasel/', true],
  ['/Fancy_Text/', true],
  ['reverse-text/', false],
  ['/reverse-text', false],
  ['//evil.test/', false],
  ['/\\evil.test/', false],
  ['/../evil/', false],
  ['/a/?b=/', false],
  ['javascript:alert(1)/', false],
  ['/a b/', false],
  ['', false],
] as const)('%j is a page of this site: %s', ([path, is]) => expect(isPagePath(path)).toBe(is));

test.for([
  ['/a/#input=x%23y', { path: '/a/', body: 'input=x%23y' }],
  ['/a/#input=x#y', { path: '/a/', body: 'input=x#y' }],
  ['/a/', { path: '/a/', body: '' }],
  ['https://evil.test/#a', undefined],
  ['', undefined],
] as const)('splits %j into path and fragment', ([link, parts]) => expect(partsOfLink(link)).toEqual(parts));

test('an item’s size is that of its link in UTF-8', () => {
  expect(bytesOf({ path: '/a/', body: 'b=ż' })).toBe(8);
});

test('ids are different, and need no escaping in a URL', () => {
  const ids = new Set(Array.from({ length: 1000 }, newId));
  expect(ids.size).toBe(1000);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{22}$/);
});

test.for([
  ['', ''],
  ['   ', ''],
  ['a\rb', 'a'],
  ['\u00a0a', 'a'],
] as const)('the first line of %j is %j', ([text, line]) => expect(firstLine(text)).toBe(line));
