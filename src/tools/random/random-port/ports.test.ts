import { expect, test } from 'vitest';
import { BAD_PORTS, SERVICES } from '../../../data/ports';
import { exampleContext } from '../../../kinds/run/run-example';
import { term } from '../../../kinds/contract';
import { portsOf, RANGES, servicesOf } from './ports';
import tool from './tool';

// RFC 6335 §6, without port 0, which is reserved.
test.for([
  ['system', 1, 1023],
  ['user', 1024, 49_151],
  ['dynamic', 49_152, 65_535],
  ['all', 1, 65_535],
] as const)('the range %s has every port from %i to %i', ([range, first, last]) => {
  const ports = portsOf(RANGES[range], false);
  expect([ports[0], ports.at(-1), ports.length]).toEqual([first, last, last - first + 1]);
});

test.for([22, 25, 80, 443, 1433, 1521, 3000, 3306, 3389, 5432, 5672, 5900])('leaves out %i', leavesOut);
test.for([6000, 6379, 6667, 8000, 8080, 8443, 9200, 10_080, 11_211, 27_017])('leaves out %i', leavesOut);

function leavesOut(port: number) {
  const around = { min: port - 1, max: port };
  expect(portsOf(around, true)).not.toContain(port);
  expect(portsOf(around, false)).toContain(port);
}

test('leaves out every port that browsers block, and the reserved port 0', () => {
  const left = new Set(portsOf({ min: 0, max: 65_535 }, true));
  expect(Object.keys(BAD_PORTS).filter((port) => left.has(Number(port)))).toEqual([]);
  expect(left.size).toBe(65_536 - Object.keys(SERVICES).length);
});

test('of the dynamic ports, which IANA assigns to nobody, only WireGuard’s default is left out', () => {
  expect(
    Object.keys(SERVICES)
      .map(Number)
      .filter((port) => port >= RANGES.dynamic.min),
  ).toEqual([51_820]);
});

test('names the service of each port once, and marks the ports that browsers block', () => {
  expect(servicesOf([443, 40_000, 77, 443, 25])).toEqual([
    { port: 443, name: 'https', unsafe: false },
    { port: 77, name: '', unsafe: true },
    { port: 25, name: 'smtp', unsafe: true },
  ]);
});

test('the table beside the result has a blocked port without a name, and is absent for ports without a service', async () => {
  const form = {
    range: 'custom',
    avoidKnown: false,
    count: 2,
    unique: false,
    sort: 'none',
    as: 'json',
    seed: '',
  } as const;
  expect(await tool.run({ ...form, min: 77, max: 77 }, exampleContext())).toMatchObject({
    result: { text: '[77,77]' },
    services: { rows: [['77', term('unnamed'), term('unsafe')]] },
  });
  const free = await tool.run({ ...form, min: 40_000, max: 40_000 }, exampleContext());
  expect('services' in free && free.services).toBeUndefined();
});
