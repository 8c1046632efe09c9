import type { ToolStrings } from '../../../../kinds/contract';
import workDays from '../../../../kinds/contract/work-days-strings/pt';
import type tool from '../tool';

export default {
  labels: {
    ...workDays.labels,
    mode: 'O que calcular',
    start: 'Data inicial',
    end: 'Data final',
    amount: 'Dias úteis a somar',
    includeStart: 'Contar o primeiro dia',
    includeEnd: 'Contar o último dia',
    businessDays: 'Dias úteis',
    iso: 'Data',
    weekday: 'Dia da semana',
    weekendDays: 'Dias de fim de semana',
    holidayDays: 'Feriados em dia de semana',
    totalDays: 'Dias corridos',
    daysOff: 'Feriados no período',
  },
  hints: workDays.hints,
  choices: { ...workDays.choices, mode: { count: 'Entre duas datas', add: 'Somar dias úteis' } },
  problems: {
    ...workDays.problems,
    outside: 'A data fica fora dos anos 1 a 9999. Digite menos dias.',
  },
  notes: {
    ...workDays.notes,
    backwards: 'A data final vem antes da inicial; por isso o número de dias úteis é negativo.',
  },
  steps: {
    count:
      '{total, plural, one {# dia corrido} other {# dias corridos}} − {weekend} de fim de semana − {holidays, plural, one {# feriado} other {# feriados}} = {rest, plural, one {# dia útil} other {# dias úteis}}',
    addOn:
      '{start} mais {amount, plural, one {# dia útil} other {# dias úteis}}, pulando {weekend} de fim de semana e {holidays, plural, one {# feriado} other {# feriados}}: {end}',
    addBack:
      '{start} menos {amount, plural, one {# dia útil} other {# dias úteis}}, pulando {weekend} de fim de semana e {holidays, plural, one {# feriado} other {# feriados}}: {end}',
  },
  terms: { ...workDays.terms, weekday: 'Dia da semana' },
} satisfies ToolStrings<typeof tool>;
