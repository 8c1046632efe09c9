import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

const STANDARD = '외래어 표기법, Malay and Indonesian (notice 2004-11)';

export default [
  { values: { input: 'Sukarno' }, gives: { result: '수카르노', reading: 'su-ka-reu-no' }, source: STANDARD },
  { values: { input: 'Jakarta' }, gives: { result: '자카르타' }, source: STANDARD },
  { values: { input: 'Prambanan' }, gives: { result: '프람바난' }, source: STANDARD },
  { values: { input: 'Yogya' }, gives: { result: '욕야' }, source: STANDARD },
  { values: { input: 'satya' }, gives: { result: '사탸' }, source: STANDARD },
  {
    values: { input: 'Jusuf', oldSpelling: true },
    gives: { result: '유숩' },
    source: `${STANDARD}: j is y in names spelled before 1972`,
  },
  { values: { input: 'Łukasz' }, gives: { result: '루카스즈' }, source: `${STANDARD}: ł without its stroke is l` },
  { values: { input: '1945' }, gives: problem('noLatin', {}, 'input'), source: 'digits are no letters' },
] satisfies Examples<typeof tool>;
