import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

const ANIMALS = 'the cat and the dog and the bird';

export default [
  {
    values: { input: ANIMALS, stopWords: 'none' },
    gives: { words: 'the\t3\nand\t2\ncat\t1\ndog\t1\nbird\t1', count: 5, placed: 5 },
    source: 'Python’s collections.Counter(text.split()).most_common()',
    where: 'browser',
  },
  {
    values: { input: ANIMALS, language: 'en' },
    gives: { words: 'cat\t1\ndog\t1\nbird\t1', count: 3, placed: 3 },
    source: 'the same, without the English articles and conjunctions',
    where: 'browser',
  },
  {
    values: {
      mode: 'list',
      input: 'coffee:12\ngreen tea,5\nmilk;2',
      transparent: true,
      angles: '0,90',
      shape: 'circle',
    },
    gives: { words: 'coffee\t12\ngreen tea\t5\nmilk\t2', count: 3, placed: 3 },
    source: 'the list itself, sorted by weight',
    where: 'browser',
  },
  {
    values: { mode: 'list', input: 'coffee:12\ntea' },
    gives: problem('badLine', { line: 2 }, 'input'),
    source: 'line 2 has no number',
  },
  {
    values: { input: 'the and of', language: 'en' },
    gives: problem('onlyStopWords', {}, 'stopWords'),
    source: 'articles and conjunctions only',
  },
] satisfies Examples<typeof tool>;
