import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isProblem, note, problem, term } from '../../../kinds/contract';
import { addressText, isAddressFault, readAddress } from '../../../formats/ip/address';
import { answer, type Asked } from './answer';
import { blockAround, blocksOf, lastOf, merge, subtract, type Interval } from '../../../formats/ip/block';
import { COLLAPSED, NETWORKS, SUMMARIZED } from './python.fixture';

const ask = (input: string, more: Partial<Asked> = {}) =>
  answer({ input, mode: 'subnet', newPrefix: undefined, exclude: '', ...more }, () => {});
const lines = (text: string) => text.replaceAll(' ', '\n');

test.for(NETWORKS)('calculates the network of %s', ([typed, network, netmask, wildcard, last, integer]) => {
  const given = ask(typed);
  expect(given).toMatchObject({ result: network, netmask, wildcard, integer });
  if (isProblem(given) || !('first' in given)) throw new Error('unexpected problem');
  const plain = network.includes(':') || /\/3[12]$/.test(network);
  expect(plain ? given.last : given.broadcast).toBe(last);
});

test('merges blocks like Python’s collapse_addresses, and covers a range like summarize_address_range', () => {
  expect(ask(lines(COLLAPSED.from), { mode: 'aggregate' })).toMatchObject({ result: lines(COLLAPSED.to) });
  expect(ask(SUMMARIZED.from, { mode: 'range' })).toMatchObject({ result: lines(SUMMARIZED.to) });
});

test.for([
  ['10.0.0.5 255.255.255.0', '10.0.0.0/24'],
  ['10.0.0.5/255.255.255.0', '10.0.0.0/24'],
  ['10.0.0.5/0.0.0.255', '10.0.0.0/24'],
  [' 10.0.0.5 / 24 ', '10.0.0.0/24'],
  ['10.0.0.5', '10.0.0.5/32'],
  ['10.0.0.5/0.0.0.0', '0.0.0.0/0'],
  ['10.0.0.5/255.255.255.255', '10.0.0.5/32'],
  ['::', '::/128'],
  ['[2001:DB8::1]/64', '2001:db8::/64'],
  ['fe80::1%eth0', 'fe80::1/128'],
  ['::ffff:192.0.2.1', '::ffff:192.0.2.1/128'],
  ['64:ff9b::192.0.2.33/96', '64:ff9b::/96'],
  ['2001:db8::1/ffff:ffff::', '2001:db8::/32'],
] as const)('finds the network of %j: %s', ([input, network]) => {
  expect(ask(input)).toMatchObject({ result: network });
});

// RFC 5952 §4 and §5
test.for([
  ['2001:0db8::0001', '2001:db8::1'],
  ['2001:db8:0:0:0:0:2:1', '2001:db8::2:1'],
  ['2001:db8:0:1:1:1:1:1', '2001:db8:0:1:1:1:1:1'],
  ['2001:0:0:1:0:0:0:1', '2001:0:0:1::1'],
  ['2001:db8:0:0:1:0:0:1', '2001:db8::1:0:0:1'],
  ['2001:DB8::AAAA', '2001:db8::aaaa'],
  ['0:0:0:0:0:ffff:c000:0201', '::ffff:192.0.2.1'],
  ['1:2:3:4:5:6:7::', '1:2:3:4:5:6:7:0'],
] as const)('writes %s as %s', ([typed, shortest]) => expect(ask(typed)).toMatchObject({ compressed: shortest }));

test.for([
  ['10.0.0.0/31', '10.0.0.0', '10.0.0.1', 2n, ''],
  ['10.0.0.7/32', '10.0.0.7', '10.0.0.7', 1n, ''],
  ['10.0.0.0/30', '10.0.0.1', '10.0.0.2', 2n, '10.0.0.3'],
  ['0.0.0.0/0', '0.0.0.1', '255.255.255.254', 4294967294n, '255.255.255.255'],
  ['2001:db8::/127', '2001:db8::', '2001:db8::1', 2n, ''],
] as const)('%s: usable addresses are %s to %s', ([input, first, last, hosts, broadcast]) => {
  expect(ask(input)).toMatchObject({ first, last, hosts, broadcast });
});

