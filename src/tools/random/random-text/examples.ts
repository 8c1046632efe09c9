import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

const PYTHON = 'Python: xoroshiro128+ seeded with SHA-256, written for this';

export default [
  {
    values: { unit: 'sentence', source: 'harvard', count: 5, seed: 'smallkit' },
    gives: {
      result: [
        'Mesh wire keeps chicks inside.',
        'Either mud or dust are found at all times.',
        'Add the sum to the product of these three.',
        'The news struck doubt into restless minds.',
        'The small red neon lamp went out.',
      ],
      words: 37,
      seedUsed: 'smallkit',
    },
    source: PYTHON,
  },
  {
    values: {
      unit: 'paragraph',
      source: 'harvard',
      count: 3,
      minSentences: 2,
      maxSentences: 3,
      seed: 'smallkit',
      as: 'lines',
    },
    gives: {
      result:
        'The horse balked and threw the tall rider. The child almost hurt the small dog. The desk was firm on the shaky floor.\n\nPile the coal high in the shed corner. Help the weak to preserve their strength. Both brothers wear the same size.\n\nThe man went to the woods to gather sticks. See the player scoot to third base.',
      words: 60,
      characters: 310,
    },
    source: PYTHON,
  },
  {
    values: { unit: 'sentence', source: 'lorem', startLorem: false, count: 2, seed: 'smallkit', html: true },
    gives: {
      result: [
        '<p>Ad excepteur et sint aliqua officia cupidatat tempor in labore eu occaecat duis cupidatat.</p>',
        '<p>Nostrud sit consectetur in sit veniam sed amet ullamco.</p>',
      ],
      words: 23,
    },
    source: PYTHON,
  },
  {
    values: { unit: 'paragraph', minSentences: 5, maxSentences: 4 },
    gives: problem('sentenceOrder', { minSentences: 5, maxSentences: 4 }, 'minSentences'),
    source: 'a range begins with its smaller end',
  },
] satisfies Examples<typeof tool>;
