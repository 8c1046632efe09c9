import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LENGTHS, TONES } from '../../../data/captions';
import { ENGLISH } from '../../../data/captions/english';
import { INSTAGRAM } from '../../../data/platforms/instagram';
import { seededSource } from '../../../core/numbers/random';
import { cleanTopic, drawCaptions, mostCaptions, type CaptionOptions } from './captions';

const OPTIONS: CaptionOptions = {
  topic: 'banana bread',
  tone: 'any',
  length: 'medium',
  emoji: true,
  hashtags: 3,
  cta: true,
  lang: 'en',
  stopWords: new Set(),
};

const templates = TONES.flatMap((tone) => LENGTHS.flatMap((length) => ENGLISH[tone][length]));

test('no two templates are alike, and none has an emoji, a hashtag, or a straight quotation mark', () => {
  expect(new Set(templates).size).toBe(templates.length);
  for (const text of templates) expect(text).not.toMatch(/[\p{Emoji_Presentation}#"']|\{(?!t\}|T\})/u);
});

test('dollar signs in a topic stay as they are', async () => {
  const captions = drawCaptions(await seededSource('x'), ENGLISH, { ...OPTIONS, topic: '$$ and $&', hashtags: 0 }, 5);
  for (const text of captions) expect(text).toContain('$$ and $&');
});

test('a template fits a topic in the singular and in the plural, with an article or without', () => {
  for (const text of templates) {
    expect(text).not.toMatch(/\{t\} (?:is|was|has|needs|doesn’t|takes|starts|feels|things|days|kind|season|phase)\b/i);
    expect(text).not.toMatch(/\b(?:more|little|big|my|bit of|support|dear) \{t\}/i);
  }
});

test('any options give different captions within Instagram’s limits, and the same again for the same seed', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: 'grapheme', maxLength: 100 }),
      fc.constantFrom('any' as const, ...TONES),
      fc.constantFrom(...LENGTHS),
      fc.boolean(),
      fc.integer({ min: 0, max: 5 }),
      fc.integer({ min: 1, max: 50 }),
      async (typed, tone, length, emoji, hashtags, count) => {
        const options = { ...OPTIONS, topic: cleanTopic(typed, emoji), tone, length, emoji, hashtags };
        const draw = async () => drawCaptions(await seededSource('seed'), ENGLISH, options, count);
        const captions = await draw();
        expect(captions).toHaveLength(Math.min(count, mostCaptions(ENGLISH, options)));
        expect(await draw()).toEqual(captions);
        for (const caption of captions) {
          expect(caption.length).toBeLessThanOrEqual(INSTAGRAM.caption.value);
          expect(caption.match(/#/g)?.length ?? 0).toBeLessThanOrEqual(hashtags);
          if (!emoji) expect(caption).not.toMatch(/\p{Emoji_Presentation}/u);
        }
      },
    ),
    { numRuns: 60 },
  );
});

test('another seed gives another list', async () => {
  const [one, two] = await Promise.all(
    ['1', '2'].map(async (seed) => drawCaptions(await seededSource(seed), ENGLISH, OPTIONS, 10)),
  );
  expect(one).not.toEqual(two);
});

test('without a topic the captions are general, and have no hashtags', async () => {
  const captions = drawCaptions(await seededSource('1'), ENGLISH, { ...OPTIONS, topic: '' }, 50);
  for (const caption of captions) expect(caption).not.toMatch(/[{}#]/);
});

test('a topic is uppercase at the beginning only', async () => {
  const captions = drawCaptions(
    await seededSource('1'),
    ENGLISH,
    { ...OPTIONS, topic: 'éclairs', emoji: false, hashtags: 0, cta: false },
    50,
  );
  for (const caption of captions.filter((one) => one.includes('clairs'))) {
    expect(caption).toMatch(caption.startsWith('Éclairs') || /\. Éclairs/.test(caption) ? /Éclairs/ : /éclairs/);
  }
});
