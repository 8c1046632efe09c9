import fc from 'fast-check';
import { expect, test } from 'vitest';
import { graphemeCount } from '../../../core/text/grapheme-scan';
import { fits } from './fits';
import { repeat, repeatedBytes, repeatedLength } from './repeat';

test.for([
  ['ha', 3, '', false, 'hahaha'],
  ['ha', 1, ', ', false, 'ha'],
  ['ha', 2, ', ', false, 'ha, ha'],
  ['a\nb', 2, '\n', false, 'a\nb\na\nb'],
  ['👨‍👩‍👧', 2, ' ', false, '👨‍👩‍👧 👨‍👩‍👧'],
  ['שלום', 2, '-', false, 'שלום-שלום'],
  ['x', 3, '\n', true, '1. x\n2. x\n3. x'],
  ['$&', 2, '$1', false, '$&$1$&'],
  ['', 5, ', ', false, ''],
  ['', 5, ', ', true, ''],
] as const)('%j × %i between %j is right', ([text, count, separator, number, result]) => {
  expect(repeat(text, { count, separator, number })).toBe(result);
});

test.for([
  [200_000, ['whatsapp', 'instagram', 'x']],
  [200_001, ['whatsapp', 'instagram']],
] as const)('a text of %i characters is compared with %j', ([length, places]) => {
  const found = fits('x'.repeat(length), length);
  expect(found.map(({ id }) => id)).toEqual(places);
  expect(found[0]).toMatchObject({ used: length, limit: 65_536 });
});

test('ten thousand and one numbered copies are joined correctly', () => {
  const lines = repeat('x', { count: 10_001, separator: '\n', number: true }).split('\n');
  expect(lines).toHaveLength(10_001);
  expect(lines.slice(9_998)).toEqual(['9999. x', '10000. x', '10001. x']);
});

/**
 * Texts whose copies combine with each other: halves of flags, accents, joiners, Hangul, Indic consonants, prefixes.
 */
const piece = fc.constantFrom(
  'a',
  '🇫',
  '🇷',
  '\u0301',
  '\u200D',
  '👩',
  '👍🏽',
  'ᄀ',
  'ᅡ',
  'क',
  '्',
  '\u0600',
  '\r',
  '\n',
  ' ',
  '1',
);
const texts = fc.array(piece, { maxLength: 5 }).map((parts) => parts.join(''));

test('the predicted length equals the actual length', () => {
  fc.assert(
    fc.property(texts, texts, fc.integer({ min: 1, max: 23 }), fc.boolean(), (text, separator, count, number) => {
      const made = repeat(text, { count, separator, number });
      expect(repeatedLength(text, { count, separator, number })).toBe(graphemeCount(made));
      expect(repeatedBytes(text, { count, separator, number })).toBe(new TextEncoder().encode(made).length);
    }),
    { numRuns: 2_000 },
  );
});

test.for([1, 9, 10, 11, 99, 100, 101, 1_000, 123_456])('predicts the length of %i numbered copies', (count) => {
  const options = { count, separator: '\n', number: true };
  expect(repeatedLength('ab', options)).toBe(repeat('ab', options).length);
});
