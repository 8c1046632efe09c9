import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

const PAPER = 'the game on paper, counted by hand';
const PYTHON = 'Python: unicodedata and collections.Counter';

export default [
  { values: { name1: 'Romeo', name2: 'Juliet' }, gives: { percent: 98, flames: 'E' }, source: PAPER },
  { values: { name1: 'Camille', name2: 'Louis' }, gives: { percent: 75, flames: 'A' }, source: PYTHON },
  { values: { name1: 'Élodie', name2: 'Théo' }, gives: { percent: 1, flames: 'M' }, source: PYTHON },
  { values: { name1: 'Jean-Pierre', name2: 'Marie' }, gives: { percent: 42, flames: 'E' }, source: PYTHON },
  {
    values: { name1: '123', name2: 'Juliet' },
    gives: problem('noLetter', {}, 'name1'),
    source: 'digits are no letters',
  },
] satisfies Examples<typeof tool>;
