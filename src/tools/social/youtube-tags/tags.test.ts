import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGS } from '../../../i18n/languages';
import { stopWords } from '../../../data/stopwords';
import { INTENTS, tagPatterns } from '../../../data/tag-patterns';
import { tagLength } from '../../../formats/youtube/tag-length';
import { guessedIntent, tagOf, videoTags } from './tags';

test.for([
  ['  Banana\n Bread ', 'en', 'banana bread'],
  ['<b>, "x" #y', 'en', 'b x y'],
  ['#C# and F#, #2', 'en', 'c# and f# 2'],
  ['IZGARA', 'tr', 'ızgara'],
  ['Cafe\u0301', 'fr', 'café'],
] as const)('%j becomes %j', ([topic, lang, tag]) => expect(tagOf(topic, lang)).toBe(tag));

const optionsFor = async (lang: (typeof LANGS)[number]) => ({
  count: 60,
  lang,
  intent: 'auto' as const,
  year: 2026,
  first: [],
  without: [],
  stopWords: await stopWords(lang),
  patterns: await tagPatterns(lang),
});

describe.for(LANGS)('in %s', (lang) => {
  test('tags are different, short enough, and never exceed 500 characters', async () => {
    const options = await optionsFor(lang);
    fc.assert(
      fc.property(fc.string({ maxLength: 120, unit: 'grapheme' }), (topic) => {
        const tags = videoTags(topic, options);
        expect(tagLength(tags)).toBeLessThanOrEqual(500);
        expect(new Set(tags.map((tag) => tag.toLocaleLowerCase(lang))).size).toBe(tags.length);
        for (const tag of tags) expect(tag).toMatch(/^[^<>",]{1,200}$/u);
        expect(videoTags(topic, options)).toEqual(tags);
      }),
      { numRuns: 50 },
    );
  });

  test('every intent has cues that lead to it', async () => {
    const patterns = await tagPatterns(lang);
    for (const intent of INTENTS) {
      if (intent === 'general') continue;
      const found = patterns[intent].cues.filter((cue) => guessedIntent([cue], patterns) === intent);
      expect(found.length, intent).toBeGreaterThan(4);
    }
  });
});

test('dollar signs in a topic stay as they are', async () => {
  const tags = videoTags('Save $$ and $& {year}', await optionsFor('en'));
  expect(tags.slice(0, 1)).toEqual(['save $$ and $& {year}']);
  expect(tags.filter((tag) => tag.includes('$')).every((tag) => tag.includes('save $$ and $& {year}'))).toBe(true);
});

test('a topic that says it already is not given the same words again', async () => {
  const tags = videoTags('How to bake bread', await optionsFor('en'));
  expect(tags[0]).toBe('how to bake bread');
  expect(tags.filter((tag) => tag.includes('how to how'))).toEqual([]);
  expect(videoTags('Best travel guide', await optionsFor('en')).some((tag) => /(best|guide).*\1/.test(tag))).toBe(
    false,
  );
});

test.for([
  ['it', 'Migliori smartphone', 'miglior migliori smartphone'],
  ['en', 'Banana bread recipes', 'banana bread recipes recipe'],
] as const)('in %s, %j does not become %j', async ([lang, topic, tag]) => {
  expect(videoTags(topic, await optionsFor(lang))).not.toContain(tag);
});

test('a tag left out makes room for the next one', async () => {
  const options = { ...(await optionsFor('en')), count: 3 };
  expect(videoTags('Banana bread', options)).toEqual(['banana bread', 'banana', 'bread']);
  expect(videoTags('Banana bread', { ...options, without: ['Banana'] })).toEqual([
    'banana bread',
    'bread',
    'banana bread recipe',
  ]);
});

test('a tag that exceeds the rest of the limit makes way for a shorter one', async () => {
  const long = [...'abcde'].map((letter) => letter.repeat(95));
  const options = { ...(await optionsFor('en')), first: [...long, 'too long for what is left', 'short'] };
  expect(videoTags('Bread', { ...options, count: 6 })).toEqual([...long, 'short']);
});

test('the visitor’s own tags come first, and are not repeated', async () => {
  const options = { ...(await optionsFor('en')), count: 4, first: ['Bread', ' ', 'My <b>kitchen</b>'] };
  expect(videoTags('Banana bread', options)).toEqual(['bread', 'my b kitchen /b', 'banana bread', 'banana']);
});

test('without a year no pattern with one is used', async () => {
  const options = await optionsFor('en');
  expect(videoTags('Lisbon travel', options)).toContain('lisbon travel 2026');
  expect(videoTags('Lisbon travel', { ...options, year: undefined }).join()).not.toMatch(/\d|undefined/);
});

test('a topic that contains the year is not given it again', async () => {
  expect(videoTags('Lisbon travel 2026', await optionsFor('en')).join()).not.toContain('2026 2026');
});
