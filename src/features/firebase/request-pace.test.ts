import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isDenied, ratePath } from './request-pace';

const DENIED = Object.assign(new Error('refused'), { code: 'permission-denied' });

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => vi.useRealTimers());

/** A separate page: the module remembers when it last wrote. */
async function newPage() {
  vi.resetModules();
  const { paced } = await import('./request-pace');
  const times: number[] = [];
  const began = performance.now();
  const write = (who: 'owner' | 'anonymous', ...errors: Error[]) =>
    paced(who, () => {
      times.push(performance.now() - began);
      const error = errors.shift();
      return error ? Promise.reject(error) : Promise.resolve('written');
    });
  return { write, times };
}

test('the first write starts immediately, the others wait for their turn', async () => {
  const { write, times } = await newPage();
  const all = Promise.all([write('anonymous'), write('anonymous'), write('owner')]);
  await vi.runAllTimersAsync();
  expect(await all).toEqual(['written', 'written', 'written']);
  expect(times[0]).toBe(0);
  expect(times[1]).toBeCloseTo(3_000, 0);
  expect(times[2]).toBeCloseTo(5_100, 0);
});

test('retries an owner’s refused write once after the wait', async () => {
  const { write, times } = await newPage();
  const written = write('owner', DENIED);
  await vi.runAllTimersAsync();
  expect(await written).toBe('written');
  expect(times[1]).toBeCloseTo(2_100, 0);
});

test.for([
  ['anonymous', [DENIED], 1],
  ['owner', [DENIED, DENIED], 2],
  ['owner', [new Error('offline')], 1],
] as const)('%s: gives up with the error, and the next write has its turn', async ([who, errors, tries]) => {
  const { write, times } = await newPage();
  const failed = expect(write(who, ...errors)).rejects.toBe(errors.at(-1));
  const next = write(who);
  await vi.runAllTimersAsync();
  await failed;
  expect(await next).toBe('written');
  expect(times).toHaveLength(tries + 1);
});

test('distinguishes a refusal from another error', () => {
  expect(isDenied(DENIED)).toBe(true);
  for (const other of [undefined, null, 'permission-denied', new Error('permission-denied'), { code: 'unavailable' }])
    expect(isDenied(other)).toBe(false);
});

test('the path of the rate is the user’s own', () => expect(ratePath('u').join('/')).toBe('users/u/meta/rate'));
