import { expect, test } from 'vitest';
import { isProblem, problem } from '../../../kinds/contract';
import { cryptoSource } from '../../../core/numbers/random';
import { inspectUuid } from './inspect';
import { readInstant } from './instant';
import { constantUuid, instantFor, nameBased, namesIn, namespaceOf, randomUuids, timeBased } from './make';
import { writeUuid } from './write';

const RFC_MOMENT = 1_645_557_742_000; // 2022-02-22T19:22:22Z, the time in RFC 9562, appendix A.

test('10,000 random UUIDs are all distinct, with version 4 and the RFC’s variant', () => {
  const made = randomUuids(cryptoSource(), 10_000);
  expect(new Set(made).size).toBe(10_000);
  for (const uuid of made) {
    expect(uuid).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  }
});

test('each of the 122 random bits is sometimes 0 and sometimes 1', () => {
  const made = randomUuids(cryptoSource(), 200).map((uuid) => inspectUuid(uuid).integer);
  const ones = made.reduce((all, value) => all | value, 0n);
  const zeros = made.reduce((all, value) => all & value, 2n ** 128n - 1n);
  expect((ones ^ zeros).toString(2).replaceAll('0', '')).toHaveLength(122);
});

// Python 3.11, uuid.uuid3 and uuid.uuid5.
test.for([
  ['v5', 'url', '', 'zażółć gęślą', '23d67fe7-a40f-5382-97fd-eec4186a02b7'],
  ['v3', 'oid', '', '1.3.6.1', 'dd1a1cef-13d5-368a-ad82-eca71acd4cd1'],
  ['v5', 'x500', '', ' CN=x ', '0be47afd-ffb2-5a7a-8355-7b09b8144d21'],
  ['v5', 'custom', '{C232AB00-9414-11EC-B3C8-9F6BDECED846}', 'a', '0a8b7072-e630-5059-a84e-f8827ab658d1'],
] as const)('makes a %s UUID in %s %s for %j', async ([version, space, custom, name, uuid]) => {
  const namespace = namespaceOf(space, custom);
  if (isProblem(namespace)) throw new Error('unexpected problem');
  expect(await nameBased(version, namespace, [name])).toEqual([uuid]);
});

test('refuses a custom namespace that isn’t a UUID', () => {
  expect(namespaceOf('custom', 'example.com')).toEqual(problem('badNamespace', {}, 'customNamespace'));
  expect(namespaceOf('custom', '')).toEqual(problem('badNamespace', {}, 'customNamespace'));
});

test.for([
  ['a\r\nb\rc\n', ['a', 'b', 'c']],
  ['\n\n a \n\n', [' a ']],
  [' ', [' ']],
  ['\u00e9\ne\u0301', ['\u00e9', 'e\u0301']],
] as const)('%j contains the names %j, unchanged', ([text, names]) => expect(namesIn(text)).toEqual(names));

test.for(['', '\n', '\r\n\r\n'])('refuses %j, which contains no names', (text) => {
  expect(namesIn(text)).toEqual(problem('noName', {}, 'input'));
});

test.for(['v1', 'v6', 'v7'] as const)(
  'a batch of %s at one time has distinct UUIDs with that time',
  async (version) => {
    const made = await timeBased(version, { ms: RFC_MOMENT, ticks: 0 }, cryptoSource(), 5_000);
    expect(new Set(made).size).toBe(5_000);
    for (const uuid of made) {
      expect(inspectUuid(uuid)).toMatchObject({
        version: version.slice(1),
        variant: 'rfc',
        timestamp: '2022-02-22T19:22:22.000Z',
      });
    }
  },
);

