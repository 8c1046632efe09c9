import fc from 'fast-check';
import { expect, test } from 'vitest';
import { note, problem } from '../../../kinds/contract';
import { exampleContext } from '../../../kinds/run/run-example';
import { fill } from '../../../i18n/format';
import { type Settings } from './convert';
import words from './strings/en';
import tool from './tool';
import { given, converted } from './convert.fixture';

const stepLines = (text: string, settings: Partial<Settings>): string[] => {
  const all = given(text, settings);
  return 'steps' in all ? all.steps.map(({ code, with: blanks }) => fill(words.steps[code], blanks, 'en')) : [];
};

const base = fc.integer({ min: 2, max: 36 });

test('converting a number to any base and back returns the number', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(2n ** 200n), max: 2n ** 200n }), base, base, (number, from, to) => {
      const typed = number.toString(from);
      expect(converted(typed, { from, to })).toBe(number.toString(to));
      expect(converted(converted(typed, { from, to }), { from: to, to: from })).toBe(typed);
    }),
  );
});

test('a fraction that terminates in the other base is exact and survives the round trip', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 90n }), fc.integer({ min: 1, max: 60 }), (number, places) => {
      const bits = number.toString(2).padStart(places + 1, '0');
      const binary = `${bits.slice(0, -places).replace(/^0+(?=.)/, '')}.${bits.slice(-places)}`.replace(/\.?0+$/, '');
      if (!binary.includes('.')) return;
      for (const to of [10, 16, 8, 6, 36]) {
        const there = converted(binary, { from: 2, to, precision: 0 });
        expect(converted(there, { from: to, to: 2, precision: 0 })).toBe(binary);
      }
    }),
  );
});

// Python: fractions.Fraction, digit by digit, truncated after 32 digits if it does not terminate.
test.for([
  ['0.1', 10, 2, '0.00011001100110011001100110011001'],
  ['0.1', 3, 10, '0.33333333333333333333333333333333'],
  ['-10.625', 10, 2, '-1010.101'],
  ['3.14', 10, 16, '3.23d70a3d70a3d70a3d70a3d70a3d70a3'],
  ['0.0000000001', 16, 10, '0.0000000000009094947017729282379150390625'],
  ['zz.z', 36, 7, '3530.65432065432065432065432065432065'],
  ['-FF.F', 16, 8, '-377.74'],
  ['12345678901234567890', 10, 16, 'ab54a98ceb1f0ad2'],
  ['0.2', 10, 5, '0.1'],
  ['0.2', 10, 20, '0.4'],
  ['777.777', 8, 16, '1ff.ff8'],
  ['123456789012345678901234567890', 10, 36, 'byw97um9s91dlz68tsi'],
] as const)('converts %s in base %i to %s in base %i', ([typed, from, to, gives]) => {
  expect(converted(typed, { from, to })).toBe(gives);
});

test.for([
  ['  -0xFf ', 16, '-255'],
  ['\u22121', 10, '-1'],
  ['+7', 10, '7'],
  ['0b1010', 2, '10'],
  ['0B1010', 16, '725008'], // b is a digit in base 16
  ['0o17', 8, '15'],
  ['1A3h', 16, '419'],
  ['-0FFH ', 16, '-255'],
  ['1h', 18, '35'], // h is a digit in base 18
  ['1111 0000', 2, '240'],
  ['1_000_000', 10, '1000000'],
  ['0007', 10, '7'],
  ['.5', 10, '0.5'],
  ['5.', 10, '5'],
  ['1.500', 10, '1.5'],
  ['-0', 10, '0'],
  ['-0.0', 10, '0'],
] as const)('reads %j in base %i', ([typed, from, decimal]) => {
  expect(converted(typed, { from, to: 10 })).toBe(decimal);
});

