import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALPHABET_NAMES, ALPHABETS, type MorseAlphabet } from '../../../data/morse';
import { OTHERS_CODES } from '../../../data/morse.fixture';
import { problem } from '../../../kinds/contract';
import { exampleContext } from '../../../kinds/run/run-example';
import { letterAt } from './letter-at';
import { chartOf, decode, encode, isCode, notCodeAt, readCode, render, type WordSeparator } from './morse';
import tool from './tool';

const MARKS = { dot: '.', dash: '-' };
const SEPARATORS: readonly WordSeparator[] = ['slash', 'newline', 'spaces'];
const coded = (text: string, alphabet: MorseAlphabet = 'international') => encode(text, alphabet).result;
const read = (code: string, alphabet: MorseAlphabet = 'international') =>
  decode(readCode(code, MARKS, false), alphabet).result;

test.for(ALPHABET_NAMES)('decoding reverses encoding: every character of %s', (alphabet) => {
  const { letters, itu, inUse } = chartOf(alphabet);
  for (const [sign, code] of [...letters, ...itu, ...inUse]) {
    expect(coded(sign, alphabet)).toBe(code);
    // One code for two characters: the recommendation gives X and × the same.
    expect(read(code, alphabet)).toBe(sign === '×' && alphabet === 'international' ? 'X' : sign);
  }
});

test.for(ALPHABET_NAMES)('no two letters of %s share a code', (alphabet) => {
  const codes = ALPHABETS[alphabet].map(([, code]) => code);
  expect(new Set(codes).size).toBe(codes.length);
});

test.for(ALPHABET_NAMES)('every code of %s agrees with another program’s', (alphabet) => {
  const others = OTHERS_CODES[alphabet].split(' ').map((entry) => [entry.charAt(0), entry.slice(1)] as const);
  expect(others.length).toBeGreaterThan(20);
  for (const [sign, code] of others) expect([sign, coded(sign, alphabet)]).toEqual([sign, code]);
  const signs = others.map(([sign]) => sign);
  // Letters that the other program lacks are the recommendation's own.
  const onlyOurs = ALPHABETS[alphabet].map(([sign]) => sign).filter((sign) => !signs.includes(sign));
  expect(onlyOurs).toEqual(alphabet === 'international' ? ['É'] : []);
});

test('a text of letters comes back in uppercase, whatever separates words', () => {
  const word = fc.stringMatching(/^[a-z0-9.,:?'()"=+@!&;_$/-]{1,8}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1 }), fc.constantFrom(...SEPARATORS), (words, separator) => {
      const written = render(coded(words.join(' ')), MARKS, separator);
      const code = readCode(written, MARKS, separator === 'newline');
      expect(decode(code, 'international').result).toBe(words.join(' ').toUpperCase());
    }),
  );
});

test.for([
  ['', ''],
  ['   \n\t', '\n'],
  ['a\r\nb\rc\n', '.-\n-...\n-.-.\n'],
  ['Éé', '..-.. ..-..'],
  ['e\u0301', '..-..'],
  ['ÀÑüç', '.- -. ..- -.-.'],
  ['ß', '... ...'],
  ['Œuf', '--- . ..- ..-.'],
  ['ǽ', '.- .'],
  ['“don’t” – so', '.-..-. -.. --- -. .----. - .-..-. / -....- / ... ---'],
  ['ﬁ', '..-. ..'],
  ['2×3', '..--- -..- ...--'],
  ['a👩‍👩‍👧b', '.- # -...'],
  ['a\u00a0b', '.- / -...'],
] as const)('encodes %j as %j', ([text, code]) => expect(coded(text)).toBe(code));

test('lists each character without a code once, in order and as a whole', () => {
  expect(encode('%a👍🏽 %#', 'international')).toEqual({ result: '# .- # / # #', unknown: ['%', '👍🏽', '#'] });
});

