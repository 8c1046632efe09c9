import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    mode: 'Que calculer',
    start: 'Début',
    end: 'Fin',
    break: 'Pause (minutes)',
    plus: 'Durée à ajouter',
    input: 'Durées, une par ligne',
    duration: 'Heures et minutes',
    time: 'Heure',
    dayOffset: 'Décalage en jours',
    decimalHours: 'Heures décimales',
    minutes: 'Minutes',
    lines: 'Ligne par ligne',
  },
  hints: {
    plus: 'Par exemple 1h30, 1:30, 90m ou 1,5h. Pour reculer, mettez un signe moins\u00a0: -0:45.',
    input: 'Par exemple 7h45, 7:45, 90m ou -0:15. Un # commence un commentaire.',
  },
  placeholders: { start: '8:30', end: '17:45', plus: '1:30', input: '7:45\n8:10  # mardi\n90m' },
  choices: { mode: { between: 'Entre deux heures', add: 'Ajouter à une heure', sum: 'Additionner une liste' } },
  problems: {
    badTime: '«\u00a0{text}\u00a0» n’est pas une heure. Saisissez 9h30, 21:30 ou 0930.',
    badDuration: '«\u00a0{text}\u00a0» n’est pas une durée. Saisissez 1h30, 1:30, 90m ou 1,5h.',
    badLine: 'Ligne {line}\u00a0: «\u00a0{text}\u00a0» n’est pas une durée. Saisissez 1h30, 1:30, 90m ou 1,5h.',
    longBreak:
      'La pause de {minutes, plural, one {# minute} other {# minutes}} dépasse le temps entre début et fin, {span}.',
  },
  notes: {
    nextDay: 'La fin, plus tôt que le début, est comptée le lendemain.',
    sameTime: 'Début et fin sont identiques\u00a0: le résultat est 0. Pour un jour entier, saisissez 24:00 comme fin.',
    daysLater: '{days, plural, one {Le lendemain.} other {# jours plus tard.}}',
    daysEarlier: '{days, plural, one {La veille.} other {# jours plus tôt.}}',
  },
  steps: {
    between: 'De {start} à {end}\u00a0: {span}',
    break: '{span} − {pause} de pause = {duration}',
    add: '{start} + {plus} = {time}',
    sum: '{lines, plural, one {# ligne additionnée} other {# lignes additionnées}}\u00a0: {duration}',
    decimal: '{duration} = {sign}({hours} + {minutes} ÷ 60) = {decimal} heures',
  },
  terms: { typed: 'Saisi', duration: 'Durée', decimal: 'Heures décimales', total: 'Total cumulé' },
} satisfies Translation<typeof en>;
