import { beforeAll, describe, expect, test } from 'vitest';
import { isProblem } from '../../../kinds/contract';
import { seededSource, type RandomSource } from '../../../core/numbers/random';
import harvard from '../../../data/sentences/harvard.json';
import { LOREM_START } from '../../../data/sentences/lorem';
import { SLOTS, TEMPLATES } from '../../../data/sentences/natural';
import { loremStart } from './lorem';
import { articleFor, naturalSentence, withS } from './natural';
import { countWords, drawSentences, type Wanted } from './sentences';

const wanted = (changes: Partial<Wanted>): Wanted => ({
  source: 'natural',
  count: 5,
  maxWords: 0,
  unique: true,
  startLorem: false,
  ...changes,
});
async function drawn(changes: Partial<Wanted>, seed = 'smallkit'): Promise<readonly string[]> {
  const sentences = await drawSentences(await seededSource(seed), wanted(changes));
  if (isProblem(sentences)) throw new Error(sentences.code);
  return sentences;
}

describe('10,000 English sentences', () => {
  let sentences: readonly string[] = [];
  beforeAll(async () => {
    const random: RandomSource = await seededSource('grammar');
    sentences = Array.from({ length: 10_000 }, () => naturalSentence(random));
  });
  const offenders = (isFault: (text: string) => boolean) => sentences.filter(isFault).slice(0, 5);

  test('begin with a capital and have one end mark', () =>
    expect(offenders((text) => !/^[A-Z][^.?!{}]*[.?!]$/.test(text))).toEqual([]));
  test('have single spaces, and none before a comma', () =>
    expect(offenders((text) => /\s\s| ,/.test(text))).toEqual([]));
  // Written out by hand from the word lists, apart from the rule that decides.
  const AN =
    /^(?:umbrella|envelope|anchor|armchair|apron|accordion|easel|oar|hourglass|earring|album|heirloom|iguana|otter|owl|ostrich|alpaca|old|expensive|enormous|empty|ugly|unusual|antique|elegant|oval|orange)\b/;
  test('have a or an by sound', () =>
    expect(
      offenders((text) =>
        Array.from(text.matchAll(/\b(a|an) ([\w-]+)/gi)).some(
          ([, article = '', next = '']) => (article.toLowerCase() === 'an') !== AN.test(next),
        ),
      ),
    ).toEqual([]));
  test('use every template', () => {
    const firstWords = TEMPLATES.filter((template) => /^[A-Z]\w+ /.test(template)).map(
      (template) => template.split(' ', 1)[0] ?? '',
    );
    for (const word of firstWords) expect(sentences.some((text) => text.startsWith(word))).toBe(true);
  });
  test('name only slots that exist', () => {
    const names = TEMPLATES.flatMap((template) => Array.from(template.matchAll(/\{(\w+)/g), ([, name]) => name ?? ''));
    expect(names.filter((name) => name !== 'a' && !Object.hasOwn(SLOTS, name))).toEqual([]);
  });
});

test.for([
  ['box', 'boxes'],
  ['pony', 'ponies'],
  ['key', 'keys'],
  ['hourglass', 'hourglasses'],
  ['ostrich', 'ostriches'],
  ['carry', 'carries'],
  ['polish', 'polishes'],
  ['lamp', 'lamps'],
] as const)('%s with s is %s', ([word, expected]) => expect(withS(word)).toBe(expected));

test.for([
  ['hourglass', 'an'],
  ['honest', 'an'],
  ['house', 'a'],
  ['unicycle', 'a'],
  ['uniform', 'a'],
  ['unique', 'a'],
  ['useful', 'a'],
  ['ukulele', 'a'],
  ['one-of-a-kind', 'a'],
  ['European', 'a'],
  ['unusual', 'an'],
  ['umbrella', 'an'],
  ['ugly', 'an'],
] as const)('%s takes %s', ([word, article]) => expect(articleFor(word)).toBe(article));

describe('draws', () => {
  test('no sentence comes twice', async () => {
    for (const source of ['natural', 'lorem', 'harvard'] as const) {
      const sentences = await drawn({ source, count: 700 });
      expect(new Set(sentences).size).toBe(700);
    }
  });
  test('a limit of words is kept', async () => {
    for (const source of ['natural', 'lorem', 'harvard'] as const) {
      const sentences = await drawn({ source, count: 10, maxWords: 5 });
      expect(sentences.filter((text) => countWords(text, 'en') > 5)).toEqual([]);
    }
  });
  // Python: the same draw over the sentences of at most five words.
  test('short Harvard sentences are drawn from their own list', async () =>
    expect(await drawn({ source: 'harvard', count: 2, maxWords: 5 })).toEqual([
      'Hang tinsel from both branches.',
      'Pure bred poodles have curls.',
    ]));
  test.for([
    [{ source: 'harvard', count: 721 }, 'notEnough'],
    [{ source: 'harvard', count: 1, maxWords: 2 }, 'tooShort'],
    [{ source: 'natural', count: 1, maxWords: 2 }, 'tooShort'],
  ] as const)('%o is refused', async ([changes, code]) =>
    expect(await drawSentences(await seededSource('x'), wanted(changes))).toMatchObject({ code }),
  );
  test('with repeats, more than all can be drawn', async () =>
    expect(await drawn({ source: 'harvard', count: 1_000, unique: false })).toHaveLength(1_000));
});

test('filler begins as printers know it', async () => {
  expect((await drawn({ source: 'lorem', startLorem: true }))[0]).toBe(LOREM_START);
  const short = await drawn({ source: 'lorem', startLorem: true, maxWords: 1, count: 63 }, '63');
  expect(new Set(short).size).toBe(63);
  expect([loremStart(5), loremStart(3)]).toEqual(['Lorem ipsum dolor sit amet.', 'Lorem ipsum dolor.']);
});

test('the 720 Harvard sentences are complete sentences', () => {
  expect(harvard.items).toHaveLength(720);
  expect(new Set(harvard.items).size).toBe(720);
  expect(harvard.items.filter((text) => !/^[A-Z][A-Za-z ,'-]*[.?]$/.test(text))).toEqual([]);
  // Errors of a copy that many programs share, and the words of other copies.
  const errors = [' mire', 'hit, the', 'bill as', ' st ', 'Lire', 'smoke a', 'the new is', 'tile', 'beck', "slat'e"];
  expect(harvard.items.filter((text) => errors.some((error) => text.includes(error)))).toEqual([]);
});
