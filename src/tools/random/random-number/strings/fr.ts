import type { Translation } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/fr';
import type en from './en';

export default {
  action: 'Tirer au sort',
  labels: {
    ...listWords.labels,
    decimals: 'Décimales',
    exclude: 'Exclure',
    sum: 'Somme',
    average: 'Moyenne',
    asYears: 'Les nombres sont des années',
    years: 'À propos de ces années',
  },
  hints: { ...listWords.hints, exclude: 'Nombres entiers et intervalles, séparés par des virgules.' },
  placeholders: { exclude: '4, 13, 20-29' },
  choices: listWords.choices,
  problems: {
    ...listWords.problems,
    moreDecimals: '{bound} a plus de décimales que les {decimals} choisies. Arrondissez-le ou choisissez-en davantage.',
    minAboveMax: 'Le minimum, {min}, dépasse le maximum, {max}. Échangez-les.',
    tooLong: 'Un nombre peut avoir {most} chiffres au plus.',
    badExclusion: '«\u00a0{entry}\u00a0» n’est ni un nombre entier ni un intervalle. Saisissez 7 ou 20-29.',
    backwards: 'L’intervalle «\u00a0{entry}\u00a0» finit avant de commencer. Saisissez d’abord le plus petit nombre.',
    nothingLeft: 'Tous les nombres de l’intervalle sont exclus\u00a0: il ne reste rien à tirer.',
  },
  notes: listWords.notes,
  terms: {
    year: 'Année',
    kind: 'Type',
    century: 'Siècle',
    firstDay: 'Le 1er janvier est un',
    leap: 'Bissextile',
    common: 'Commune',
  },
} satisfies Translation<typeof en>;
