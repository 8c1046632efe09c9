import { problem, type Examples } from '../../../kinds/contract';
import { recordedStatus } from '../../../kinds/contract/recorded-status';
import type tool from './tool';

const event = (eventAction: string, eventDate: string) => ({ eventAction, eventDate });
const entity = (roles: readonly string[], fn: string, more: object = {}) => ({
  objectClassName: 'entity',
  roles,
  vcardArray: [
    'vcard',
    [
      ['version', {}, 'text', '4.0'],
      ['fn', {}, 'text', fn],
    ],
  ],
  ...more,
});

export default [
  {
    values: { input: 'https://www.example.com/page' },
    answers: {
      '/domain/example.com': {
        objectClassName: 'domain',
        ldhName: 'EXAMPLE.COM',
        status: ['client delete prohibited', 'client transfer prohibited'],
        entities: [entity(['registrar'], 'RESERVED-Internet Assigned Numbers Authority')],
        events: [event('registration', '1995-08-14T04:00:00Z'), event('expiration', '2027-08-13T04:00:00Z')],
        secureDNS: { delegationSigned: true },
        nameservers: [{ ldhName: 'A.IANA-SERVERS.NET' }, { ldhName: 'B.IANA-SERVERS.NET' }],
      },
    },
    gives: {
      name: 'example.com',
      kind: 'domain',
      registrar: 'RESERVED-Internet Assigned Numbers Authority',
      created: '1995-08-14',
      expires: '2027-08-13',
      status: 'client delete prohibited, client transfer prohibited',
      nameservers: 'a.iana-servers.net, b.iana-servers.net',
      dnssec: 'signed',
    },
    source: 'RFC 9083 §4.5, §5.3; Public Suffix List',
  },
  {
    values: { input: '8.8.8.8' },
    answers: {
      '/ip/8.8.8.8': {
        objectClassName: 'ip network',
        handle: 'NET-8-8-8-0-2',
        name: 'GOGL',
        startAddress: '8.8.8.0',
        endAddress: '8.8.8.255',
        cidr0_cidrs: [{ v4prefix: '8.8.8.0', length: 24 }],
        status: ['active'],
        events: [event('registration', '2023-12-28T17:24:33-05:00')],
        entities: [entity(['registrant'], 'Google LLC')],
      },
    },
    gives: {
      name: 'GOGL',
      kind: 'ip',
      range: '8.8.8.0 – 8.8.8.255',
      org: 'Google LLC',
      created: '2023-12-28',
    },
    source: 'RFC 9083 §5.4; IANA’s IPv4 bootstrap file',
  },
  {
    values: { input: 'free-name.dev' },
    answers: { '/domain/free-name.dev': recordedStatus(404, { errorCode: 404, title: 'Not Found' }) },
    gives: { name: 'free-name.dev', kind: 'domain' },
    source: 'RFC 7480 §5.3: 404 means that there is no record',
  },
  {
    values: { input: 'AS64496' },
    gives: problem('reserved', { text: 'AS64496', rfc: '5398' }, 'input'),
    source: 'RFC 5398: AS numbers for documentation',
  },
  {
    values: { input: '192.168.1.1' },
    gives: problem('reserved', { text: '192.168.1.1', rfc: '1918' }, 'input'),
    source: 'RFC 1918',
  },
] satisfies Examples<typeof tool>;
