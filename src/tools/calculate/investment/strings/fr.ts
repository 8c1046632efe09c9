import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    mode: 'Calculer',
    initial: 'Capital de départ',
    contribution: 'Versement régulier',
    goal: 'Objectif',
    rate: 'Taux',
    years: 'Années',
    rateUnit: 'Le taux est',
    compounding: 'Capitalisation',
    every: 'Fréquence des versements',
    timing: 'Moment du versement',
    months: 'Mois',
    inflation: 'Inflation par an',
    finalValue: 'Valeur finale',
    neededContribution: 'Versement nécessaire',
    invested: 'Total versé',
    interest: 'Intérêts',
    realValue: 'En monnaie d’aujourd’hui',
    byYear: 'Année par année',
    byMonth: 'Mois par mois',
  },
  choices: {
    mode: {
      grow: 'Valeur finale',
      goal: 'Versement pour un objectif',
    },
    rateUnit: {
      year: 'annuel',
      month: 'mensuel',
    },
    compounding: {
      monthly: 'mensuelle',
      yearly: 'annuelle',
      semiannual: 'semestrielle',
      quarterly: 'trimestrielle',
      daily: 'quotidienne',
      continuous: 'continue',
      effective: 'taux annuel effectif',
    },
    every: {
      month: 'mensuelle',
      year: 'annuelle',
    },
    timing: {
      end: 'en fin de période',
      begin: 'en début de période',
    },
  },
  problems: {
    noTerm: 'Indiquez une durée d’au moins un mois.',
    longTerm: 'La durée dépasse 100 ans. Vérifiez les années et les mois.',
    allLost: 'À −100 % ou moins, il ne reste rien. Indiquez un taux plus élevé.',
    neverPaid: 'Aucun versement n’a lieu sur une durée aussi courte. Allongez-la ou versez chaque mois.',
    reached: 'Le capital de départ atteint déjà cet objectif. Indiquez un objectif plus élevé.',
  },
  notes: {
    noInflation:
      'Sans inflation, la valeur en monnaie d’aujourd’hui est égale à la valeur finale. Indiquez l’inflation dans « Plus d’options ».',
    nominal:
      'Le taux annuel est divisé par 12. S’il s’agit du rendement d’une année entière, choisissez « taux annuel effectif ».',
  },
  steps: {
    monthly: 'Le solde augmente de {rate} % chaque mois.',
    months: 'La durée est de {months, plural, one {# mois} many {# de mois} other {# mois}}.',
  },
  terms: {
    year: 'Année',
    month: 'Mois',
    start: 'Début',
    paidIn: 'Versé',
    interest: 'Intérêts',
    end: 'Fin',
    invested: 'Versé jusqu’ici',
    gained: 'Intérêts jusqu’ici',
  },
} satisfies Translation<typeof en>;
