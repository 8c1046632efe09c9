import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

const source = 'xoroshiro128+ written in Python after its authors’ reference';

export default [
  {
    values: { min: 1, max: 100, count: 5, seed: 'smallkit' },
    gives: { result: ['90', '14', '37', '46', '27'], seedUsed: 'smallkit' },
    source,
  },
  {
    values: { min: 1, max: 6, count: 6, seed: 'smallkit' },
    gives: { result: ['2', '4', '1', '4', '1', '6'], sum: '18', average: '3', seedUsed: 'smallkit' },
    source,
  },
  {
    values: { min: 1, max: 49, count: 6, unique: true, sort: 'asc', as: 'comma', seed: 'smallkit' },
    gives: '11, 27, 37, 38, 41, 47',
    source: `${source}, partial Fisher–Yates`,
  },
  {
    values: { min: 0, max: 1, decimals: 2, count: 4, seed: 'smallkit' },
    gives: { result: ['0.10', '0.43', '0.97', '0.61'], sum: '2.11', average: '0.5275' },
    source,
  },
  {
    values: { min: 1, max: 10, exclude: '3, 5-7', count: 5, seed: 'smallkit' },
    gives: { result: ['2', '8', '1', '8', '1'] },
    source,
  },
  {
    values: { min: 1, max: '100000000000000000000', count: 2, as: 'lines', seed: 'smallkit' },
    gives: '22056999343390080909\n79891936148744418020',
    source: `${source}, two 32-bit words and more for each number`,
  },
  {
    values: { min: 1, max: 6, count: 7, unique: true },
    gives: problem('notEnough', { possible: 6n }, 'count'),
    source: 'a die has six faces',
  },
  {
    values: { min: 10, max: 1 },
    gives: problem('minAboveMax', { min: { exact: '10' }, max: { exact: '1' } }, 'min'),
    source: 'ten is more than one',
  },
  {
    values: { min: 1900, max: 2030, count: 4, asYears: true, seed: 'smallkit' },
    gives: {
      result: ['1939', '2004', '1905', '1983'],
    },
    source,
  },
] satisfies Examples<typeof tool>;
