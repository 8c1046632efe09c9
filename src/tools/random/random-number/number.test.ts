import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isProblem, problem } from '../../../kinds/contract';
import { byValue } from '../../../kinds/contract/drawn-list';
import { cryptoSource, seededSource } from '../../../core/numbers/random';
import { drawNumbers, poolOf, readExclusions, scale, sumAndAverage, unscale } from './number';

const pool = (min: string, max: string, decimals = 0, exclude = '') => {
  const found = poolOf(min, max, decimals, exclude);
  if (isProblem(found)) throw new Error(found.code);
  return found;
};
const all = (found: ReturnType<typeof pool>) =>
  Array.from({ length: Number(found.size) }, (_, i) => found.at(BigInt(i)));

test('decimal text survives scaling at any size', () => {
  fc.assert(
    fc.property(fc.bigInt(), fc.integer({ min: 0, max: 20 }), (value, decimals) => {
      expect(scale(unscale(value, decimals), decimals)).toBe(value);
    }),
  );
});

test.for([
  ['0.1', 1, 1n],
  ['-0.05', 2, -5n],
  ['1.500', 1, 15n],
  ['7', 3, 7000n],
  ['-0.5', 0, undefined],
  ['1.25', 1, undefined],
  ['12345678901234567890.12', 2, 1234567890123456789012n],
] as const)('scales %s with %i decimals to %s', ([text, decimals, value]) => expect(scale(text, decimals)).toBe(value));

test.for([
  [0n, 2, '0.00'],
  [-5n, 2, '-0.05'],
  [-1234n, 2, '-12.34'],
  [7n, 0, '7'],
] as const)('writes %s with %i decimals as %s', ([value, decimals, text]) =>
  expect(unscale(value, decimals)).toBe(text),
);

test.for([
  ['', []],
  [' , ;', []],
  ['7', [[7n, 7n]]],
  [
    '4, 13; 20-29',
    [
      [4n, 4n],
      [13n, 13n],
      [20n, 29n],
    ],
  ],
  [
    '5 12 19 - 20',
    [
      [5n, 5n],
      [12n, 12n],
      [19n, 20n],
    ],
  ],
  ...['5, 12 e 19', '5, 12, and 19', '5 y 12 y 19', '5; 12 и 19', '5 dan 12, 19'].map(
    (list) =>
      [
        list,
        [
          [5n, 5n],
          [12n, 12n],
          [19n, 19n],
        ],
      ] as const,
  ),
  ['-5', [[-5n, -5n]]],
  ['-5--1', [[-5n, -1n]]],
  ['−5 – 3', [[-5n, 3n]]],
  ['90071992547409930-90071992547409931', [[90071992547409930n, 90071992547409931n]]],
] as const)('reads the exclusions %j', ([list, spans]) => expect(readExclusions(list)).toEqual(spans));

test.for(['1.5', 'x', '1-2-3', '1..5', '--3', '3-', '0x10', '1e3', 'e', '1 or 3'])('refuses to exclude %j', (entry) => {
  expect(readExclusions(`1, ${entry}`)).toEqual(problem('badExclusion', { entry }, 'exclude'));
});

test('refuses an excluded range that runs backwards', () => {
  expect(readExclusions('9-3')).toEqual(problem('backwards', { entry: '9-3' }, 'exclude'));
});

test.for([
  ['1', '10', 0, '3, 5-7', [1, 2, 4, 8, 9, 10]],
  ['1', '5', 0, '1-2, 2-4', [5]],
  ['1', '5', 0, '-10-0, 6-100', [1, 2, 3, 4, 5]],
  ['-2', '2', 0, '0', [-2, -1, 1, 2]],
  ['1', '5', 0, '4, 2, 2', [1, 3, 5]],
  ['0', '0.5', 1, '0', [1, 2, 3, 4, 5]],
  ['0', '2', 1, '0-1', [11, 12, 13, 14, 15, 16, 17, 18, 19, 20]],
  ['3', '3', 0, '', [3]],
] as const)(
  'contains, from %s to %s with %i decimals without %j, the expected numbers',
  ([min, max, decimals, exclude, values]) => {
    expect(all(pool(min, max, decimals, exclude)).map(Number)).toEqual(values);
  },
);

