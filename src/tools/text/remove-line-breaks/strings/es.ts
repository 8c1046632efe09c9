import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    replaceWith: 'En lugar de cada salto de línea',
    custom: 'Tu propio texto en su lugar',
    keepParagraphs: 'Conservar los párrafos (líneas en blanco)',
    dehyphenate: 'Unir palabras partidas con guion',
    collapse: 'Dejar un solo espacio entre palabras',
    removed: 'Saltos de línea quitados',
  },
  choices: {
    replaceWith: { space: 'Un espacio', none: 'Nada', comma: 'Una coma y un espacio', custom: 'Otro texto' },
  },
  placeholders: { input: 'Pega un texto copiado de un PDF o de un correo' },
} satisfies Translation<typeof en>;
