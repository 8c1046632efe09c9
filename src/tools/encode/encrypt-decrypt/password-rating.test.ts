import { beforeAll, describe, expect, test } from 'vitest';
import { makeRater, strengthOf, type PasswordRating } from './password-rating';
import strings from './strings/en';

let english: (password: string) => PasswordRating;
beforeAll(async () => {
  english = await makeRater('en');
});

describe('in English', () => {
  const rate = (password: string) => english(password);

  // Scores 0 and 1 of 4 in zxcvbn-ts 4.2: up to 10^8 guesses.
  test.for([
    ['P@ssw0rd!', ['nearlyCommon', 'capitals', 'lookalikes', 'longer']],
    ['1q2w3e4r5t', ['common', 'longer']],
    ['password', ['common', 'longer']],
    ['Password1', ['common', 'capitals', 'longer']],
    ['aaaaaaaaaaaaaaaaaaaaaaaa', ['repeats', 'longer']],
    ['Summer2026!', ['capitals', 'longer']],
    ['x', ['longer']],
  ] as const)('%s is weak', ([password, advice]) => {
    expect(rate(password)).toEqual({ strength: 'weak', advice });
  });

  // EFF's long list: four words are 51.7 bits, six 77.5.
  test.for([
    ['unfold-duct-handprint-sizzle', 'very strong'],
    ['aB3$kL9#xQ7!mZ2@', 'very strong'],
    ['xkqzvbnmwprtgh', 'strong'],
  ] as const)('%s is %s and gets no advice', ([password, strength]) => {
    expect(rate(password)).toEqual({ strength, advice: [] });
  });

  test('rates a password of a million characters by its first characters', () => {
    expect(rate('ab'.repeat(500_000)).strength).toBe('weak');
    const slow = 'aA1@$3!0'.repeat(125_000);
    expect(rate(slow)).toEqual(rate(slow.slice(0, 64)));
  });

  test('rates composed and decomposed accents the same', () => {
    expect(rate('pâtissière'.normalize('NFD'))).toEqual(rate('pâtissière'.normalize('NFC')));
  });
});

test.for([
  ['es', 'desafortunadamente'],
  ['fr', 'développement'],
  ['id', 'pemerintahan'],
  ['it', 'bellissima ragazza'],
  ['pl', 'rzeczpospolita'],
  ['pt', 'desenvolvimento'],
] as const)('checks a password against the words of %s in addition to the English ones', async ([lang, words]) => {
  const rate = await makeRater(lang);
  expect([rate(words).strength, rate('P@ssw0rd!').strength]).toEqual(['weak', 'weak']);
  expect(english(words).strength).not.toBe('weak');
});

test('uses the common and English lists for Russian, which has no list of its own', async () => {
  expect((await makeRater('ru'))('P@ssw0rd!').strength).toBe('weak');
});

test.for([
  [8.99, 'weak'],
  [9, 'fair'],
  [12, 'strong'],
  [15, 'very strong'],
] as const)('10^%d guesses are %s', ([guesses, strength]) => expect(strengthOf(guesses)).toBe(strength));

test('every advice and strength level has a translated string', () => {
  const own: Readonly<Record<string, string>> = strings.own;
  const rating = ['weak', 'fair', 'strong', 'very strong'];
  const advice = [
    'keyboard',
    'repeats',
    'sequence',
    'dates',
    'common',
    'nearlyCommon',
    'singleWord',
    'names',
    'lookalikes',
    'reversed',
    'capitals',
    'longer',
  ];
  expect([...rating, ...advice].filter((code) => !own[code])).toEqual([]);
});
