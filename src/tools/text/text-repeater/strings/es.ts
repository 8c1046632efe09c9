import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    count: 'Cuántas veces',
    separator: 'Entre una copia y otra',
    custom: 'Tu separador',
    number: 'Numerar las copias',
    length: 'Caracteres del resultado',
    fits: 'Dónde cabe',
  },
  choices: {
    separator: {
      none: 'Nada',
      space: 'Un espacio',
      newline: 'Un salto de línea',
      comma: 'Coma y espacio',
      custom: 'Otro',
    },
  },
  hints: { custom: '\\n es un salto de línea, \\t una tabulación, \\\\ una barra invertida.' },
  placeholders: { input: 'Escribe o pega el texto que se repite', custom: ' | ' },
  problems: {
    tooLong: 'El resultado tendría {length} caracteres y el límite es {most}. Baja el número de repeticiones.',
    tooBig: 'El resultado ocuparía {megabytes} MB y el límite es {most} MB. Baja el número de repeticiones.',
  },
  terms: {
    place: 'Lugar',
    used: 'Usados',
    limit: 'Límite',
    left: 'Restantes',
    whatsapp: 'Mensaje de WhatsApp',
    instagram: 'Texto de Instagram',
    x: 'Publicación en X',
  },
} satisfies Translation<typeof en>;
