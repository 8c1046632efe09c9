import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    start: 'Desde',
    end: 'Hasta',
    includeEnd: 'Contar también el último día',
    days: 'Días',
    years: 'Años',
    months: 'Meses',
    restDays: 'Días además de los meses',
    weeks: 'Semanas completas',
    weekDays: 'Días además de las semanas',
    businessDays: 'De lunes a viernes',
    weekendDays: 'Sábados y domingos',
    middle: 'Fecha intermedia',
    hours: 'Horas',
    minutes: 'Minutos',
    seconds: 'Segundos',
    both: 'Con y sin el último día',
  },
  problems: {
    lastDay: 'El 31 de diciembre de 9999 no se puede contar como último día. Elige una fecha anterior o no lo cuentes.',
  },
  notes: {
    backwards: 'La segunda fecha es anterior a la primera; por eso la cuenta es negativa.',
    ahead: '{days, plural, one {Falta # día} other {Faltan # días}} para el {end}.',
    past: '{days, plural, one {Pasó # día} other {Pasaron # días}} desde el {end}.',
  },
  steps: {
    count: 'Del {start} al {end}: {days, plural, one {# día} other {# días}}',
    withEnd: 'con el último día: {days, plural, one {# día} other {# días}}',
    inWeeks:
      '{days, plural, one {# día} other {# días}} = {weeks, plural, one {# semana} other {# semanas}} y {rest, plural, one {# día} other {# días}}',
  },
  terms: {
    counted: 'Cuenta',
    days: 'Días',
    businessDays: 'De lunes a viernes',
    weekendDays: 'Fin de semana',
    without: 'Sin el último día',
    with: 'Con el último día',
  },
} satisfies Translation<typeof en>;
