import type { Translation } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/it';
import type en from './en';

export default {
  action: 'Estrai',
  labels: {
    ...listWords.labels,
    decimals: 'Cifre decimali',
    exclude: 'Escludi',
    sum: 'Somma',
    average: 'Media',
    asYears: 'I numeri sono anni',
    years: 'Informazioni su questi anni',
  },
  hints: { ...listWords.hints, exclude: 'Numeri interi o intervalli, separati da virgole.' },
  placeholders: { exclude: '4, 13, 20-29' },
  choices: listWords.choices,
  problems: {
    ...listWords.problems,
    moreDecimals: '{bound} ha più decimali di quelli scelti ({decimals}). Arrotondalo o scegli più decimali.',
    minAboveMax: 'Il minimo, {min}, è maggiore del massimo, {max}. Scambiali.',
    tooLong: 'Un numero può avere al massimo {most} cifre.',
    badExclusion: '«{entry}» non è un numero intero né un intervallo. Scrivi 7 oppure 20-29.',
    backwards: 'L’intervallo «{entry}» finisce prima di iniziare. Scrivi prima il numero più piccolo.',
    nothingLeft: 'Hai escluso tutti i numeri dell’intervallo: non resta niente da estrarre.',
  },
  notes: listWords.notes,
  terms: {
    year: 'Anno',
    kind: 'Tipo',
    century: 'Secolo',
    firstDay: '1º gennaio',
    leap: 'Bisestile',
    common: 'Comune',
  },
} satisfies Translation<typeof en>;
