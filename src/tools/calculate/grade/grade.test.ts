import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isProblem } from '../../../kinds/contract';
import { outcomeOf } from '../../../kinds/contract/plain-values';
import { exampleContext } from '../../../kinds/run/run-example';
import { decimalOf } from '../../../core/numbers/decimal';
import { GRADE_SCALES } from '../../../data/grade-scales';
import { readRows } from './read-rows';
import { letterOf, percentOf, readScale, type Scale } from './scale';
import tool from './tool';

function scaleOf(text: string): Scale {
  const scale = readScale(text);
  if (isProblem(scale)) throw new Error(scale.code);
  return scale;
}
const us = scaleOf('');

describe('the scale', () => {
  test.for([
    ['100', 'A+'],
    ['97', 'A+'],
    ['96.999999', 'A'],
    ['89.99', 'B+'],
    ['60', 'D-'],
    ['59.9', 'F'],
    ['0', 'F'],
  ] as const)('%s%% is %s', ([percent, letter]) => {
    expect(letterOf(us, decimalOf(percent), decimalOf(1))).toBe(letter);
  });

  // The middle of each range, by hand: (97 + 100) ÷ 2, (93 + 97) ÷ 2, (0 + 60) ÷ 2.
  test.for([
    ['A+', '98.5'],
    ['a', '95'],
    ['F', '30'],
  ] as const)('%s counts as %s%%', ([letter, percent]) => expect(percentOf(us, letter)?.toString()).toBe(percent));

  test('a scale of numbers leaves letters to the American one, any other scale does not', () => {
    expect(percentOf(scaleOf(GRADE_SCALES.gpa), 'b+')?.toString()).toBe('88.5');
    expect(percentOf(scaleOf('1 92\n2 0'), '1')?.toString()).toBe('96');
    expect(percentOf(scaleOf('pass 50\nfail 0'), 'B+')).toBeUndefined();
  });
  test('reads grades in any order and several notations', () =>
    expect(scaleOf('fail: 0\npass = 50%\ndistinction;70').map(({ letter }) => letter)).toEqual([
      'distinction',
      'pass',
      'fail',
    ]));
  test('names the line that is not a grade', () => expect(readScale('A 90\nB')).toMatchObject({ with: { line: 2 } }));
  test.for(Object.values(GRADE_SCALES))('a scale in the list begins at 0 and has no grade twice', (text) => {
    const scale = scaleOf(text);
    expect(scale.at(-1)?.from.toString()).toBe('0');
    expect(new Set(scale.map(({ letter }) => letter)).size).toBe(scale.length);
  });
});

describe('lines', () => {
  const first = (text: string, mode: 'weighted' | 'points' = 'weighted') => {
    const rows = readRows(text, mode, us);
    if (isProblem(rows)) return rows.code;
    const [row] = rows;
    return [row?.name, row?.first.toString(), row?.second.toString()];
  };
  test.for([
    ['Midterm, 78, 30', 'weighted', ['Midterm', '78', '30']],
    ['78%, 30%', 'weighted', ['', '78', '30']],
    ['78 30', 'weighted', ['', '78', '30']],
    ['46/50 20%', 'weighted', ['', '92', '20']],
    ['45 50', 'points', ['', '45', '50']],
    ['Lab 2 90', 'weighted', 'tooFew'],
    ['Labs, room 2, 46/50, 20', 'weighted', ['Labs, room 2', '92', '20']],
    ['Essay\tB+\t15', 'weighted', ['Essay', '88.5', '15']],
    ['Essay; 45; 50', 'points', ['Essay', '45', '50']],
    ['Essay, 45/50', 'points', ['Essay', '45', '50']],
    ['45 / 50', 'points', ['', '45', '50']],
    ['78', 'weighted', 'tooFew'],
    ['Midterm, 78, -5', 'weighted', 'badWeight'],
    ['Midterm, H, 5', 'weighted', 'badScore'],
    ['Midterm, 5/0, 5', 'weighted', 'noPossible'],
    ['Essay, 45, 0', 'points', 'noPossible'],
    ['Essay', 'points', 'badPoints'],
    ['Essay 45/50', 'points', ['Essay', '45', '50']],
    ['Essay: 45 / 50', 'points', ['Essay', '45', '50']],
    ['Quiz 9/12 18/20', 'points', ['Quiz 9/12', '18', '20']],
    ['Labs, room 2, 45/50', 'points', ['Labs, room 2', '45', '50']],
    ['Essay, 92%', 'points', 'badPoints'],
    ['Essay, 90%, 50', 'points', 'badPoints'],
    ['90% 50', 'points', 'badPoints'],
    ['Essay, B+, 50', 'points', 'badPoints'],
  ] as const)('%s', ([line, mode, expected]) => expect(first(line, mode)).toEqual(expected));
});

const blank = {
  mode: 'weighted',
  input: '',
  current: '',
  want: '',
  finalWeight: '',
  whatIf: 85,
  system: 'us',
  scale: '',
} as const;
const run = async (values: Partial<Parameters<typeof tool.run>[0]>) =>
  outcomeOf(await tool.run({ ...blank, ...values }, exampleContext()));

test('a grade just below a limit is not rounded up, and a note explains it', async () => {
  const { values, notes } = await run({ mode: 'weighted', input: '89.999, 50\n89.9999, 50' });
  expect(values.letter).toBe('B+');
  expect(notes).toMatchObject([{ code: 'notRounded', with: { letter: 'A-' } }]);
});

test('more points than possible give a note, because the second number may be a weight', async () => {
  const { notes } = await run({ mode: 'points', input: 'Quiz, 18, 20\nHomework, 92, 20' });
  expect(notes).toMatchObject([{ code: 'overPossible', with: { earned: { exact: '92' }, possible: { exact: '20' } } }]);
  expect((await run({ mode: 'points', input: 'Quiz, 20, 20' })).notes).toEqual([]);
});

test('grades are averages: between the lowest and the highest score', () => {
  const score = fc.integer({ min: 0, max: 100 });
  const rows = fc.array(fc.tuple(score, fc.integer({ min: 1, max: 40 })), { minLength: 1, maxLength: 8 });
  return fc.assert(
    fc.asyncProperty(rows, async (pairs) => {
      const input = pairs.map(([one, weight]) => `${one}, ${weight}`).join('\n');
      const grade = Number((await run({ mode: 'weighted', input })).values.grade);
      const scores = pairs.map(([one]) => one);
      expect(grade).toBeGreaterThanOrEqual(Math.min(...scores) - 1e-9);
      expect(grade).toBeLessThanOrEqual(Math.max(...scores) + 1e-9);
    }),
    { numRuns: 50 },
  );
});

test('a final with the needed score makes the wanted grade', () =>
  fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 50, max: 95 }),
      fc.integer({ min: 50, max: 95 }),
      fc.integer({ min: 1, max: 100 }),
      async (current, want, weight) => {
        const asked = { mode: 'final', current: `${current}`, want: `${want}`, finalWeight: `${weight}` } as const;
        const needed = Number((await run(asked)).values.needed);
        expect((current * (100 - weight) + needed * weight) / 100).toBeCloseTo(want, 8);
      },
    ),
    { numRuns: 50 },
  ));
