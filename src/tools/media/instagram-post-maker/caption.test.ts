import { expect, test } from 'vitest';
import { hashtagsIn, isRtl, isUsername, linesOf, runsOf } from './caption';

test('usernames', () => {
  for (const good of ['a', 'Ana_1.b', 'x'.repeat(30)]) expect(isUsername(good)).toBe(true);
  for (const bad of ['', 'a b', 'ana.', 'a..b', 'x'.repeat(31), 'é']) expect(isUsername(bad)).toBe(false);
});

test('hashtags and mentions are parts of their own, in any script', () => {
  expect(hashtagsIn('#a #b2 # c #日本 a#x')).toBe(4);
  expect(runsOf('Hi @ana.b! #закат')).toEqual([
    { text: 'Hi ', isLink: false },
    { text: '@ana.b', isLink: true },
    { text: '! ', isLink: false },
    { text: '#закат', isLink: true },
  ]);
});

test('breaks lines between words, at line breaks, and in long words between graphemes', () => {
  const measure = (text: string) => [...new Intl.Segmenter().segment(text)].length;
  expect(linesOf('one two three', measure, 7, 7)).toEqual(['one two', 'three']);
  expect(linesOf('one two', measure, 7, 4)).toEqual(['one', 'two']);
  expect(linesOf('a\n\nb', measure, 7, 7)).toEqual(['a', '', 'b']);
  expect(linesOf('👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧', measure, 2, 2)).toEqual(['👨‍👩‍👧👨‍👩‍👧', '👨‍👩‍👧']);
});

test('knows the direction by the first letter', () => {
  expect(isRtl('שלום')).toBe(true);
  expect(isRtl('… مرحبا')).toBe(true);
  expect(isRtl('hello שלום')).toBe(false);
});
