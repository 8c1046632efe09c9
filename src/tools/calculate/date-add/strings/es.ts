import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    start: 'Fecha inicial',
    mode: 'Operación',
    years: 'Años',
    months: 'Meses',
    weeks: 'Semanas',
    days: 'Días',
    date: 'Fecha',
    iso: 'ISO 8601',
    weekday: 'Día de la semana',
    isoWeek: 'Semana ISO',
    dayOfYear: 'Día del año',
    daysBetween: 'Días desde la fecha inicial',
  },
  own: { calendar: 'Archivo de calendario (.ics)', event: 'Fecha de la calculadora de fechas' },
  choices: { mode: { add: 'Sumar', subtract: 'Restar' } },
  problems: { outside: 'El resultado cae fuera de los años 1 a 9999. Usa un número menor.' },
  notes: { clamped: 'No hay día {wanted} en {month}: se toma el último, {last}.' },
  steps: {
    monthsOn: '{start} más {span}: {reached}',
    monthsBack: '{start} menos {span}: {reached}',
    daysOn: '{reached} más {days, plural, one {# día} other {# días}}: {end}',
    daysBack: '{reached} menos {days, plural, one {# día} other {# días}}: {end}',
  },
} satisfies Translation<typeof en>;
