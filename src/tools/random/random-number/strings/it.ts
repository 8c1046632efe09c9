import type { Translation } from '../../../../kinds/contract';
import { LIST_WORDS } from '../../../../kinds/contract/drawn-list-strings';
import type en from './en';

const { it } = LIST_WORDS;

export default {
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
} satisfies Translation<typeof en>;
