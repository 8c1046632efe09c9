import { describe, expect, test } from 'vitest';
import { merged, readRegistration } from './registration';
import { addressServer, autnumServer, domainServer } from './bootstrap';
import { readAddress, isAddressFault } from '../ip/address';
import { registrable } from './registrable';

const jcard = (...properties: readonly unknown[]) => ['vcard', [['version', {}, 'text', '4.0'], ...properties]];

describe('a record of RFC 9083', () => {
  // Built from the structures in §5.1 (entity), §5.3 (domain), and §4.5 (events).
  const record = readRegistration({
    objectClassName: 'domain',
    handle: 'D-1',
    ldhName: 'Example.COM.',
    status: ['active'],
    nameservers: [{ ldhName: 'NS2.Example.com' }, { ldhName: 'ns1.example.com.' }],
    secureDNS: { delegationSigned: false },
    events: [
      { eventAction: 'registration', eventDate: '1995-08-13T23:00:00-05:00' },
      { eventAction: 'last changed', eventDate: 'soon' },
      { eventAction: 'registrar expiration', eventDate: '2030-01-01T00:00:00Z' },
    ],
    entities: [
      {
        roles: ['registrar'],
        publicIds: [{ type: 'IANA Registrar ID', identifier: '376' }],
        vcardArray: jcard(['fn', {}, 'text', 'Registrar, Inc.']),
        entities: [{ roles: ['abuse'], vcardArray: jcard(['tel', { type: 'voice' }, 'uri', 'tel:+1.2125550123']) }],
      },
      {
        roles: ['registrant'],
        vcardArray: jcard(
          ['fn', {}, 'text', ''],
          ['org', {}, 'text', ['Ann’s', 'Bakery']],
          ['adr', { cc: 'US' }, 'text', ['', '', '1 Main St', 'Springfield', 'IL', '62701', 'United States']],
        ),
      },
    ],
    links: [
      { rel: 'self', href: 'https://rdap.example/domain/example.com' },
      { rel: 'related', href: 'https://rdap.registrar.example/domain/example.com' },
    ],
  });

  test('is read', () =>
    expect(record).toEqual({
      kind: 'domain',
      name: 'example.com',
      handle: 'D-1',
      status: ['active'],
      registrar: 'Registrar, Inc.',
      registrarId: '376',
      created: '1995-08-14',
      updated: '',
      expires: '2030-01-01',
      nameservers: ['ns2.example.com', 'ns1.example.com'],
      dnssec: 'unsigned',
      abuse: '+1.2125550123',
      registrant: 'Ann’s, Bakery',
      country: 'US',
      range: '',
      blocks: [],
      org: 'Ann’s, Bakery',
      related: 'https://rdap.registrar.example/domain/example.com',
    }));
});

test.for([
  [{ redacted: [{ name: { description: 'Registrant Name' } }] }],
  [{ redacted: [{ name: { type: 'Registrant Organization' } }] }],
  [{ entities: [{ roles: ['registrant'], remarks: [{ title: 'REDACTED FOR PRIVACY' }] }] }],
] as const)('%j withholds the owner’s name (RFC 9537)', ([json]) =>
  expect(readRegistration({ objectClassName: 'domain', ...json })?.registrant).toBe('redacted'),
);

test('a registrar without a card has its handle', () =>
  // The registry of .cz answered so for example.cz (recorded in openrdap/rdap, test/testdata/rdap/rdap.nic.cz).
  expect(
    readRegistration({
      objectClassName: 'domain',
      ldhName: 'example.cz',
      entities: [{ objectClassName: 'entity', handle: 'REG-INTERNET-CZ', roles: ['registrar'] }],
    }),
  ).toMatchObject({ registrar: 'REG-INTERNET-CZ', registrant: '' }));

