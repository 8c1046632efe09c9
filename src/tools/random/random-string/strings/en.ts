import type { ToolStrings } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/en';
import type tool from '../tool';

export default {
  labels: {
    ...listWords.labels,
    // Never shown: the page sets it.
    secret: 'Secret',
    size: 'Length' /* characters or bytes */,
    encoding: 'Made of',
    lower: 'Lowercase letters, a–z',
    upper: 'Uppercase letters, A–Z',
    digits: 'Digits, 0–9',
    symbols: 'Symbols, all 32 of ASCII',
    custom: 'Your own characters',
    similar: 'Keep characters that look alike (I l 1 | O 0 o)',
    lead: 'Prefix',
    entropy: 'Entropy of each (bits)',
  },
  hints: {
    seed: listWords.hints.seed,
    size: 'In characters, or in bytes for hexadecimal, base64, and base32.',
    custom: 'They replace letters, digits, and symbols. Each counts once, and a space counts, too.',
    lead: 'It is not part of the length or the entropy.',
  },
  placeholders: { custom: 'ACGT', lead: 'acme_live_' },
  choices: {
    encoding: {
      chars: 'Characters',
      hex: 'Bytes, hexadecimal',
      base64: 'Bytes, base64',
      base64url: 'Bytes, base64url',
      base32: 'Bytes, base32',
    },
    ...listWords.choices,
  },
  problems: {
    ...listWords.problems,
    noCharacters: 'There are no characters to choose from. Select letters, digits, or symbols, or type your own.',
    fewCharacters: 'One character gives the same string every time. Type at least two different ones.',
    onlyLookAlikes:
      'Without the characters that look alike, fewer than two of yours are left. Type others, or keep those that look alike.',
    tooMany: 'Length times count is {total}; the limit is {most}. Ask for fewer or shorter strings.',
    longLead: 'The prefix can have up to {most} characters. Shorten it.',
  },
  notes: {
    ...listWords.notes,
    duplicates:
      '{duplicates, plural, one {# repeated character was} other {# repeated characters were}} left out, so that all {left} have the same chance.',
  },
} satisfies ToolStrings<typeof tool>;
