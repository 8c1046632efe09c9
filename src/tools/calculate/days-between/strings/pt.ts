import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    start: 'De',
    end: 'Até',
    includeEnd: 'Contar também o último dia',
    days: 'Dias',
    years: 'Anos',
    months: 'Meses',
    restDays: 'Dias além dos meses',
    weeks: 'Semanas completas',
    weekDays: 'Dias além das semanas',
    businessDays: 'De segunda a sexta',
    weekendDays: 'Sábados e domingos',
    middle: 'Data intermediária',
    hours: 'Horas',
    minutes: 'Minutos',
    seconds: 'Segundos',
    both: 'Com e sem o último dia',
  },
  problems: {
    lastDay:
      '31 de dezembro de 9999 não pode ser contado como último dia. Escolha uma data anterior ou deixe-o de fora.',
  },
  notes: {
    backwards: 'A segunda data vem antes da primeira; por isso o número de dias é negativo.',
    ahead: '{days, plural, one {Falta # dia} other {Faltam # dias}} para {end}.',
    past: '{end} foi há {days, plural, one {# dia} other {# dias}}.',
  },
  steps: {
    count: 'De {start} a {end}: {days, plural, one {# dia} other {# dias}}',
    withEnd: 'com o último dia: {days, plural, one {# dia} other {# dias}}',
    inWeeks:
      '{days, plural, one {# dia} other {# dias}} = {weeks, plural, one {# semana} other {# semanas}} e {rest, plural, one {# dia} other {# dias}}',
  },
  terms: {
    counted: 'Contagem',
    days: 'Dias',
    businessDays: 'De segunda a sexta',
    weekendDays: 'Fim de semana',
    without: 'Sem o último dia',
    with: 'Com o último dia',
  },
} satisfies Translation<typeof en>;