test('the pool equals what a simple filter leaves', () => {
  const span = fc.tuple(fc.integer({ min: -30, max: 60 }), fc.integer({ min: 0, max: 12 }));
  fc.assert(
    fc.property(fc.array(span, { maxLength: 6 }), (spans) => {
      const expected = [];
      for (let value = -20; value <= 40; value++) {
        if (!spans.some(([from, more]) => value >= from && value <= from + more)) expected.push(value);
      }
      const exclude = spans.map(([from, more]) => `${from}-${from + more}`).join(',');
      const found = poolOf('-20', '40', 0, exclude);
      expect(isProblem(found) ? [] : all(found).map(Number)).toEqual(expected);
    }),
  );
});

test.for([
  ['10', '1', 0, '', problem('minAboveMax', { min: { exact: '10' }, max: { exact: '1' } }, 'min')],
  ['0.5', '1', 0, '', problem('moreDecimals', { bound: { exact: '0.5' }, decimals: 0 }, 'min')],
  ['0', '1.25', 1, '', problem('moreDecimals', { bound: { exact: '1.25' }, decimals: 1 }, 'max')],
  ['1', '3', 0, '1-2, 3', problem('nothingLeft', {}, 'exclude')],
  ['1', '9'.repeat(1_001), 0, '', problem('tooLong', { most: 1_000 }, 'max')],
] as const)('refuses %s to %s', ([min, max, decimals, exclude, refusal]) => {
  expect(poolOf(min, max, decimals, exclude)).toEqual(refusal);
});

test('shows a bound that is a year without a thousands separator', () => {
  expect(poolOf('2030', '1900', 0, '', String)).toEqual(problem('minAboveMax', { min: '2030', max: '1900' }, 'min'));
});

test('draws both ends, and nothing outside', () => {
  const drawn = drawNumbers(cryptoSource(), pool('-1', '2'), 2_000, false, 'none');
  expect([...new Set(drawn)].toSorted(byValue)).toEqual([-1n, 0n, 1n, 2n]);
});

test('draws each of ten numbers about equally often', () => {
  const counts = new Map<bigint, number>();
  for (const value of drawNumbers(cryptoSource(), pool('1', '10'), 100_000, false, 'none')) {
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  // The standard deviation of a fair draw is 95 in 10,000; six of them are practically impossible.
  for (const count of counts.values()) expect(Math.abs(count - 10_000)).toBeLessThan(570);
});

test('drawing all numbers of a range without repeats returns the range', async () => {
  const drawn = drawNumbers(await seededSource('all'), pool('1', '1000'), 1_000, true, 'none');
  expect(drawn.toSorted(byValue)).toEqual(Array.from({ length: 1_000 }, (_, index) => BigInt(index + 1)));
});

test.for([
  ['1 2', 0, '3', '1.5'],
  ['10 0 0', 0, '10', '3.333333'],
  ['20 0 0', 0, '20', '6.666667'],
  ['-20 0 0', 0, '-20', '-6.666667'],
  ['100 300', 0, '400', '200'],
  ['-5 5', 1, '0.0', '0'],
  ['10 43 97 61', 2, '2.11', '0.5275'],
] as const)('%s with %i decimals have the sum %s and the average %s', ([values, decimals, sum, average]) => {
  expect(sumAndAverage(values.split(' ').map(BigInt), decimals)).toEqual({ sum, average });
});

// The draws come from xoroshiro128+ written in Python after its authors’ reference; up to 2^53 − 1 a number takes two words.
test('draws numbers up to 2^53 − 1 as uniformInt does', async () => {
  expect(drawNumbers(await seededSource('smallkit'), pool('0', '9007199254740991'), 2, false, 'none')).toEqual([
    1114783434503593n,
    7380424174193493n,
  ]);
  expect(drawNumbers(await seededSource('smallkit'), pool('-9007199254740991', '0'), 1, true, 'none')).toEqual([
    -7892415820237398n,
  ]);
});

test('sorted numbers are the drawn ones in order, even beyond 2^53', async () => {
  for (const max of ['50', '1' + '0'.repeat(30)]) {
    const range = pool('-50', max);
    const drawn = drawNumbers(await seededSource('order'), range, 40, true, 'none');
    expect(drawNumbers(await seededSource('order'), range, 40, true, 'asc')).toEqual(drawn.toSorted(byValue));
    expect(drawNumbers(await seededSource('order'), range, 40, true, 'desc')).toEqual(
      drawn.toSorted(byValue).toReversed(),
    );
  }
});
