import type { Examples } from '../../../kinds/contract';
import type tool from './tool';

export default [
  {
    values: { input: 'a\nb\nc', other: 'a\nx\nc' },
    gives: { added: 1, removed: 1, unchanged: 2, similarity: 66.7, identical: 'false' },
    source: 'Python: difflib.SequenceMatcher(None, a, b).ratio() is 0.667',
  },
  {
    values: { input: 'milk\neggs\nbread\n', other: 'milk\nbutter\nbread\njam\n' },
    gives: {
      added: 2,
      removed: 1,
      unchanged: 2,
      result: '--- original\n+++ changed\n@@ -1,3 +1,4 @@\n milk\n-eggs\n+butter\n bread\n+jam\n',
    },
    source: 'GNU diffutils 3.8: diff -u --label original --label changed',
  },
  {
    values: { input: 'The quick brown fox', other: 'The slow brown fox jumps', mode: 'word' },
    gives: { added: 2, removed: 1, unchanged: 3, similarity: 66.7 },
    source: 'Python: difflib.SequenceMatcher on both texts split at spaces',
  },
  {
    values: { input: 'kitten', other: 'sitting', mode: 'char' },
    gives: { added: 3, removed: 2, unchanged: 4, similarity: 61.5 },
    source: 'Python: difflib.SequenceMatcher(None, "kitten", "sitting").ratio() is 0.615',
  },
  {
    values: {
      input: 'One  two\n\nthree',
      other: 'one two\nTHREE',
      ignoreCase: true,
      ignoreSpace: true,
      ignoreEmpty: true,
    },
    gives: { identical: 'true', similarity: 100, unchanged: 2, result: '' },
    source: 'GNU diff -i -b -B: exit status 0',
  },
] satisfies Examples<typeof tool>;
