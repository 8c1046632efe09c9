import type { Translation } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/fr';
import type en from './en';

export default {
  action: 'Tirer au sort',
  labels: {
    ...listWords.labels,
    alphabet: 'Alphabet',
    kind: 'Lettres',
    custom: 'Vos lettres',
    case: 'Casse',
  },
  own: { card: 'Afficher en grand', next: 'Lettre suivante', close: 'Fermer' },
  hints: { seed: listWords.hints.seed, custom: 'Chaque caractère compte une fois. Les espaces sont ignorés.' },
  placeholders: { custom: 'RSTLNE' },
  choices: {
    alphabet: {
      latin: 'Anglais, A–Z',
      es: 'Espagnol, avec ñ',
      fr: 'Français',
      pl: 'Polonais, 32 lettres',
      pt: 'Portugais',
      ru: 'Russe, 33 lettres',
      greek: 'Grec, 24 lettres',
      custom: 'Vos propres lettres',
    },
    kind: { all: 'Toutes', vowels: 'Voyelles', consonants: 'Consonnes' },
    case: { upper: 'Majuscules', lower: 'Minuscules', both: 'Les deux' },
    ...listWords.choices,
  },
  problems: { ...listWords.problems, noLetters: 'Il n’y a aucune lettre à tirer. Saisissez-en au moins une.' },
  notes: listWords.notes,
} satisfies Translation<typeof en>;
