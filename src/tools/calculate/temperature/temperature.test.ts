import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimalOf, plainText, significant } from '../../../core/numbers/decimal';
import { outcomeOf } from '../../../kinds/contract/plain-values';
import { exampleContext } from '../../../kinds/run/run-example';
import { absoluteZero, fromCelsius, isTooCold, quickly, SCALES, toCelsius } from './scales';
import tool from './tool';

// Python: fractions, ten significant digits.
test.for([
  ['350', 'F', ['176.6666667', '350', '449.8166667', '809.67', '-115', '58.3', '141.3333333', '100.25']],
  ['1', 'Re', ['1.25', '34.25', '274.4', '493.92', '148.125', '0.4125', '1', '8.15625']],
  ['559.725', 'De', ['-273.15', '-459.67', '0', '0', '559.725', '-90.1395', '-218.52', '-135.90375']],
  ['7.5', 'Ro', ['0', '32', '273.15', '491.67', '150', '0', '0', '7.5']],
] as const)('%s on the scale %s is %o', ([value, from, expected]) => {
  const celsius = toCelsius(value, from);
  expect(SCALES.map((scale) => plainText(significant(fromCelsius(celsius, scale), 10)))).toEqual(expected);
});

test('every scale leads back to the same value', () => {
  const value = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map((count) => decimalOf(count).times('0.001'));
  fc.assert(
    fc.property(value, fc.constantFrom(...SCALES), fc.constantFrom(...SCALES), (typed, one, other) => {
      const there = fromCelsius(toCelsius(typed, one), other);
      expect(fromCelsius(toCelsius(there, other), one).minus(typed).abs().lt('1e-30')).toBe(true);
    }),
  );
});

test.for(SCALES)('absolute zero on the scale %s is allowed, colder is not', (scale) => {
  const limit = absoluteZero(scale);
  const colder = limit.minus(scale === 'De' ? '-0.001' : '0.001');
  expect([isTooCold(limit, scale), isTooCold(colder, scale)]).toEqual([false, true]);
});

const run = async (value: string, list: string, from: (typeof SCALES)[number] = 'F') =>
  outcomeOf(await tool.run({ value, from, list }, exampleContext()));

test('a list may have the unit of the chosen scale, and no other', async () => {
  const { values } = await run('', '32 °F\n32°\n32f\n32');
  expect(values.several).toMatchObject({
    rows: Array.from({ length: 4 }, () => expect.arrayContaining([{ exact: '0' }])),
  });
  expect((await run('', '36.6 °C')).problem).toMatchObject({ code: 'notNumber', with: { line: 1 } });
});

test('a list has a row for each line, also without a single value', async () => {
  const { values } = await run('', '32\r\n\n1,000');
  expect(values.several).toMatchObject({ rows: [[{ exact: '0' }, { exact: '32' }, ...Array(6).fill({})], {}] });
});

test('a list may have the unit of the chosen scale, not that of another one', async () => {
  const { values } = await run('', '98.6 °F\n98.6ºf\n98.6°', 'F');
  expect(values.several).toMatchObject({ rows: Array(3).fill([{ exact: '37' }, ...Array(7).fill({})]) });
  expect((await run('', '37 °C', 'F')).problem).toMatchObject({ code: 'notNumber' });
});

test.for([
  ['36.6°', 'C'],
  ['36.6 °C', 'C'],
  ['36.6°С', 'C'], // Cyrillic
  ['97.88 °F', 'F'],
] as const)('a line can have the unit of its scale: %s', async ([line, from]) => {
  const { values } = await run('', line, from);
  expect(values.several).toMatchObject({ rows: [[{ exact: '36.6' }, { exact: '97.88' }, ...Array(6).fill({})]] });
});

test('a line cannot have the unit of another scale', async () =>
  expect((await run('', '36.6 °C')).problem).toMatchObject({ code: 'notNumber', with: { text: '36.6 °C' } }));

test.for([
  ['F', '32 °F\n32°\n32 f', '32'],
  ['K', '0 K\n0k', '0'],
  ['Re', '80 °Ré\n80re', '80'],
] as const)('the unit of the scale %s may follow the numbers of %j', async ([from, list, value]) => {
  const rows = ((await run('', list, from)).values.several as { rows: { exact: string }[][] }).rows;
  expect(rows.map((row) => row[SCALES.indexOf(from)]?.exact)).toEqual(list.split('\n').map(() => value));
});

test.for([
  ['32\nwarm', 'notNumber', 2],
  ['32\n40 °C', 'notNumber', 2],
  ['°F', 'notNumber', 1],
  ['32\n\n-500', 'lineTooCold', 3],
] as const)('the list %j: %s on line %i', async ([list, code, line]) =>
  expect((await run('1', list)).problem).toMatchObject({ code, with: { line }, field: 'list' }),
);

test('the visitor’s temperature is in its place among the known ones', async () => {
  const { values } = await run('98.6', '');
  const names = (values.landmarks as { rows: { code?: string }[][] }).rows.map(([name]) => name?.code);
  expect(names).toEqual(['absoluteZero', 'nitrogen', 'equal', 'freezing', 'room', 'body', 'yours', 'boiling']);
});

test('doubles round as exact decimals do, or give up', () => {
  const scales = fc.constantFrom(...SCALES);
  fc.assert(
    fc.property(
      fc.integer({ min: -1e7, max: 1e9 }),
      fc.integer({ min: 0, max: 6 }),
      scales,
      scales,
      (n, places, from, to) => {
        const value = (n / 10 ** places).toFixed(places);
        const quick = quickly(value, from, to, 10);
        const exact = plainText(significant(fromCelsius(toCelsius(value, from), to), 10));
        expect(quick ?? exact).toBe(exact);
      },
    ),
  );
  expect(quickly('37', 'C', 'F', 10)).toBe('98.6');
  expect(quickly('32', 'F', 'C', 10)).toBeUndefined();
});
