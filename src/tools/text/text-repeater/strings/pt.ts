import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    count: 'Quantas vezes',
    separator: 'Entre as cópias',
    custom: 'Seu separador',
    number: 'Numerar as cópias',
    length: 'Caracteres no resultado',
    fits: 'Onde cabe',
  },
  choices: {
    separator: {
      none: 'Nada',
      space: 'Um espaço',
      newline: 'Uma quebra de linha',
      comma: 'Vírgula e espaço',
      custom: 'Outra coisa',
    },
  },
  hints: { custom: '\\n é quebra de linha, \\t é tabulação, \\\\ é barra invertida.' },
  placeholders: { input: 'Digite ou cole o texto a repetir', custom: ' | ' },
  problems: {
    tooLong: 'O resultado teria {length} caracteres; o limite é {most}. Repita menos vezes.',
    tooBig: 'O resultado teria {megabytes} MB; o limite é {most} MB. Repita menos vezes.',
  },
  terms: {
    place: 'Local',
    used: 'Usados',
    limit: 'Limite',
    left: 'Restantes',
    whatsapp: 'Mensagem do WhatsApp',
    instagram: 'Legenda do Instagram',
    x: 'Post no X',
  },
} satisfies Translation<typeof en>;
