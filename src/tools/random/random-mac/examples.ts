import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

const python = 'xoroshiro128+ written in Python after its authors’ reference, with the bits of IEEE 802-2014 §8.2';

export default [
  {
    values: { count: 3, seed: 'smallkit' },
    gives: { result: ['72:a9:8c:55:aa:e3', '9a:bc:4a:38:a6:28', 'f2:90:fa:0a:9e:d6'], seedUsed: 'smallkit' },
    source: python,
  },
  {
    values: { separator: 'hyphen', upper: true, local: false, count: 2, seed: 'smallkit' },
    gives: { result: ['70-A9-8C-55-AA-E3', '98-BC-4A-38-A6-28'] },
    source: python,
  },
  {
    values: { separator: 'dot', sort: 'asc', as: 'lines', seed: 'smallkit' },
    gives: '1a69.cca1.4972\n72a9.8c55.aae3\n9abc.4a38.a628\nf290.fa0a.9ed6\nfaa2.0d13.4ff8',
    source: python,
  },
  {
    values: { oui: '00-00-5E-00-53', count: 3, seed: 'smallkit' },
    gives: { result: ['00:00:5e:00:53:e3', '00:00:5e:00:53:28', '00:00:5e:00:53:d6'] },
    source: `${python}; the block for documentation of RFC 9542 §2.1.2`,
  },
  {
    values: { eui64: true, count: 2, as: 'comma', seed: 'smallkit' },
    gives: '70:a9:8c:ff:fe:55:aa:e3, 98:bc:4a:ff:fe:38:a6:28',
    source: `${python}; RFC 4291, appendix A`,
  },
  {
    values: { oui: '00:0g:5e' },
    gives: problem('notHex', { character: 'g', column: 5 }, 'oui'),
    source: 'hexadecimal digits end with f',
  },
  {
    values: { oui: '00:00:5e:00:53:01' },
    gives: problem('tooLong', { bytes: 6 }, 'oui'),
    source: 'an EUI-48 has six bytes',
  },
  {
    values: { oui: '00005e0053', count: 257, unique: true },
    gives: problem('notEnough', { possible: 256 }, 'count'),
    source: 'one byte has 256 values',
  },
] satisfies Examples<typeof tool>;
