import { expect, test } from 'vitest';
import { fileNameOf, summaryOf, titleOf } from './note-titles';

test.for([
  ['', '', ''],
  [' \n\r\n\t', '', ''],
  ['\n  Shopping \nmilk\r\n\r\neggs', 'Shopping', 'milk eggs'],
  ['## Plan\ntext', 'Plan', 'text'],
  ['#hash', '#hash', ''],
])('%j has the heading %j and the snippet %j', ([text = '', heading, snippet]) =>
  expect(summaryOf(text)).toEqual({ heading, snippet }),
);

test('a heading has at most 100 characters, none of them cut in half', () => {
  expect(summaryOf('👨‍👩‍👧'.repeat(150)).heading).toBe('👨‍👩‍👧'.repeat(100));
  expect(summaryOf('x'.repeat(5_000_000)).heading).toHaveLength(100);
});

test.for([
  ['a\nb\tc', 'a b c'],
  ['  x  ', 'x'],
  ['y'.repeat(120), 'y'.repeat(100)],
])('stores the title %j as %j', ([typed = '', title]) => expect(titleOf(typed)).toBe(title));

test.for([
  ['Zażółć gęślą', 'Zażółć gęślą'],
  ['../../etc/passwd', 'etc passwd'],
  ['a:b*c?', 'a b c'],
  ['\u202Egpj.exe', 'gpj.exe'],
  ['...', 'note'],
  ['CON', 'note'],
  ['', 'note'],
])('names the file for %j %j', ([title = '', name]) => expect(fileNameOf(title, 'note')).toBe(name));
