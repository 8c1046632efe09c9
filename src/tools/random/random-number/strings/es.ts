import type { Translation } from '../../../../kinds/contract';
import { LIST_WORDS } from '../../../../kinds/contract/drawn-list-strings';
import type en from './en';

const { es } = LIST_WORDS;

export default {
  labels: {
    ...es.labels,
    decimals: 'Decimales',
    exclude: 'Excluir',
    sum: 'Suma',
    average: 'Media',
  },
  hints: { ...es.hints, exclude: 'Números enteros y rangos, separados por comas.' },
  placeholders: { exclude: '4, 13, 20-29' },
  choices: es.choices,
  problems: {
    ...es.problems,
    moreDecimals: '{bound} tiene más decimales de los elegidos ({decimals}). Redondéalo o elige más decimales.',
    minAboveMax: 'El mínimo, {min}, es mayor que el máximo, {max}. Escríbelos al revés.',
    tooLong: 'Un número puede tener {most} cifras como máximo.',
    badExclusion: '«{entry}» no es un número entero ni un rango. Escribe 7 o 20-29.',
    backwards: 'El rango «{entry}» termina antes de empezar. Escribe primero el número menor.',
    nothingLeft: 'Has excluido todos los números del rango: no queda ninguno para sortear.',
  },
  notes: es.notes,
} satisfies Translation<typeof en>;