test.for([
  ['10.1.2.3', 'Private-Use'],
  ['100.64.0.1', 'Shared Address Space'],
  ['127.0.0.1', 'Loopback'],
  ['169.254.1.1', 'Link-Local'],
  ['192.0.0.9', 'Port Control Protocol Anycast'],
  ['192.0.2.0/25', 'Documentation'],
  ['224.0.0.251', 'Multicast'],
  ['255.255.255.255', 'Limited Broadcast'],
  ['8.8.8.8', 'Global unicast'],
  ['fd00::1', 'Unique-Local'],
  ['fe80::1', 'Link-Local'],
  ['2606:4700::1111', 'Global unicast'],
  ['3fff::1', 'Documentation'],
  ['ff02::1', 'Multicast'],
  ['4000::1', 'Reserved by IETF'],
] as const)('classifies %s as %s', ([input, type]) => expect(ask(input)).toMatchObject({ type }));

// Python: ipaddress.ip_network(text).hostmask, .netmask
test.for([
  ['2001:db8::/80', '::ffff:ffff:ffff', 'ffff:ffff:ffff:ffff:ffff::'],
  ['2001:db8::/96', '::ffff:ffff', 'ffff:ffff:ffff:ffff:ffff:ffff::'],
  ['::/0', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', '::'],
] as const)('the masks of %s are not written as IPv4-mapped addresses', ([input, wildcard, netmask]) =>
  expect(ask(input)).toMatchObject({ wildcard, netmask }),
);

test('a network that contains several special blocks has the type ‘mixed’', () => {
  expect(ask('0.0.0.0/0')).toMatchObject({ type: term('mixed') });
  expect(ask('8.0.0.0/6')).toMatchObject({ type: term('mixed') });
  expect(ask('10.0.0.0/8')).toMatchObject({ type: 'Private-Use' });
});

test.for([
  ['10.0.0.0/24', '0.0.10.in-addr.arpa'],
  ['10.0.0.130/25', '0.0.10.in-addr.arpa'],
  ['10.20.30.40', '40.30.20.10.in-addr.arpa'],
  ['0.0.0.0/0', 'in-addr.arpa'],
  ['2001:db8::/32', '8.b.d.0.1.0.0.2.ip6.arpa'],
] as const)('the reverse zone of %s is %s', ([input, reverse]) => expect(ask(input)).toMatchObject({ reverse }));

test.for([
  ['10.0.0/24', {}, problem('octets', { count: 3 }, 'input')],
  ['10.0.0.010', {}, problem('leadingZero', { text: '010' }, 'input')],
  ['10.0.0.0/33', {}, problem('prefix', { text: '33', max: 32 }, 'input')],
  ['10.0.0.0/', {}, problem('prefix', { text: '', max: 32 }, 'input')],
  ['::/129', {}, problem('prefix', { text: '129', max: 128 }, 'input')],
  ['10.0.0.0/255.0.255.0', {}, problem('maskHoles', { text: '255.0.255.0' }, 'input')],
  ['host', {}, problem('notAddress', { text: 'host' }, 'input')],
  ['2001:db8:::1', {}, problem('notAddress', { text: '2001:db8:::1' }, 'input')],
  // RFC 4291 §2.2: dotted numbers are the last 32 bits. Python: Only hex digits permitted in '1.2.3.4'
  ['1.2.3.4::', {}, problem('group', { text: '1.2.3.4' }, 'input')],
  ['1.2.3.4::1', {}, problem('group', { text: '1.2.3.4' }, 'input')],
  ['::1.2.3.4:5', {}, problem('group', { text: '1.2.3.4' }, 'input')],
  ['1::2::3', {}, problem('notAddress', { text: '1::2::3' }, 'input')],
  ['1:2:3', {}, problem('groups', { count: 3 }, 'input')],
  ['1:2:3:4:5:6:7:8:9', {}, problem('groups', { count: 9 }, 'input')],
  ['12345::', {}, problem('group', { text: '12345' }, 'input')],
  ['10.0.0.0/8\n10.0.0.0/8', {}, problem('oneOnly', {}, 'input')],
  ['10.0.0.0/24', { mode: 'split' }, problem('newPrefixNeeded', { prefix: 24, max: 32 }, 'newPrefix')],
  [
    '10.0.0.0/24',
    { mode: 'split', newPrefix: 8 },
    problem('newPrefixShort', { prefix: 24, newPrefix: 8 }, 'newPrefix'),
  ],
  ['10.0.0.0/24', { mode: 'split', newPrefix: 64 }, problem('prefix', { text: '64', max: 32 }, 'newPrefix')],
  ['10.0.0.9 - 10.0.0.1', { mode: 'range' }, problem('order', { from: '10.0.0.9', to: '10.0.0.1' }, 'input')],
  ['10.0.0.9 - ::1', { mode: 'range' }, problem('mixedFamilies', {}, 'input')],
  ['10.0.0.9', { mode: 'range' }, problem('rangeForm', {}, 'input')],
  ['10.0.0.1\n10.0.0.300', { mode: 'aggregate' }, problem('octetOnLine', { line: 2, text: '300' }, 'input')],
  ['10.0.0.1', { mode: 'exclude', exclude: 'x' }, problem('notAddress', { text: 'x' }, 'exclude')],
] as const)('refuses %j %j', ([input, more, refusal]) => expect(ask(input, more)).toEqual(refusal));

test('a split lists all subnets, without a file', () => {
  const all = ask('10.0.0.0/16', { mode: 'split', newPrefix: 25 });
  if (isProblem(all) || !('subnets' in all)) throw new Error('unexpected problem');
  expect(all).toMatchObject({ blocks: 512n, notes: [false] });
  expect(all.result.split('\n')).toHaveLength(512);
  expect(all.result.endsWith('\n10.0.255.128/25')).toBe(true);
  expect('files' in all).toBe(false);
});

test('lists may contain comments, commas and ranges; host bits get a note', () => {
  expect(ask('# office\n10.0.0.5/24,\n10.0.1.0 - 10.0.1.255  # lab\n\n', { mode: 'aggregate' })).toMatchObject({
    result: '10.0.0.0/23',
    total: 512n,
    notes: [note('hostBits', { count: 1 }), false],
  });
});

test('excluding everything leaves an empty list and a note', () => {
  expect(ask('10.0.0.0/24', { mode: 'exclude', exclude: '10.0.0.0/8' })).toMatchObject({
    result: '',
    notes: [false, note('nothingLeft')],
  });
});

const address = fc.oneof(
  fc.bigInt({ min: 0n, max: 2n ** 32n - 1n }).map((value) => ({ family: 4 as const, value })),
  fc.bigInt({ min: 0n, max: 2n ** 128n - 1n }).map((value) => ({ family: 6 as const, value })),
);

test('reads back every address it writes', () => {
  fc.assert(
    fc.property(address, (one) => {
      const read = readAddress(addressText(one));
      expect(isAddressFault(read) ? read : { family: read.family, value: read.value }).toEqual(one);
    }),
  );
});

test('the blocks of a range are aligned, ascending, and cover it without gaps', () => {
  const small = fc.tuple(fc.bigInt({ min: 0n, max: 5000n }), fc.bigInt({ min: 0n, max: 5000n }));
  fc.assert(
    fc.property(small, ([a, b]) => {
      const interval: Interval = { family: 4, first: a < b ? a : b, last: a < b ? b : a };
      let next = interval.first;
      for (const block of blocksOf(interval)) {
        expect(block.first).toBe(next);
        expect(blockAround({ family: 4, value: block.first }, block.prefix)).toEqual(block);
        next = lastOf(block) + 1n;
      }
      expect(next - 1n).toBe(interval.last);
    }),
  );
});

test('merging and excluding agree with counting single addresses', () => {
  const intervals = fc.array(
    fc
      .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 8 }))
      .map(([first, size]): Interval => ({ family: 4, first: BigInt(first), last: BigInt(first + size) })),
    { maxLength: 8 },
  );
  const members = (list: readonly Interval[]) => {
    const all = new Set<number>();
    for (const { first, last } of list) for (let at = Number(first); at <= Number(last); at++) all.add(at);
    return [...all].sort((a, b) => a - b);
  };
  fc.assert(
    fc.property(intervals, intervals, (one, other) => {
      expect(members(merge(one))).toEqual(members(one));
      const out = new Set(members(other));
      expect(members(subtract(one, other))).toEqual(members(one).filter((at) => !out.has(at)));
    }),
  );
});
