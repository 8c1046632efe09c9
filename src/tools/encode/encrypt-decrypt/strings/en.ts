import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    input: 'Text',
    file: 'Choose a file',
    direction: 'Direction',
    password: 'Password',
    kdf: 'Key derivation',
    iterations: 'Rounds',
    costLog2: 'Cost, as a power of 2',
    files: 'File',
    format: 'Detected format',
  },
  hints: {
    password: 'Used on this device only: never in a link, never stored. A lost password can’t be recovered.',
    iterations: '100,000 to 10,000,000; more is slower for you and for attackers',
    costLog2: '14 to 20; 17 takes 128 MB of memory, 20 takes 1 GB',
  },
  choices: {
    direction: { encrypt: 'Encrypt', decrypt: 'Decrypt' },
    kdf: { pbkdf2: 'PBKDF2 (SHA-256)', scrypt: 'scrypt (needs memory)' },
  },
  own: {
    show: 'Show the password',
    dropAny: 'Type or paste text, or drop any file here',
    strength: 'Password strength',
    beingRated: 'Checking…',
    notRated: 'Not checked: the word lists could not be loaded',
    weak: 'Weak',
    fair: 'Fair',
    strong: 'Strong',
    'very strong': 'Very strong',
    keyboard: 'Keys that are next to each other, as in qwerty or 1q2w3e, are easy to guess.',
    repeats: 'Repeated characters add almost nothing.',
    sequence: 'Sequences such as abc or 6543 add almost nothing.',
    dates: 'Dates and years are easy to guess.',
    common: 'This is a password that many people use.',
    nearlyCommon: 'This is almost a password that many people use.',
    singleWord: 'A single word is easy to guess.',
    names: 'Names are easy to guess.',
    lookalikes: 'Look-alikes, such as @ for a, add little: guessing programs try them, too.',
    reversed: 'A word spelled backward is just as easy to guess.',
    capitals: 'An uppercase first letter, or all uppercase, adds little.',
    longer: 'Use four or more words drawn at random, or a generated password.',
  },
  problems: {
    noPassword: 'Enter a password. Without one, there is no key.',
    wrong: 'The password is wrong, or the text was changed. It’s impossible to say which, and nothing can be read.',
    notBase64:
      'Line {line}, column {column}: “{character}” isn’t a base64 character. Encrypted text has A–Z, a–z, 0–9, + and /, and = at its end.',
    badLength:
      'The number of characters ({digits}) doesn’t make whole bytes: the text was cut off, or has an extra character.',
    unknownFormat:
      'This isn’t in a format that can be opened here. Encrypted text begins with U0sx (from this page) or U2FsdGVkX1 (OpenSSL, CryptoJS).',
    cutShort: 'This is only the beginning of something encrypted ({bytes} B). The rest is missing.',
    costly:
      'The text needs more key-derivation rounds than this page runs (at most {iterations} rounds of PBKDF2, or scrypt at 2 to the power of {cost}). It was not made by this page, or its beginning is damaged.',
    tooBig: '{name} is {size} MB. A file is encrypted in one piece, in memory. The limit is {limit} MB.',
  },
  notes: {
    unauthenticated: 'This format doesn’t detect changes, so the content may have been altered.',
    unsure:
      'The padding is right, but the content is neither text nor a known kind of file. One wrong password in 85 looks like this.',
    notText: 'The content is not text; it can be downloaded as a file.',
  },
} satisfies ToolStrings<typeof tool>;
