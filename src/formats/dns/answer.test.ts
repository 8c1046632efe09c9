import { expect, test } from 'vitest';
import { readAnswer } from './answer';

/* Recorded answers of the two resolvers. */

const FLAGS = { TC: false, RD: true, RA: true, AD: false, CD: false } as const;
const SOA = 'a0.nic.sh. hostmaster.donuts.email. 1789230760 7200 900 1209600 3600';

test('Google: a name that does not exist, with a comment (dns.google, shinbo.sh A, 2026-09-12)', () =>
  expect(
    readAnswer({
      Status: 3,
      ...FLAGS,
      Question: [{ name: 'shinbo.sh.', type: 1 }],
      Authority: [{ name: 'sh.', type: 6, TTL: 1800, data: SOA }],
      Comment: 'Response from 65.22.161.9.',
    }),
  ).toEqual({
    status: 'NXDOMAIN',
    authentic: false,
    records: [],
    comments: ['Response from 65.22.161.9.'],
    keepFor: 1800,
  }));

test('Cloudflare: the same question, names without a final dot (cloudflare-dns.com, 2026-09-12)', () =>
  expect(
    readAnswer({
      Status: 3,
      ...FLAGS,
      Question: [{ name: 'shinbo.sh', type: 1 }],
      Authority: [{ name: 'sh', type: 6, TTL: 3600, data: SOA }],
    }),
  ).toEqual({ status: 'NXDOMAIN', authentic: false, records: [], comments: [], keepFor: 3600 }));

test('Cloudflare: an alias and its addresses (1.1.1.1, www.coherentsecurity.com A, February 2021)', () =>
  expect(
    readAnswer({
      Status: 0,
      ...FLAGS,
      Question: [{ name: 'www.coherentsecurity.com', type: 1 }],
      Answer: [
        { name: 'www.coherentsecurity.com', type: 5, TTL: 1693, data: 'robvandenbrink.github.io.' },
        { name: 'robvandenbrink.github.io', type: 1, TTL: 3493, data: '185.199.108.153' },
        { name: 'robvandenbrink.github.io', type: 1, TTL: 3493, data: '185.199.109.153' },
      ],
    }),
  ).toMatchObject({
    status: 'NOERROR',
    records: [
      { name: 'www.coherentsecurity.com', type: 'CNAME', ttl: 1693, data: 'robvandenbrink.github.io' },
      { name: 'robvandenbrink.github.io', type: 'A', ttl: 3493, data: '185.199.108.153' },
      { name: 'robvandenbrink.github.io', type: 'A', ttl: 3493, data: '185.199.109.153' },
    ],
    keepFor: 1693,
  }));
