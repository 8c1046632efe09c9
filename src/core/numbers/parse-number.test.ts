import { expect, test } from 'vitest';
import { canonical, parseDecimal } from './parse-number';
import { typedNumber } from './typed-number';

test.for([
  ['1,234.56', 'en', '1234.56'],
  ['$1,234', 'en', '1234'],
  ['12.5 %', 'en', '12.5'],
  ['1e3', 'en', '1000'],
  ['1.5e-3', 'en', '0.0015'],
  ['-.5', 'en', '-0.5'],
  ['−3', 'en', '-3'],
  ['1.234,56', 'es', '1234.56'],
  ['1.234', 'es', '1234'],
  ['1.5', 'es', '1.5'],
  ['$1,234.56', 'es', '1234.56'],
  ['1,234,567', 'es', '1234567'],
  ['1,234', 'es', '1.234'],
  ['1\u00a0234,56', 'fr', '1234.56'],
  ['1\u202f234,5\u00a0€', 'fr', '1234.5'],
  ['R$ 1.000.000', 'pt', '1000000'],
  ['Rp1.500.000,-', 'id', '1500000'],
  ['Rp 750.000,--', 'id', '750000'],
  ['0,1', 'ru', '0.1'],
  ['0.125', 'pl', '0.125'],
  ['104,-', 'pl', '104'],
  // CLDR: US dollars in Spanish, French and Portuguese, Canadian ones in English, yen in Indonesian.
  ['1234,50\u00a0US$', 'es', '1234.50'],
  ['1\u202f234,50\u00a0$US', 'fr', '1234.50'],
  ['US$\u00a01.234,50', 'pt', '1234.50'],
  ['CA$1,234.50', 'en', '1234.50'],
  ['JP¥1.235', 'id', '1235'],
  ['Rs. 1,50,000', 'en', '150000'],
  // CLDR: shekels in Hebrew, copied from a page in that language.
  ['\u200f1,234.50\u00a0\u200f₪', 'en', '1234.50'],
  ['1.234,– zł', 'pl', '1234'],
  ['1,00,000', 'en', '100000'],
  ['12,34,567.5', 'en', '1234567.5'],
] as const)('parses %s on a page in %s as %s', ([typed, lang, number]) => {
  expect(parseDecimal(typed, lang)).toBe(number);
});

test.for([
  '',
  'abc',
  'US5',
  '$USD5',
  'ABC$5',
  '1.2.3',
  '1,5',
  '0,125',
  '1,0,000',
  '123,45,678',
  '12,345,67,890',
  '--1',
  '1e99999',
  '٣',
])('%j is not a number in English', (typed) => {
  expect(parseDecimal(typed, 'en')).toBeUndefined();
});

test.for(['1,-5', ',-', '1.500,- 2'])('%j is not a number in Indonesian', (typed) => {
  expect(parseDecimal(typed, 'id')).toBeUndefined();
});

test.for([
  ['007', '7'],
  ['-0', '0'],
  ['1.50', '1.50'],
  ['12345678901234567890', '12345678901234567890'],
])('writes %s in canonical form as %s', ([number, text]) => expect(canonical(number!)).toBe(text));

test('a number formatted for the visitor parses back to the same number', () => {
  for (const lang of ['en', 'es', 'fr', 'pl', 'ru'] as const) {
    for (const number of ['1234.567', '0.1', '-5', '1.234'])
      expect(parseDecimal(typedNumber(number, lang), lang)).toBe(number);
  }
});
