import { expect, test } from 'vitest';
import { type MorseAlphabet } from '../../../data/morse';
import { decode, encode, notCodeAt, readCode } from './morse';

const MARKS = { dot: '.', dash: '-' };
const coded = (text: string, alphabet: MorseAlphabet = 'international') => encode(text, alphabet).result;
const read = (code: string, alphabet: MorseAlphabet = 'international') =>
  decode(readCode(code, MARKS, false), alphabet).result;

test('encodes and decodes a megabyte', () => {
  const text = 'PARIS É '.repeat(125_000).trim();
  const code = coded(text);
  expect(notCodeAt(code, MARKS)).toBeUndefined();
  expect(read(code)).toBe(text);
});
