import fc from 'fast-check';
import { expect, test } from 'vitest';
import { align } from './myers';

/** The length of a longest common subsequence, by the simple table algorithm: slow, but obviously correct. */
function longestCommon(a: readonly number[], b: readonly number[]): number {
  let row = b.map(() => 0);
  for (const one of a) {
    const next: number[] = [];
    for (const [at, other] of b.entries()) {
      next.push(one === other ? (row[at - 1] ?? 0) + 1 : Math.max(row[at] ?? 0, next[at - 1] ?? 0));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

function check(a: readonly number[], b: readonly number[], budget?: number) {
  const found = align(Int32Array.from(a), Int32Array.from(b), budget);
  const keptA = a.filter((_, at) => found.keptA[at] === 1);
  expect(b.filter((_, at) => found.keptB[at] === 1)).toEqual(keptA);
  expect(found.kept).toBe(keptA.length);
  return found;
}

const units = (max: number, maxLength: number, minLength = 0) =>
  fc.array(fc.integer({ min: 0, max }), { maxLength, minLength });

test('keeps as much as possible', () => {
  fc.assert(
    fc.property(units(4, 40), units(4, 40), (a, b) => {
      const found = check(a, b);
      expect([found.kept, found.exact]).toEqual([longestCommon(a, b), true]);
    }),
    { numRuns: 2000 },
  );
});

test('beyond the budget, what is kept is still in both', () => {
  fc.assert(
    fc.property(units(900, 1200, 700), units(900, 1200, 700), fc.constantFrom(0, 10, 5000), (a, b, budget) => {
      check(a, b, budget);
    }),
    { numRuns: 30, endOnFailure: true },
  );
});

test('beyond the budget, most of what could be kept still is', () => {
  const [a, b] = [7919, 104_729].map((step) =>
    Array.from({ length: 3000 }, (_, at) => ((at * step + 7) % 65_537) % 40),
  );
  expect(check(a ?? [], b ?? [], 1).kept).toBeGreaterThan(longestCommon(a ?? [], b ?? []) * 0.8);
});

test('beyond the budget, units that occur once keep the rest aligned', () => {
  const a = Array.from({ length: 5000 }, (_, at) => at);
  const b = a.flatMap((unit) => (unit % 10 === 0 ? [unit, 5000 + unit] : unit % 7 === 0 ? [] : [unit]));
  const found = check([9999, ...a, 9998], [9998, ...b, 9999], 1);
  expect(found.exact).toBe(false);
  expect(found.kept).toBe(b.filter((unit) => unit < 5000).length);
});

test.for([
  [[], []],
  [[1], []],
  [[], [1]],
  [[1], [1]],
  [[1], [2]],
  [[1, 1, 1], [1]],
])('handles %j and %j', ([a = [], b = []]) => {
  expect(check(a, b).kept).toBe(longestCommon(a, b));
});
