import type { Examples } from '../../../kinds/contract';
import type tool from './tool';

const KNOWN = 'the face as it has been posted since 2012 (knowyourmeme.com, “Le Lenny Face”)';

export default [
  {
    values: { count: 1, ears: 'round', eyes: 'lenny', mouth: 'lenny' },
    gives: { result: ['( ͡° ͜ʖ ͡°)'] },
    source: KNOWN,
  },
  {
    values: { count: 1, ears: 'bear', eyes: 'dot', mouth: 'bear' },
    gives: { result: ['ʕ•ᴥ•ʔ'] },
    source: 'U+0295, U+2022, U+1D25, U+2022, U+0294 put together by hand',
  },
  {
    values: { count: 1, ears: 'none', eyes: 'disapproval', mouth: 'plain' },
    gives: { result: ['ಠ_ಠ'] },
    source: 'U+0CA0, U+005F, U+0CA0: the look of disapproval',
  },
  {
    values: { count: 100, seed: 'lenny' },
    gives: ({ result, seedUsed }) =>
      result?.length === 100 && new Set(result).size === 100 && seedUsed?.[0] === 'lenny',
    source: 'no face twice while combinations last',
  },
  {
    values: { count: 5, ears: 'round', eyes: 'lenny', mouth: 'lenny' },
    gives: { result: ['( ͡° ͜ʖ ͡°)'] },
    source: 'three parts that are chosen make one face',
  },
] satisfies Examples<typeof tool>;