test.for([
  ['russian', 'Ёлка', '. .-.. -.- .-'],
  ['greek', 'Ὀδυσσεύς', '--- -.. -.-- ... ... . -.-- ...'],
  ['hebrew', 'שָׁלוֹם', '... .-.. . --'],
  ['arabic', 'سلام', '... .-.. .- --'],
  ['arabic', 'أ؟ ٣', '.- ..--.. / ...--'],
  ['japanese', 'がっこう', '.-.. .. .--. ---- ..-'],
  ['japanese', 'ﾊﾟｰ', '-... ..--. .--.-'],
  ['japanese', '(ア)。', '-.--.- --.-- .-..-. .-.-..'],
] as const)('%s: %s is %s', ([alphabet, text, code]) => expect(coded(text, alphabet)).toBe(code));

test('voiced kana come back as one character', () => {
  expect(read('.-.. .. -... ..--.', 'japanese')).toBe('ガパ');
  expect(read('..', 'japanese')).toBe('゛');
});

test.for([
  ['.... ..', 'HI'],
  ['···· ··', 'HI'],
  ['•••• ••', 'HI'],
  ['… — …', 'STS'],
  ['… ––– …', 'SOS'],
  ['_ . _', 'TET'],
  ['....   ..', 'H I'],
  ['....  ..', 'HI'],
  ['.... | ..', 'H I'],
  ['/ .... // .. /', 'H I'],
  ['....\n..', 'H\nI'],
  ['....\r\n\r\n..', 'H\n\nI'],
  ['.- # -...', 'A#B'],
  ['.-.-.-.- .', '#E'],
  ['...---...', 'SOS'],
] as const)('decodes %j as %j', ([code, text]) => expect(read(code)).toBe(text));

test('lists unknown groups', () => {
  expect(decode('.-.-.-.- . ........', 'international').unknown).toEqual(['.-.-.-.-', '........']);
});

test('custom marks are written and read, including special characters of regular expressions', () => {
  for (const marks of [
    { dot: 'di', dash: 'dah' },
    { dot: '-', dash: '.' },
    { dot: '*', dash: '**' },
    { dot: '🟢', dash: '🔴' },
    { dot: '(', dash: ')' },
  ]) {
    // If one mark is the beginning of the other, a sequence of them is ambiguous.
    const text = marks.dash === '**' ? 'E T E' : 'SOS A';
    const written = render(coded(text), marks, 'slash');
    expect(isCode(written, marks)).toBe(true);
    expect(notCodeAt(written, marks)).toBeUndefined();
    expect(decode(readCode(written, marks, false), 'international').result).toBe(text);
  }
});

test.for([
  ['. -', true],
  ['---', true],
  ['/ |', false],
  ['', false],
  ['a . -', false],
  ['#', false],
] as const)('%j is code: %s', ([text, expected]) => expect(isCode(text, MARKS)).toBe(expected));

describe('the form', () => {
  const values = {
    input: '',
    direction: 'auto',
    alphabet: 'international',
    dot: '.',
    dash: '-',
    wordSeparator: 'slash',
    wpm: 20,
    farnsworth: undefined,
    tone: 600,
  } as const;

  test.for([
    [{ input: '.- x', direction: 'decode' }, problem('notMorse', { character: 'x', line: 1, column: 4 }, 'input')],
    [{ input: '.-\r\n👍', direction: 'decode' }, problem('notMorse', { character: '👍', line: 2, column: 1 }, 'input')],
    [{ farnsworth: 21 }, problem('error.max', { max: 20 }, 'farnsworth')],
    [{ dot: 'x', dash: 'x' }, problem('sameMarks', { mark: 'x' }, 'dash')],
    [{ dot: '' }, problem('badMark', { mark: '' }, 'dot')],
    [{ dash: 'a b' }, problem('badMark', { mark: 'a b' }, 'dash')],
  ] as const)('refuses %j', ([typed, expected]) => {
    expect(tool.run({ ...values, ...typed }, exampleContext())).toEqual(expected);
  });

  test('a Farnsworth speed equal to the speed has no effect', () => {
    const seconds = (farnsworth: number | undefined) => {
      const given = tool.run({ ...values, input: 'CQ DE', farnsworth }, exampleContext());
      return 'seconds' in given ? given.seconds : undefined;
    };
    expect(seconds(20)).toBe(seconds(undefined));
  });
});

test('names the playing letter with its code', () => {
  expect(letterAt('.- / -...', 7, 'international')).toBe('B -...');
});
