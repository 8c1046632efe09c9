import { expect, test } from 'vitest';
import { FEMALE, MALE } from '../../../data/life-table-us-2023';
import { chanceToReach, exactAge, yearsLeft } from './life-table';
import tool from './tool';

test.for([
  ['male', MALE],
  ['female', FEMALE],
] as const)('the years left of the table follow from its chances: %s', ([, { q, e }]) => {
  const survivors = [1];
  for (const millionths of q) survivors.push((survivors.at(-1) ?? 0) * (1 - millionths / 1e6));
  for (const age of [0, 30, 65]) {
    let lived = 0;
    for (let at = age; at < 120; at++) lived += ((survivors[at] ?? 0) + (survivors[at + 1] ?? 0)) / 2;
    expect(lived / (survivors[age] ?? 0)).toBeCloseTo(e[age] ?? 0, 1);
  }
});

/** Python: datetime. */
test.for([
  // Born on February 29: 26 on March 1, 2026, and 28 on February 29, 2028.
  ['2000-02-29', '2026-03-01', 26],
  ['2000-02-29', '2026-02-28', 25.9973],
  ['2000-02-29', '2028-02-28', 27.9973],
  ['2026-11-23', '2026-11-23', 0],
  ['1975-12-31', '2026-11-23', 50.8959],
] as const)('born %s, %s is age %f', ([birth, asOf, age]) => {
  expect(exactAge(birth, asOf)).toBeCloseTo(age, 3);
});

test('an age in the past has no chance', () => {
  expect(chanceToReach(80, 80, 'male')).toBeUndefined();
  expect(chanceToReach(90, 85, 'male')).toBeLessThan(chanceToReach(90, 85, 'female') ?? 0);
});

test('between two ages the years left are interpolated', () => {
  expect(yearsLeft(30.5, 'female')).toBeCloseTo((52.08 + 51.13) / 2, 6);
});

test('years subtracted never make the years left negative', async () => {
  const values = { birth: '1975-12-31', sex: 'male', adjust: '-30', asOf: '2026-11-23' } as const;
  const given = await tool.run(values, {} as never);
  expect(given).toMatchObject({ remaining: 0, iso: '2026-11-23', lived: 100 });
});