test.for([
  ['102', 2, { character: '2', base: 2, line: 1, column: 3 }],
  ['1\n\n 1x', 10, { character: 'x', base: 10, line: 3, column: 3 }],
  ['1.2.3', 10, { character: '.', base: 10, line: 1, column: 4 }],
  ['1-1', 10, { character: '-', base: 10, line: 1, column: 2 }],
  ['1,5', 10, { character: ',', base: 10, line: 1, column: 2 }],
  ['😀1', 10, { character: '😀', base: 10, line: 1, column: 1 }],
  ['1e3', 10, { character: 'e', base: 10, line: 1, column: 2 }],
  ['0x10', 10, { character: 'x', base: 10, line: 1, column: 2 }],
  ['12h', 10, { character: 'h', base: 10, line: 1, column: 3 }],
  ['1hh', 16, { character: 'h', base: 16, line: 1, column: 2 }],
  ['h', 16, { character: 'h', base: 16, line: 1, column: 1 }],
] as const)('refuses %j in base %i and names the position', ([typed, from, blanks]) => {
  const all = given(typed, { from });
  expect('says' in all ? all : all.problem).toEqual(problem('badDigit', blanks, 'input'));
});

test.for(['-', '.', '0x', '_'])('refuses %j, which has no digits', (typed) => {
  expect(given(typed, { from: 16 })).toEqual(problem('noDigits', { line: 1 }, 'input'));
});

test('converts readable lines, with LF or CRLF, and leaves unreadable lines empty', () => {
  const all = given('1\r\n\r\n2x\r3\nx', { to: 2 });
  expect(all).toMatchObject({
    result: '1\n\n\n11\n',
    problem: problem('badDigit', { character: 'x', base: 10, line: 3, column: 2 }, 'input'),
  });
  expect(all).toHaveProperty('notes', expect.arrayContaining([note('wrongLines', { count: 2 })]));
});

test('returns only the problem when no line can be converted', () => {
  expect(given('x', {})).toEqual(problem('badDigit', { character: 'x', base: 10, line: 1, column: 1 }, 'input'));
});

test('reads a comma as the decimal separator only in languages that use it', () => {
  expect(converted('2,5', { to: 2, comma: true })).toBe('10,1');
  expect(converted('2.5', { to: 2, comma: true })).toBe('10.1');
  expect(converted('1.234.567', { from: 10, to: 16, comma: true })).toBe('12d687');
  expect(converted('-1.234.567,5', { from: 10, to: 16, comma: true })).toBe('-12d687,8');
  expect(given('1.234.56', { from: 10, comma: true })).toMatchObject({ code: 'badDigit', with: { column: 6 } });
  expect(given('1.234.567', { from: 10 })).toMatchObject({ code: 'badDigit' });
  expect(converted('-1.500,5', { to: 2, comma: true })).toBe('-10111011100,1');
  expect(converted('1.234.567,0', { to: 16, comma: true })).toBe('12d687');
  expect(given('1.00,5', { comma: true })).toMatchObject({ code: 'badDigit', with: { character: ',' } });
  expect(given('1.101,1', { from: 2, comma: true })).toMatchObject({ code: 'badDigit', with: { character: ',' } });
  expect(given('1.500,5', { comma: false })).toMatchObject({ code: 'badDigit', with: { character: ',' } });
  expect(given('1,2,3', { comma: true })).toMatchObject({ code: 'badDigit', with: { character: ',', column: 4 } });
  expect(given('1.000', { comma: true })).toHaveProperty('notes', expect.arrayContaining([note('pointIsFraction')]));
});

test.for([
  ['1.000.000', true, 10, '1000000'],
  [' -1.234.567,5', true, 10, '-1234567,5'],
  ['1.000,5', true, 2, '1111101000,1'],
  ['1.000', true, 10, '1'],
  ['1,000', false, 10, '1000'],
  ['1,234,567.5', false, 10, '1234567.5'],
] as const)('reads %j with a decimal comma (%s) and its thousands separators', ([typed, comma, to, gives]) => {
  expect(converted(typed, { to, comma })).toBe(gives);
});

