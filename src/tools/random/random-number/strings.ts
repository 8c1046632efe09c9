import type { Strings } from '../../../kinds/contract';
import { LIST_WORDS } from '../../../kinds/contract/drawn-list-strings';
import type tool from './tool';

const { en, es, it, pl, pt } = LIST_WORDS;

export default {
  en: {
    labels: {
      ...en.labels,
      decimals: 'Decimal places',
      exclude: 'Leave out',
      sum: 'Sum',
      average: 'Average',
    },
    hints: { ...en.hints, exclude: 'Whole numbers and ranges, with commas between them.' },
    placeholders: { exclude: '4, 13, 20-29' },
    choices: en.choices,
    problems: {
      ...en.problems,
      moreDecimals: '{bound} has more decimal places than the {decimals} chosen. Round it, or choose more places.',
      minAboveMax: 'The minimum, {min}, is above the maximum, {max}. Write them the other way round.',
      tooLong: 'A number may have {most} digits at most.',
      badExclusion: '“{entry}” is no whole number and no range. Write 7 or 20-29.',
      backwards: 'The range “{entry}” ends before it begins. Write the smaller number first.',
      nothingLeft: 'Every number in the range is left out, so there is nothing to draw.',
    },
    notes: en.notes,
  },
  es: {
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
  },
  it: {
    labels: {
      ...it.labels,
      decimals: 'Cifre decimali',
      exclude: 'Escludi',
      sum: 'Somma',
      average: 'Media',
    },
    hints: { ...it.hints, exclude: 'Numeri interi e intervalli, separati da virgole.' },
    placeholders: { exclude: '4, 13, 20-29' },
    choices: it.choices,
    problems: {
      ...it.problems,
      moreDecimals: '{bound} ha più decimali di quelli scelti ({decimals}). Arrotondalo o scegli più decimali.',
      minAboveMax: 'Il minimo, {min}, è maggiore del massimo, {max}. Scrivili al contrario.',
      tooLong: 'Un numero può avere al massimo {most} cifre.',
      badExclusion: '«{entry}» non è un numero intero né un intervallo. Scrivi 7 oppure 20-29.',
      backwards: 'L’intervallo «{entry}» finisce prima di iniziare. Scrivi prima il numero più piccolo.',
      nothingLeft: 'Hai escluso tutti i numeri dell’intervallo: non resta niente da estrarre.',
    },
    notes: it.notes,
  },
  pl: {
    labels: {
      ...pl.labels,
      decimals: 'Miejsca po przecinku',
      exclude: 'Pomiń',
      sum: 'Suma',
      average: 'Średnia',
    },
    hints: { ...pl.hints, exclude: 'Liczby całkowite i zakresy, oddzielone przecinkami.' },
    placeholders: { exclude: '4, 13, 20-29' },
    choices: pl.choices,
    problems: {
      ...pl.problems,
      moreDecimals:
        'Liczba {bound} ma więcej miejsc po przecinku, niż wybrano ({decimals}). Zaokrąglij ją albo wybierz więcej miejsc.',
      minAboveMax: 'Minimum {min} jest większe niż maksimum {max}. Zamień je miejscami.',
      tooLong: 'Największa dozwolona liczba cyfr to {most}.',
      badExclusion: '„{entry}” to ani liczba całkowita, ani zakres. Wpisz 7 albo 20-29.',
      backwards: 'Zakres „{entry}” kończy się, zanim się zacznie. Najpierw wpisz mniejszą liczbę.',
      nothingLeft: 'Wszystkie liczby z zakresu są pominięte, więc nie ma z czego losować.',
    },
    notes: pl.notes,
  },
  pt: {
    labels: {
      ...pt.labels,
      decimals: 'Casas decimais',
      exclude: 'Excluir',
      sum: 'Soma',
      average: 'Média',
    },
    hints: { ...pt.hints, exclude: 'Números inteiros e intervalos, separados por vírgulas.' },
    placeholders: { exclude: '4, 13, 20-29' },
    choices: pt.choices,
    problems: {
      ...pt.problems,
      moreDecimals: '{bound} tem mais casas decimais do que o escolhido ({decimals}). Arredonde ou aumente as casas.',
      minAboveMax: 'O mínimo, {min}, é maior que o máximo, {max}. Troque um pelo outro.',
      tooLong: 'Um número pode ter no máximo {most} algarismos.',
      badExclusion: '“{entry}” não é um número inteiro nem um intervalo. Escreva 7 ou 20-29.',
      backwards: 'O intervalo “{entry}” termina antes de começar. Escreva primeiro o número menor.',
      nothingLeft: 'Todos os números do intervalo foram excluídos: não sobra nenhum para sortear.',
    },
    notes: pt.notes,
  },
} satisfies Strings<typeof tool>;
