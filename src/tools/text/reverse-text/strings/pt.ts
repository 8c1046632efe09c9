import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: { mode: 'O que inverter' },
  choices: {
    mode: {
      text: 'Todo o texto',
      words: 'A ordem das palavras',
      letters: 'As letras de cada palavra',
      lines: 'A ordem das linhas',
      eachLine: 'Cada linha separadamente',
    },
  },
  notes: { palindrome: 'É um palíndromo: lido de trás para a frente, continua igual.' },
} satisfies Translation<typeof en>;
