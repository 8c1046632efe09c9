import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

const PYTHON = 'xoroshiro128+ written in Python after its authors’ reference';

export default [
  {
    values: { country: 'us', count: 4, format: 'national', unique: true, seed: 'smallkit' },
    gives: {
      result: ['(804) 555-0189', '(740) 555-0112', '(606) 555-0172', '(947) 555-0157'],
      available: '33700',
      seedUsed: 'smallkit',
    },
    source: `${PYTHON}; area codes by python3-phonenumbers`,
  },
  {
    values: { country: 'gb', type: 'mobile', count: 3, format: 'e164', unique: true, as: 'lines', seed: 'smallkit' },
    gives: '+447700900289\n+447700900505\n+447700900804',
    source: `${PYTHON}; Ofcom, numbers for drama: 07700 900000 to 900999`,
  },
  {
    values: { country: 'fr', type: 'mobile', count: 2, format: 'international', unique: true, seed: 'smallkit' },
    gives: { result: ['+33 6 39 98 22 89', '+33 6 39 98 01 45'], available: '10000' },
    source: `${PYTHON}; Arcep: 06 39 98 xx xx`,
  },
  {
    values: { country: 'de', type: 'any', count: 2, format: 'national', unique: true, seed: 'smallkit' },
    gives: { result: ['069 90009 789', '089 99998 593'] },
    source: `${PYTHON}; Bundesnetzagentur, notice 148/2021`,
  },
  {
    values: { country: 'ie', type: 'mobile', count: 1 },
    gives: problem('noType', {}, 'type'),
    source: 'ComReg reserves 020 91x only',
  },
  {
    values: { country: 'se', type: 'mobile', count: 96, unique: true },
    gives: problem('notEnough', { possible: 95 }, 'count'),
    source: 'Post- och telestyrelsen: 070-174 06 05 to 99',
  },
] satisfies Examples<typeof tool>;
