import type { Examples } from '../../../kinds/contract';
import type tool from './tool';

export default [
  {
    values: { input: 'The cat and the hat' },
    gives: { words: 5, unique: 4, result: 'the\t2\t40.00\nand\t1\t20.00\ncat\t1\t20.00\nhat\t1\t20.00' },
    source: 'Python: collections.Counter(s.lower().split())',
  },
  {
    values: { input: 'The cat and the hat', stopWords: 'en' },
    gives: { words: 2, unique: 2, result: 'cat\t1\t50.00\nhat\t1\t50.00' },
    source: 'Python: Counter without Snowball’s English stop words',
  },
  {
    values: { input: 'To be, or not to be. That is the question.', n: 2, top: 1 },
    gives: { words: 10, unique: 7, result: 'to be\t2\t20.00' },
    source: 'Python: Counter(zip(words, words[1:])) of each sentence',
  },
  {
    values: { input: 'Don’t stop. Don’t! L’été et l’ÉTÉ', minLength: 3 },
    gives: { words: 5, unique: 3, result: 'don’t\t2\t40.00\nl’été\t2\t40.00\nstop\t1\t20.00' },
    source: 'Python: Counter(re.findall(r"\\w+(?:[\'’-]\\w+)*", s.lower())), words of 3 letters and more',
  },
  {
    values: { input: 'Row 1, row 22, row 333', numbers: false, caseSensitive: true },
    gives: { words: 3, unique: 2, result: 'row\t2\t66.67\nRow\t1\t33.33' },
    source: 'Python: Counter(re.findall("[A-Za-z]+", s))',
  },
] satisfies Examples<typeof tool>;
