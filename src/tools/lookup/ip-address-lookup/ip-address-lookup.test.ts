import { describe, expect, test } from 'vitest';
import { addressText, isAddressFault, readAddress } from '../../../formats/ip/address';
import { scopeOf } from '../../../formats/ip/purpose';
import { recordedStatus } from '../../../kinds/contract/recorded-status';
import { exampleContext } from '../../../kinds/run/run-example';
import { reverseName } from './network';
import { readInput } from './read-input';
import tool from './tool';

const addressOf = (text: string) => {
  const address = readAddress(text);
  if (isAddressFault(address)) throw new Error(text);
  return address;
};

test.for([
  ['[::1]', '::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['10.0.0.1/8', '10.0.0.1'],
  ['2001:db8::/32', '2001:db8::'],
  ['http://192.0.2.1:8080/x', '192.0.2.1'],
  ['::FFFF:192.0.2.1', '::ffff:192.0.2.1'],
] as const)('%s is the address %s', ([typed, text]) => {
  const read = readInput(typed);
  expect('address' in read && addressText(read.address)).toBe(text);
});

// The meaning is what the WHATWG URL parser makes of it.
test.for([
  ['example.com', { host: 'example.com' }],
  ['https://www.example.com/page', { host: 'www.example.com' }],
  ['0x7f.1', { fault: 'oldSpelling', text: '0x7f.1', means: '127.0.0.1' }],
  ['3232235777', { fault: 'oldSpelling', text: '3232235777', means: '192.168.1.1' }],
  ['1.2.3', { fault: 'oldSpelling', text: '1.2.3', means: '1.2.0.3' }],
  ['1.2.3.04', { fault: 'oldSpelling', text: '1.2.3.04', means: '1.2.3.4' }],
  ['1.2.3.999', { fault: 'octet', text: '999' }],
  ['1.2.3.4.5', { fault: 'notAddress', text: '1.2.3.4.5' }],
  ['1::2::3', { fault: 'notAddress', text: '1::2::3' }],
  ['1:2:3:4:5:6:7:8:9', { fault: 'notAddress', text: '1:2:3:4:5:6:7:8:9' }],
  ['hello', { fault: 'notAddress', text: 'hello' }],
] as const)('%s is read as %j', ([typed, read]) => expect(readInput(typed)).toEqual(read));

// IANA IPv4 and IPv6 Special-Purpose Address Registries.
test.for([
  ['8.8.8.8', 'global'],
  ['10.255.255.255', 'private'],
  ['172.32.0.1', 'global'],
  ['100.64.0.1', 'shared'],
  ['127.0.0.1', 'loopback'],
  ['169.254.1.1', 'link-local'],
  ['203.0.113.9', 'documentation'],
  ['239.1.1.1', 'multicast'],
  ['198.19.0.1', 'benchmarking'],
  ['0.0.0.0', 'unspecified'],
  ['255.255.255.255', 'broadcast'],
  ['241.0.0.1', 'reserved'],
  ['::', 'unspecified'],
  ['::1', 'loopback'],
  ['::ffff:8.8.8.8', 'mapped'],
  ['2606:4700::1', 'global'],
  ['fd00::1', 'private'],
  ['fe80::1', 'link-local'],
  ['ff02::1', 'multicast'],
  ['2001:db8::1', 'documentation'],
  ['3fff::1', 'documentation'],
  ['2001:2::1', 'benchmarking'],
  ['4000::1', 'reserved'],
] as const)('%s is %s', ([text, scope]) => expect(scopeOf(addressOf(text)).scope).toBe(scope));

// Python: ipaddress.ip_address(text).reverse_pointer.
test.for([
  ['192.0.2.5', '5.2.0.192.in-addr.arpa'],
  ['2001:db8::567:89ab', 'b.a.9.8.7.6.5.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.8.b.d.0.1.0.0.2.ip6.arpa'],
] as const)('the reverse name of %s', ([text, name]) => expect(reverseName(addressOf(text))).toBe(name));

const run = (input: string, answers: Readonly<Record<string, unknown>>) =>
  tool.run({ input }, { ...exampleContext(answers), now: new Date(Date.UTC(2031, 0, 1, (hour += 1))) });
let hour = 0;

describe('the own address', () => {
  const network = { 'type=PTR': { Status: 3 }, 'type=TXT': { Status: 3 }, '/ip/1.1.1.1': recordedStatus(404) };

  test('reports that there is no IPv6 address', async () => {
    const given = await run('', {
      'api64.ipify.org?format=json': { ip: '1.1.1.1' },
      'api.ipify.org?format=json': { ip: '1.1.1.1' },
      'api6.ipify.org?format=json': recordedStatus(503),
      ...network,
    });
    expect(given).toMatchObject({ ip: '1.1.1.1', ip4: '1.1.1.1', ip6: '', hostname: '', asn: '' });
    expect(JSON.stringify(given)).toContain('noIpv6');
  });

  test('is not invented when no service answers', async () =>
    expect(run('', { '?format=json': recordedStatus(500) })).rejects.toThrow('error.status'));

  test('is not taken from an answer that has none', async () =>
    expect(run('', { '?format=json': { ip: 'unknown' } })).rejects.toThrow('error.notJson'));
});

test('a host is resolved first, IPv6 if it has no IPv4', async () => {
  const given = await run('v6.example.com', {
    'name=v6.example.com&type=A': { Status: 0 },
    'name=v6.example.com&type=AAAA': {
      Status: 0,
      Answer: [{ name: 'v6.example.com.', type: 28, TTL: 60, data: '2001:db8::9' }],
    },
  });
  expect(given).toMatchObject({ ip: '2001:db8::9', scope: { code: 'documentation' } });
});

test('a host without an address is a problem', async () =>
  expect(await run('nowhere.example', { 'type=A': { Status: 3 }, 'type=AAAA': { Status: 3 } })).toMatchObject({
    code: 'noHost',
  }));

test('services that fail leave a note, and the rest is shown', async () => {
  const given = await run('1.1.1.1', {
    'type=PTR': recordedStatus(500),
    'type=TXT': recordedStatus(500),
    '/ip/1.1.1.1': recordedStatus(500),
  });
  expect(given).toMatchObject({ ip: '1.1.1.1', decimal: '16843009' });
  expect(JSON.stringify(given)).toMatch(/noDns.*noRegistry/);
});

test('a list becomes a table, and a wrong line spoils only itself', async () => {
  const given = await run('10.0.0.1\n\n999.1.1.1\n::1', {});
  expect(given).toMatchObject({ problem: { code: 'octet', with: { text: '3: 999' } } });
  expect('addresses' in given && given.addresses?.rows.map(([ip]) => ip)).toEqual(['10.0.0.1', '::1']);
});

test('of several networks that announce an address, the smallest is shown', async () => {
  const rows = ['64500 | 1.0.0.0/8 | AU | apnic | ', '13335 4242 | 1.1.1.0/24 | AU | apnic | 2011-08-11'];
  const given = await run('1.1.1.1', {
    'type=PTR': { Status: 3 },
    'origin.asn.cymru.com&type=TXT': {
      Status: 0,
      Answer: rows.map((data) => ({ name: 'x.', type: 16, TTL: 9, data })),
    },
    'AS13335.asn.cymru.com&type=TXT': {
      Status: 0,
      Answer: [{ name: 'x.', type: 16, TTL: 9, data: '13335 | US | arin | | CLOUDFLARENET, US' }],
    },
    '/ip/1.1.1.1': recordedStatus(404),
  });
  expect(given).toMatchObject({ asn: 'AS13335', asName: 'CLOUDFLARENET, US', prefix: '1.1.1.0/24', country: 'AU' });
});
