import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  decimalOf,
  moneyText,
  plainText,
  power,
  quotient,
  quotientTo,
  root,
  rounded,
  significant,
  sum,
} from './decimal';

describe('corrects the rounding errors of doubles', () => {
  test('0.1 + 0.2 is 0.3', () => expect(plainText(sum(['0.1', '0.2']))).toBe('0.3'));
  test.for([
    ['1.005', '1.01'],
    ['2.675', '2.68'],
    ['-1.005', '-1.01'],
    ['0.125', '0.13'],
    ['-0.001', '0.00'],
    ['0', '0.00'],
    ['1234567890123456.785', '1234567890123456.79'],
  ])('formats %s as the money amount %s', ([value = '', text]) => expect(moneyText(value)).toBe(text));
});

test.for([
  ['1234.5', 0, '1235'],
  ['0.0045', 3, '0.005'],
  ['1.23455', 4, '1.2346'],
  ['150', -2, '200'],
] as const)('rounds %s to %i decimal places as %s', ([value, places, text]) => {
  expect(plainText(rounded(value, places))).toBe(text);
});

test('writes money with the requested number of decimal places', () => {
  expect(moneyText('1.5', 0)).toBe('2');
  expect(moneyText('1.5', 4)).toBe('1.5000');
});

test('rounds up a tie that only the exact quotient shows', () => {
  // 1200.06 × 5 ÷ 1200 is 5.00025; with 5 ÷ 1200 cut to 20 digits the result would be too small.
  expect(plainText(quotient(decimalOf('1200.06').times(5), 1200, 4))).toBe('5.0003');
});

// Python: decimal with prec=12 (or 50) and ROUND_HALF_UP.
test.for([
  ['1', '3', '0.333333333333'],
  ['2', '3', '0.666666666667'],
  ['100', '7', '14.2857142857'],
  ['1', '7000000', '0.000000142857142857'],
  ['123456789012345678', '1', '123456789012000000'],
  ['9.999999999999', '1', '10'],
  ['-1', '3', '-0.333333333333'],
  ['0', '5', '0'],
] as const)('%s ÷ %s to 12 digits is %s', ([a, b, text]) => {
  expect(plainText(quotientTo(a, b, 12))).toBe(text);
});

test('counts significant digits from the first that is not zero', () => {
  expect(plainText(significant('0.00123456', 3))).toBe('0.00123');
  expect(plainText(significant('987654', 2))).toBe('990000');
  expect(plainText(significant(0, 5))).toBe('0');
});

describe('powers and roots', () => {
  // Python: Decimal('1.0045833333333333333') ** -300, prec 50.
  test('a loan’s discount factor agrees with Python to 30 digits', () => {
    expect(plainText(significant(power('1.0045833333333333333', -300), 30))).toBe('0.253635126762598468134433397388');
  });
  // Python: Decimal(2) ** (Decimal(1) / Decimal(6)), prec 50.
  test('the sixth root of 2 agrees with Python to 40 digits', () =>
    expect(plainText(significant(root(2, 6), 40))).toBe('1.122462048309372981433533049679179516232'));

  test('a root raised to its degree is the number again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 1, max: 30 }), (value, degree) => {
        const again = power(root(value, degree), degree).minus(value).abs();
        return again.lt(decimalOf(value).times('1e-40'));
      }),
    );
  });
});

test('a quotient to n digits is off by at most half of its last digit', () => {
  const integers = fc.bigInt({ min: 1n, max: 10n ** 30n });
  fc.assert(
    fc.property(integers, integers, fc.integer({ min: 1, max: 30 }), (a, b, digits) => {
      const given = quotientTo(a, b, digits);
      const error = given.times(b.toString()).minus(a.toString()).abs().times(2);
      return error.lte(decimalOf(b.toString()).times(`1e${given.e - digits + 1}`)) && given.c.length <= digits;
    }),
  );
});

test('refuses to divide by zero', () => {
  expect(() => quotient(1, 0, 2)).toThrow();
  expect(() => quotientTo(1, 0, 2)).toThrow();
});
