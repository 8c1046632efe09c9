import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    start: 'Date de départ',
    mode: 'Opération',
    years: 'Années',
    months: 'Mois',
    weeks: 'Semaines',
    days: 'Jours',
    date: 'Date',
    iso: 'ISO 8601',
    weekday: 'Jour de la semaine',
    isoWeek: 'Semaine ISO',
    dayOfYear: 'Jour de l’année',
    daysBetween: 'Jours depuis le départ',
  },
  own: { calendar: 'Fichier d’agenda (.ics)', event: 'Date du calculateur de dates' },
  choices: { mode: { add: 'Ajouter', subtract: 'Retirer' } },
  problems: { outside: 'Le résultat doit se situer entre les années 1 et 9999. Choisissez un nombre plus petit.' },
  notes: { clamped: 'Il n’y a pas de {wanted} {month}\u00a0: le dernier jour du mois, le {last}, est utilisé.' },
  steps: {
    monthsOn: '{start} plus {span} donne {reached}',
    monthsBack: '{start} moins {span} donne {reached}',
    daysOn: '{reached} plus {days, plural, one {# jour} other {# jours}} donne {end}',
    daysBack: '{reached} moins {days, plural, one {# jour} other {# jours}} donne {end}',
  },
} satisfies Translation<typeof en>;
