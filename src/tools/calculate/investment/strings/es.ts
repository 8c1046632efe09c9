import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    mode: 'Qué calcular',
    initial: 'Capital inicial',
    contribution: 'Aportación periódica',
    goal: 'Objetivo',
    rate: 'Interés',
    years: 'Años',
    rateUnit: 'El interés es',
    compounding: 'Capitalización',
    every: 'Aportación cada',
    timing: 'Se aporta',
    months: 'y meses',
    inflation: 'Inflación anual',
    finalValue: 'Valor final',
    neededContribution: 'Aportación necesaria',
    invested: 'Total aportado',
    interest: 'Intereses',
    realValue: 'En dinero de hoy',
    byYear: 'Año por año',
    byMonth: 'Mes por mes',
  },
  choices: {
    mode: {
      grow: 'Valor final',
      goal: 'Aportación para un objetivo',
    },
    rateUnit: {
      year: 'anual',
      month: 'mensual',
    },
    compounding: {
      monthly: 'mensual',
      yearly: 'anual',
      semiannual: 'semestral',
      quarterly: 'trimestral',
      daily: 'diaria',
      continuous: 'continua',
      effective: 'tasa efectiva anual',
    },
    every: {
      month: 'mes',
      year: 'año',
    },
    timing: {
      end: 'al final del periodo',
      begin: 'al principio del periodo',
    },
  },
  problems: {
    noTerm: 'Indica un plazo de al menos un mes.',
    longTerm: 'El plazo pasa de 100 años. Revisa los años y los meses.',
    allLost: 'Con −100 % o menos no queda nada. Indica un interés mayor.',
    neverPaid: 'En un plazo tan corto no se hace ninguna aportación. Alárgalo o aporta cada mes.',
    reached: 'Aun sin aportaciones, el capital inicial alcanza este objetivo. Indica un objetivo mayor.',
  },
  notes: {
    noInflation: 'Sin inflación, «En dinero de hoy» repite el valor final. Indícala en «Más opciones».',
    nominal:
      'El interés anual se divide entre 12. Si es el rendimiento de un año completo, elige «tasa efectiva anual».',
  },
  steps: {
    monthly: 'El saldo crece un {rate} % cada mes.',
    months: 'El plazo tiene {months, plural, one {# mes} many {# de meses} other {# meses}}.',
  },
  terms: {
    year: 'Año',
    month: 'Mes',
    start: 'Inicio',
    paidIn: 'Aportado',
    interest: 'Intereses',
    end: 'Final',
    invested: 'Aportado hasta aquí',
    gained: 'Intereses hasta aquí',
  },
} satisfies Translation<typeof en>;
