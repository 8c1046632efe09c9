import type { Translation } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/es';
import type en from './en';

export default {
  action: 'Sortear',
  labels: {
    ...listWords.labels,
    decimals: 'Decimales',
    exclude: 'Excluir',
    sum: 'Suma',
    average: 'Media',
    asYears: 'Los números son años',
    years: 'Sobre estos años',
  },
  hints: { ...listWords.hints, exclude: 'Números enteros y rangos, separados por comas.' },
  placeholders: { exclude: '4, 13, 20-29' },
  choices: listWords.choices,
  problems: {
    ...listWords.problems,
    moreDecimals: '{bound} tiene más decimales de los elegidos ({decimals}). Redondéalo o elige más decimales.',
    minAboveMax: 'El mínimo, {min}, es mayor que el máximo, {max}. Escríbelos al revés.',
    tooLong: 'Un número puede tener {most} cifras como máximo.',
    badExclusion: '«{entry}» no es un número entero ni un rango. Escribe 7 o 20-29.',
    backwards: 'El rango «{entry}» termina antes de empezar. Escribe primero el número menor.',
    nothingLeft: 'Excluiste todos los números del rango: no queda ninguno para sortear.',
  },
  notes: listWords.notes,
  terms: {
    year: 'Año',
    kind: 'Tipo',
    century: 'Siglo',
    firstDay: '1 de enero',
    leap: 'Bisiesto',
    common: 'Común',
  },
} satisfies Translation<typeof en>;
