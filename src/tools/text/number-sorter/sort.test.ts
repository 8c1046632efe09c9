import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isProblem, problem } from '../../../kinds/contract';
import { compare, decimal } from './decimals';
import { distinct, figures, sorted } from './sort';
import { readNumbers, type Sign } from './tokens';

function read(text: string, sign: Sign = 'point', ignoreText = false) {
  const found = readNumbers(text, sign, ignoreText);
  if (isProblem(found)) throw new Error(found.code);
  return found;
}
const tokens = (...args: Parameters<typeof read>) => read(...args).numbers.map(({ spelling }) => spelling);
const sort = (text: string, order: 'asc' | 'desc' = 'asc') =>
  sorted(read(text).numbers, order).map(({ spelling }) => spelling);
const figuresOf = (text: string) => figures(sorted(read(text).numbers, 'asc'));

test.for([
  ['', []],
  [' \n,;, ', []],
  ['10, 9, -2.5', ['10', '9', '-2.5']],
  ['1,2,3', ['1', '2', '3']],
  ['1;2\t3\r\n4 5', ['1', '2', '3', '4', '5']],
  ['1,234,567', ['1,234,567']],
  ['1,234, 5', ['1,234', '5']],
  ['1,234,56', ['1', '234', '56']],
  ['12,345.6,7', ['12', '345.6', '7']],
  ['-1,234.5e3', ['-1,234.5e3']],
  ['.5 5. +3 1E3 −4', ['.5', '5.', '+3', '1E3', '−4']],
  [',1,', ['1']],
] as const)('in %j, reads with a decimal point %j', ([text, found]) => expect(tokens(text)).toEqual(found));

test.for([
  ['1,5 2,25', ['1,5', '2,25']],
  ['1.234,5; 10, ,5', ['1.234,5', '10', ',5']],
  ['1.234', ['1.234']],
] as const)('in %j, reads with a decimal comma %j', ([text, found]) => expect(tokens(text, 'comma')).toEqual(found));

test('a point that groups thousands is not a decimal point', () => {
  expect(figures(read('1.234,5 1', 'comma').numbers)?.sum).toBe('1235.5');
});

test.for([
  ['Room 12b costs $45.50, not 1,200.00!', ['12', '45.50', '1,200.00']],
  ['3-5 and -7, A-4, (-6)', ['3', '5', '-7', '4', '-6']],
  ['2026-11-21', ['2026', '11', '21']],
  ['5e3 5euros 5e33x', ['5e3', '5', '5', '33']],
  ['100,200,3000', ['100', '200', '3000']],
  ['−8 °C', ['−8']],
  ['The scores were 10, .5 and 1,300.', ['10', '.5', '1,300']],
  ['none at all', []],
] as const)('in %j, finds the numbers %j', ([text, found]) => expect(tokens(text, 'point', true)).toEqual(found));

test('a comma after a number in a text is not a decimal comma', () => {
  expect(tokens('first 5, then 1.300,5, and 3,', 'comma', true)).toEqual(['5', '1.300,5', '3']);
});

test.for([
  ['1\n2\nabc', 'point', problem('notNumber', { token: 'abc', line: 3, most: 300 }, 'input')],
  ['1\r\n\r\n2,x', 'point', problem('notNumber', { token: 'x', line: 3, most: 300 }, 'input')],
  ['1.5', 'comma', problem('notNumber', { token: '1.5', line: 1, most: 300 }, 'input')],
  ['1.2.3', 'point', problem('notNumber', { token: '1.2.3', line: 1, most: 300 }, 'input')],
  ['--1', 'point', problem('notNumber', { token: '--1', line: 1, most: 300 }, 'input')],
  ['1e', 'point', problem('notNumber', { token: '1e', line: 1, most: 300 }, 'input')],
  ['٣', 'point', problem('notNumber', { token: '٣', line: 1, most: 300 }, 'input')],
  ['1e300', 'point', problem('tooLong', { token: '1e300', line: 1, most: 300 }, 'input')],
  ['1e-999999999999', 'point', problem('tooLong', { token: '1e-999999999999', line: 1, most: 300 }, 'input')],
] as const)('refuses %j and reports where', ([text, sign, gives]) => {
  expect(readNumbers(text, sign, false)).toEqual(gives);
});

test('reports ambiguous commas', () => {
  expect(read('100,200').grouped).toBe('100,200');
  expect(read('1,234.50').grouped).toBeUndefined();
  expect(read('100, 200').grouped).toBeUndefined();
});

