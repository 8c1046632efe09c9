import fc from 'fast-check';
import { expect, test } from 'vitest';
import { note } from '../../../kinds/contract';
import { exampleContext } from '../../../kinds/run/run-example';
import { cardsOf, ROMAN_STYLES, type RomanStyle } from './cards';
import { fromRoman, LARGEST, toRoman } from './roman';
import tool from './tool';

const WISH = { dates: true, dateOrder: 'mdy' } as const;
const written = (text: string, style: RomanStyle = 'plain', wish: Parameters<typeof cardsOf>[2] = WISH) =>
  cardsOf(text, style, wish).cards[0]?.text;

test('reading undoes writing, in uppercase, lowercase and number forms', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: LARGEST }), (number) => {
      const numeral = toRoman(number);
      expect(fromRoman(numeral)).toBe(number);
      expect(fromRoman(numeral.toLowerCase())).toBe(number);
      expect(fromRoman(` ${written(String(number), 'unicode')} `)).toBe(number);
    }),
  );
});

test.for([
  [1, 'I'],
  [4, 'IV'],
  [9, 'IX'],
  [49, 'XLIX'],
  [944, 'CMXLIV'],
  [3999, 'MMMCMXCIX'],
  [4000, 'I\u0305V\u0305'],
  [1_000_001, 'M\u0305I'],
  [LARGEST, 'M\u0305M\u0305M\u0305C\u0305M\u0305X\u0305C\u0305I\u0305X\u0305CMXCIX'],
  [0, 'N'],
] as const)('%i is %s', ([number, numeral]) => expect(toRoman(number)).toBe(numeral));

test.for(['', 'IIII', 'VX', 'IC', 'XM', 'VV', 'MMMM', 'ABC', 'I I', 'I\u0305', 'IM\u0305', 'N', 'I'.repeat(100_000)])(
  'refuses %s, which isn’t a numeral',
  (text) => expect(fromRoman(text)).toBeUndefined(),
);

test.for([
  ['', ''],
  ['Chapter 5, page 12.', 'Chapter V, page XII.'],
  ['B2B, 2nd, x_1, é9, mp3', 'B2B, 2nd, x_1, é9, mp3'],
  ['3.14 and 1.2.3 and .5', '3.14 and 1.2.3 and .5'],
  ['1,2,3', 'I,II,III'],
  ['1,234,567', 'M\u0305C\u0305C\u0305X\u0305X\u0305X\u0305I\u0305V\u0305DLXVII'],
  ['1,234.56', '1,234.56'],
  ['007', 'VII'],
  ['1990-1999', 'MCMXC-MCMXCIX'],
  ['10:30, 50%', 'X:XXX, L%'],
  ['٣ ４', '٣ ４'],
  ['4000000 99999999999999999999', '4000000 99999999999999999999'],
  ['1\r\n2', 'I\nII'],
] as const)('converts %j to %j', ([text, expected]) => expect(written(text)).toBe(expected));

test.for([
  ['12/25/2024', 'XII · XXV · MMXXIV', '2024-12-25'],
  ['25.12.2024', 'XXV · XII · MMXXIV', '2024-12-25'],
  ['2024-12-25', 'MMXXIV · XII · XXV', '2024-12-25'],
  ['03/04/2024', 'III · IV · MMXXIV', '2024-03-04'],
  ['on 1/2/1999!', 'on I · II · MCMXCIX!', '1999-01-02'],
  ['13/13/2024', 'XIII/XIII/MMXXIV', undefined],
  ['2024-13-25', 'MMXXIV-XIII-XXV', undefined],
  ['2/29/2023', 'II/XXIX/MMXXIII', undefined],
] as const)('converts the date %s to %s', ([text, expected, day]) => {
  expect(written(text)).toBe(expected);
  expect(cardsOf(text, 'plain', WISH).date).toBe(day);
});

test('the date order affects how dates are read, not how they are written', () => {
  const wish = { dates: true, dateOrder: 'dmy' } as const;
  expect(written('03/04/2024', 'plain', wish)).toBe('III · IV · MMXXIV');
  expect(cardsOf('03/04/2024', 'plain', wish).date).toBe('2024-04-03');
  expect(cardsOf('12/25/2024', 'plain', wish).date).toBe('2024-12-25');
  expect(cardsOf('2024-03-04', 'plain', wish).date).toBe('2024-03-04');
});

test('with dates off, converts numbers separately', () => {
  expect(written('12/25/2024 25.12.2024', 'plain', { ...WISH, dates: false })).toBe('XII/XXV/MMXXIV 25.12.2024');
});

test.for([
  ['lower', 'Act 4, II', 'Act iv, II'],
  ['unicode', '12 14 50 1000 4000', 'Ⅻ ⅩⅣ Ⅼ Ⅿ Ⅰ\u0305Ⅴ\u0305'],
  ['unicode', '13 18 19 111 2024', 'ⅩⅢ ⅩⅧ ⅩⅨ ⅭⅩⅠ ⅯⅯⅩⅩⅣ'],
  ['letters', 'Victor 12 mild', 'Ⅴⅰⅽtor 12 ⅿⅰⅼⅾ'],
  ['bold', 'é 4000', '𝐞\u0301 𝐈\u0305𝐕\u0305'],
  ['script', '2', 'ℐℐ'],
  ['fraktur', '101', 'ℭℑ'],
  ['doubleStruck', '100', 'ℂ'],
  ['monospace', '5', '𝚅'],
] as const)('%s: converts %j to %j', ([style, text, expected]) => expect(written(text, style)).toBe(expected));

test('all styles are separate cards, and a single style is one card', async () => {
  const values = { input: '9', style: 'all', dates: true, dateOrder: 'mdy' } as const;
  const all = await tool.run(values, exampleContext());
  expect(all.result.map(({ style }) => style)).toEqual(ROMAN_STYLES);
  expect(all.result.every(({ sample }) => !sample)).toBe(true);
  expect((await tool.run({ ...values, style: 'lower' }, exampleContext())).result).toHaveLength(1);
  const empty = await tool.run({ ...values, input: '' }, exampleContext());
  expect(empty.empty && empty.result.every(({ sample }) => sample)).toBe(true);
});

test.for([
  ['id', '1.945', 'MCMXLV'],
  ['id', 'Pasal 1.250 dan 1.5', 'Pasal MCCL dan 1.5'],
  ['id', '17.8.1945', 'XVII · VIII · MCMXLV'],
  ['it', '3,5 kg a 1.234,50 €', '3,5 kg a 1.234,50 €'],
  ['it', 'capitoli 1, 2 e 1,2,3', 'capitoli I, II e I,II,III'],
  ['en', '1.945', '1.945'],
  ['es', '1.945', '1.945'],
] as const)('on a page in %s, %s is %s', async ([lang, input, expected]) => {
  const { result } = await tool.run({ input, style: 'plain', dates: true, dateOrder: 'dmy' }, exampleContext({}, lang));
  expect(result[0]?.text).toBe(expected);
});

test('names a number that is too large', async () => {
  const given = await tool.run(
    { input: '7 4,000,000', style: 'plain', dates: true, dateOrder: 'mdy' },
    exampleContext(),
  );
  expect(given.notes).toEqual([note('tooLarge', { number: '4,000,000', largest: LARGEST })]);
});
