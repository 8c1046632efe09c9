import type { Examples } from '../../../kinds/contract';
import { problem } from '../../../kinds/contract';
import type tool from './tool';

export default [
  {
    values: { q: 'shrug' },
    gives: ({ result }) => result?.includes('¯\\_(ツ)_/¯') === true,
    source: 'Know Your Meme, ‘¯\\_(ツ)_/¯ (Shruggie)’',
  },
  {
    values: { q: '¯\\_(ツ)_/¯' },
    gives: { result: ['¯\\_(ツ)_/¯'], count: 1 },
    source: 'a face finds itself, backslash included',
  },
  {
    values: { q: 'put back', category: 'tableflip' },
    gives: ({ result }) => result?.includes('┬─┬ノ( º _ ºノ)') === true && result.every((face) => !face.includes('┻')),
    source: 'Wiktionary, ‘┬─┬’: a table that stands on its legs',
  },
  {
    values: { q: 'smile nose', category: 'western' },
    gives: ({ result }) => result?.includes(':^)') === true,
    source: 'every word of the search is part of the name or a keyword',
  },
  {
    values: { q: 'xyzzy' },
    gives: problem('nothingFound', { query: 'xyzzy' }, 'q'),
    source: 'no face has this word',
  },
] satisfies Examples<typeof tool>;
