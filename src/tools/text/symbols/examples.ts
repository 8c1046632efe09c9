import type { Examples } from '../../../kinds/contract';
import { problem } from '../../../kinds/contract';
import type tool from './tool';

export default [
  { values: { q: 'U+2603' }, gives: { result: ['☃'], count: 1 }, source: 'Unicode code chart 2600: U+2603 SNOWMAN' },
  { values: { q: 'black heart suit' }, gives: { result: ['♥'], count: 1 }, source: 'Unicode code chart 2600: U+2665' },
  { values: { q: '&hearts;' }, gives: { result: ['♥'] }, source: 'WHATWG HTML, named character references' },
  { values: { q: '&#8364;' }, gives: { result: ['€'] }, source: 'Unicode: U+20AC (8364) EURO SIGN' },
  {
    values: { q: 'sharp', set: 'all', category: 'music' },
    gives: { result: ['♯', '𝄪'] },
    source: 'Unicode names: MUSIC SHARP SIGN, MUSICAL SYMBOL DOUBLE SHARP',
  },
  {
    values: { q: 'snowman', set: 'special' },
    gives: problem('nothingFound', { query: 'snowman' }, 'q'),
    source: 'a snowman is in no category of special characters',
  },
  {
    values: { q: 'arroba', set: 'special' },
    gives: { result: ['@'] },
    source: 'Priberam: arroba, o sinal @',
    lang: 'pt',
  },
] satisfies Examples<typeof tool>;