test.for([
  ['1.000.00', true, 10],
  ['1.000.0005', true, 10],
  ['1.0000,5', true, 10],
  ['1,00', false, 10],
  ['1,000.5,0', false, 10],
  ['10.000.000', true, 2],
] as const)('refuses %j, whose groups are not thousands', ([typed, comma, from]) => {
  expect(given(typed, { from, comma })).toMatchObject({ code: 'badDigit' });
});

// Python: n & (2**bits - 1), format(), and struct for the signed value.
test.for([
  ['-1', 10, 2, 8, '11111111'],
  ['-1', 10, 8, 8, '377'],
  ['-128', 10, 16, 8, '80'],
  ['5', 10, 2, 8, '00000101'],
  ['5', 10, 8, 16, '000005'],
  ['200', 10, 16, 8, 'c8'],
  ['C8', 16, 10, 8, '-56'],
  ['7F', 16, 10, 8, '127'],
  ['377', 8, 10, 8, '-1'],
  ['-1', 16, 2, 8, '11111111'],
  ['FFFF', 16, 10, 32, '65535'],
  ['8000000000000000', 16, 10, 64, '-9223372036854775808'],
  ['-2', 10, 16, 128, 'fffffffffffffffffffffffffffffffe'],
  ['200', 10, 10, 8, '200'],
  ['-35', 10, 36, 8, '-z'],
  ['5.0', 10, 2, 8, '00000101'],
] as const)('converts %s in base %i to base %i with %i bits as %s', ([typed, from, to, bits, gives]) => {
  expect(converted(typed, { from, to, bits })).toBe(gives);
});

test.for([
  ['256', 10, 8, '-128', '255'],
  ['-129', 10, 8, '-128', '255'],
  ['1FFFFFFFF', 16, 32, '-2147483648', '4294967295'],
] as const)('refuses %s in base %i, which does not fit in %i bits', ([typed, from, bits, min, max]) => {
  expect(given(typed, { from, bits })).toEqual(
    problem('outOfRange', { line: 1, bits, min: { exact: min }, max: { exact: max } }, 'input'),
  );
});

test('refuses a fraction when a bit width is chosen', () => {
  expect(given('1.5', { bits: 8 })).toEqual(problem('wholeOnly', { line: 1, bits: 8 }, 'input'));
});

test('shows the first number as signed and as unsigned', () => {
  expect(given('C8\n1', { from: 16, bits: 8 })).toMatchObject({
    signed: -56n,
    unsigned: 200n,
    binary: '11001000',
    octal: '310',
  });
  expect(given('C8', { from: 16 })).not.toHaveProperty('signed');
});

test.for([
  ['1011010', 2, 2, { group: true }, '101 1010'],
  ['11111111', 2, 8, { group: true, prefix: true }, '0o377'],
  ['1234567.12345', 10, 10, { group: true }, '1 234 567.123 45'],
  ['-255', 10, 16, { prefix: true, uppercase: true }, '-0xFF'],
  ['35', 10, 36, { prefix: true, uppercase: true }, 'Z'],
  ['65535', 10, 2, { group: true, bits: 16, prefix: true }, '0b1111 1111 1111 1111'],
] as const)('converts %s from base %i to base %i with %j to %s', ([typed, from, to, how, gives]) => {
  expect(converted(typed, { from, to, ...how })).toBe(gives);
});

test('truncates a non-terminating fraction without rounding and adds a note', () => {
  expect(converted('0.2', { to: 2, precision: 3 })).toBe('0.001');
  expect(converted('0.9', { to: 2, precision: 1 })).toBe('0.1');
  expect(converted('0.9', { to: 2, precision: 0 })).toBe('0');
  expect(given('0.2', { to: 2, precision: 3 })).toHaveProperty(
    'notes',
    expect.arrayContaining([note('cut', { precision: 3 })]),
  );
  expect(given('0.5', { to: 2, precision: 0 })).toMatchObject({ result: '0.1', notes: [false, false, false, false] });
});

