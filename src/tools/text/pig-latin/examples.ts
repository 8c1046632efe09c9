import type { Examples } from '../../../kinds/contract';
import type tool from './tool';

export default [
  { values: { input: 'Hello, world!' }, gives: 'Ellohay, orldway!', source: 'by hand, from the rules of the page' },
  {
    values: { input: 'quick fast run', vowelSuffix: 'ay' },
    gives: 'ickquay astfay unray',
    source: 'Exercism, pig-latin, canonical data',
  },
  {
    values: { input: 'apple xray yttria rhythm', vowelSuffix: 'ay' },
    gives: 'appleay xrayay yttriaay ythmrhay',
    source: 'Exercism, pig-latin, canonical data',
  },
  { values: { input: 'apple' }, gives: 'appleway', source: 'by hand, from the rules of the page' },
  {
    values: { input: 'NASA isn’t far-fetched', vowelSuffix: 'yay' },
    gives: 'ASANAY isn’tyay arfay-etchedfay',
    source: 'by hand, from the rules of the page',
  },
] satisfies Examples<typeof tool>;
