import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

const PYTHON = 'xoroshiro128+ written in Python after its authors’ reference';

export default [
  {
    values: { tone: 'any', count: 5, format: 'hex', seed: 'smallkit' },
    gives: { result: ['#71a98c', '#55aae3', '#98bc4a', '#38a628', '#f290fa'], seedUsed: 'smallkit' },
    source: PYTHON,
  },
  {
    values: { tone: 'pastel', count: 3, format: 'hex', as: 'comma', seed: 'smallkit' },
    gives: '#f8f0ce, #eacdf4, #e4aab9',
    source: `${PYTHON}; HSL by its colorsys`,
  },
  {
    values: { tone: 'hue', hue: 5, count: 3, format: 'hex', as: 'lines', seed: 'smallkit' },
    gives: '#e42538\n#ca6f63\n#d89d97',
    source: `${PYTHON}; HSL by its colorsys`,
  },
  {
    values: { tone: 'any', count: 2, format: 'rgb', alpha: true, seed: 'smallkit' },
    gives: { result: ['rgb(113 169 140 / 0.333)', 'rgb(170 227 152 / 0.737)'] },
    source: PYTHON,
  },
  {
    values: { tone: 'any', count: 1, format: 'hsl', seed: 'smallkit' },
    gives: { result: ['hsl(148.9 24.6% 55.3%)'] },
    source: `${PYTHON}; HSL by its colorsys`,
  },
  {
    values: { tone: 'grey', count: 257, unique: true },
    gives: problem('notEnough', { possible: 256 }, 'count'),
    source: 'sRGB has 256 grays with 8 bits per channel',
  },
] satisfies Examples<typeof tool>;
