import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    mode: 'Che cosa calcolare',
    initial: 'Capitale iniziale',
    contribution: 'Versamento periodico',
    goal: 'Obiettivo',
    rate: 'Tasso',
    years: 'Anni',
    rateUnit: 'Il tasso è',
    compounding: 'Capitalizzazione',
    every: 'Versamento ogni',
    timing: 'Si versa',
    months: 'Mesi oltre agli anni',
    inflation: 'Inflazione annua',
    finalValue: 'Montante',
    neededContribution: 'Versamento necessario',
    invested: 'Totale versato',
    interest: 'Interessi',
    realValue: 'In moneta di oggi',
    byYear: 'Anno per anno',
    byMonth: 'Mese per mese',
  },
  choices: {
    mode: {
      grow: 'Montante',
      goal: 'Versamento per un obiettivo',
    },
    rateUnit: {
      year: 'annuo',
      month: 'mensile',
    },
    compounding: {
      monthly: 'mensile',
      yearly: 'annuale',
      semiannual: 'semestrale',
      quarterly: 'trimestrale',
      daily: 'giornaliera',
      continuous: 'continua',
      effective: 'tasso annuo effettivo',
    },
    every: {
      month: 'mese',
      year: 'anno',
    },
    timing: {
      end: 'a fine periodo',
      begin: 'a inizio periodo',
    },
  },
  problems: {
    noTerm: 'Indica una durata di almeno un mese.',
    longTerm: 'La durata supera i 100 anni. Controlla anni e mesi.',
    allLost: 'Con −100% o meno il capitale si azzera. Indica un tasso più alto.',
    neverPaid: 'Con una durata così breve non c’è nessun versamento. Allungala o versa ogni mese.',
    reached: 'Il capitale iniziale basta già per questo obiettivo. Indica un obiettivo più alto.',
  },
  notes: {
    noInflation:
      'Senza inflazione il valore in moneta di oggi coincide con il montante. Puoi indicarla in «Altre opzioni».',
    nominal:
      'Il tasso annuo viene diviso per 12. Se è il rendimento di un anno intero, scegli «tasso annuo effettivo».',
  },
  steps: {
    monthly: 'Crescita mensile del saldo: {rate}%.',
    months: 'La durata è di {months, plural, one {# mese} many {# di mesi} other {# mesi}}.',
  },
  terms: {
    year: 'Anno',
    month: 'Mese',
    start: 'Saldo iniziale',
    paidIn: 'Versato',
    interest: 'Interessi',
    end: 'Saldo finale',
    invested: 'Versato finora',
    gained: 'Interessi finora',
  },
} satisfies Translation<typeof en>;
