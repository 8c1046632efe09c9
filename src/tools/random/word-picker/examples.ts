import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

/** Expects `result` to contain `count` distinct entries. */
const different =
  (count: number, each: (text: string) => boolean = () => true) =>
  ({ result = [] }: Record<string, readonly string[]>) =>
    result.length === count && new Set(result).size === count && result.every(each);

export default [
  {
    values: { list: 'word', startsWith: 'zu', count: 4, sort: 'asc' },
    gives: { result: ['zucchero', 'zufolo', 'zulu', 'zuppa'], available: '4' },
    source: 'BIP 39, Italian: the last words of the list',
    lang: 'it',
  },
  { values: { list: 'noun', count: 5 }, gives: different(5), source: 'a draw without repeats' },
  {
    values: { list: 'word', minLength: 9, maxLength: 9, count: 3 },
    gives: different(3, (word) => /^[a-z-]{9}$/.test(word)),
    lang: 'en',
    source: 'EFF large wordlist: words of three to nine letters',
  },
  {
    values: { list: 'object', category: 'tool', including: 'saw', count: 3, sort: 'asc' },
    gives: { result: ['chainsaw', 'hacksaw', 'handsaw'], available: '3' },
    source: 'the filters, applied to the list by hand',
  },
  {
    values: { list: 'topic', category: 'debate', count: 1 },
    gives: different(1, (topic) => topic.endsWith('?')),
    source: 'each debate topic is a question',
  },
  {
    values: { list: 'adjective', startsWith: 'S', maxLength: 5, count: 4 },
    gives: different(4, (word) => /^s[a-z]{0,4}$/.test(word)),
    source: 'the filters read as a regular expression',
  },
  {
    values: { list: 'verb', startsWith: 'begi', forms: 'all', count: 1 },
    gives: 'begin / began / beginning',
    source: 'Merriam-Webster: begin, past tense began',
  },
  {
    values: { list: 'body-part', category: 'leg', startsWith: 'kn', count: 2, sort: 'asc' },
    gives: { result: ['knee', 'kneecap'], available: '2' },
    source: 'an anatomy book',
  },
  {
    values: { list: 'body-part', category: 'leg', startsWith: 'kn', count: 3 },
    gives: problem('notEnough', { possible: 2 }, 'count'),
    source: 'the example before has both of them',
  },
  {
    values: { list: 'noun', minLength: 9, maxLength: 3 },
    gives: problem('lengthOrder', { minLength: 9, maxLength: 3 }, 'minLength'),
    source: 'nine is more than three',
  },
] satisfies Examples<typeof tool>;
