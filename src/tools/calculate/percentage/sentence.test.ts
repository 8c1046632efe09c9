import { expect, test } from 'vitest';
import { piecesOf } from './sentence';
import type english from './strings/en';

const strings = import.meta.glob<typeof english>('./strings/*.ts', { eager: true, import: 'default' });

test.for([
  [
    'What is X% of Y?',
    [{ words: 'What is ' }, { blank: 'x', tail: '%' }, { words: ' of ' }, { blank: 'y', tail: '?' }],
  ],
  [
    'X is Y% of what?',
    [{ blank: 'x', tail: '' }, { words: ' is ' }, { blank: 'y', tail: '%' }, { words: ' of what?' }],
  ],
  [
    'Сколько было до изменения на Y %, если стало X?',
    [
      { words: 'Сколько было до изменения на ' },
      { blank: 'y', tail: '\u00a0%,' },
      { words: ' если стало ' },
      { blank: 'x', tail: '?' },
    ],
  ],
  ['Xerox of Y', [{ words: 'Xerox of ' }, { blank: 'y', tail: '' }]],
  ['nothing', [{ words: 'nothing' }]],
] as const)('splits %s', ([question, pieces]) => expect(piecesOf(question)).toEqual(pieces));

test.for(Object.entries(strings))(
  '%s: every question has both blanks, and splitting loses no text',
  ([, { choices }]) => {
    for (const question of Object.values(choices.mode)) {
      const pieces = piecesOf(question);
      const blanks = pieces.flatMap((piece) => ('blank' in piece ? piece.blank : []));
      expect(blanks.toSorted((a, b) => a.localeCompare(b))).toEqual(['x', 'y']);
      const whole = pieces.map((piece) => ('words' in piece ? piece.words : piece.blank.toUpperCase() + piece.tail));
      expect(whole.join('').replaceAll('\u00a0', ' ')).toBe(question.replaceAll('\u00a0', ' '));
    }
  },
);