test.for(['v6', 'v7'] as const)('a batch of %s sorts in the order of creation', async (version) => {
  const made = await timeBased(version, { ms: RFC_MOMENT, ticks: 0 }, cryptoSource(), 30_000);
  expect(made.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(made);
});

test('v1 and v6 continue in the next millisecond after 10,000 UUIDs', async () => {
  const made = await timeBased('v1', { ms: RFC_MOMENT, ticks: 9_999 }, cryptoSource(), 10_002);
  const times = made.map((uuid) => inspectUuid(uuid).timestamp);
  expect([times[0], times[1], times[10_000], times[10_001]]).toEqual([
    '2022-02-22T19:22:22.000Z',
    '2022-02-22T19:22:22.001Z',
    '2022-02-22T19:22:22.001Z',
    '2022-02-22T19:22:22.002Z',
  ]);
});

test('the node is random, has the multicast bit set, and is the same throughout a batch', async () => {
  const nodes = [];
  for (let batch = 0; batch < 20; batch++) {
    const made = await timeBased('v1', { ms: RFC_MOMENT, ticks: 0 }, cryptoSource(), 3);
    const [node, ...others] = made.map((uuid) => uuid.slice(-12));
    expect(others).toEqual([node, node]);
    expect(parseInt(node?.slice(0, 2) ?? '', 16) & 1).toBe(1);
    nodes.push(node);
  }
  expect(new Set(nodes).size).toBe(20);
});

test('the time of RFC 9562 A.1 and A.5 is encoded as in the RFC', async () => {
  const [one, six] = [
    await timeBased('v1', { ms: RFC_MOMENT, ticks: 0 }, cryptoSource(), 1),
    await timeBased('v6', { ms: RFC_MOMENT, ticks: 0 }, cryptoSource(), 1),
  ];
  expect(one[0]).toMatch(/^c232ab00-9414-11ec-/);
  expect(six[0]).toMatch(/^1ec9414c-232a-6b00-/);
  const seven = await timeBased('v7', { ms: RFC_MOMENT, ticks: 0 }, cryptoSource(), 1);
  expect(seven[0]).toMatch(/^017f22e2-79b0-7/);
});

test.for([
  ['v7', '1970-01-01', true],
  ['v7', '1969-12-31T23:59:59.999Z', false],
  ['v7', '10889-08-02T05:31:50.655Z', true],
  ['v7', '10889-08-02T05:31:50.656Z', false],
  ['v1', '1582-10-15', true],
  ['v1', '1582-10-14', false],
  ['v6', '5236-03-31', true],
  ['v6', '5236-04-01', false],
] as const)('whether %s accepts %s: %s', ([version, time, fits]) => {
  expect(isProblem(instantFor(version, time, 0))).toBe(!fits);
});

test('the first and last instants of each version survive the round trip', async () => {
  for (const [version, time] of [
    ['v1', '1582-10-15T00:00:00.000Z'],
    ['v6', '1582-10-15T00:00:00.000Z'],
    ['v1', '5236-03-31T00:00:00.000Z'],
    ['v6', '5236-03-31T21:21:00.600Z'],
    ['v7', '1970-01-01T00:00:00.000Z'],
  ] as const) {
    const instant = instantFor(version, time, 0);
    if (isProblem(instant)) throw new Error(`${version} refuses ${time}`);
    const [uuid = ''] = await timeBased(version, instant, cryptoSource(), 1);
    expect(inspectUuid(uuid).timestamp).toBe(time);
  }
});

test('uses the current time if none is given', () => {
  expect(instantFor('v7', ' ', 123)).toEqual({ ms: 123, ticks: 0 });
});

// Expected milliseconds: Python, datetime.timestamp().
test.for([
  ['2022-02-22T14:22:22-05:00', RFC_MOMENT, 0],
  // ISO 8601 allows an offset of hours alone, and PostgreSQL writes it so (datatype-datetime, section 8.5.2).
  ['2022-02-22 14:22:22-05', RFC_MOMENT, 0],
  ['2022-02-22T21:22:22.000+02', RFC_MOMENT, 0],
  ['2022-02-22 19:22:22', RFC_MOMENT, 0],
  ['2022-02-22T19:22:22.0012345Z', RFC_MOMENT + 1, 2_345],
  ['2022-02-22T19:22:22,5z', RFC_MOMENT + 500, 0],
  ['2022-02-23T00:52+0530', RFC_MOMENT - 22_000, 0],
  ['1970-01-01', 0, 0],
  ['+010000-01-01', 253_402_300_800_000, 0],
  ['2024-02-29', 1_709_164_800_000, 0],
] as const)('reads %s as %i ms and %i ticks', ([text, ms, ticks]) => expect(readInstant(text)).toEqual({ ms, ticks }));

test.for([
  '',
  'now',
  '2022-02-30',
  '2023-02-29',
  '2022-13-01',
  '2022-1-1',
  '2022-01-01T24:00',
  '2022-01-01T12:60',
  '0000-01-01',
  '2022-01-01T00:00+25:00',
  '2022-01-01T00:00+25',
])('refuses %j, which isn’t a time', (text) => expect(readInstant(text)).toBeUndefined());

test('the constants are RFC 9562 §5.9 and §5.10', () => {
  expect(constantUuid('nil')).toBe('00000000-0000-0000-0000-000000000000');
  expect(constantUuid('max')).toBe('ffffffff-ffff-ffff-ffff-ffffffffffff');
});

test.for([
  [{}, 'c232ab00-9414-11ec-b3c8-9f6bdeced846'],
  [{ upper: true }, 'C232AB00-9414-11EC-B3C8-9F6BDECED846'],
  [{ hyphens: false }, 'c232ab00941411ecb3c89f6bdeced846'],
  [{ wrap: 'braces' }, '{c232ab00-9414-11ec-b3c8-9f6bdeced846}'],
  [{ wrap: 'quotes' }, '"c232ab00-9414-11ec-b3c8-9f6bdeced846"'],
  [{ wrap: 'urn', hyphens: false }, 'urn:uuid:c232ab00-9414-11ec-b3c8-9f6bdeced846'],
] as const)('with %j, writes %s', ([options, written]) => {
  const uuid = 'c232ab00-9414-11ec-b3c8-9f6bdeced846';
  expect(writeUuid(uuid, { upper: false, hyphens: true, wrap: 'none', ...options })).toBe(written);
});
