import { BRAND_NAMES } from '../../../../data/test-cards';
import type { ToolStrings } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/en';
import type tool from '../tool';

export default {
  labels: {
    ...listWords.labels,
    mode: 'What to do',
    brand: 'Brand' /* the card network */,
    kind: 'Numbers',
    input: 'Card numbers, one per line',
    spaces: 'Spaces between groups',
    valid: 'Check digit',
    length: 'Digits',
    expiry: 'Expires',
    cvc: 'CVC' /* the security code */,
    cards: 'Cards',
  },
  own: {
    testOnly:
      'Published test numbers have no account, no money, and no person behind them. Outside test mode, payment pages decline them.',
  },
  hints: {
    seed: listWords.hints.seed,
    input: 'The numbers stay on this page and never go into a link.',
  },
  placeholders: { input: '4242 4242 4242 4242' },
  choices: {
    mode: { make: 'Generate', check: 'Check' },
    brand: {
      any: 'Any brand',
      ...BRAND_NAMES,
    },
    kind: { documented: 'Published test numbers', range: 'Random, with a valid check digit' },
    ...listWords.choices,
  },
  problems: {
    noSeed: listWords.problems.noSeed,
    tooFewDocumented:
      'Without repeats, only {possible, plural, one {# published number is} other {# published numbers are}} available. Ask for fewer, or choose random numbers.',
    notDigit: 'Line {line}, column {column}: “{character}” isn’t a digit. Write digits, with spaces or hyphens.',
    wrongLength: 'Line {line}: a card number has 8 to 19 digits; this one has {digits}.',
  },
  notes: {
    asLines: listWords.notes.asLines,
    madeUp:
      'Random numbers pass only format checks. No test mode knows them, and one can match a real card by chance, so never submit one to a live payment page.',
    rightDigit: 'With the other digits unchanged, the last digit would have to be {digit}.',
    unusualLength: '{brand} doesn’t issue numbers of this length.',
  },
  terms: {
    published: '{brand} · test mode of {modes}' /* modes: names of payment services */,
    yes: 'Correct',
    no: 'Wrong',
    wrongDigit: 'Wrong, should be {digit}',
    unknown: 'Unknown',
    ...BRAND_NAMES,
    number: 'Number',
    brandColumn: 'Brand',
    expiryColumn: 'Expires',
    cvcColumn: 'CVC',
    modesColumn: 'Test mode of',
    validColumn: 'Check digit',
    lengthColumn: 'Digits',
  },
} satisfies ToolStrings<typeof tool>;
