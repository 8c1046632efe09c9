import { describe, expect, test } from 'vitest';
import { seededSource } from '../../../core/numbers/random';
import { drawIndices } from '../../../kinds/contract/drawn-list';
import { ALPHABETS, lettersOf } from './letters';
import { chiSquare } from '../../../testing/chi-square';

const wish = { alphabet: 'latin', custom: '', case: 'upper', kind: 'all' } as const;

// As the languages' own dictionaries count them; Spanish: Real Academia Española, Ortografía, 2010.
test.for([
  ['latin', 26],
  ['es', 27],
  ['fr', 26],
  ['pl', 32],
  ['pt', 26],
  ['ru', 33],
  ['greek', 24],
] as const)('%s has %i letters, each once, and its vowels are among them', ([alphabet, size]) => {
  const { letters, vowels } = ALPHABETS[alphabet];
  expect(new Set(letters).size).toBe(size);
  expect([...letters]).toHaveLength(size);
  expect([...vowels].filter((vowel) => !letters.includes(vowel))).toEqual([]);
});

test.for(['latin', 'es', 'pl', 'ru'] as const)('the order of %s is the one of its dictionaries', (alphabet) => {
  const { letters, locale } = ALPHABETS[alphabet];
  expect([...letters].toSorted(new Intl.Collator(locale).compare).join('')).toBe(letters);
});

describe('the letters to draw from', () => {
  test('vowels and consonants together are the alphabet', () => {
    for (const alphabet of ['latin', 'es', 'pl', 'ru', 'greek'] as const) {
      const parts = (['vowels', 'consonants'] as const).flatMap((kind) => lettersOf({ ...wish, alphabet, kind }));
      expect(new Set(parts)).toEqual(new Set(lettersOf({ ...wish, alphabet })));
    }
  });

  test('with both cases, all capitals come before all small letters', () => {
    const both = lettersOf({ ...wish, alphabet: 'pl', case: 'both' });
    expect(both.slice(0, 3).join('')).toBe('AĄB');
    expect(both.slice(32, 35).join('')).toBe('aąb');
  });

  test('commas between letters of one’s own are no letters', () => {
    expect(lettersOf({ ...wish, alphabet: 'custom', custom: 'A, B,C' })).toEqual(['A', 'B', 'C']);
  });

  test('letters of one’s own keep their case, once each; a decomposed accent is one letter', () => {
    expect(lettersOf({ ...wish, alphabet: 'custom', custom: 'aA a\u00e9e\u0301 ß' })).toEqual(['a', 'A', 'é', 'ß']);
  });
});

test('a million draws are spread evenly over the 26 letters', async () => {
  const random = await seededSource('letters');
  // 25 degrees of freedom, p = 0.001: NIST/SEMATECH e-Handbook, table 1.3.6.7.4.
  expect(chiSquare(drawIndices(random, 26, 1_000_000, false), 26)).toBeLessThan(52.62);
});
