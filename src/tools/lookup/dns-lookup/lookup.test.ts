import { expect, test } from 'vitest';
import { AskError } from '../../../core/service-error';
import { exampleContext } from '../../../kinds/run/run-example';
import { inWords, readAnswer, unique } from '../../../formats/dns/answer';
import { askOne } from '../../../formats/dns/ask';
import { limitConcurrency } from '../../../core/limit-concurrency';
import { lookUp } from './lookup';
import tool from './tool';

const answer = (
  Status: number,
  records: readonly (readonly [name: string, type: number, ttl: number, data: string])[] = [],
  more = {},
) => ({
  Status,
  TC: false,
  RD: true,
  RA: true,
  AD: false,
  CD: false,
  Answer: records.map(([name, type, TTL, data]) => ({ name, type, TTL, data })),
  ...more,
});
const options = { type: 'A', resolver: 'default', validate: true } as const;
const run = limitConcurrency(10);
const now = new Date('2026-11-21T12:00:00Z');

test('reads Cloudflare’s and Google’s JSON, sorts MX, and keeps the order of other records', () => {
  const json = answer(
    0,
    [
      ['Example.com.', 15, 300, '20 b.example.com.'],
      ['example.com.', 46, 300, 'MX 13 2 300'],
      ['example.com.', 15, 300, '10 a.example.com.'],
      ['example.com.', 65280, 300, '\\# 1 00'],
    ],
    { AD: true, Comment: 'Response from 192.0.2.1.' },
  );
  expect(readAnswer(json)).toEqual({
    status: 'NOERROR',
    authentic: true,
    records: [
      { name: 'example.com', ttl: 300, type: 'MX', data: '10 a.example.com' },
      { name: 'example.com', ttl: 300, type: 'RRSIG', data: 'MX 13 2 300' },
      { name: 'Example.com', ttl: 300, type: 'MX', data: '20 b.example.com' },
      { name: 'example.com', ttl: 300, type: 'TYPE65280', data: '\\# 1 00' },
    ],
    comments: ['Response from 192.0.2.1.'],
    keepFor: 300,
  });
});

test('reads the answer that Cloudflare’s documentation shows', () =>
  // developers.cloudflare.com/1.1.1.1/encryption/dns-over-https/make-api-requests/dns-json, updated 2026-05-05.
  expect(
    readAnswer({
      Status: 0,
      TC: false,
      RD: true,
      RA: true,
      AD: true,
      CD: false,
      Question: [{ name: 'example.com.', type: 28 }],
      Answer: [{ name: 'example.com.', type: 28, TTL: 1726, data: '2606:2800:220:1:248:1893:25c8:1946' }],
    }),
  ).toMatchObject({
    status: 'NOERROR',
    authentic: true,
    records: [{ name: 'example.com', ttl: 1726, type: 'AAAA', data: '2606:2800:220:1:248:1893:25c8:1946' }],
    keepFor: 1726,
  }));

test.for([null, 'x', [], {}, { Status: '0' }])('does not accept %j as an answer', (json) =>
  expect(readAnswer(json)).toBeUndefined(),
);

test('shows an unknown status by its number', () => expect(readAnswer({ Status: 24 })?.status).toBe('RCODE24'));

test('shows a record that is in two answers only once', () => {
  const record = { name: 'a.example', ttl: 5, type: 'CNAME', data: 'b.example' };
  expect(unique([record, { ...record, ttl: 4, name: 'A.example' }, { ...record, data: 'c.example' }])).toHaveLength(2);
});

test.for([
  [0, '0 s'],
  [59, '59 s'],
  [300, '5 min'],
  [3661, '1 h 1 min 1 s'],
  [93_600, '1 d 2 h'],
] as const)('writes %i s as %s', ([seconds, words]) => {
  expect(inWords(seconds)).toBe(words);
});

test('caches an answer for its TTL, counts the TTL down, and asks again afterwards', async () => {
  let asked = 0;
  const ask = async () => {
    asked++;
    return answer(0, [['ttl.example.', 1, 60, '192.0.2.1']]);
  };
  const at = (seconds: number) =>
    askOne({ ask, now: new Date(now.getTime() + seconds * 1000) }, 'default', 'ttl.example', 'A', true);
  expect((await at(0)).records[0]?.ttl).toBe(60);
  expect((await at(20)).records[0]?.ttl).toBe(40);
  expect(asked).toBe(1);
  await at(60);
  expect(asked).toBe(2);
});

test('asks the chosen resolver for the type, with cd=1 unless it should check signatures', async () => {
  const urls: string[] = [];
  const ask = async (url: string) => {
    urls.push(url);
    return answer(0);
  };
  await askOne({ ask, now }, 'default', 'a.example', 'AAAA', true);
  await askOne({ ask, now }, 'google', 'a.example', 'HTTPS', false);
  expect(urls).toEqual([
    'https://cloudflare-dns.com/dns-query?name=a.example&type=AAAA',
    'https://dns.google/resolve?name=a.example&type=HTTPS&cd=1',
  ]);
});

test.for([
  [0, true, 'unsigned'],
  [2, true, 'bogus'],
  [2, false, 'unchecked'],
] as const)('reports status %i with checking %s as %s', async ([status, validate, dnssec]) => {
  const ask = async (url: string) => answer(url.includes('cd=1') ? 0 : status);
  const found = await lookUp({ ask, now }, { name: `dnssec${status}.example` }, { ...options, validate }, run);
  expect(found.dnssec).toBe(dnssec);
});