// Answers of ARIN and LACNIC, shortened (recorded in secynic/ipwhois, ipwhois/tests/rdap.json).
test.for([
  [
    'ARIN',
    {
      handle: 'NET-74-125-0-0-1',
      startAddress: '074.125.000.000',
      endAddress: '074.125.255.255',
      ipVersion: 'v4',
      name: 'GOOGLE',
      type: 'DIRECT ALLOCATION',
      events: [
        { eventAction: 'last changed', eventDate: '2012-02-24T09:44:34-05:00' },
        { eventAction: 'registration', eventDate: '2007-03-13T12:09:54-04:00' },
      ],
      entities: [
        {
          handle: 'GOGL',
          vcardArray: jcard(
            ['fn', {}, 'text', 'Google Inc.'],
            [
              'adr',
              { label: '1600 Amphitheatre Parkway\nMountain View\nCA\n94043\nUNITED STATES' },
              'text',
              ['', '', '', '', '', '', ''],
            ],
            ['kind', {}, 'text', 'org'],
          ),
          roles: ['registrant'],
        },
      ],
    },
    {
      name: 'GOOGLE',
      handle: 'NET-74-125-0-0-1',
      range: '74.125.0.0 – 74.125.255.255',
      created: '2007-03-13',
      updated: '2012-02-24',
      org: 'Google Inc.',
    },
  ],
  [
    'LACNIC',
    {
      handle: '2801:10:c000::',
      startAddress: '2801:10:c000:0:0:0:0:0',
      endAddress: '2801:10:c000:0:0:0:0:0',
      name: 'Universidad Catolica de Oriente',
      country: 'CO',
      events: [{ eventAction: 'last changed', eventDate: '2013-10-29T19:26:00Z' }],
    },
    { range: '2801:10:c000::', country: 'CO', updated: '2013-10-29' },
  ],
] as const)('a network as %s describes it', ([, answer, expected]) =>
  expect(readRegistration({ objectClassName: 'ip network', ...answer })).toMatchObject(expected),
);

test.for([null, [], 'x', {}, { objectClassName: 'nameserver' }])('%j is not a registration', (json) =>
  expect(readRegistration(json)).toBeUndefined(),
);

test('a strange record does not break the page', () =>
  expect(
    readRegistration({
      objectClassName: 'autnum',
      startAutnum: 1,
      endAutnum: 1,
      status: 'active',
      events: 'none',
      entities: [null, { vcardArray: 'x' }, { roles: 'registrar', vcardArray: ['vcard', [['fn']]] }],
    }),
  ).toMatchObject({ kind: 'autnum', range: '1', status: [], registrar: '' }));

test('the registry’s word counts, and the registrar fills the gaps', () => {
  const registry = readRegistration({ objectClassName: 'domain', ldhName: 'a.com', status: ['active'] });
  const registrar = readRegistration({ objectClassName: 'domain', ldhName: 'b.com', status: ['x'], handle: 'H' });
  if (!registry || !registrar) throw new Error('the records were not read');
  expect(merged(registry, registrar)).toMatchObject({ name: 'a.com', status: ['active'], handle: 'H' });
});

// IANA’s bootstrap files, read in their own form.
test.for([
  ['example.com', 'https://rdap.verisign.com/com/v1/'],
  ['example.dev', 'https://pubapi.registry.google/rdap/'],
  ['a.b.example.fr', 'https://rdap.nic.fr/'],
  ['example.de', undefined],
  ['example.kg', undefined],
] as const)('%s is asked for at %s', async ([domain, server]) => expect(await domainServer(domain)).toBe(server));

test.for([
  ['8.8.8.8', 'https://rdap.arin.net/registry/'],
  ['193.0.0.1', 'https://rdap.db.ripe.net/'],
  ['2001:4860::8888', 'https://rdap.arin.net/registry/'],
  ['2001:200::1', 'https://rdap.apnic.net/'],
  ['4000::', undefined],
] as const)('%s is asked for at %s', async ([text, server]) => {
  const address = readAddress(text);
  if (isAddressFault(address)) throw new Error(text);
  expect(await addressServer(address)).toBe(server);
});

test.for([
  [15169, 'https://rdap.arin.net/registry/'],
  [3333, 'https://rdap.db.ripe.net/'],
  [64496, undefined],
] as const)('AS%i is asked for at %s', async ([number, server]) => expect(await autnumServer(number)).toBe(server));

// The Public Suffix List, without its private part.
test.for([
  ['www.example.co.uk', 'example.co.uk', 'co.uk', true],
  ['a.github.io', 'github.io', 'io', true],
  ['co.uk', undefined, 'co.uk', true],
  ['example.notatld', 'example.notatld', 'notatld', false],
] as const)('%s belongs to %s', async ([host, domain, suffix, isKnown]) =>
  expect(await registrable(host)).toEqual({ domain, suffix, isKnown }),
);
