import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

const source = 'xoroshiro128+ written in Python after its authors’ reference';

export default [
  {
    values: { alphabet: 'latin', count: 5, seed: 'smallkit' },
    gives: { result: ['D', 'L', 'Y', 'R', 'C'], seedUsed: 'smallkit' },
    source,
  },
  {
    values: { alphabet: 'latin', kind: 'vowels', count: 5, unique: true, as: 'lines', seed: 'smallkit' },
    gives: 'U\nI\nE\nA\nO',
    source: `${source}, partial Fisher–Yates`,
  },
  {
    values: { alphabet: 'latin', case: 'both', count: 6, as: 'comma', seed: 'smallkit' },
    gives: 'd, l, Y, R, C, X',
    source,
  },
  {
    values: { alphabet: 'pl', case: 'lower', count: 5, unique: true, seed: 'smallkit' },
    gives: { result: ['n', 'w', 'f', 'y', 'ź'] },
    source: `${source}, partial Fisher–Yates`,
  },
  { values: { alphabet: 'fr', count: 5, seed: 'smallkit' }, gives: { result: ['D', 'L', 'Y', 'R', 'C'] }, source },
  { values: { alphabet: 'pt', count: 5, seed: 'smallkit' }, gives: { result: ['D', 'L', 'Y', 'R', 'C'] }, source },
  { values: { alphabet: 'es', count: 5, seed: 'smallkit' }, gives: { result: ['N', 'R', 'J', 'X', 'A'] }, source },
  {
    values: { alphabet: 'custom', custom: 'ABCDEFGHILMNOPQRSTUVZ', count: 5, seed: 'smallkit' },
    gives: { result: ['V', 'A', 'G', 'D', 'O'] },
    source,
  },
  { values: { alphabet: 'ru', count: 4, seed: 'smallkit' }, gives: { result: ['Ы', 'Л', 'О', 'Л'] }, source },
  { values: { alphabet: 'greek', count: 4, seed: 'smallkit' }, gives: { result: ['Β', 'Κ', 'Ν', 'Χ'] }, source },
  {
    values: { alphabet: 'custom', custom: '👩‍👩‍👧🇵🇱é x x', count: 4, unique: true, seed: 'smallkit' },
    gives: { result: ['🇵🇱', '👩‍👩‍👧', 'é', 'x'] },
    source: `${source}; four grapheme clusters (UAX #29)`,
  },
  {
    values: { alphabet: 'latin', kind: 'vowels', count: 6, unique: true },
    gives: problem('notEnough', { possible: 5 }, 'count'),
    source: 'the English alphabet has five vowels besides y',
  },
  {
    values: { alphabet: 'custom', custom: ' ' },
    gives: problem('noLetters', {}, 'custom'),
    source: 'a space isn’t a letter',
  },
] satisfies Examples<typeof tool>;
