import { expect, test } from 'vitest';
import { toLf } from '../../core/text/newlines';
import { breakOf, exactText } from './line-break-kinds';

test.for([
  ['', '\n'],
  ['a\nb', '\n'],
  ['a\r\nb\r\n', '\r\n'],
  ['a\rb', '\r'],
  ['a\r\nb\nc', 'mixed'],
  ['a\r\rb\r\n', 'mixed'],
] as const)('%j has the break %j', ([text, kind]) => expect(breakOf(text)).toBe(kind));

test.for([
  // Nothing changed, with each kind.
  ['a\r\nb\nc\rd', 'a\nb\nc\nd', 'a\r\nb\nc\rd'],
  // A letter typed before, between and after.
  ['a\r\nb\nc', 'xa\nb\nc', 'xa\r\nb\nc'],
  ['a\r\nb\nc', 'a\nxb\nc', 'a\r\nxb\nc'],
  ['a\r\nb\nc', 'a\nb\ncx', 'a\r\nb\ncx'],
  // One break removed, or one inserted: it gets the most frequent kind.
  ['a\r\nb\nc', 'ab\nc', 'ab\nc'],
  ['a\r\nb\r\nc\nd', 'a\nb\nc\nd\ne', 'a\r\nb\r\nc\nd\r\ne'],
  ['a\nb\nc\r\nd', 'a\n\nb\nc\nd', 'a\n\nb\nc\r\nd'],
  ['a\r\nb\nc', '', ''],
])('%j, shown as %j, is %j', ([source = '', shown = '', exact]) => {
  expect(exactText(source, shown, breakOf(source))).toBe(exact);
});

test('gives every line the same kind of break', () => {
  expect(exactText('a\r\nb', 'a\nb\nc', '\r\n')).toBe('a\r\nb\r\nc');
  expect(exactText('a', 'a\nb', '\r\n')).toBe('a\r\nb');
  expect(exactText('a\rb', 'b\n', '\r')).toBe('b\r');
});

test('the shown form of the exact text is always what was typed', () => {
  const kinds = ['\n', '\r\n', '\r', 'a', 'b'];
  let seed = 7;
  const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  const some = () => Array.from({ length: next(12) }, () => kinds[next(kinds.length)]).join('');
  for (let round = 0; round < 3000; round++) {
    const source = some();
    const shown = toLf(some());
    expect(toLf(exactText(source, shown, breakOf(source))), JSON.stringify([source, shown])).toBe(shown);
  }
});
