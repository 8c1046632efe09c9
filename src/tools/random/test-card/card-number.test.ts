import { expect, test } from 'vitest';
import { problem, term } from '../../../kinds/contract';
import { CARD_BRANDS, TEST_CARDS } from '../../../data/test-cards';
import { cryptoSource, seededSource } from '../../../core/numbers/random';
import { exampleContext } from '../../../kinds/run/run-example';
import { brandOf, groupDigits, hasLength, luhnDigit, passesLuhn, readCardNumber } from './card-number';
import { checkLines } from './check-lines';
import { drawCards } from './draw-cards';
import tool from './tool';

// 7992739871 is the common worked example of the algorithm; the others are published numbers.
test.for([
  ['7992739871', 3],
  ['424242424242424', 2],
  ['37828224631000', 5],
  ['0', 0],
  ['9', 1],
] as const)('the Luhn digit of %s is %i', ([payload, digit]) => expect(luhnDigit(payload)).toBe(digit));

test('every published number passes, has its brand’s first digits and length, and is listed once', () => {
  for (const { digits, brand } of TEST_CARDS) {
    expect([digits, passesLuhn(digits), brandOf(digits), hasLength(brand, digits.length)]).toEqual([
      digits,
      true,
      brand,
      true,
    ]);
  }
  expect(new Set(TEST_CARDS.map(({ digits }) => digits)).size).toBe(TEST_CARDS.length);
});

test('each wrong digit, and each swap of neighbors except 09, is detected', () => {
  const good = '378282246310005';
  for (let at = 0; at < good.length; at++) {
    for (const digit of '0123456789'.replace(good[at] ?? '', '')) {
      expect(passesLuhn(good.slice(0, at) + digit + good.slice(at + 1))).toBe(false);
    }
  }
  for (let at = 0; at < good.length - 1; at++) {
    const [first = '', second = ''] = good.slice(at, at + 2);
    if (first === second || ['09', '90'].includes(first + second)) continue;
    expect(passesLuhn(good.slice(0, at) + second + first + good.slice(at + 2))).toBe(false);
  }
});

test.for([
  ['4', 'visa'],
  ['50', undefined],
  ['51', 'mastercard'],
  ['55', 'mastercard'],
  ['56', undefined],
  ['2220', undefined],
  ['2221', 'mastercard'],
  ['2720', 'mastercard'],
  ['2721', undefined],
  ['34', 'amex'],
  ['35', undefined],
  ['37', 'amex'],
  ['6010', undefined],
  ['6011', 'discover'],
  ['643', undefined],
  ['644', 'discover'],
  ['65', 'discover'],
  ['300', 'diners'],
  ['305', 'diners'],
  ['306', undefined],
  ['3095', 'diners'],
  ['39', 'diners'],
  ['3527', undefined],
  ['3528', 'jcb'],
  ['3589', 'jcb'],
  ['3590', undefined],
  ['62', 'unionpay'],
  ['81', 'unionpay'],
  ['1', undefined],
] as const)('numbers that begin with %s are of the brand %s', ([start, brand]) => {
  expect(brandOf(start.padEnd(16, '0'))).toBe(brand);
});

test.for([
  ['4242424242424242', '4242 4242 4242 4242'],
  ['378282246310005', '3782 822463 10005'],
  ['36227206271667', '3622 720627 1667'],
  ['6205500000000000004', '6205 5000 0000 0000 004'],
  ['12345678', '1234 5678'],
  ['222222222222222', '2222 2222 2222 222'],
] as const)('groups %s as %s', ([digits, grouped]) => expect(groupDigits(digits)).toBe(grouped));

test.for([
  [' 4242-4242 4242–4242\t', '4242424242424242'],
  ['12345678', '12345678'],
  ['1234567', { digits: 7 }],
  ['1'.repeat(20), { digits: 20 }],
  ['4242x', { column: 5, character: 'x' }],
  ['👍4242', { column: 1, character: '👍' }],
  ['４２４２４２４２', { column: 1, character: '４' }],
] as const)('reads %j as %j', ([typed, read]) => expect(readCardNumber(typed)).toEqual(read));

test('checks each line, skips empty ones and reports the first unreadable one', () => {
  const { checked, bad } = checkLines('4242424242424242\r\n\r\n12\n4222222222222\nabc');
  expect(checked.map(({ digits, valid, usualLength }) => [digits, valid, usualLength])).toEqual([
    ['4242424242424242', true, true],
    ['4222222222222', true, true],
  ]);
  expect(bad).toEqual(problem('wrongLength', { line: 3, digits: 2 }, 'input'));
});

test.for(CARD_BRANDS)('made-up numbers of %s pass every check, and expire in one to four years', (brand) => {
  const cards = drawCards(cryptoSource(), { brand, kind: 'range', count: 300, unique: true }, 2026);
  expect(new Set(cards.map(({ digits }) => digits)).size).toBe(300);
  for (const { digits, expiry, cvc } of cards) {
    expect([passesLuhn(digits), brandOf(digits), hasLength(brand, digits.length)]).toEqual([true, brand, true]);
    expect(expiry).toMatch(/^(0[1-9]|1[0-2])\/(27|28|29|30)$/);
    expect(cvc).toHaveLength(brand === 'amex' ? 4 : 3);
  }
});

test('expiry years continue after a century', () => {
  const cards = drawCards(cryptoSource(), { brand: 'visa', kind: 'documented', count: 50, unique: false }, 2098);
  for (const { expiry } of cards) expect(expiry).toMatch(/\/(99|00|01|02)$/);
});

const form = {
  mode: 'make',
  brand: 'any',
  kind: 'documented',
  count: 22,
  input: '',
  spaces: false,
  unique: true,
  sort: 'none',
  as: 'items',
  seed: '',
} as const;

test('drawing all published numbers without repeats gives each once; sorting is by value', async () => {
  const given = await tool.run({ ...form, sort: 'asc', as: 'lines' }, exampleContext());
  const text = 'result' in given && typeof given.result === 'object' && 'text' in given.result ? given.result.text : '';
  const sorted = TEST_CARDS.map(({ digits }) => BigInt(digits)).toSorted((a, b) => (a < b ? -1 : 1));
  expect(text.split('\n').map(BigInt)).toEqual(sorted);
});

test('details stay with their number when the list is sorted', async () => {
  const drawn = drawCards(await seededSource('x'), { ...form, count: 22 }, 2026);
  const given = await tool.run({ ...form, sort: 'desc', as: 'lines', seed: 'x' }, exampleContext());
  const rows = 'cards' in given ? (given.cards?.rows ?? []) : [];
  expect(rows).toHaveLength(22);
  for (const [number, , expiry, cvc] of rows) {
    const card = drawn.find(({ digits }) => groupDigits(digits) === number);
    expect([expiry, cvc]).toEqual([card?.expiry, card?.cvc]);
  }
});

test('the table of checked numbers has the digit that would fit a wrong one', async () => {
  const input = '4242424242424242\n4242424242424241';
  expect(await tool.run({ ...form, mode: 'check', input }, exampleContext())).toMatchObject({
    cards: {
      rows: [
        ['4242 4242 4242 4242', term('yes'), term('visa'), 16],
        ['4242 4242 4242 4241', term('wrongDigit', { digit: 2 }), term('visa'), 16],
      ],
    },
  });
});

test('an empty list to check gives no result', async () => {
  expect(await tool.run({ ...form, mode: 'check', input: ' \n' }, exampleContext())).toEqual({ empty: true });
});
