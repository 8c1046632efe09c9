import type { ToolStrings } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/en';
import type tool from '../tool';

export default {
  labels: {
    country: 'Country code',
    phone: 'Phone number',
    contacts: 'Numbers and names',
    input: 'Message',
    many: 'Links for many numbers',
    digits: 'Number',
    deepLink: 'Opens the app',
    html: 'HTML',
    qr: 'QR code',
  },
  hints: {
    country: 'Not needed for a number that begins with +.',
    contacts: 'One per line: number; name. {name} in the message becomes the name.',
  },
  placeholders: { country: '1', phone: '(212) 555-0123', contacts: '+1 212 555 0123; Ann', input: 'Hello!' },
  own: { preview: 'The message in the chat' },
  problems: {
    badLetter: '“{text}” can’t be part of a phone number. Type digits only.',
    badLength:
      'With its country code, the number has {count, plural, one {# digit} other {# digits}}; it needs {least} to {most}. Check it and the country code.',
    badContact: 'Line {line}: “{text}” is not a phone number. Type a number of 7 to 15 digits with its country code.',
  },
  notes: {
    ...listWords.notes,
    noCode:
      'The link is too long for a QR code that phones can read. Shorten the message; the link can have at most {limit} bytes.',
    repeatedCode: 'The country code {code} seems to be in the number twice. If it is, use {number}.',
    keptTrunk: 'After {code}, the {prefix} at the beginning of a number is usually left out: {number}.',
    oddLength:
      'Mobile and landline numbers with the country code {code} have {lengths} digits after it; this one has {count}. Check it: the link may not open a chat.',
    unknownCode:
      'No country code begins with {start}. Type the number with its country code, or the code in its own field.',
    oddContacts:
      'Check {count, plural, one {# number} other {# numbers}}: the length or the country code doesn’t fit. Lines: {lines}.',
  },
} satisfies ToolStrings<typeof tool>;
