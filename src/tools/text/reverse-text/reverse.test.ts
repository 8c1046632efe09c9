import { expect, test } from 'vitest';
import { isPalindrome, reverse, type Mode } from './reverse';

const MODES: Mode[] = ['text', 'words', 'letters', 'lines', 'eachLine'];
const texts = [
  '',
  'a',
  'one two',
  ' two  spaces ',
  '👩‍👩‍👧🇫🇷é',
  'a\nb\n',
  '\n\n',
  'שלום עולם',
  'กำลัง',
  'x'.repeat(100_000),
  'é👍🏽 '.repeat(5_000),
  'half \uD83D a pair \uDC4D',
];

test.for(MODES)('reversing twice by %s restores the text', (mode) => {
  for (const text of texts) expect(reverse(reverse(text, mode), mode)).toBe(text);
});

test.for([
  ['👨‍👩‍👧a', 'text', 'a👨‍👩‍👧'],
  ['e\u0301x', 'text', 'xe\u0301'],
  ['🇫🇷🇩🇪', 'text', '🇩🇪🇫🇷'],
  ['a\r\nb', 'text', 'b\na'],
  ['one  two three', 'words', 'three two  one'],
  [' lead', 'words', 'lead '],
  ['one two\nthree four', 'words', 'two one\nfour three'],
  ['one two', 'letters', 'eno owt'],
  ['one \t two', 'letters', 'eno \t owt'],
  ['né\u0301 \uD83D 🇫🇷🇩🇪', 'letters', 'é\u0301n \uD83D 🇩🇪🇫🇷'],
  ['a\nb\nc\n', 'lines', 'c\nb\na\n'],
  ['ab\ncd', 'eachLine', 'ba\ndc'],
] as const)('reverses %j by %s to %j', ([text, mode, reversed]) => {
  expect(reverse(text, mode)).toBe(reversed);
});

test('reverses a text of only white space', () => {
  expect(reverse(' \t', 'text')).toBe('\t ');
});

test.for(['A man, a plan, a canal: Panama', 'Ésope reste ici et se repose', 'А роза упала на лапу Азора', '12:21'])(
  '%s is a palindrome',
  (text) => expect(isPalindrome(text)).toBe(true),
);

test.for(['', 'a', '…', 'ab', 'palindrome'])('%j is not a palindrome', (text) =>
  expect(isPalindrome(text)).toBe(false),
);
