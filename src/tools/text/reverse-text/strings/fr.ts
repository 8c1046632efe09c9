import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: { mode: 'Ce qu’il faut inverser' },
  choices: {
    mode: {
      text: 'Tout le texte',
      words: 'L’ordre des mots',
      letters: 'Les lettres de chaque mot',
      lines: 'L’ordre des lignes',
      eachLine: 'Chaque ligne séparément',
    },
  },
  notes: { palindrome: 'C’est un palindrome : il se lit dans les deux sens.' },
} satisfies Translation<typeof en>;
