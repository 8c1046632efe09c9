import fc from 'fast-check';
import { describe as group, expect, test } from 'vitest';
import { decimalOf, plainText, sum } from '../../../core/numbers/decimal';
import { note } from '../../../kinds/contract';
import { outcomeOf } from '../../../kinds/contract/plain-values';
import { exampleContext } from '../../../kinds/run/run-example';
import { groupedIn, isBad, readList } from './read-list';
import { describe, distribution, weightedMean } from './statistics';
import tool from './tool';

const list = (text: string) => {
  const read = readList(text, 'dot');
  return isBad(read) ? [] : read;
};

// Python: statistics.
group.for([
  ['2 4 4 4 5 5 7 9', { geometric: 4.603215596046737, harmonic: 4.2017507294706125, quadratic: 5.385164807134504 }],
  ['72 85 91 85 78', { geometric: 81.93345496974952, harmonic: 81.66221883339688, deviation: 7.328028384224504 }],
  ['1.5 2.5 4 8', { geometric: 3.309750919646873, variance: 8.166666666666666, quadratic: 4.703721930556695 }],
] as const)('%s', ([text, expected]) => {
  test.for(Object.entries(expected))('%s is %d', ([name, value]) => {
    expect(describe(list(text), true)[name as keyof typeof expected]).toBeCloseTo(value, 11);
  });
});

test.for([
  ['1 2 3 4 100', ['2', '3', '4'], ['100']],
  ['1.5 2.5 4 8', ['2.25', '3.25', '5'], []],
  ['7', ['7', '7', '7'], []],
] as const)('the quartiles of %s are %o, far from the rest is %o', ([text, quartiles, outliers]) => {
  const { q1, median, q3, outliers: far } = describe(list(text), true);
  expect([q1, median, q3].map(plainText)).toEqual(quartiles);
  expect(far.map(plainText)).toEqual(outliers);
});

test('one number has no sample deviation, and its population deviation is 0', () => {
  expect(describe(list('7'), true).deviation).toBeUndefined();
  expect(describe(list('7'), false).deviation).toBe(0);
});

test.for([
  ['3 1 2', []],
  ['7', ['7']],
  ['2 1 2 1 3', ['1', '2']],
  ['1.50 1.5', ['1.5']],
] as const)('the modes of %s are %o', ([text, modes]) => expect(describe(list(text), true).modes).toEqual(modes));

test.for([
  ['-1 2', undefined, undefined],
  ['0 2', 0, undefined],
  ['2 8', 4, 3.2],
] as const)('the geometric and harmonic mean of %s are %s and %s', ([text, geometric, harmonic]) =>
  expect(describe(list(text), true)).toMatchObject({ geometric, harmonic }),
);

test.for([
  ['1,2;3|4\t5\n6', 'dot', '1 2 3 4 5 6'],
  ['1,5 2,25; 3', 'comma', '1.5 2.25 3'],
  ['1, 2, 3', 'comma', '1 2 3'],
  ['1.234,5 −2', 'comma', '1234.5 -2'],
  ['\uFEFF$1 $2', 'dot', '1 2'],
  ['45000 ₽\n52\u00a0000,00\u00a0₽; 7 руб.', 'comma', '45000 52000 7'],
  ['45\u00a0000,5\n1\u202f234\u00a0567', 'comma', '45000.5 1234567'],
  ['45 000 12\u00a07 0,5\u00a0100', 'comma', '45 0 12 7 0.5 100'],
] as const)('%j with the decimal sign %s is %s', ([text, sign, expected]) => {
  const read = readList(text, sign);
  expect(isBad(read) ? read : read.map(plainText).join(' ')).toBe(expected);
});

test.for([
  ['7½ 6¼ ½', 'comma', '7.5 6.25 0.5'],
  ['-1¾ 8', 'dot', '-1.75 8'],
] as const)('reads the fractions in %j (%s)', ([text, sign, expected]) => {
  const read = readList(text, sign);
  expect(isBad(read) ? read : read.map(plainText).join(' ')).toBe(expected);
});

test('the problem names the first part that isn’t a number, with its line', () =>
  expect(readList('1 2\n3 x4', 'dot')).toEqual({ text: 'x4', line: 2 }));

test.for([
  ['$1,234.56 $99', 'dot', '1,234.56'],
  ['12 1,234,567', 'dot', '1,234,567'],
  ['1, 234', 'dot', undefined],
  ['1,2,3 12,34 1,2345 1234,567', 'dot', undefined],
  ['1,234 2', 'comma', undefined],
] as const)('the grouped number in %j (%s) is %s', ([text, sign, grouped]) =>
  expect(groupedIn(text, sign)).toBe(grouped),
);

const decimals = fc.array(
  fc.integer({ min: -1_000_000, max: 1_000_000 }).map((count) => decimalOf(count).times('0.01')),
  { minLength: 1, maxLength: 40 },
);

test('the mean is between the smallest and the largest, and equal weights give it too', () => {
  fc.assert(
    fc.property(decimals, (values) => {
      const { mean, min, max, median } = describe(values, true);
      expect([mean.gte(min), mean.lte(max), median.gte(min), median.lte(max)]).toEqual([true, true, true, true]);
      const equal = weightedMean(
        values,
        values.map(() => decimalOf(3)),
      );
      expect(equal?.minus(mean).abs().lt('1e-9')).toBe(true);
    }),
  );
});

test('every value is in one bar', () => {
  fc.assert(
    fc.property(decimals, (values) => {
      expect(sum(distribution(values).map(({ count }) => count)).eq(values.length)).toBe(true);
    }),
  );
});

const run = async (input: string, weights: string) =>
  outcomeOf(await tool.run({ input, weights, decimal: 'dot', sample: true }, exampleContext()));

test('a number with thousands separators gets a note', async () =>
  expect((await run('1,234 5', '')).notes).toContainEqual(note('grouped', { token: '1,234' })));

test.for([
  ['1 2 3', '1 2', 'otherCount'],
  ['1 2', '1 -1', 'negativeWeight'],
  ['1 2', '0 0', 'noWeight'],
  ['1 2', '1 x', 'notNumber'],
] as const)('%s with the weights %s: %s', async ([input, weights, code]) =>
  expect((await run(input, weights)).problem).toMatchObject({ code, field: 'weights' }),
);

/** Python: fractions and decimal. Doubles end at 1e308, and their squares at 1e154. */
test.for([
  ['12345678901234567890 1', { mean: '6172839450617283945.5', median: '6172839450617283945.5' }],
  ['1000000000000000.1 1000000000000000.3', { mean: '1000000000000000.2' }],
  ['1e200 1e200', { quadratic: `1${'0'.repeat(200)}`, variance: '0', deviation: '0' }],
  ['1e400 3e400', { mean: `2${'0'.repeat(400)}`, variance: `2${'0'.repeat(800)}` }],
  ['1e-200 3e-200', { variance: `0.${'0'.repeat(399)}2` }],
  ['0 1e-200', { quadratic: `0.${'0'.repeat(200)}70710678118655` }],
  ['1e-150 1e180', { geometric: '1000000000000000', harmonic: `0.${'0'.repeat(149)}2` }],
  ['10000000000000000 10000000000000001 10000000000000002', { deviation: 1, variance: 1 }],
  ['1000000000000000.1 1000000000000000.3', { variance: 0.02 }],
] as const)('%s', async ([input, values]) => expect((await run(input, '')).values).toMatchObject(values));
