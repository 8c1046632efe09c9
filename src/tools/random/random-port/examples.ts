import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

const python = 'xoroshiro128+ written in Python after its authors’ reference';

export default [
  {
    values: { count: 5, seed: 'smallkit' },
    gives: { result: ['44747', '24224', '46659', '30331', '39659'], seedUsed: 'smallkit' },
    source: `${python}; RFC 6335 §6, without the ports of the table`,
  },
  {
    values: { range: 'dynamic', count: 5, as: 'comma', seed: 'smallkit' },
    gives: '50062, 61483, 52228, 61483, 58693',
    source: `${python}; RFC 6335 §6, without 51820`,
  },
  {
    values: { range: 'system', avoidKnown: false, count: 3, seed: 'smallkit' },
    gives: { result: ['656', '244', '82'] },
    source: `${python}; RFC 6335 §6`,
  },
  {
    values: { range: 'custom', min: 6660, max: 6670, count: 6, unique: true, sort: 'asc' },
    gives: { result: ['6660', '6661', '6662', '6663', '6664', '6670'] },
    source: 'WHATWG Fetch Standard, port blocking: 6665 to 6669 are blocked',
  },
  {
    values: { range: 'custom', min: 6000, max: 6000, avoidKnown: false },
    gives: { result: ['6000'] },
    source: 'WHATWG Fetch Standard, port blocking',
  },
  {
    values: { range: 'custom', min: 9000, max: 8000 },
    gives: problem('order', { min: '9000', max: '8000' }, 'min'),
    source: '9000 is more than 8000',
  },
  {
    values: { range: 'custom', min: 6665, max: 6669 },
    gives: problem('nothingLeft', { min: '6665', max: '6669' }, 'avoidKnown'),
    source: 'WHATWG Fetch Standard, port blocking',
  },
  {
    values: { range: 'custom', min: 8100, max: 8104, count: 6, unique: true },
    gives: problem('notEnough', { possible: 5 }, 'count'),
    source: '8100 to 8104 are five ports',
  },
] satisfies Examples<typeof tool>;
