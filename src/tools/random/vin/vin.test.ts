import { expect, test } from 'vitest';
import { problem } from '../../../kinds/contract';
import { exampleContext } from '../../../kinds/run/run-example';
import { cryptoSource } from '../../../core/numbers/random';
import { MAKERS } from './choices';
import { checkDigit, makeVins, modelYears, readVin, readYears, yearCode, YEARS } from './vin';
import tool from './tool';

// The example of 49 CFR 565.15, and a Python script written after that rule.
test.for([
  ['1M8GDM9AXKP042788', 'X'],
  ['11111111111111111', '1'],
  ['1HGCM82633A004352', '3'],
  ['2A4GM684X6R632476', 'X'],
  ['YV1TS592861433393', '8'],
] as const)('the check digit of %s is %s', ([vin, digit]) => {
  expect(checkDigit(vin)).toBe(digit);
  expect(checkDigit(`${vin.slice(0, 8)}4${vin.slice(9)}`)).toBe(digit);
});

// 49 CFR 565.15, table VII.
test.for([
  [1980, 'A'],
  [1987, 'H'],
  [1988, 'J'],
  [1992, 'N'],
  [1993, 'P'],
  [1994, 'R'],
  [1996, 'T'],
  [1997, 'V'],
  [2000, 'Y'],
  [2001, '1'],
  [2009, '9'],
  [2010, 'A'],
  [2026, 'T'],
  [2030, 'Y'],
  [2039, '9'],
] as const)('the code of %i is %s', ([year, code]) => expect(yearCode(year)).toBe(code));

test.for(['1HG', 'WVW'] as const)('a VIN of %s made for a year is read as that year, and passes its check', (maker) => {
  for (const year of YEARS) {
    const [vin = ''] = makeVins(cryptoSource(), { makers: [maker], years: [year], count: 1, unique: true });
    expect(vin).toMatch(/^[A-HJ-NPR-Z0-9]{11}\d{6}$/);
    expect(vin.startsWith(maker)).toBe(true);
    expect(vin.charAt(8)).toBe(checkDigit(vin));
    expect(modelYears(vin, 2027)).toEqual([year]);
  }
});

// A Passat of 2014 from Emden and a Polo of 2003 have a Z instead of a check digit; an Accord for the United States has one.
test.for([
  ['WVWZZZ3CZEE140287', [1984, 2014]],
  ['WVWZZZ9NZ3Y112233', [2003]],
  ['JHMCM56557C404453', [2007]],
  ['1HGCM82633A004352', [2003]],
] as const)('%s can be of %j', ([vin, years]) => expect(modelYears(vin, 2027)).toEqual(years));

test('there is no year for the codes 0, U and Z', () => {
  for (const code of '0UZ') expect(modelYears(`1M8GDM9AX${code}P042788`, 2027)).toEqual([]);
});

test('a digit in place of a character is detected, unless both have the same value', () => {
  const vin = '1M8GDM9AXKP042788';
  // 49 CFR 565.15, table III; position 9, the check digit itself, has no value.
  const values = [1, 4, 8, 7, 4, 4, 9, 1, undefined, 2, 7, 0, 4, 2, 7, 8, 8];
  for (const [at, value] of values.entries()) {
    for (let digit = 0; digit <= 9; digit++) {
      const changed = `${vin.slice(0, at)}${digit}${vin.slice(at + 1)}`;
      expect(checkDigit(changed) === changed.charAt(8)).toBe(digit === value);
    }
  }
});

test.for([
  [' 1m8gdm9axkp042788\t', '1M8GDM9AXKP042788'],
  ['VIN: 1M8GDM9AXKP042788', '1M8GDM9AXKP042788'],
  ['vin 1M8GDM9AXKPO42788', { column: 16, character: 'O' }],
  ['VIN:', { column: 2, character: 'I' }],
  ['  IM8', { column: 3, character: 'I' }],
  ['1M8-GDM9AXKP042788', { column: 4, character: '-' }],
  ['1M8GDM9AXKP04278👍', { column: 17, character: '👍' }],
  ['ſM8GDM9AXKP042788', { column: 1, character: 'ſ' }],
  ['1M8', { characters: 3 }],
  ['1M8GDM9AXKP0427888', { characters: 18 }],
] as const)('reads %j as %j', ([typed, read]) => expect(readVin(typed)).toEqual(read));

test.for([
  ['', YEARS],
  ['any', YEARS],
  [' 2026 ', [2026]],
  ['1979', undefined],
  ['2040', undefined],
  ['26', undefined],
  ['2e3', undefined],
] as const)('reads the model year %j', ([typed, years]) => expect(readYears(typed)).toEqual(years));

test('10,000 VINs without repeats are all different', () => {
  const years = YEARS;
  expect(new Set(makeVins(cryptoSource(), { makers: MAKERS, years, count: 10_000, unique: true })).size).toBe(10_000);
});

const form = {
  mode: 'check',
  maker: 'any',
  year: 'any',
  count: 1,
  input: '',
  unique: true,
  sort: 'none',
  as: 'items',
  seed: '',
} as const;

test('several VINs give a table; a wrong digit in North America is wrong, elsewhere it is not checked', async () => {
  const input = '1M8GDM9A1KP042788\n\nWVWZZZ3CZEE140287\r\nABC\nabq';
  expect(await tool.run({ ...form, input }, exampleContext())).toMatchObject({
    checked: {
      rows: [
        ['1M8GDM9A1KP042788', { code: 'no' }, 'X', '1989', { code: 'unknownMaker' }],
        ['WVWZZZ3CZEE140287', { code: 'notChecked' }, checkDigit('WVWZZZ3CZEE140287'), '1984 / 2014', 'Volkswagen'],
      ],
    },
    valid: undefined,
    problem: problem('wrongLength', { line: 4, characters: 3 }, 'input'),
  });
});

test('explains the positions of a single made VIN', async () => {
  const given = await tool.run({ ...form, mode: 'make', maker: '5YJ', year: '2026' }, exampleContext());
  const rows = 'parts' in given ? (given.parts?.rows ?? []) : [];
  expect(rows.map(([positions]) => positions)).toEqual(['1–3', '4–8', '9', '10', '11', '12–17']);
  expect([rows[0]?.[1], rows[3]?.[1]]).toEqual(['5YJ', 'T']);
});
