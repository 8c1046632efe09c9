import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

const PYTHON = 'Python: xoroshiro128+ seeded with SHA-256, written for this';

export default [
  {
    values: { mode: 'named', count: 3, unique: true, seed: 'smallkit' },
    gives: { result: ['Sector', 'Semicircle', 'Octagon'], available: 45, seedUsed: 'smallkit' },
    source: PYTHON,
  },
  {
    values: { mode: 'named', dimension: '2d', count: 2, unique: false, seed: 'smallkit' },
    gives: { result: ['Rhombus', 'Teardrop'], available: 32 },
    source: PYTHON,
  },
  {
    values: { mode: 'polygon', sides: 3, roughness: 50, size: 200, count: 1, seed: 'smallkit' },
    gives: {
      result: [
        '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200" viewBox="0 0 200 200"><path fill="#55aae3" d="M181.7 100L59.07 170.9L65.66 40.53Z"/></svg>',
      ],
    },
    source: PYTHON,
  },
  {
    values: { mode: 'polygon', colour: 'bluish' },
    gives: problem('badColor', { text: 'bluish' }, 'colour'),
    source: 'CSS has no such name',
  },
] satisfies Examples<typeof tool>;
