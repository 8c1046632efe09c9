import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

const source = 'xoroshiro128+ written in Python after its authors’ reference; bits by IEEE 802-2014, 8.2';

export default [
  {
    values: { count: 5, seed: 'smallkit' },
    gives: {
      result: ['72:a9:8c:55:aa:e3', '9a:bc:4a:38:a6:28', 'f2:90:fa:0a:9e:d6', 'fa:a2:0d:13:4f:f8', '1a:69:cc:a1:49:72'],
      seedUsed: 'smallkit',
    },
    source,
  },
  {
    values: { oui: '00:00:5e', separator: 'hyphen', upper: true, count: 3, sort: 'asc', as: 'lines', seed: 'smallkit' },
    gives: '00-00-5E-0A-9E-D6\n00-00-5E-38-A6-28\n00-00-5E-55-AA-E3',
    source: `${source}; 00-00-5E is IANA’s (RFC 7042)`,
  },
  {
    values: { eui64: true, separator: 'dot', count: 1, seed: 'smallkit' },
    gives: { result: ['70a9.8cff.fe55.aae3'] },
    source: `${source}; RFC 4291, appendix A`,
  },
  {
    values: { local: false, multicast: true, separator: 'none', count: 1, seed: 'smallkit' },
    gives: { result: ['71a98c55aae3'] },
    source,
  },
  {
    values: { oui: '02:1a:4b:00:11', unique: true, count: 300 },
    gives: problem('notEnough', { possible: 256 }, 'count'),
    source: 'one byte is left, with 256 values',
  },
  {
    values: { oui: '02:1g' },
    gives: problem('badPrefix', { oui: '02:1g' }, 'oui'),
    source: 'g is not a hex digit',
  },
] satisfies Examples<typeof tool>;
