import type { Translation } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/pt';
import type en from './en';

export default {
  action: 'Sortear',
  labels: {
    ...listWords.labels,
    alphabet: 'Alfabeto',
    kind: 'Letras',
    custom: 'Suas letras',
    case: 'Maiúsculas e minúsculas',
  },
  own: { card: 'Mostrar em tela cheia', next: 'Próxima letra', close: 'Fechar' },
  hints: { seed: listWords.hints.seed, custom: 'Cada caractere conta uma vez. Espaços são ignorados.' },
  placeholders: { custom: 'AEIOURST' },
  choices: {
    alphabet: {
      latin: 'Inglês, 26 letras',
      es: 'Espanhol, com ñ',
      fr: 'Francês',
      pl: 'Polonês, 32 letras',
      pt: 'Português, 26 letras',
      ru: 'Russo, 33 letras',
      greek: 'Grego, 24 letras',
      custom: 'Suas próprias letras',
    },
    kind: { all: 'Todas', vowels: 'Vogais', consonants: 'Consoantes' },
    case: { upper: 'Maiúsculas', lower: 'Minúsculas', both: 'As duas' },
    ...listWords.choices,
  },
  problems: { ...listWords.problems, noLetters: 'Não há letras para sortear. Digite pelo menos uma.' },
  notes: listWords.notes,
} satisfies Translation<typeof en>;
