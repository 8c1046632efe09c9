import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

const PYTHON = 'xoroshiro128+ written in Python after its authors’ reference';

/** Expects `count` different facts, each a sentence, and as many sources. */
const different =
  (count: number) =>
  ({ result = [], source = [] }: Record<string, readonly string[]>) =>
    result.length === count &&
    new Set(result).size === count &&
    source.length === count &&
    result.every((fact) => /\.”?$/.test(fact)) &&
    source.every((address) => address.startsWith('https://'));

export default [
  {
    values: { topic: 'any', count: 1, seed: 'smallkit' },
    gives: {
      result: ['Jupiter is more than twice as massive as all the other planets in the solar system combined.'],
      source: ['https://science.nasa.gov/jupiter/jupiter-facts/'],
      available: '316',
      seedUsed: 'smallkit',
    },
    source: PYTHON,
  },
  { values: { topic: 'any', count: 2, unique: true }, gives: different(2), source: 'a draw without repeats' },
  {
    values: { topic: 'space', count: 2, unique: true, sort: 'asc', as: 'lines', seed: 'smallkit' },
    gives:
      'Olympus Mons on Mars is the largest volcano in the solar system.\nSaturn is the only planet in the solar system whose average density is lower than that of water.',
    source: `${PYTHON}, partial Fisher–Yates, sorted`,
  },
  {
    values: { topic: 'food', count: 3, unique: true, as: 'json', seed: 'smallkit' },
    gives: JSON.stringify([
      'In the United States, plain ice cream must contain at least 10 percent milkfat.',
      'In the United States, white chocolate must contain at least 20 percent cocoa fat.',
      'Belgium’s beer culture is on UNESCO’s list of intangible cultural heritage.',
    ]),
    source: `${PYTHON}, partial Fisher–Yates; json.dumps`,
  },
  {
    values: { topic: 'numbers', count: 36, unique: true },
    gives: problem('notEnough', { possible: 35 }, 'count'),
    source: 'the list has 35 facts about numbers, counted with grep',
  },
] satisfies Examples<typeof tool>;
