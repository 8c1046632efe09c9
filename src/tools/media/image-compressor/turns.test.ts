import { expect, test } from 'vitest';
import { inTurns } from './turns';

/** Resolves after this many turns of the event loop. */
const afterTurns = async (turns: number) => {
  for (let turn = 0; turn < turns; turn++) await new Promise((done) => setImmediate(done));
};
const never = async () => false;

test('returns results in the order of the items, whichever finishes first', async () => {
  const run = async (item: number) => {
    await afterTurns(10 - item);
    return item * 10;
  };
  const parts: number[] = [];
  expect(await inTurns([1, 9, 3, 7], [run, run, run], never, (part) => parts.push(part))).toEqual([10, 90, 30, 70]);
  expect(parts).toEqual([0.25, 0.5, 0.75, 1]);
  expect(await inTurns([], [run], never, () => {})).toEqual([]);
});

test('uses every runner, but processes only one large item at a time', async () => {
  let busy = 0;
  let most = 0;
  let large = 0;
  let mostLarge = 0;
  const run = async (item: string) => {
    most = Math.max(most, ++busy);
    if (item === 'large') mostLarge = Math.max(mostLarge, ++large);
    await afterTurns(5);
    busy--;
    if (item === 'large') large--;
  };
  await inTurns(
    ['large', 'large', 'small', 'large', 'small', 'small'],
    [run, run, run],
    async (item) => item === 'large',
    () => {},
  );
  expect(mostLarge).toBe(1);
  expect(most).toBeGreaterThan(1);
});

test('an error for one item rejects the whole run, even after large items', async () => {
  const run = async (item: number) => {
    if (item === 2) throw new Error('broken');
    return item;
  };
  await expect(
    inTurns(
      [1, 2, 3],
      [run, run],
      async () => true,
      () => {},
    ),
  ).rejects.toThrow('broken');
});
