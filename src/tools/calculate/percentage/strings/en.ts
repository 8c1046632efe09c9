import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

// In `choices.mode`, X and Y are separate uppercase letters: they are the two placeholders of each sentence, and no other
// capital X or Y may occur there.
export default {
  labels: { mode: 'Question', x: 'X', y: 'Y', result: 'Answer', sentence: 'In words' },
  placeholders: { x: '15', y: '80' },
  choices: {
    mode: {
      of: 'What is X% of Y?',
      isWhat: 'X is what percent of Y?',
      change: 'What is the change from X to Y, in percent?',
      increase: 'What is X plus Y%?',
      decrease: 'What is X minus Y%?',
      whole: 'X is Y% of what?',
      before: 'What was it before it changed by Y% and became X?',
      difference: 'How far apart are X and Y, in percent?',
    },
  },
  problems: {
    nothingOfZero: 'Y can’t be 0: a share of 0 can’t be given as a percentage. Enter another value.',
    changeFromZero: 'A change from 0 can’t be given as a percentage. Enter another value for X.',
    zeroPercentOf: '0% of any number is 0, so the whole can’t be calculated. Enter another value for Y.',
    minusHundred: 'A change of −100% leaves 0 of any number. Enter another value for Y.',
    bothZero: 'Both values are 0, so there is no average to compare them with. Change one of them.',
  },
  notes: {
    rounded: 'Rounded to 12 significant digits.',
    points:
      'If X and Y are percentages themselves, the change from {x}% to {y}% is {points} percentage points. The {size}% above compares it with {x}%.',
    noDirection:
      'The difference has no direction: it is measured against the mean of both numbers, so their order doesn’t matter.',
  },
  steps: {
    of: '{x} × {y} ÷ 100 = {result}',
    isWhat: '{x} ÷ {y} × 100 = {result}%',
    change: '({y} − {x}) ÷ {x} × 100 = {difference} ÷ {x} × 100 = {result}%',
    changeFromNegative: '({y} − ({x})) ÷ |{x}| × 100 = {difference} ÷ |{x}| × 100 = {result}%',
    increase: '{x} × (100 + {y}) ÷ 100 = {result}',
    decrease: '{x} × (100 − {y}) ÷ 100 = {result}',
    whole: '{x} ÷ {y} × 100 = {result}',
    before: '{x} ÷ (100 + {y}) × 100 = {result}',
    difference: '|{x} − {y}| ÷ ((|{x}| + |{y}|) ÷ 2) × 100 = {result}%',
  },
  terms: {
    of: '{x}% of {y} is {result}',
    isWhat: '{x} is {result}% of {y}',
    rise: 'From {x} to {y} is an increase of {size}%',
    fall: 'From {x} to {y} is a decrease of {size}%',
    same: 'From {x} to {y}, there is no change',
    increase: '{x} plus {y}% is {result}',
    decrease: '{x} minus {y}% is {result}',
    whole: '{x} is {y}% of {result}',
    before: 'It was {result} before it changed by {y}% and became {x}',
    difference: '{x} and {y} are {result}% apart',
  },
} satisfies ToolStrings<typeof tool>;