test.for([
  ['101101', 2, 10, {}, ['101101₂ = 1×2⁵ + 0×2⁴ + 1×2³ + 1×2² + 0×2¹ + 1×2⁰', '= 32 + 0 + 8 + 4 + 0 + 1 = 45']],
  ['1A3,8', 16, 10, { comma: true }, ['1A3,8₁₆ = 1×16² + 10×16¹ + 3×16⁰ + 8×16⁻¹', '= 256 + 160 + 3 + 0,5 = 419,5']],
  ['7', 8, 10, {}, ['7₈ = 7×8⁰ = 7']],
  [
    '77',
    10,
    16,
    {},
    ['77 ÷ 16 = 4, remainder 13 → d', '4 ÷ 16 = 0, remainder 4', 'Read the remainders from the last to the first: 4d'],
  ],
  [
    '0.625',
    10,
    2,
    {},
    [
      '0.625 × 2 = 1.25 → 1',
      '0.25 × 2 = 0.5 → 0',
      '0.5 × 2 = 1 → 1',
      'Read the whole parts from the first to the last: 0.101',
    ],
  ],
  [
    '10101110',
    2,
    16,
    { uppercase: true },
    [
      'Groups of 4 binary digits, from the right: 1010 1110',
      '1010 = 8 + 2 = 10 → A',
      '1110 = 8 + 4 + 2 = 14 → E',
      'Together: AE',
    ],
  ],
  ['27', 8, 2, {}, ['Each digit equals 3 binary digits:', '2 → 010', '7 = 4 + 2 + 1 → 111', 'Together: 10111']],
  [
    'FF',
    16,
    10,
    { bits: 8 },
    [
      'FF₁₆ = 15×16¹ + 15×16⁰',
      '= 240 + 15 = 255',
      'The highest of the 8 bits is 1, so the number is negative: 255 − 2⁸ = −1',
    ],
  ],
  [
    '1.1',
    2,
    8,
    {},
    [
      'Groups of 3 binary digits, outward from the point in both directions: 001.100',
      '001 → 1',
      '100 → 4',
      'Together: 1.4',
    ],
  ],
  ['0', 2, 10, {}, []],
  ['5', 10, 10, {}, []],
] as const)('shows the steps of converting %s from base %i to base %i', ([typed, from, to, how, lines]) => {
  expect(stepLines(typed, { from, to, ...how })).toEqual(lines);
});

test('the steps for a negative number with a bit width start with two’s complement', () => {
  expect(stepLines('-3', { to: 2, bits: 8 })).toContain('Two’s complement in 8 bits: 2⁸ − 3 = 253');
  expect(stepLines('-3', { to: 2 })[0]).toBe('The minus sign stays in front; the rest is calculated without it.');
});

test('omits steps that would fill pages and shows a message instead', () => {
  expect(stepLines('1'.repeat(65), { from: 2 })).toEqual(['Steps aren’t shown for numbers with more than 64 digits.']);
  expect(stepLines('0.1', { to: 2 })).toContain('… and so on for the other digits: 20');
  expect(given('1'.repeat(1_001), { from: 2 })).toHaveProperty(
    'notes',
    expect.arrayContaining([note('longFirst', { digits: 1_000 })]),
  );
});

test.for(['', ' \n ', '\uFEFF'])('returns no result for %j', async (input) => {
  const values = {
    input,
    from: 2,
    to: 10,
    bits: '0',
    precision: 32,
    uppercase: true,
    group: false,
    prefix: false,
  } as const;
  expect(await tool.run(values, exampleContext())).toEqual({ empty: true });
});

test('accepts a decimal comma on a Spanish page', async () => {
  const values = {
    input: '2,5',
    from: 10,
    to: 2,
    bits: '0',
    precision: 32,
    uppercase: true,
    group: false,
    prefix: false,
  } as const;
  expect(await tool.run(values, { ...exampleContext(), lang: 'es' })).toMatchObject({ result: '10,1', decimal: '2,5' });
  expect(await tool.run(values, exampleContext())).toMatchObject({ code: 'badDigit' });
});
