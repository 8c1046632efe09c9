import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

const python = 'xoroshiro128+ and partial Fisher–Yates written in Python after their references';

export default [
  {
    values: { game: 'powerball', count: 3, seed: 'smallkit' },
    gives: {
      result: ['1 11 23 46 49 + 24', '42 43 44 62 63 + 7', '12 16 18 29 50 + 5'],
      odds: '292201338',
      seedUsed: 'smallkit',
    },
    source: `${python}; the odds are those that the Multi-State Lottery Association publishes`,
  },
  {
    values: { game: 'mega-millions', count: 1 },
    gives: ({ odds = [] }) => odds[0] === '290472336',
    source: 'durangobill.com, the rules of April 2025',
  },
  {
    values: { game: 'de-lotto', count: 2, as: 'lines', seed: 'smallkit' },
    gives: { result: '11 27 37 38 41 47 + 4\n3 4 12 13 28 44 + 8', odds: '139838160' },
    source: `${python}; math.comb(49, 6) × 10`,
  },
  {
    values: { game: 'togel-4d', count: 3, as: 'comma', seed: 'smallkit' },
    gives: { result: '9365, 6346, 2022', odds: '10000' },
    source: python,
  },
  {
    values: { game: 'togel-4d', count: 3, twins: false, as: 'comma', seed: 'smallkit' },
    gives: { result: '9162, 6328, 2587', odds: '5040' },
    source: `${python}; 10 × 9 × 8 × 7`,
  },
  {
    values: { game: 'togel-2d', count: 5, digits: '1357713', distinct: true, as: 'comma', seed: 'smallkit' },
    gives: { result: '33, 13, 57, 11, 51', odds: '16' },
    source: python,
  },
  {
    values: { game: 'togel-4d', count: 10, digits: '123', twins: false },
    gives: problem('fewDigits', { least: 4, found: 3 }, 'digits'),
    source: 'four different digits need four to choose from',
  },
  {
    values: { game: 'togel-4d', count: 10, as: 'items', seed: 'smallkit' },
    gives: {
      result: ['9365', '6346', '2022', '6842', '4092', '7754', '4561', '1065', '8034', '6372'],
      odds: '10000',
    },
    source: python,
  },
  {
    values: { game: 'fr-loto', count: 1 },
    gives: ({ odds = [] }) => odds[0] === '19068840',
    source: 'FDJ: rules of Loto, math.comb(49, 5) × 10',
  },
  {
    values: { game: 'custom', pick: 3, from: 10, to: 20, bonusPick: 2, bonusTo: 4, count: 1, seed: 'smallkit' },
    gives: { result: ['12 14 16 + 1 2'], odds: '990' },
    source: `${python}; math.comb(11, 3) × math.comb(4, 2)`,
  },
  {
    values: { game: 'custom', pick: 4, to: 10, count: 4, cover: true, seed: 'smallkit' },
    gives: { result: ['2 3 7 10', '4 5 8 9', '1 3 6 9', '1 5 7 8'], odds: '210' },
    source: python,
  },
  {
    values: { game: 'custom', pick: 7, from: 1, to: 5 },
    gives: problem('poolTooSmall', { pick: 7, size: 5, from: 1, to: 5 }, 'pick'),
    source: 'there are five whole numbers from 1 to 5',
  },
] satisfies Examples<typeof tool>;
