import { expect, test } from 'vitest';
import { isProblem, note, problem } from '../../../kinds/contract';
import { exampleContext } from '../../../kinds/run/run-example';
import { addressText, readAddress, isAddressFault, type Family } from '../../../formats/ip/address';
import { seededSource } from '../../../core/numbers/random';
import { byAddress, drawAddresses, possibleAddresses, writeAddress } from './addresses';
import { intervalsOf, type Scope } from './scopes';
import tool from './tool';

const pool = (scope: Scope, family: Family) => ({ family, intervals: intervalsOf(scope, family), redraw: false });

function contains(scope: Scope, text: string): boolean {
  const address = readAddress(text);
  if (isAddressFault(address)) throw new Error(`${text} isn’t an address`);
  return intervalsOf(scope, address.family).some(({ first, last }) => first <= address.value && address.value <= last);
}

// The sums of Python's num_addresses over the blocks of the IANA special-purpose registries.
test.for([
  ['public', 4, 3_702_257_664n],
  ['public', 6, 42_529_738_405_656_535_935_141_712_159_400_001_536n],
  ['private', 4, 17_891_328n],
  ['private', 6, 2n ** 120n],
  ['any', 4, 2n ** 32n],
  ['any', 6, 2n ** 128n],
  ['documentation', 4, 768n],
  ['documentation', 6, 2n ** 96n + 2n ** 108n],
  ['loopback', 4, 2n ** 24n],
  ['loopback', 6, 1n],
] as const)('%s has in IPv%i %i addresses', ([scope, family, size]) => {
  expect(possibleAddresses([pool(scope, family)])).toBe(size);
});

test.for([
  ['1.0.0.0', '0.255.255.255'],
  ['9.255.255.255', '10.0.0.0'],
  ['100.63.255.255', '100.64.0.0'],
  ['128.0.0.0', '127.255.255.255'],
  ['169.255.0.0', '169.254.255.255'],
  ['172.32.0.0', '172.31.255.255'],
  ['192.0.1.0', '192.0.2.255'],
  ['192.31.195.255', '192.31.196.0'],
  ['192.88.100.0', '192.88.99.255'],
  ['198.20.0.0', '198.19.255.255'],
  ['223.255.255.255', '224.0.0.0'],
  ['2000::', '1fff:ffff::'],
  ['2001:200::', '2001:1ff:ffff::'],
  ['2001:db7:ffff::', '2001:db8::'],
  ['2003::', '2002:ffff::'],
  ['2620:4f:7fff::', '2620:4f:8000::'],
  ['3fff:1000::', '3fff:fff:ffff::'],
  ['3fff:ffff::', '4000::'],
] as const)('%s is public and %s is not', ([inside, outside]) => {
  expect([contains('public', inside), contains('public', outside)]).toEqual([true, false]);
});

test('with both versions, 20,000 different documentation addresses include all 768 of IPv4', async () => {
  const pools = [pool('documentation', 4), pool('documentation', 6)];
  const drawn = drawAddresses(await seededSource('both'), pools, 20_000, true);
  expect(new Set(drawn.map(addressText)).size).toBe(20_000);
  expect(drawn.filter(({ family }) => family === 4)).toHaveLength(768);
});

test('sorts by value, not as text, and IPv4 before IPv6', () => {
  const typed = ['::1', '10.0.0.10', '10.0.0.9', '9.0.0.1', '2001:db8::10', '2001:db8::9'];
  const addresses = typed.map(readAddress).flatMap((read) => (isAddressFault(read) ? [] : [read]));
  expect(addresses.toSorted(byAddress).map(addressText)).toEqual([
    ...['9.0.0.1', '10.0.0.9', '10.0.0.10'],
    ...['::1', '2001:db8::9', '2001:db8::10'],
  ]);
});

// Python's ipaddress: `compressed` and `exploded`.
test('writes IPv6 in both forms', () => {
  const address = { family: 6, value: 0x20010db8000000000001000000000001n } as const;
  expect(writeAddress(address, true)).toBe('2001:db8::1:0:0:1');
  expect(writeAddress(address, false)).toBe('2001:0db8:0000:0000:0001:0000:0000:0001');
});

const form = {
  version: '4',
  scope: 'cidr',
  cidr: '',
  compress: true,
  prefixLength: false,
  count: 1,
  unique: true,
  sort: 'none',
  as: 'items',
  seed: '',
} as const;

test.for([
  ['', problem('noBlock', {}, 'cidr')],
  ['10.0.0/8', problem('octets', { count: 3 }, 'cidr')],
  ['010.0.0.0/8', problem('leadingZero', { text: '010' }, 'cidr')],
  ['2001:db8/32', problem('groups', { count: 2 }, 'cidr')],
  ['2001:xyz::/32', problem('group', { text: 'xyz' }, 'cidr')],
  ['2001:db8::/129', problem('prefix', { text: '129', max: 128 }, 'cidr')],
  ['example.com/24', problem('notAddress', { text: 'example.com' }, 'cidr')],
  ['10.0.0.0/255.0.255.0', problem('maskHoles', { text: '255.0.255.0' }, 'cidr')],
] as const)('refuses the block %j with its reason', async ([cidr, refused]) => {
  expect(await tool.run({ ...form, cidr }, exampleContext())).toEqual(refused);
});

test('ignores host bits in the block, and a note names the block', async () => {
  const given = await tool.run({ ...form, cidr: '192.0.2.77/31', count: 2, sort: 'asc' }, exampleContext());
  if (isProblem(given)) throw new Error('unexpected problem');
  expect(given.result).toEqual(['192.0.2.76', '192.0.2.77']);
  expect(given.notes.filter(Boolean)).toEqual([note('hostBits', { block: '192.0.2.76/31' })]);
});