test.for([
  ['10 9 -2.5', ['-2.5', '9', '10']],
  ['9007199254740993 9007199254740992', ['9007199254740992', '9007199254740993']],
  ['0.10 0.1 0.100', ['0.10', '0.1', '0.100']],
  ['1e3 999 1,000 1e-3', ['1e-3', '999', '1e3', '1,000']],
  ['-9007199254740993 -9007199254740992', ['-9007199254740993', '-9007199254740992']],
  ['0 -0 +0', ['0', '-0', '+0']],
  ['0.30000000000000000001 0.3', ['0.3', '0.30000000000000000001']],
  ['1e299 -1e299 1e-299', ['-1e299', '1e-299', '1e299']],
] as const)('%j in order is %j', ([text, order]) => expect(sort(text)).toEqual(order));

test('in descending order, equal numbers still keep their order', () => {
  expect(sort('1 2 1.0 2.0', 'desc')).toEqual(['2', '2.0', '1', '1.0']);
});

test('sorts any list by its exact values, with equal ones in their original order', () => {
  const values = fc.array(
    fc.tuple(fc.constantFrom(0n, 1n, -1n, 10n, 9007199254740992n, 9007199254740993n, -9007199254740993n), fc.nat(2)),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(values, fc.constantFrom('asc' as const, 'desc' as const), (list, order) => {
      const numbers = list.map(([digits, places]) => decimal(`${digits}e-${places}`));
      const exact = list.map(([digits, places], at) => ({ at, value: digits * 10n ** BigInt(2 - places) }));
      exact.sort((a, b) => {
        const by = a.value < b.value ? -1 : a.value > b.value ? 1 : 0;
        return (order === 'asc' ? by : -by) || a.at - b.at;
      });
      expect(sorted(numbers, order)).toEqual(exact.map(({ at }) => numbers[at]));
    }),
  );
});

test('keeps the first spelling of equal values', () => {
  const numbers = sorted(read('0.10 5 0.1 1e-1 5.0').numbers, 'asc');
  expect(distinct(numbers).map(({ spelling }) => spelling)).toEqual(['0.10', '5']);
});

test.for([
  ['10 9 -2.5', { sum: '16.5', mean: '5.5', median: '9', min: '-2.5', max: '10', range: '12.5' }],
  ['0.1 0.2', { sum: '0.3', mean: '0.15', median: '0.15', min: '0.1', max: '0.2', range: '0.1' }],
  ['1 1 0', { sum: '2', mean: '0.6666666667', median: '1', min: '0', max: '1', range: '1' }],
  ['1 2 2', { sum: '5', mean: '1.6666666667', median: '2', min: '1', max: '2', range: '1' }],
  [
    '-0.0001 0 0',
    { sum: '-0.0001', mean: '-0.00003333333333', median: '0', min: '-0.0001', max: '0', range: '0.0001' },
  ],
  ['9007199254740993 1', { sum: '9007199254740994', mean: '4503599627370497', median: '4503599627370497' }],
  ['1e20 1e-20 0', { sum: '100000000000000000000.00000000000000000001', median: '0.00000000000000000001' }],
  ['2 2 3 4 5 6 7 8', { mean: '4.625', median: '4.5' }],
  ['-0', { sum: '0', mean: '0', min: '0', max: '0', range: '0' }],
] as const)('the figures of %j are %j', ([text, gives]) => expect(figuresOf(text)).toMatchObject(gives));

test('small and large numbers add up exactly', () => {
  expect(figures(read('0.1\n'.repeat(10_000)).numbers)?.sum).toBe('1000');
  const most = '999999999999999 '.repeat(1_000);
  expect(figures(read(most).numbers)?.sum).toBe('999999999999999000');
});

const written = fc.tuple(
  fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }),
  fc.integer({ min: 0, max: 6 }),
  fc.integer({ min: -3, max: 3 }),
);

/** Compared as integer multiples of 10^-9. */
const units = ([digits, places, power]: readonly [bigint, number, number]) =>
  digits * 10n ** BigInt(9 - places + power);
const spelled = ([digits, places, power]: readonly [bigint, number, number]) => {
  const text = (digits < 0n ? -digits : digits).toString().padStart(places + 1, '0');
  const end = text.length - places;
  return `${digits < 0n ? '-' : ''}${text.slice(0, end)}.${text.slice(end)}e${power}`;
};

test('two numbers compare by their exact values, and add up to their exact sum', () => {
  fc.assert(
    fc.property(written, written, (a, b) => {
      const [one, other] = [decimal(spelled(a)), decimal(spelled(b))];
      const difference = units(a) - units(b);
      expect(Math.sign(compare(one, other))).toBe(difference < 0n ? -1 : difference > 0n ? 1 : 0);
      const sum = decimal(figures([one, other])?.sum ?? '');
      const exact = units(a) + units(b);
      expect(compare(sum, decimal(`${exact}e-9`))).toBe(0);
    }),
    { numRuns: 1_000 },
  );
});
