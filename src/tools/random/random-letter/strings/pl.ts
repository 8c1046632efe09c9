import type { Translation } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/pl';
import type en from './en';

export default {
  action: 'Losuj',
  labels: {
    ...listWords.labels,
    count: 'Ile liter',
    alphabet: 'Alfabet',
    kind: 'Litery',
    custom: 'Twoje litery',
    case: 'Wielkość',
  },
  own: { card: 'Pokaż na karcie', next: 'Następna litera', close: 'Zamknij' },
  hints: { seed: listWords.hints.seed, custom: 'Każdy znak liczy się raz. Spacje są pomijane.' },
  placeholders: { custom: 'ABCDEFGH' },
  choices: {
    alphabet: {
      latin: 'Angielski, A–Z',
      es: 'Hiszpański, z\u00a0ñ',
      fr: 'Francuski',
      pl: 'Polski, 32 litery',
      pt: 'Portugalski',
      ru: 'Rosyjski, 33 litery',
      greek: 'Grecki, 24 litery',
      custom: 'Własne litery',
    },
    kind: { all: 'Wszystkie', vowels: 'Samogłoski', consonants: 'Spółgłoski' },
    case: { upper: 'Wielkie', lower: 'Małe', both: 'Obie' },
    ...listWords.choices,
  },
  problems: { ...listWords.problems, noLetters: 'Nie ma z\u00a0czego losować. Wpisz co najmniej jedną literę.' },
  notes: listWords.notes,
} satisfies Translation<typeof en>;
