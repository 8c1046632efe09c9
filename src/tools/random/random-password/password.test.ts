import { expect, test } from 'vitest';
import { isProblem, problem } from '../../../kinds/contract';
import { entryText, wordList } from '../../../data/words';
import { cryptoSource, type RandomSource } from '../../../core/numbers/random';
import {
  alphabetOf,
  kindOfCharacter,
  log2,
  passphrase,
  passphraseCount,
  password,
  passwordCount,
  pin,
  runsOf,
  type CharacterOptions,
} from './password';
import { secondsToGuess, strengthOf, timeText } from './strength';

const all: CharacterOptions = {
  lower: true,
  upper: true,
  digits: true,
  symbols: true,
  symbolSet: '!@#$%^&*()-_=+[]{};:,.?',
  similar: true,
};
const alphabet = (options: Partial<CharacterOptions> = {}) => {
  const found = alphabetOf({ ...all, ...options });
  if (isProblem(found)) throw new Error(found.code);
  return found;
};
const only = (options: Partial<CharacterOptions>) =>
  alphabet({ lower: false, upper: false, digits: false, symbols: false, ...options });

test('the alphabet contains a–z, A–Z, 0–9 and the symbols, each once', () => {
  expect(alphabet().pool.join('')).toBe(
    'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789!@#$%^&*()-_=+[]{};:,.?',
  );
  expect(only({ symbols: true, symbolSet: '!!👍🏽a!👍🏽' }).pool).toEqual(['!', '👍🏽', 'a']);
});

test('excluding look-alikes removes all seven of them, from the symbols too', () => {
  expect(alphabet({ similar: false, symbolSet: '|!o' }).pool.filter((one) => 'Il1|O0o'.includes(one))).toEqual([]);
  expect(alphabet({ similar: false }).pool).toHaveLength(85 - 6);
});

test.for([
  [{ lower: false, upper: false, digits: false, symbols: false }, problem('noClass', {}, 'lower')],
  [{ lower: false, upper: false, digits: false, symbolSet: '' }, problem('noSymbols', {}, 'symbolSet')],
  [
    { lower: false, upper: false, digits: false, symbolSet: '|', similar: false },
    problem('noSymbols', {}, 'symbolSet'),
  ],
] as const)('refuses %j, which leaves no characters', ([options, refusal]) => {
  expect(alphabetOf({ ...all, ...options })).toEqual(refusal);
});

test('ignores an empty set of symbols if there are other classes', () => {
  expect(alphabet({ symbolSet: '' }).classes).toHaveLength(3);
});

test('a required class is never missing, and the length is exact', () => {
  const chosen = alphabet();
  for (let i = 0; i < 500; i++) {
    const made = password(cryptoSource(), chosen, 4, true);
    expect(made).toHaveLength(4);
    for (const characters of chosen.classes) expect([...made].some((one) => characters.has(one))).toBe(true);
  }
});

/** Counts the valid passwords of a small alphabet by brute force. */
function everyPassword(classes: readonly string[], size: number): number {
  const pool = [...new Set(classes.join(''))];
  let valid = 0;
  for (let index = 0; index < pool.length ** size; index++) {
    const made = Array.from(
      { length: size },
      (_, place) => pool[Math.floor(index / pool.length ** place) % pool.length],
    );
    if (classes.every((one) => made.some((character) => one.includes(character ?? '')))) valid++;
  }
  return valid;
}

test.for([
  [['ab', 'C'], 3],
  [['ab', 'CD', '12'], 4],
  [['abc', 'C', '1', '!'], 5],
  [['ab', 'bc'], 3],
  [['a'], 4],
] as const)('inclusion–exclusion over %j for %i characters agrees with brute force', ([classes, size]) => {
  const sets = classes.map((one) => new Set(one));
  const pool = [...new Set(classes.join(''))];
  expect(passwordCount({ classes: sets, pool }, size, true)).toBe(BigInt(everyPassword(classes, size)));
  expect(passwordCount({ classes: sets, pool }, size, false)).toBe(BigInt(pool.length ** size));
});

test('each valid password is about equally likely', () => {
  const chosen = { classes: [new Set('ab'), new Set('1')], pool: ['a', 'b', '1'] };
  const random = cryptoSource();
  const counts = new Map<string, number>();
  const draws = 50_000;
  for (let i = 0; i < draws; i++) {
    const made = password(random, chosen, 2, true);
    counts.set(made, (counts.get(made) ?? 0) + 1);
  }
  expect([...counts.keys()].toSorted((a, b) => (a < b ? -1 : 1))).toEqual(['1a', '1b', 'a1', 'b1']);
  // One standard deviation is 97; six of them are practically impossible.
  for (const count of counts.values()) expect(Math.abs(count - draws / 4)).toBeLessThan(582);
});

// Python: math.log2 of the same inclusion–exclusion in integers.
test.for([
  [{}, 20, true, 128.0598],
  [{}, 4, true, 21.8313],
  [{ similar: false }, 20, true, 125.8903],
  [{ symbols: false }, 16, false, 95.2671],
  [{ upper: false, symbols: false }, 12, true, 62.0097],
] as const)('%j with %i characters, requiring each class: %s, has %f bits', ([options, size, requireEach, bits]) => {
  expect(log2(passwordCount(alphabet(options), size, requireEach))).toBeCloseTo(bits, 4);
});

