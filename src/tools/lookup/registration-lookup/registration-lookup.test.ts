import { describe, expect, test } from 'vitest';
import { AskError } from '../../../core/service-error';
import { exampleContext } from '../../../kinds/run/run-example';
import { recordedStatus } from '../../../kinds/contract/recorded-status';
import { addressPath, reservedBy, whatIsAsked } from './asked';
import tool from './tool';

test.for([
  ['Example.COM', { kind: 'domain', host: 'example.com' }],
  ['https://user@www.example.co.uk:8080/x?y', { kind: 'domain', host: 'www.example.co.uk' }],
  ['bücher.example', { kind: 'domain', host: 'xn--bcher-kva.example', unicode: 'bücher.example' }],
  ['AS15169', { kind: 'autnum', number: 15169 }],
  ['as 15169', { kind: 'autnum', number: 15169 }],
  ['AS4294967296', { bad: 'badNumber' }],
  ['exam!ple.com', { bad: 'badCharacter', character: '!' }],
  ['300.1.1.1', { bad: 'badAddress' }],
] as const)('%j', ([typed, asked]) => expect(whatIsAsked(typed)).toEqual(asked));

test.for([
  ['8.8.8.8', 'ip/8.8.8.8'],
  ['8.8.8.0/24', 'ip/8.8.8.0/24'],
  ['[2001:4860:0:0:0:0:0:8888]', 'ip/2001:4860::8888'],
  ['http://8.8.8.8/', 'ip/8.8.8.8'],
] as const)('%s is asked for at %s', ([typed, path]) => {
  const asked = whatIsAsked(typed);
  if (!('kind' in asked) || asked.kind !== 'ip') throw new Error(`${typed} is not an address`);
  expect(addressPath(asked)).toBe(path);
});

test.for([
  [0, 7607],
  [23456, 6793],
  [64511, 5398],
  [65534, 6996],
  [15169, undefined],
  [4294967295, 7300],
] as const)('AS%i is reserved by RFC %s', ([number, rfc]) => expect(reservedBy(number)).toBe(rfc));

const run = (input: string, answers: Readonly<Record<string, unknown>>, full = false) =>
  tool.run({ input, full }, exampleContext(answers));
const domain = { objectClassName: 'domain', ldhName: 'a.com' };

describe('a domain', () => {
  test('of a registry without RDAP is looked up in DNS', async () => {
    const answer = (records: readonly object[]) => ({ Status: 0, Answer: records });
    const given = await run('www.example.de', {
      'name=example.de&type=NS': answer([{ name: 'example.de.', type: 2, TTL: 60, data: 'NS1.Example.de.' }]),
      'name=example.de&type=SOA': answer([]),
    });
    expect(given).toMatchObject({ name: 'example.de', nameservers: 'ns1.example.de' });
    expect(JSON.stringify(given)).toContain('noRdap');
  });

  test.for([
    ['example.notatld', 'unknownTld'],
    ['co.uk', 'suffixOnly'],
    ['', 'error.required'],
  ] as const)('%j is refused: %s', async ([input, code]) => expect(await run(input, {})).toMatchObject({ code }));

  test('reports that a registry is busy', async () =>
    expect(await run('a.com', { 'domain/a.com': recordedStatus(429) })).toMatchObject({
      code: 'tooMany',
      with: { host: 'rdap.verisign.com' },
    }));

  test('of a registry that is down throws its status', async () =>
    expect(run('a.com', { 'domain/a.com': recordedStatus(500) })).rejects.toThrow(AskError));

  test('and something else than a record is not taken for one', async () =>
    expect(run('a.com', { 'domain/a.com': { hello: 1 } })).rejects.toThrow('error.notJson'));

  test('the registrar fills what the registry leaves out, and its silence is noted', async () => {
    const links = [{ rel: 'related', href: 'https://rdap.registrar.example/domain/A.COM' }];
    const more = {
      ...domain,
      entities: [{ roles: ['registrant'], vcardArray: ['vcard', [['fn', {}, 'text', 'Ann']]] }],
    };
    const registry = { ...domain, links, status: ['active'] };
    const given = await run('a.com', { 'com/v1/domain/a.com': registry, 'example/domain/A.COM': more }, true);
    expect(given).toMatchObject({ registrant: 'Ann', status: 'active' });
    const silent = await run(
      'a.com',
      { 'com/v1/domain/a.com': registry, 'example/domain/A.COM': recordedStatus(403) },
      true,
    );
    expect(JSON.stringify(silent)).toContain('registrarSilent');
  });

  test.for([
    ['2026-11-22', 'daysLeft', 1],
    ['2026-11-21', 'daysLeft', 0],
    ['2026-11-01', 'expired', 20],
  ] as const)('that ends on %s on November 21: %s %i', async ([date, code, days]) => {
    const events = [{ eventAction: 'expiration', eventDate: `${date}T00:00:00Z` }];
    const given = await run('a.com', { 'domain/a.com': { ...domain, events } });
    expect(given).toMatchObject({ notes: expect.arrayContaining([expect.objectContaining({ code, with: { days } })]) });
  });

  test.for([
    [['registration 1995-08-14', 'expiration 2027-08-13'], 'sinceUntil', 'August 14, 1995', 'August 13, 2027'],
    [['registration 1995-08-14', 'expiration 2026-11-20'], 'ended', 'August 14, 1995', 'November 20, 2026'],
    [['registration 1995-08-14'], 'since', 'August 14, 1995', undefined],
    [[], 'isRegistered', undefined, undefined],
  ] as const)('%j: the sentence above it is %s', async ([dates, code, since, until]) => {
    const events = dates.map((one) => {
      const [eventAction, date] = one.split(' ');
      return { eventAction, eventDate: `${date}T00:00:00Z` };
    });
    const given = await run('a.com', { 'domain/a.com': { ...domain, events } });
    expect(given).toMatchObject({
      summary: { code, with: { name: 'a.com', ...(since && { since }), ...(until && { until }) } },
    });
  });
});
