import { beforeAll, describe, expect, test } from 'vitest';
import { makeJudge, strengthOf, type Judgement } from './judge';
import strings from './strings/en';

let english: (password: string) => Judgement;
beforeAll(async () => {
  english = await makeJudge('en');
});

describe('in English', () => {
  const judge = (password: string) => english(password);

  // Scores of 0 and 1 of 4 by zxcvbn-ts 4.2: up to 10^8 guesses.
  test.for([
    ['P@ssw0rd!', ['nearlyCommon', 'capitals', 'lookalikes', 'longer']],
    ['1q2w3e4r5t', ['common', 'longer']],
    ['password', ['common', 'longer']],
    ['Password1', ['common', 'capitals', 'longer']],
    ['aaaaaaaaaaaaaaaaaaaaaaaa', ['repeats', 'longer']],
    ['Summer2026!', ['capitals', 'longer']],
    ['x', ['longer']],
  ] as const)('%s is weak', ([password, advice]) => {
    expect(judge(password)).toEqual({ strength: 'weak', advice });
  });

  // EFF's long list: four words are 51.7 bits, six 77.5.
  test.for([
    ['unfold-duct-handprint-sizzle', 'veryStrong'],
    ['aB3$kL9#xQ7!mZ2@', 'veryStrong'],
    ['xkqzvbnmwprtgh', 'strong'],
  ] as const)('%s is %s, and needs no advice', ([password, strength]) => {
    expect(judge(password)).toEqual({ strength, advice: [] });
  });

  test('a password of a million characters is judged by its beginning', () => {
    expect(judge('ab'.repeat(500_000)).strength).toBe('weak');
    const slow = 'aA1@$3!0'.repeat(125_000);
    expect(judge(slow)).toEqual(judge(slow.slice(0, 64)));
  });

  test('an accent counts alike, composed or not', () => {
    expect(judge('pâtissière'.normalize('NFD'))).toEqual(judge('pâtissière'.normalize('NFC')));
  });
});

test.for([
  ['es', 'desafortunadamente'],
  ['fr', 'développement'],
  ['id', 'pemerintahan'],
  ['it', 'bellissima ragazza'],
  ['pl', 'rzeczpospolita'],
  ['pt', 'desenvolvimento'],
] as const)('the words of %s are known beside the English ones', async ([lang, words]) => {
  const judge = await makeJudge(lang);
  expect([judge(words).strength, judge('P@ssw0rd!').strength]).toEqual(['weak', 'weak']);
  expect(english(words).strength).not.toBe('weak');
});

test('Russian has no list of its own: the common and the English ones serve', async () => {
  expect((await makeJudge('ru'))('P@ssw0rd!').strength).toBe('weak');
});

test.for([
  [8.99, 'weak'],
  [9, 'fair'],
  [12, 'strong'],
  [15, 'veryStrong'],
] as const)('10^%d guesses are %s', ([guesses, strength]) => expect(strengthOf(guesses)).toBe(strength));

test('each advice and level has its words', () => {
  const own: Readonly<Record<string, string>> = strings.own;
  const judged = ['weak', 'fair', 'strong', 'veryStrong'];
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
  expect([...judged, ...advice].filter((code) => !own[code])).toEqual([]);
});
