import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

const PYTHON = 'xoroshiro128+ written in Python after its authors’ reference; codes of Debian’s iso-codes 4.15';

export default [
  {
    values: { show: 'name', count: 1, seed: 'smallkit' },
    gives: { result: ['Sierra Leone'], available: '249', seedUsed: 'smallkit' },
    source: `${PYTHON}; names of Unicode CLDR`,
    lang: 'en',
  },
  {
    values: {
      show: 'name',
      continent: 'europe',
      territories: false,
      count: 4,
      unique: true,
      as: 'lines',
      seed: 'smallkit',
    },
    gives: 'Greece\nNorway\nCyprus\nBelgium',
    source: `${PYTHON}, partial Fisher–Yates`,
    lang: 'en',
  },
  {
    values: { show: 'flag', count: 1, seed: 'smallkit' },
    gives: { result: ['🇸🇱 Sierra Leone'] },
    source: `${PYTHON}; the flag’s emoji as in UTS #51`,
    lang: 'en',
  },
  {
    values: { show: 'flag', quiz: true, continent: 'africa', count: 1 },
    gives: ({ result = [], available }) => result.length === 1 && available?.[0] === '58',
    source: 'countries-list: 54 members of the African Union in the UN, and 4 territories',
  },
  {
    values: { show: 'code', count: 5, unique: true, sort: 'asc', as: 'comma', seed: 'smallkit' },
    gives: 'DK, GU, NR, SL, VN',
    source: `${PYTHON}, partial Fisher–Yates`,
  },
  {
    values: { show: 'code', continent: 'south-america', territories: false, count: 13, unique: true },
    gives: problem('notEnough', { possible: 12 }, 'count'),
    source: 'United Nations: South America has twelve member states',
  },
] satisfies Examples<typeof tool>;