test.for([
  [1n, 0],
  [2n ** 52n, 52],
  [2n ** 53n, 53],
  [2n ** 3_000n, 3_000],
] as const)('log2 is exact for powers of two (%#)', ([value, bits]) => expect(log2(value)).toBe(bits));

test('a PIN contains only digits and keeps leading zeros', () => {
  const zeros: RandomSource = { next: () => -(2 ** 31), seed: '', clone: () => zeros, getState: () => [] };
  expect(pin(zeros, 6)).toBe('000000');
  expect(pin(cryptoSource(), 64)).toMatch(/^\d{64}$/);
});

const phrase = { words: 4, separator: '-', capitalise: false, addNumber: false };

test('a passphrase consists of words of the list, in the order drawn', async () => {
  const list = (await wordList('en', 'word')).items.map(entryText);
  const zeros: RandomSource = { next: () => -(2 ** 31), seed: '', clone: () => zeros, getState: () => [] };
  expect(passphrase(zeros, list, phrase)).toBe('abacus-abacus-abacus-abacus');
  expect(passphrase(zeros, list, { ...phrase, capitalise: true, separator: '' })).toBe('AbacusAbacusAbacusAbacus');
  expect(passphrase(zeros, list, { ...phrase, addNumber: true })).toBe('abacus00-abacus-abacus-abacus');
  const known = new Set(list);
  for (const word of passphrase(cryptoSource(), list, { ...phrase, separator: ' ' }).split(' ')) {
    expect(known.has(word)).toBe(true);
  }
});

test('counts the words, the number and its position', () => {
  expect(passphraseCount(7_776, { ...phrase, words: 6 })).toBe(7_776n ** 6n);
  expect(passphraseCount(7_776, { ...phrase, addNumber: true })).toBe(7_776n ** 4n * 100n * 4n);
  // Every phrase of a small list, by brute force: two words of three, 100 numbers, two positions.
  const made = new Set<string>();
  const random = cryptoSource();
  const small = { words: 2, separator: ' ', capitalise: false, addNumber: true };
  for (let i = 0; i < 40_000; i++) made.add(passphrase(random, ['x', 'y', 'z'], small));
  expect(BigInt(made.size)).toBe(passphraseCount(3, small));
});

test.for([
  [49.99, 'weak'],
  [50, 'fair'],
  [74.99, 'fair'],
  [75, 'strong'],
  [99.99, 'strong'],
  [100, 'very strong'],
] as const)('rates %f bits as %s', ([bits, strength]) => expect(strengthOf(bits)).toBe(strength));

test('guessing a 4-digit PIN takes 50 seconds at 100 guesses a second', () => {
  expect(secondsToGuess(Math.log2(10_000), 100)).toBeCloseTo(50, 9);
});

test.for([
  [0.2, 'en', '< 1 second'],
  [50, 'en', '50 seconds'],
  [7_200, 'en', '2 hours'],
  [86_400 * 3.5, 'en', '3.5 days'],
  [3.15576e7, 'en', '1 year'],
  [1.1e13, 'en', '350 thousand years'],
  [1e40, 'en', '> 1000 trillion years'],
  [3.15576e7 * 3, 'pl', '3 lata'],
  [3.15576e7 * 5, 'pl', '5 lat'],
  [3.15576e7 * 3, 'ru', '3 года'],
  [1.1e13, 'fr', '350 mille ans'],
  [1.1e21, 'fr', '35 billions d’années'],
  [1.1e21, 'pt', '35 trilhões de anos'],
  [1.1e21, 'es', '35 billones de años'],
  [3.15576e7 * 996_000, 'it', '1 milione di anni'],
  [3.15576e7 * 990_000, 'pt', '990 mil anos'],
  [3.15576e7 * 1.2e6, 'fr', '1,2 million d’années'],
  [1e40, 'fr', '> 1000 billions d’années'],
  [3.15576e7 * 2e6, 'es', '2 millones de años'],
  [3.15576e7 * 2e6, 'it', '2 milioni di anni'],
  [3.15576e7 * 2e6, 'pt', '2 milhões de anos'],
  [1.1e13, 'it', '350 mila anni'],
  [86_400 * 3.5, 'pt', '3,5 dias'],
] as const)('writes %f s in %s as %s', ([seconds, lang, text]) => {
  expect(timeText(seconds, lang).replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(text);
});

test.for([
  ['l', 'small'],
  ['I', 'capital'],
  ['0', 'digit'],
  ['|', 'symbol'],
  ['👍🏽', 'symbol'],
] as const)('%s is of the kind %s', ([character, kind]) => expect(kindOfCharacter(character)).toBe(kind));

test('splits a password into runs without losing anything', () => {
  expect(runsOf('aB12!?c👍🏽')).toEqual([
    { kind: 'letter', run: 'aB' },
    { kind: 'digit', run: '12' },
    { kind: 'symbol', run: '!?' },
    { kind: 'letter', run: 'c' },
    { kind: 'symbol', run: '👍🏽' },
  ]);
  expect(runsOf('')).toEqual([]);
});
