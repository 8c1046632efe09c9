import { expect, test } from 'vitest';
import { characterClass, DIGIT, LETTER, MARK, UNSPACED, WHITE } from './character-class';
import { bareWord, eachWord } from './word-scan';

const words = (text: string) => {
  const found: string[] = [];
  eachWord(text, (start, end) => found.push(text.slice(start, end)));
  return found;
};

test.for([
  ['', []],
  [' \n\t ', []],
  ['one', ['one']],
  ['  one two\nthree\u00a0four\u2003five ', ['one', 'two', 'three', 'four', 'five']],
  ["don't state-of-the-art 3.14 a@b.co R&D", ["don't", 'state-of-the-art', '3.14', 'a@b.co', 'R&D']],
  ['a - b & c * * *', ['a', 'b', 'c']],
  ['yes—no wait…what', ['yes', 'no', 'wait', 'what']],
  ['“yes”—“no”', ['“yes”', '“no”']],
  ['1990—1995 2–3 1…5', ['1990—1995', '2–3', '1…5']],
  ['— … —', []],
  ['naïve cafe\u0301 ½ ②', ['naïve', 'cafe\u0301', '½', '②']],
  ['😀 👍🏽 a😀', ['a😀']],
  ['𝐀𝐁 𠮷', ['𝐀𝐁', '𠮷']],
  ['col·legi l·l', ['col·legi', 'l·l']],
  ['한국어 단어', ['한국어', '단어']],
  ['שלום עולם', ['שלום', 'עולם']],
] as const)('the words of %j are %j', ([text, found]) => {
  expect(words(text)).toEqual(found);
});

// Unicode UAX #29 §4 leaves these scripts to a dictionary; ICU's dictionary, and the spaces that a reader would insert.
test.for([
  ['我喜欢你。', ['我', '喜欢', '你']],
  ['สวัสดีชาวโลก', ['สวัสดี', 'ชาว', 'โลก']],
  ['日本語のテキスト', ['日本語', 'の', 'テキスト']],
  ['iPhoneは高い', ['iPhone', 'は', '高い']],
  ['Vitamin-C入り', ['Vitamin-C', '入り']],
] as const)('splits %j into %j', ([text, found]) => {
  expect(words(text)).toEqual(found);
});

test.for([
  ['“Don’t!”', 'don’t'],
  ['(1st)', '1st'],
  ['ÉTÉ…', 'été'],
  ['cafe\u0301.', 'cafe\u0301'],
  ['¡𝐀!', '𝐀'],
  ['word', 'word'],
] as const)('strips %j to %j', ([word, bare]) => {
  expect(bareWord(`x${word}y`.slice(1, -1), 0, word.length)).toBe(bare);
});

test('a code point has the same classes on the first and on later calls', () => {
  for (let round = 0; round < 2; round++) {
    expect(characterClass(0x20)).toBe(WHITE);
    expect(characterClass(0x85)).toBe(WHITE);
    expect(characterClass(0x41)).toBe(LETTER);
    expect(characterClass(0x660)).toBe(DIGIT);
    expect(characterClass(0x301)).toBe(MARK);
    expect(characterClass(0x4e00)).toBe(LETTER | UNSPACED);
    expect(characterClass(0x3007)).toBe(DIGIT | UNSPACED);
    expect(characterClass(0xe31)).toBe(MARK | UNSPACED);
    expect(characterClass(0x21)).toBe(0);
    expect(characterClass(0xd800)).toBe(0);
  }
});