test('SERVFAIL with and without checking does not mean invalid signatures', async () => {
  const found = await lookUp({ ask: async () => answer(2), now }, { name: 'down.example' }, options, run);
  expect(found).toMatchObject({ dnssec: 'unsigned', status: 'SERVFAIL' });
});

test('is secure only if every answer is', async () => {
  const signed = (url: string) => answer(0, [], { AD: !url.includes('type=TXT') });
  const all = { ...options, type: 'all' };
  expect((await lookUp({ ask: async (url) => signed(url), now }, { name: 'half.example' }, all, run)).dnssec).toBe(
    'unsigned',
  );
  expect(
    (await lookUp({ ask: async () => answer(0, [], { AD: true }), now }, { name: 'whole.example' }, all, run)).dnssec,
  ).toBe('secure');
});

const blocked = () => new AskError({ code: 'error.blocked', host: 'resolver.example' });

test('names one failed query out of ten, and throws if all ten fail', async () => {
  const ask = async (url: string) => {
    if (url.includes('type=CAA')) throw blocked();
    return answer(0, url.endsWith('type=A') ? [['part.example.', 1, 60, '192.0.2.1']] : []);
  };
  const found = await lookUp({ ask, now }, { name: 'part.example' }, { ...options, type: 'all' }, run);
  expect(found).toMatchObject({ failed: ['CAA'], status: 'NOERROR', records: [{ data: '192.0.2.1' }] });
  const none = lookUp(
    { ask: async () => Promise.reject(blocked()), now },
    { name: 'none.example' },
    { ...options, type: 'all' },
    run,
  );
  await expect(none).rejects.toBeInstanceOf(AskError);
});

test('does not treat a bug as a missing answer', async () => {
  const ask = async () => {
    throw new TypeError('bug');
  };
  await expect(lookUp({ ask, now }, { name: 'bug.example' }, options, run)).rejects.toThrow('bug');
});

test('asks for ten types in parallel, and never sends more than ten queries at once', async () => {
  let running = 0;
  let most = 0;
  const ask = async () => {
    most = Math.max(most, ++running);
    await new Promise((done) => setImmediate(done));
    running--;
    return answer(0, [], {});
  };
  const own = limitConcurrency(10);
  await Promise.all(
    ['1', '2', '3', '4'].map((name) =>
      lookUp({ ask, now }, { name: `${name}.side.example` }, { ...options, type: 'all' }, own),
    ),
  );
  expect(most).toBe(10);
});

test('a failed task lets the next one start', async () => {
  const own = limitConcurrency(1);
  const failing = own(async () => {
    throw new Error('no');
  });
  const next = own(async () => 'yes');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('yes');
});

const values = { input: '', type: 'A', resolver: 'default', validate: true, compare: false } as const;
const recorded = (answers: Record<string, unknown>) => exampleContext(answers);

test('for many names, shows a table of states, and reports an invalid line next to the valid ones', async () => {
  const context = recorded({
    'name=one.bulk.example&type=A': answer(0, [['one.bulk.example.', 1, 60, '192.0.2.1']]),
    'name=two.bulk.example&type=A': answer(3),
  });
  const given = await tool.run({ ...values, input: 'one.bulk.example\n\nbad name.example\ntwo.bulk.example' }, context);
  expect(given).toMatchObject({
    summary: { code: 'foundAll', with: { names: 2, count: 1 } },
    query: 'one.bulk.example\ntwo.bulk.example',
    status: 'NOERROR, NXDOMAIN',
    count: 1,
    problem: { code: 'badCharacter', with: { where: '3: bad name.example', character: ' ' } },
  });
});

test.for([
  ['found', answer(0, [['a.sum.example.', 1, 60, '192.0.2.1']]), { count: 1, types: 'A' }],
  ['nodata', answer(0), {}],
  ['nxdomain', answer(3), {}],
  ['servfail', answer(2), {}],
] as const)('the sentence above the answer: %s', async ([code, given, more]) => {
  const name = `${code}.sum.example`;
  const context = recorded({ [`name=${name}&type=A`]: given, [`name=${name}&type=A&cd=1`]: given });
  const { summary, notes } = Object(await tool.run({ ...values, input: name }, context));
  expect(summary).toMatchObject({ code, with: { name, ...more } });
  expect(JSON.stringify(notes)).not.toContain(code);
});

test('accepts at most fifty names', async () => {
  const input = Array.from({ length: 51 }, (_, index) => `a${index}.example`).join('\n');
  expect(await tool.run({ ...values, input }, recorded({}))).toMatchObject({
    code: 'tooManyNames',
    with: { names: 51, limit: 50 },
  });
});

test('shows how the answers of two resolvers differ', async () => {
  const given = await tool.run(
    { ...values, input: 'spread.example', compare: true },
    recorded({
      'cloudflare-dns.com/dns-query?name=spread.example&type=A': answer(0, [['spread.example.', 1, 60, '192.0.2.1']]),
      'dns.google/resolve?name=spread.example&type=A': answer(0, [['spread.example.', 1, 9, '192.0.2.2']]),
    }),
  );
  expect(given).toMatchObject({
    service: 'cloudflare-dns.com, dns.google',
    comparison: {
      rows: [
        ['spread.example', 'A', '192.0.2.1', { code: 'yes' }, { code: 'no' }],
        ['spread.example', 'A', '192.0.2.2', { code: 'no' }, { code: 'yes' }],
      ],
    },
  });
  expect(JSON.stringify(given)).toContain('notSpread');
});
