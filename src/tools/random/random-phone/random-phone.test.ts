import { describe, expect, test } from 'vitest';
import { COUNTRIES, countNumbers, phoneAt, rangesOf, writePhone, type CountryId } from './phones';

/** All numbers of a country in E.164. */
const all = (country: CountryId): readonly string[] => {
  const ranges = rangesOf(country, 'any');
  return Array.from({ length: countNumbers(ranges) }, (_, index) =>
    writePhone(phoneAt(ranges, index), country, 'e164'),
  );
};

/** The reserved numbers as regular expressions, written from the regulators’ documents and not from the table. */
const RESERVED: Readonly<Record<CountryId, RegExp>> = {
  us: /^\+1[2-9]\d\d55501\d\d$/,
  ca: /^\+1[2-9]\d\d55501\d\d$/,
  gb: /^\+44(7700900\d{3}|1632960\d{3}|2079460\d{3}|1(1[3-8]|[2-6]1)4960\d{3}|1914980\d{3})$/,
  au: /^\+61([2378](5550|7010)\d{4}|49157(0(006|15[6-9]|110|313|737)|1(266|491|804)|2(549|665|983)|3(770|087)|4(118|632)|5(254|789)|6(398|801)|7(426|644)|8(957|148|888)|9(212|760|455)))$/,
  de: /^\+49(3023125|6990009|4066969|2214710|8999998)\d{3}$|^\+4917139200\d\d$/,
  fr: /^\+33(19900|26191|35301|46571|53649|63998)\d{4}$/,
  ie: /^\+3532091\d{5}$/,
  se: /^\+46(8465004|3139006|4062804|7017406)\d\d$/,
};

describe.for(COUNTRIES)('%s', (country) => {
  test('has only reserved numbers, each of them once', () => {
    const numbers = all(country);
    expect(numbers.filter((number) => !RESERVED[country].test(number))).toEqual([]);
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});

test.for([
  ['us', 33_700],
  ['ca', 4_800],
  ['gb', 15_000],
  ['au', 80_030],
  ['de', 5_100],
  ['fr', 60_000],
  ['ie', 100_000],
  ['se', 395],
] as const)('%s has %i numbers', ([country, count]) => expect(countNumbers(rangesOf(country, 'any'))).toBe(count));

test.for([
  ['us', '(201) 555-0100', '+1 201 555 0100', '+12015550100'],
  ['au', '02 5550 0000', '+61 2 5550 0000', '+61255500000'],
  ['gb', '07700 900000', '+44 7700 900000', '+447700900000'],
  ['se', '08-465 004 00', '+46 8 465 004 00', '+46846500400'],
] as const)('%s writes %s as %s and %s', ([country, national, international, e164]) => {
  const phone = phoneAt(rangesOf(country, 'any'), 0);
  expect([phone.national, writePhone(phone, country, 'international'), writePhone(phone, country, 'e164')]).toEqual([
    national,
    international,
    e164,
  ]);
});

test('no area code is a service code or toll-free', () => {
  const codes = new Set([...all('us'), ...all('ca')].map((number) => number.slice(2, 5)));
  const special = ['800', '822', '833', '844', '855', '866', '877', '888', '900'];
  expect([...codes].filter((code) => /^.11$/.test(code) || special.includes(code))).toEqual([]);
});

test('there is no number after the last', () => {
  const ranges = rangesOf('se', 'mobile');
  expect(phoneAt(ranges, 94).national).toBe('070-174 06 99');
  expect(() => phoneAt(ranges, 95)).toThrow(RangeError);
});
