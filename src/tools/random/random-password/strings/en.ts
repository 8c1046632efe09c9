import type { ToolStrings } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/en';
import type tool from '../tool';

export default {
  labels: {
    as: listWords.labels.as,
    mode: 'Kind',
    size: 'Length' /* how many characters or digits */,
    lower: 'Lowercase letters, a–z',
    upper: 'Uppercase letters, A–Z',
    digits: 'Digits, 0–9',
    symbols: 'Symbols',
    symbolSet: 'Which symbols',
    similar: 'Keep characters that look alike (I l 1 | O 0 o)',
    requireEach: 'At least one of each kind',
    words: 'Words',
    capitalise: 'Capitalize each word',
    addNumber: 'Add a number to one word',
    entropy: 'Entropy (bits)',
    strength: 'Strength',
    guesses: 'Time to guess it, on average',
    source: 'Word list',
  },
  hints: {
    size: 'Leave empty for 20 characters, or 6 digits for a PIN.',
  },
  placeholders: { size: '20' },
  own: {
    hide: 'Hide on the screen',
    hidden: 'Hidden',
    clearAfter: 'Clear after copying',
    cleared: 'Copied, and cleared from this page.',
    spell: 'Spell it out',
    small: 'lowercase letter',
    capital: 'uppercase letter',
    digit: 'digit',
    symbol: 'symbol',
  },
  choices: {
    mode: { characters: 'Characters', passphrase: 'Words', pin: 'PIN' },
    as: listWords.choices.as,
  },
  problems: {
    noClass: 'Choose at least one kind of character.',
    noSymbols: 'There are no symbols left to draw from. Type some, or choose another kind of character.',
  },
  notes: { asLines: listWords.notes.asLines },
  terms: {
    weak: 'Weak',
    fair: 'Fair',
    strong: 'Strong',
    'very strong': 'Very strong',
    guesser: 'Attack',
    rate: 'Guesses per second',
    time: 'Time',
    online: 'On a website that checks each attempt',
    offline: 'With a stolen file of badly protected passwords',
  },
} satisfies ToolStrings<typeof tool>;
