import { expect, test } from 'vitest';
import { problem } from '../../../kinds/contract';
import { readEntries, type Wish } from './entries';

const PLAIN = { split: 'lines', column: '', weights: false, dedupe: false, keepEmpty: false } as const;
const read = (input: string, wish: Partial<Wish> = {}) => readEntries({ ...PLAIN, input, ...wish }, 'en');
const textsOf = (input: string, wish: Partial<Wish> = {}) => {
  const entries = read(input, wish);
  return 'texts' in entries ? entries.texts : entries;
};

test.for([
  ['a\r\nb\rc\n', {}, ['a', 'b', 'c']],
  ['\uFEFF  a \n\n b', {}, ['a', 'b']],
  ['a\n\nb\n', { keepEmpty: true }, ['a', '', 'b']],
  ['a, b', {}, ['a, b']],
  ['a, b\n', { split: 'auto' }, ['a', 'b']],
  ['a, b\nc', { split: 'auto' }, ['a, b', 'c']],
  ['"a" b', { split: 'auto' }, ['"a" b']],
  ['a; b', { split: 'auto' }, ['a', 'b']],
  ['a; b, c', { split: 'auto' }, ['a; b', 'c']],
  ['a, b\nc', { split: 'comma' }, ['a', 'b', 'c']],
  ['"Lee, ""Al""",b', { split: 'comma' }, ['Lee, "Al"', 'b']],
  ['"two\nlines",b', { split: 'comma' }, ['two lines', 'b']],
  ['Ann, "Lee, Al", Bo', { split: 'comma' }, ['Ann', 'Lee, Al', 'Bo']],
  [' "a, b" , c', { split: 'auto' }, ['a, b', 'c']],
  ['a; "b; c"; d', { split: 'auto' }, ['a', 'b; c', 'd']],
  ['"x, ""y"", z", b', { split: 'comma' }, ['x, "y", z', 'b']],
  ['a, "b', { split: 'comma' }, ['a', '"b']],
  ['6" pipe, 5" pipe', { split: 'comma' }, ['6" pipe', '5" pipe']],
  ['👩‍👩‍👧\nשרה\nZoë', {}, ['👩‍👩‍👧', 'שרה', 'Zoë']],
] as const)('%j with %j has the entries %j', ([input, wish, texts]) => expect(textsOf(input, wish)).toEqual(texts));

test.for([
  ['name', ['Ann', 'Ben']],
  [' Name ', ['Ann', 'Ben']],
  ['2', ['City', 'Rome', 'Lima']],
] as const)('column %j of a table', ([column, texts]) =>
  expect(textsOf('Name\tCity\nAnn\tRome\nBen\tLima', { column })).toEqual(texts),
);

test('equal entries are counted after NFC; case counts', () => {
  const list = 'Zoe\u0308\nZoë\nzoë';
  expect(read(list)).toMatchObject({ texts: ['Zoe\u0308', 'Zoë', 'zoë'], repeated: 1 });
  expect(read(list, { dedupe: true })).toMatchObject({ texts: ['Zoe\u0308', 'zoë'], repeated: 1 });
});

test.for([
  ['a,"b', problem('openQuote', { line: 1, column: 3 }, 'input')],
  ['"a" b', problem('textAfterQuote', { line: 1, column: 4 }, 'input')],
] as const)('%j is refused', ([input, refused]) => expect(read(input, { split: 'comma' })).toEqual(refused));
