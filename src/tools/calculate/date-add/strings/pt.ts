import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    start: 'Data inicial',
    mode: 'Operação',
    years: 'Anos',
    months: 'Meses',
    weeks: 'Semanas',
    days: 'Dias',
    date: 'Data',
    iso: 'ISO 8601',
    weekday: 'Dia da semana',
    isoWeek: 'Semana ISO',
    dayOfYear: 'Dia do ano',
    daysBetween: 'Dias de diferença',
  },
  own: { calendar: 'Arquivo de agenda (.ics)', event: 'Data da calculadora de datas' },
  choices: { mode: { add: 'Somar', subtract: 'Subtrair' } },
  problems: { outside: 'O resultado fica fora dos anos 1 a 9999. Use um número menor.' },
  notes: { clamped: '{month} não tem dia {wanted}, por isso vale o último dia do mês, {last}.' },
  steps: {
    monthsOn: '{start} mais {span}: {reached}',
    monthsBack: '{start} menos {span}: {reached}',
    daysOn: '{reached} mais {days, plural, one {# dia} other {# dias}}: {end}',
    daysBack: '{reached} menos {days, plural, one {# dia} other {# dias}}: {end}',
  },
} satisfies Translation<typeof en>;
