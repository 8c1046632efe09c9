import { describe, expect, test } from 'vitest';
import { FACTS } from '../../../data/facts/list';
import { seededSource } from '../../../core/numbers/random';
import { drawIndices } from '../../../kinds/contract/drawn-list';
import { outcomeOf } from '../../../kinds/contract/plain-values';
import { exampleContext } from '../../../kinds/run/run-example';
import { chiSquare } from '../../../testing/chi-square';
import { sourcesOf, withSources, wrapWords } from './sources';
import tool from './tool';

const BASE = {
  topic: 'any',
  count: 1,
  unique: false,
  sort: 'none',
  as: 'items',
  seed: 'smallkit',
  v: '',
} as const;
const run = async (values: Partial<Record<keyof typeof BASE, unknown>>) =>
  outcomeOf(await tool.run({ ...BASE, ...values } as typeof BASE, exampleContext()));

// Expected draws: indices by an independent Python program, read from the JSON files in the order of the topics.
test('a seed draws the same facts again, with repeats allowed', async () => {
  const { values } = await run({ count: 3 });
  expect(values.source).toEqual([
    'https://science.nasa.gov/jupiter/jupiter-facts/',
    'https://www.merriam-webster.com/dictionary/helicopter',
    'https://www.fisheries.noaa.gov/species/green-turtle',
  ]);
});

test('each fact keeps its own source when the list is sorted', async () => {
  const { values } = await run({ count: 316, unique: true, sort: 'desc' });
  const texts = values.result as string[];
  const sources = sourcesOf(values.facts);
  expect(texts).toEqual(texts.toSorted(new Intl.Collator('en').compare).toReversed());
  expect(new Set(texts).size).toBe(FACTS.length);
  for (const { text, source } of FACTS) expect(sources[texts.indexOf(text)]).toEqual(source);
  expect(values.source).toEqual(sources.map(({ address }) => address));
});

test.for(['science', 'nature', 'space', 'history', 'language', 'food', 'numbers', 'places', 'people'])(
  'the topic %s draws all of its facts and no others',
  async (topic) => {
    const own = FACTS.filter((fact) => fact.topic === topic);
    const { values } = await run({ topic, count: own.length, unique: true });
    expect(values.available).toBe(own.length);
    expect(new Set(values.result as string[])).toEqual(new Set(own.map(({ text }) => text)));
  },
);

test('a link made with a list of another date gives a note, one of the same date doesn’t', async () => {
  expect((await run({ v: '2020-01-01' })).notes).toMatchObject([{ code: 'listChanged' }]);
  expect((await run({ v: String((await run({})).values.listDate) })).notes).toEqual([]);
});

test('300,000 draws are spread evenly over all facts', async () => {
  const drawn = drawIndices(await seededSource('facts'), FACTS.length, 300_000, false);
  // p = 0.001 for 315 degrees of freedom, by scipy.stats.chi2.ppf.
  expect(chiSquare(drawn, FACTS.length)).toBeLessThan(398.29);
});

describe('sharing', () => {
  const source = { name: 'A source', address: 'https://source.example/' };

  test('gives each fact with its source and the address', () => {
    expect(withSources(['One.', 'Two.'], [source, source])).toBe(
      'One.\nA source, https://source.example/\n\nTwo.\nA source, https://source.example/',
    );
    expect(withSources(['One.'], [])).toBe('One.');
  });

  test('divides a fact between words, into lines that fit on the card', () => {
    expect(wrapWords('Bats are the only mammals that can truly fly.', 20)).toEqual([
      'Bats are the only',
      'mammals that can',
      'truly fly.',
    ]);
    expect(wrapWords('a 12,345,678,987,654,321 b', 10)).toEqual(['a', '12,345,678,987,654,321', 'b']);
    for (const { text } of FACTS) {
      const lines = wrapWords(text, 34);
      expect(lines.join(' ')).toBe(text);
      expect(lines.filter((line) => line.length > 34)).toEqual([]);
    }
  });
});
