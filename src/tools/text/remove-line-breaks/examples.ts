import type { Examples } from '../../../kinds/contract';
import type tool from './tool';

export default [
  {
    values: { input: 'one\ntwo\n\nthree' },
    gives: { result: 'one two\n\nthree', removed: 1 },
    source: 'GNU fmt -w 75',
  },
  {
    values: { input: 'one\ntwo\n\nthree', keepParagraphs: false },
    gives: { result: 'one two three', removed: 3 },
    source: 'Python: " ".join(s.split())',
  },
  {
    values: { input: 'We met for an exam-\nple of good\nwork.', dehyphenate: true },
    gives: { result: 'We met for an example of good work.', removed: 2 },
    source: 'by hand',
  },
  {
    values: { input: 'milk\neggs\nbread', replaceWith: 'comma' },
    gives: { result: 'milk, eggs, bread', removed: 2 },
    source: 'Python: ", ".join(s.split("\\n"))',
  },
  {
    values: { input: '吾輩は猫\nである', replaceWith: 'space' },
    gives: { result: '吾輩は猫である', removed: 1 },
    source: 'CSS Text 3 §4.1.3, segment break between two wide characters',
  },
] satisfies Examples<typeof tool>;
