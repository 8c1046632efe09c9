import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    start: 'Du',
    end: 'Au',
    includeEnd: 'Compter aussi le dernier jour',
    days: 'Jours',
    years: 'Années',
    months: 'Mois',
    restDays: 'Jours en plus des mois',
    weeks: 'Semaines entières',
    weekDays: 'Jours en plus des semaines',
    businessDays: 'Du lundi au vendredi',
    weekendDays: 'Samedis et dimanches',
    middle: 'À mi-chemin',
    hours: 'Heures',
    minutes: 'Minutes',
    seconds: 'Secondes',
    both: 'Avec et sans le dernier jour',
  },
  problems: {
    lastDay:
      'Le 31 décembre 9999 ne peut pas compter comme dernier jour. Choisissez une date antérieure ou ne comptez pas le dernier jour.',
  },
  notes: {
    backwards: 'La seconde date précède la première : le nombre de jours est négatif.',
    ahead: 'Il reste {days, plural, one {# jour} many {# de jours} other {# jours}} jusqu’au {end}.',
    past: '{days, plural, one {# jour s’est écoulé} many {# de jours se sont écoulés} other {# jours se sont écoulés}} depuis le {end}.',
  },
  steps: {
    count: 'Du {start} au {end} : {days, plural, one {# jour} many {# de jours} other {# jours}}',
    withEnd: 'avec le dernier jour : {days, plural, one {# jour} many {# de jours} other {# jours}}',
    inWeeks:
      '{days, plural, one {# jour} many {# de jours} other {# jours}} = {weeks, plural, one {# semaine} many {# de semaines} other {# semaines}} et {rest, plural, one {# jour} many {# de jours} other {# jours}}',
  },
  terms: {
    counted: 'Décompte',
    days: 'Jours',
    businessDays: 'Du lundi au vendredi',
    weekendDays: 'Week-end',
    without: 'Sans le dernier jour',
    with: 'Avec le dernier jour',
  },
} satisfies Translation<typeof en>;
