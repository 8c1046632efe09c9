import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

const txt = (name: string, data: string) => ({ Status: 0, Answer: [{ name, type: 16, TTL: 300, data: `"${data}"` }] });
const NETWORK = {
  'name=8.8.8.8.in-addr.arpa&type=PTR': {
    Status: 0,
    Answer: [{ name: '8.8.8.8.in-addr.arpa.', type: 12, TTL: 300, data: 'dns.google.' }],
  },
  'name=8.8.8.8.origin.asn.cymru.com&type=TXT': txt(
    '8.8.8.8.origin.asn.cymru.com.',
    '15169 | 8.8.8.0/24 | US | arin | 2023-12-28',
  ),
  'name=AS15169.asn.cymru.com&type=TXT': txt('AS15169.asn.cymru.com.', '15169 | US | arin | 2000-03-30 | GOOGLE, US'),
  '/ip/8.8.8.8': {
    objectClassName: 'ip network',
    name: 'GOGL',
    startAddress: '8.8.8.0',
    endAddress: '8.8.8.255',
    entities: [{ roles: ['registrant'], vcardArray: ['vcard', [['fn', {}, 'text', 'Google LLC']]] }],
  },
};

export default [
  {
    values: { input: '8.8.8.8' },
    answers: NETWORK,
    gives: {
      ip: '8.8.8.8',
      version: 4,
      scope: 'global',
      hostname: 'dns.google',
      asn: 'AS15169',
      asName: 'GOOGLE, US',
      prefix: '8.8.8.0/24',
      country: 'US',
      network: 'GOGL',
      range: '8.8.8.0 – 8.8.8.255',
      reverse: '8.8.8.8.in-addr.arpa',
      decimal: '134744072',
    },
    source: 'Team Cymru, ‘IP to ASN mapping’; RFC 9083 §5.4; Python ipaddress',
  },
  {
    values: { input: '2001:DB8:0:0:1:0:0:1' },
    answers: {},
    gives: {
      ip: '2001:db8::1:0:0:1',
      version: 6,
      scope: 'documentation',
      expanded: '2001:0db8:0000:0000:0001:0000:0000:0001',
    },
    source: 'RFC 5952 §4.2.3; RFC 3849; Python ipaddress',
  },
  {
    values: { input: '192.168.1.1' },
    answers: {},
    gives: { ip: '192.168.1.1', scope: 'private', decimal: '3232235777', reverse: '1.1.168.192.in-addr.arpa' },
    source: 'RFC 1918; Python ipaddress',
  },
  {
    values: { input: '' },
    answers: {
      'api64.ipify.org/?format=json': { ip: '8.8.8.8' },
      'api.ipify.org/?format=json': { ip: '8.8.8.8' },
      '?format=json': { ip: '8.8.8.8' },
      ...NETWORK,
    },
    gives: { ip: '8.8.8.8', ip4: '8.8.8.8', hostname: 'dns.google' },
    source: 'ipify.org: the address as JSON',
  },
  {
    values: { input: '010.1' },
    answers: {},
    gives: problem('oldSpelling', { text: '010.1', means: '8.0.0.1' }, 'input'),
    source: 'WHATWG URL, IPv4 parser; RFC 6943 §3.1.1',
  },
  {
    values: { input: '1.2.3.256' },
    answers: {},
    gives: problem('octet', { text: '256' }, 'input'),
    source: 'RFC 791 §3.2: an octet is at most 255',
  },
] satisfies Examples<typeof tool>;
