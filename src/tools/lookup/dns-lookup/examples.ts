import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

/** An answer in the JSON format of DNS over HTTPS, as returned by Cloudflare's resolver. */
const answer = (Answer: readonly { name: string; type: number; TTL: number; data: string }[], more = {}) => ({
  Status: 0,
  TC: false,
  RD: true,
  RA: true,
  AD: false,
  CD: false,
  ...(Answer.length > 0 && { Answer }),
  ...more,
});

export default [
  {
    values: { input: 'example.net', type: 'A' },
    answers: {
      'name=example.net&type=A': answer([{ name: 'example.net.', type: 1, TTL: 300, data: '192.0.2.1' }], { AD: true }),
    },
    gives: {
      query: 'example.net',
      status: 'NOERROR',
      dnssec: 'secure',
      count: 1,
      result: 'example.net 300 A 192.0.2.1',
    },
    source: 'RFC 1035 §3.4.1; AD of RFC 4035 §3.2.3',
  },
  {
    values: { input: '1.2.3.4' },
    answers: {
      'name=4.3.2.1.in-addr.arpa&type=PTR': answer([], { Status: 3 }),
    },
    gives: { query: '4.3.2.1.in-addr.arpa', status: 'NXDOMAIN', count: 0, result: '' },
    source: 'Python: ipaddress.ip_address("1.2.3.4").reverse_pointer',
  },
  {
    values: { input: 'https://caa.example.com/', type: 'CAA' },
    answers: {
      'name=caa.example.com&type=CAA': answer([
        { name: 'caa.example.com.', type: 257, TTL: 3600, data: '\\# 12 00 05 69 73 73 75 65 61 2e 62 63' },
      ]),
    },
    gives: { query: 'caa.example.com', dnssec: 'unsigned', result: 'caa.example.com 3600 CAA 0 issue "a.bc"' },
    source: 'RFC 8659 §4.1, RFC 3597 §5',
  },
  {
    values: { input: 'post@Bücher.example', type: 'MX' },
    answers: {
      'name=xn--bcher-kva.example&type=MX': answer([
        { name: 'xn--bcher-kva.example.', type: 15, TTL: 60, data: '20 b.mail.example.' },
        { name: 'xn--bcher-kva.example.', type: 15, TTL: 60, data: '10 a.mail.example.' },
      ]),
    },
    gives: {
      query: 'xn--bcher-kva.example',
      result: 'xn--bcher-kva.example 60 MX 10 a.mail.example\nxn--bcher-kva.example 60 MX 20 b.mail.example',
      next: ['a.mail.example', 'b.mail.example', '_dmarc.xn--bcher-kva.example', '_domainkey.xn--bcher-kva.example'],
    },
    source: 'RFC 3492 (Python: "bücher".encode("punycode")), RFC 5321 §5.1: lower preference first',
  },
  {
    values: { input: 'www.alias.example', type: 'TXT' },
    answers: {
      'name=www.alias.example&type=TXT': answer([
        { name: 'www.alias.example.', type: 5, TTL: 120, data: 'host.alias.example.' },
        { name: 'host.alias.example.', type: 16, TTL: 60, data: '"v=spf1 include:_spf.example.org " "-all"' },
      ]),
    },
    gives: {
      count: 2,
      result:
        'www.alias.example 120 CNAME host.alias.example\nhost.alias.example 60 TXT v=spf1 include:_spf.example.org -all',
    },
    source: 'RFC 1034 §3.6.2 (chain), RFC 7208 §3.3 (strings joined without a space)',
  },
  {
    values: { input: 'broken.example', type: 'A' },
    answers: {
      'name=broken.example&type=A': answer([], { Status: 2 }),
      'name=broken.example&type=A&cd=1': answer([{ name: 'broken.example.', type: 1, TTL: 60, data: '192.0.2.9' }]),
    },
    gives: { status: 'SERVFAIL', dnssec: 'bogus', count: 0 },
    source: 'RFC 4035 §5.5: wrong signatures are SERVFAIL; with CD the data is given unchecked',
  },
  {
    values: { input: 'exam!ple.com' },
    gives: problem('badCharacter', { where: 'exam!ple.com', character: '!' }, 'input'),
    source: 'RFC 952 and RFC 1123 §2.1; underscores are allowed by RFC 2181 §11',
  },
] satisfies Examples<typeof tool>;
