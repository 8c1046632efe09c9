import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

const PYTHON = 'Python: xoroshiro128+ seeded with SHA-256, written for this, over the same lists';

export default [
  {
    values: { game: 'charades', count: 1, seed: 'smallkit' },
    gives: { result: ['Hot soup'], available: 414, seedUsed: 'smallkit' },
    source: PYTHON,
  },
  {
    values: { game: 'pictionary', count: 1, seed: 'smallkit' },
    gives: { result: ['Crying'], available: 426 },
    source: PYTHON,
  },
  {
    values: { game: 'charades', count: 3, seed: 'smallkit', as: 'lines' },
    gives: { result: 'Hot soup\nBite the bullet\nSauna' },
    source: PYTHON,
  },
  {
    values: { game: 'pictionary', category: 'animal', difficulty: 'hard', count: 2, seed: 'smallkit' },
    gives: { result: ['Platypus', 'Narwhal'], available: 12 },
    source: PYTHON,
  },
  {
    values: { game: 'pictionary', category: 'animal', difficulty: 'hard', count: 13 },
    gives: problem('notEnough', { possible: 12 }, 'count'),
    source: 'the list has twelve hard animals',
  },
] satisfies Examples<typeof tool>;
