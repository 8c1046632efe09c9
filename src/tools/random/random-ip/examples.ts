import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

const python = 'xoroshiro128+ written in Python after its authors’ reference, with Python’s ipaddress';

export default [
  {
    values: { scope: 'cidr', cidr: '203.0.113.0/30', count: 4, unique: true, sort: 'asc' },
    gives: { result: ['203.0.113.0', '203.0.113.1', '203.0.113.2', '203.0.113.3'] },
    source: 'Python’s ipaddress',
  },
  {
    values: { count: 5, as: 'lines', seed: 'smallkit' },
    gives: '209.195.252.113\n190.157.117.169\n27.21.9.152\n223.63.42.188\n77.211.235.74',
    source: python,
  },
  {
    values: { version: '6', count: 2, seed: 'smallkit' },
    gives: {
      result: ['31cb:6a78:bea4:75a9:e31a:3f8c:e931:cb55', '39ab:3eb2:ee21:b2e3:1b15:998:df3f:2ac4'],
      seedUsed: 'smallkit',
    },
    source: python,
  },
  {
    values: { version: 'both', count: 4, seed: 'smallkit' },
    gives: {
      result: [
        '3ea3:d1af:e320:3f8c:e931:cb55:f9a2:beaa',
        '3b16:b99:df40:2abc:4dd3:eb4a:e44a:c038',
        '18.32.37.40',
        '104.63.147.144',
      ],
    },
    source: python,
  },
  {
    values: { scope: 'private', count: 4, seed: 'smallkit' },
    gives: { result: ['10.191.252.113', '10.203.118.92', '172.22.65.54', '10.183.205.230'] },
    source: `${python}; RFC 1918`,
  },
  {
    values: { scope: 'private', version: '6', count: 2, seed: 'smallkit' },
    gives: { result: ['fdc3:fc71:be9d:75a9:e31a:3f8c:e931:cb55', 'fda2:beaa:ee19:b2e3:1b15:998:df3f:2bb6'] },
    source: `${python}; RFC 4193`,
  },
  {
    values: { scope: 'documentation', count: 4, prefixLength: true, as: 'comma', seed: 'smallkit' },
    gives: '203.0.113.113/32, 203.0.113.176/32, 203.0.113.148/32, 192.0.2.63/32',
    source: `${python}; RFC 5737`,
  },
  {
    values: {
      scope: 'cidr',
      cidr: '2001:db8:0:1::7/112',
      count: 2,
      compress: false,
      prefixLength: true,
      seed: 'smallkit',
    },
    gives: {
      result: ['2001:0db8:0000:0001:0000:0000:0000:fc71/112', '2001:0db8:0000:0001:0000:0000:0000:3448/112'],
    },
    source: python,
  },
  {
    values: { scope: 'cidr', cidr: '10.0.0.0/33' },
    gives: problem('prefix', { text: '33', max: 32 }, 'cidr'),
    source: 'an IPv4 address has 32 bits',
  },
  {
    values: { scope: 'cidr', cidr: '10.0.0.256/8' },
    gives: problem('octet', { text: '256' }, 'cidr'),
    source: 'Python’s ipaddress refuses it: 256 (> 255) not permitted',
  },
  {
    values: { scope: 'cidr', cidr: '192.0.2.0/30', count: 5, unique: true },
    gives: problem('notEnough', { possible: 4n }, 'count'),
    source: 'Python’s ipaddress: num_addresses is 4',
  },
] satisfies Examples<typeof tool>;
