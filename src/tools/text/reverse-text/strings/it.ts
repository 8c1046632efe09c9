import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: { mode: 'Che cosa invertire' },
  choices: {
    mode: {
      text: 'Tutto il testo',
      words: 'L’ordine delle parole',
      letters: 'Le lettere di ogni parola',
      lines: 'L’ordine delle righe',
      eachLine: 'Ogni riga separatamente',
    },
  },
  notes: { palindrome: 'È un palindromo: si legge allo stesso modo nei due sensi.' },
} satisfies Translation<typeof en>;
