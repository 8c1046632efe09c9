import { problem, type Examples } from '../../../kinds/contract';
import { recordedStatus } from '../../../kinds/contract/recorded-status';
import type tool from './tool';

const MISSING = { Status: 3, AD: true };

export default [
  {
    values: { input: 'smallbakery', tlds: 'com, dev, de' },
    answers: {
      '/domain/smallbakery.com': {
        objectClassName: 'domain',
        ldhName: 'SMALLBAKERY.COM',
        events: [{ eventAction: 'expiration', eventDate: '2027-05-01T00:00:00Z' }],
      },
      '/domain/smallbakery.dev': recordedStatus(404),
      'name=smallbakery.de&type=NS': MISSING,
      'name=smallbakery.de&type=SOA': MISSING,
    },
    gives: {
      result: ['smallbakery.com – taken', 'smallbakery.dev – free', 'smallbakery.de – unknown'],
      free: 1,
      taken: 1,
      unknown: 1,
    },
    source: 'RFC 7480 §5.3; the registry of .de has no RDAP in IANA’s list',
  },
  {
    values: { input: 'www.example.co.uk\nEXAMPLE.co.uk' },
    answers: { '/domain/example.co.uk': { objectClassName: 'domain', ldhName: 'example.co.uk' } },
    gives: { result: ['example.co.uk – taken'], taken: 1 },
    source: 'Public Suffix List; RFC 7480 §5.3',
  },
  {
    values: { input: '-bakery' },
    gives: problem('badHyphen', { line: 1, text: '-bakery' }, 'input'),
    source: 'RFC 5891 §4.2.3.1',
  },
] satisfies Examples<typeof tool>;
