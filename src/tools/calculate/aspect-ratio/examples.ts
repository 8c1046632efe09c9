import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

const PYTHON = 'Python: fractions, decimal';

export default [
  {
    values: { width: '1920', height: '1080', newWidth: '1280' },
    gives: {
      simplified: '16:9',
      decimal: '1.777777778',
      outWidth: 1280,
      outHeight: 720,
      megapixels: '0.9216',
      nearest: '16:9',
    },
    source: PYTHON,
  },
  {
    values: { ratio: '1.85:1', newHeight: '1080' },
    gives: { simplified: '37:20', outWidth: 1998, outHeight: 1080, megapixels: '2.15784', nearest: '1.85:1' },
    source: PYTHON,
  },
  {
    values: { ratio: '2,39:1', newWidth: '2048' },
    gives: { simplified: '239:100', outHeight: 857, megapixels: '1.755136', nearest: '2.39:1' },
    source: PYTHON,
    lang: 'pl',
  },
  {
    values: { width: '1366', height: '768', newWidth: '1000', round: 'even' },
    gives: { simplified: '683:384', outHeight: 562, nearest: '16:9 (+0.049%)' },
    source: PYTHON,
  },
  {
    values: { width: '1920', height: '1080', ratio: '16;9' },
    gives: problem('badRatio', { text: '16;9' }, 'ratio'),
    source: 'the message shows what was typed',
  },
] satisfies Examples<typeof tool>;
