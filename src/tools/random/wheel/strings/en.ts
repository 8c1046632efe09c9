import type { ToolStrings } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/en';
import type tool from '../tool';

export default {
  labels: {
    input: 'Entries, one per line',
    repeat: 'Slices per entry',
    removeWinner: 'Remove the winner after each spin',
    seconds: 'Spin time in seconds',
    sound: 'Ticking sound',
    heading: 'Title above the wheel',
    seedUsed: listWords.labels.seedUsed,
    result: 'Winner',
    remaining: 'Remaining entries',
    history: 'Spins so far',
    chances: 'Chances',
  },
  hints: {
    input: 'Ann*3 gives Ann three times the chance of a plain line; *0 keeps an entry off the wheel.',
    seed: listWords.hints.seed,
  },
  problems: {
    noSeed: listWords.problems.noSeed,
    badWeight: 'Line {line}: “{weight}” isn’t a weight. After the *, write 0 or a higher number, such as 2 or 0.5.',
    tooFew: 'A wheel needs at least two entries. Write one per line.',
    tooMany:
      'The wheel can have up to {most} entries; this list has {entries}. Use the random name picker for longer lists.',
    allZero: 'Every entry has the weight 0, so none can win. Give one of them a weight.',
    weightsTooBig:
      'The weights add up to a number too large to count exactly. Write smaller numbers in the same proportion.',
  },
  own: { spin: 'Spin', takeOut: 'Remove the winner', close: 'Close' },
  terms: { entry: 'Entry', chance: 'Chance, %' },
} satisfies ToolStrings<typeof tool>;
