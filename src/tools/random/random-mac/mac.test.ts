import { expect, test } from 'vitest';
import { note } from '../../../kinds/contract';
import { exampleContext } from '../../../kinds/run/run-example';
import { cryptoSource } from '../../../core/numbers/random';
import { macText, makeMac, makeMacs, possibleMacs, readPrefix } from './mac';
import tool from './tool';

const wish = { local: true, multicast: false, prefix: [] };
const colons = { separator: 'colon', upper: false, eui64: false } as const;

// IEEE 802-2014 §8.2: bit 0 of the first byte is the group bit, bit 1 the local bit.
test.for([
  [true, false, /^[0-9a-f][26ae](:[0-9a-f]{2}){5}$/],
  [true, true, /^[0-9a-f][37bf](:[0-9a-f]{2}){5}$/],
  [false, false, /^[0-9a-f][048c](:[0-9a-f]{2}){5}$/],
  [false, true, /^[0-9a-f][159d](:[0-9a-f]{2}){5}$/],
] as const)('local %s and multicast %s set the bits of the first byte', ([local, multicast, pattern]) => {
  const random = cryptoSource();
  for (let round = 0; round < 200; round++) {
    expect(macText(makeMac(random, { ...wish, local, multicast }), colons)).toMatch(pattern);
  }
});

test.for([
  ['', []],
  ['00', [0]],
  [' 00:00:5e\t', [0, 0, 0x5e]],
  ['AA-bb-Cc', [0xaa, 0xbb, 0xcc]],
  ['aabb.ccdd', [0xaa, 0xbb, 0xcc, 0xdd]],
  ['aabbccddee', [0xaa, 0xbb, 0xcc, 0xdd, 0xee]],
  ['00:00:5e:', [0, 0, 0x5e]],
  ['aabbccddeeff', { fault: 'tooLong', bytes: 6 }],
  ['0:5e', { fault: 'halfByte', digit: '0' }],
  ['00:5', { fault: 'halfByte', digit: '5' }],
  ['  00 5e', { fault: 'notHex', character: ' ', column: 5 }],
  ['👍', { fault: 'notHex', character: '👍', column: 1 }],
  ['0x5e', { fault: 'notHex', character: 'x', column: 2 }],
] as const)('reads the prefix %j as %j', ([typed, read]) => expect(readPrefix(typed)).toEqual(read));

// The example of RFC 4291, appendix A, has the universal bit 0, which becomes 1; RFC 2464 §4 gives this pair.
test.for([
  ['colon', '36:56:78:ff:fe:9a:bc:de'],
  ['hyphen', '36-56-78-ff-fe-9a-bc-de'],
  ['dot', '3656.78ff.fe9a.bcde'],
  ['none', '365678fffe9abcde'],
] as const)('writes 34-56-78-9A-BC-DE as EUI-64 with %s', ([separator, text]) => {
  expect(macText(0x3456789abcde, { separator, upper: false, eui64: true })).toBe(text);
  expect(macText(0x3456789abcde, { separator, upper: true, eui64: true })).toBe(text.toUpperCase());
});

test('keeps zeros at the beginning', () => {
  expect(macText(0x00005e005301, colons)).toBe('00:00:5e:00:53:01');
  expect(macText(0x00005e005301, { ...colons, eui64: true })).toBe('02:00:5e:ff:fe:00:53:01');
});

test('all 256 addresses after a prefix of five bytes can be drawn without repeats', () => {
  const prefix = [0, 0, 0x5e, 0, 0x53];
  expect(possibleMacs({ ...wish, prefix })).toBe(256);
  const macs = makeMacs(cryptoSource(), { ...wish, prefix }, 256, true);
  expect(macs.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 256 }, (_, last) => 0x00005e005300 + last));
});

const form = {
  separator: 'colon',
  upper: false,
  local: true,
  multicast: false,
  oui: '',
  eui64: false,
  count: 1,
  unique: false,
  sort: 'none',
  as: 'items',
  seed: '',
} as const;

test.for([
  [{}, undefined],
  [{ local: false }, 'maybeVendor'],
  [{ oui: '02' }, undefined],
  [{ oui: '00' }, 'prefixUniversalUnicast'],
  [{ oui: '00', local: false }, undefined],
  [{ oui: '01' }, 'prefixUniversalMulticast'],
  [{ oui: '03' }, 'prefixLocalMulticast'],
  [{ oui: '02', multicast: true }, 'prefixLocalUnicast'],
] as const)('%j gives the note %s', async ([values, code]) => {
  const given = await tool.run({ ...form, ...values }, exampleContext());
  const notes = 'notes' in given ? (given.notes ?? []).filter(Boolean) : [];
  expect(notes).toEqual(code === undefined ? [] : [note(code)]);
});
