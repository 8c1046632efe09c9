import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    input: 'Numbers, one per line',
    language: 'Language',
    type: 'Write as',
    currency: 'Currency',
    case: 'Capitalization',
  },
  choices: {
    language: {
      'en-US': 'English (US)',
      'en-GB': 'English (UK): with “and”',
      'en-IN': 'English (India): lakh, crore',
      'es-ES': 'Spanish (Spain)',
      'fr-FR': 'French (France)',
      'id-ID': 'Indonesian',
      'it-IT': 'Italian',
      'pl-PL': 'Polish',
      'pt-BR': 'Portuguese (Brazil)',
      'pt-PT': 'Portuguese (Portugal)',
      'ru-RU': 'Russian',
      'hi-IN': 'Hindi',
    },
    type: { cardinal: 'Number: forty-two', ordinal: 'Ordinal: forty-second', currency: 'Amount of money' },
    currency: {
      USD: 'US dollar',
      EUR: 'Euro',
      GBP: 'Pound sterling',
      BRL: 'Brazilian real',
      MXN: 'Mexican peso',
      INR: 'Indian rupee',
      IDR: 'Indonesian rupiah',
      PLN: 'Polish zloty',
      RUB: 'Russian ruble',
    },
    case: {
      lower: 'lowercase',
      sentence: 'Sentence case',
      title: 'Every Word Capitalized (checks)',
      upper: 'UPPERCASE',
    },
  },
  placeholders: { input: '1234.56' },
  problems: {
    notNumber: 'Line {line}: “{text}” isn’t a number. Write digits, with a period for decimals: 1,234.56.',
    notWhole: 'Line {line}: “{text}” has decimals. Only whole numbers have an ordinal.',
    tooLong: 'Line {line}: {digits} digits before the decimal point. The limit for this language is {most}.',
    noOrdinal: 'Line {line}: in this language, ordinals begin with 1; “{text}” has none.',
    ordinalTooLarge: 'Line {line}: ordinals in this language go up to {most} here; “{text}” is larger.',
  },
  notes: { leftOut: 'Lines that couldn’t be read are left blank; the others are converted.' },
} satisfies ToolStrings<typeof tool>;
