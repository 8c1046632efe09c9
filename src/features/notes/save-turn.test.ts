import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SaveTurn } from './save-turn';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Types a character every `every` ms, for `ms`; resolves to the number of saves by then. */
async function typing({ every, ms, soon }: { every: number; ms: number; soon: boolean }) {
  let saves = 0;
  const turn = new SaveTurn(async () => void saves++);
  for (let at = 0; at < ms; at += every) {
    turn.later({ soon });
    await vi.advanceTimersByTimeAsync(every);
  }
  return { saves, turn, more: () => saves };
}

test('saves after a pause of half a second', async () => {
  expect((await typing({ every: 499, ms: 499, soon: false })).saves).toBe(0);
  expect((await typing({ every: 500, ms: 500, soon: false })).saves).toBe(1);
});

test('saves after five seconds of typing without a pause if nothing else keeps the text', async () => {
  expect((await typing({ every: 100, ms: 4_900, soon: true })).saves).toBe(0);
  expect((await typing({ every: 100, ms: 5_000, soon: true })).saves).toBe(1);
  expect((await typing({ every: 100, ms: 10_000, soon: true })).saves).toBe(2);
  expect((await typing({ every: 100, ms: 60_000, soon: false })).saves).toBe(0);
});

test('saves nothing automatically after its end', async () => {
  const { turn, more } = await typing({ every: 100, ms: 100, soon: true });
  turn.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(more()).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

test('runs one save at a time, in order, also after one that failed', async () => {
  const begun: PromiseWithResolvers<void>[] = [];
  const turn = new SaveTurn(() => {
    const save = Promise.withResolvers<void>();
    begun.push(save);
    return save.promise;
  });
  const first = turn.now();
  const second = turn.now();
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toHaveLength(1);
  begun[0]?.reject(new Error('no'));
  await expect(first).rejects.toThrow('no');
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toHaveLength(2);
  begun[1]?.resolve();
  await second;
});
