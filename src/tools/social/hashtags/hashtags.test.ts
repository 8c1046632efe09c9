import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stopWords } from '../../../data/stopwords';
import { exampleContext } from '../../../kinds/run/run-example';
import { hashtagOf, hashtagsFor } from '../../../formats/social/hashtags';
import tool from './tool';

test.for([
  [['banana', 'bread'], 'lower', '#bananabread'],
  [['banana', 'bread'], 'camel', '#BananaBread'],
  [['BANANA', 'BREAD'], 'camel', '#BananaBread'],
  [['BANANA'], 'camel', '#Banana'],
  [['POV'], 'camel', '#POV'],
  [['iPhone', 'case'], 'camel', '#iPhoneCase'],
  [['DIY', 'shelf'], 'camel', '#DIYShelf'],
  [["don't", 'stop'], 'lower', '#dontstop'],
  [['नमस्ते'], 'lower', '#नमस्ते'],
  [['東京', 'タワー'], 'camel', '#東京タワー'],
  [['2026'], 'lower', ''],
  [['5', 'km'], 'lower', '#5km'],
  [['😀'], 'lower', ''],
] as const)('%j, %s: %j', ([words, style, tag]) => expect(hashtagOf(words, style, 'en')).toBe(tag));

test('any topic gives different hashtags of letters, digits, and underscores, and never more than asked for', async () => {
  const words = await stopWords('en');
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc.integer({ min: 1, max: 60 }),
      fc.constantFrom('youtube', 'tiktok', 'instagram', 'x'),
      fc.constantFrom('lower', 'camel'),
      fc.boolean(),
      (topic, count, platform, style, broad) => {
        const tags = hashtagsFor(topic, { count, platform, style, broad, lang: 'en', stopWords: words });
        expect(tags.length).toBeLessThanOrEqual(count);
        for (const tag of tags) expect(tag).toMatch(/^#[\p{L}\p{M}\p{N}_]+$/u);
        expect(new Set(tags.map((tag) => tag.toLowerCase())).size).toBe(tags.length);
      },
    ),
    { numRuns: 300 },
  );
});

test('no hashtag of a single Latin letter of a longer topic', async () => {
  const options = { count: 4, platform: 'tiktok', style: 'lower', broad: false, lang: 'en' } as const;
  const words = { ...options, stopWords: await stopWords('en') };
  expect(hashtagsFor('K-pop dance', words)).toEqual(['#kpopdance', '#pop', '#dance', '#kpopdancetips']);
  expect(hashtagsFor('C', { ...words, count: 1 })).toEqual(['#c']);
});

test('60 hashtags for one word', async () => {
  const options = { count: 60, platform: 'youtube', style: 'lower', broad: true, lang: 'en' } as const;
  expect(hashtagsFor('banana bread', { ...options, stopWords: await stopWords('en') })).toHaveLength(60);
});

test.for([
  ['tiktok', 6, true],
  ['tiktok', 5, false],
  ['youtube', 60, false],
  ['x', 60, false],
] as const)('%s and %i hashtags: warned %s', async ([platform, count, warned]) => {
  const given = await tool.run(
    { input: 'banana bread', platform, count, style: 'lower', broad: true },
    exampleContext(),
  );
  expect(JSON.stringify(given).includes('overLimit')).toBe(warned);
});
