import { expect, test } from 'vitest';
import { cryptoSource } from '../../../core/numbers/random';
import { compareMacs, drawMacs, eui64Of, readPrefix, writeMac } from './mac';

test.for([
  ['', []],
  ['02', [2]],
  ['02:1A:4b', [2, 0x1a, 0x4b]],
  ['02-1a-4b-00', [2, 0x1a, 0x4b, 0]],
  ['021a.4b', [2, 0x1a, 0x4b]],
  [' 021a4b0011 ', [2, 0x1a, 0x4b, 0, 0x11]],
] as const)('reads the prefix %j', ([typed, bytes]) => expect(readPrefix(typed)).toEqual(bytes));

test.for(['2', '02:', ':02', '02::1a', '0x02', '02 1a', '02:1a:4b:00:11:22', 'zz'])('refuses the prefix %j', (typed) =>
  expect(readPrefix(typed)).toBeUndefined(),
);

// The second hex digit of the first byte, for each pair of flags: IEEE 802-2014, 8.2.
test.for([
  [true, false, '26ae'],
  [false, false, '048c'],
  [true, true, '37bf'],
  [false, true, '159d'],
] as const)('local %s and multicast %s: the second digit is one of %s', ([local, multicast, digits]) => {
  const macs = drawMacs(cryptoSource(), { local, multicast, prefix: [] }, 500, false);
  const found = new Set(macs.map((mac) => writeMac(mac, 'colon', false).charAt(1)));
  expect([...found].toSorted().join('')).toBe([...digits].toSorted().join(''));
});

test('without repeats, the last byte runs through all its values', () => {
  const macs = drawMacs(cryptoSource(), { local: true, multicast: false, prefix: [2, 0, 0, 0, 0] }, 256, true);
  expect(macs.toSorted(compareMacs).map((mac) => mac[5])).toEqual(Array.from({ length: 256 }, (_, byte) => byte));
});

// RFC 4291, appendix A: 34-56-78-9A-BC-DE becomes 36-56-78-FF-FE-9A-BC-DE.
test('EUI-64', () =>
  expect(writeMac(eui64Of([0x34, 0x56, 0x78, 0x9a, 0xbc, 0xde]), 'hyphen', true)).toBe('36-56-78-FF-FE-9A-BC-DE'));
