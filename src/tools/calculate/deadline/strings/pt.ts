import type { Translation } from '../../../../kinds/contract';
import workDays from '../../../../kinds/contract/work-days-strings/pt';
import type en from './en';

export default {
  labels: {
    ...workDays.labels,
    start: 'Data de início',
    amount: 'Prazo',
    unit: 'Unidade',
    direction: 'Contar',
    countStart: 'Incluir o dia do início na contagem',
    roll: 'Se cair em dia não útil',
    asOf: 'Data de hoje',
    iso: 'Vencimento',
    weekday: 'Dia da semana',
    daysLeft: 'Dias restantes',
    skipped: 'Dias não contados',
    daysOff: 'Lista dos dias não contados',
  },
  hints: workDays.hints,
  choices: {
    ...workDays.choices,
    unit: { days: 'Dias corridos', business: 'Dias úteis', weeks: 'Semanas', months: 'Meses', years: 'Anos' },
    direction: { after: 'Depois do início', before: 'Antes do início' },
    roll: {
      none: 'Manter a data',
      next: 'Prorrogar para o próximo dia útil',
      previous: 'Antecipar para o dia útil anterior',
    },
  },
  own: { countdown: 'Tempo restante:', calendar: 'Arquivo de agenda (.ics)', event: 'Vencimento do prazo' },
  problems: {
    ...workDays.problems,
    negativeAfter: 'O prazo não pode ser negativo. Para contar para trás, escolha “Antes do início”.',
    negativeBefore: 'O prazo não pode ser negativo. Para contar para a frente, escolha “Depois do início”.',
    tooMany: 'O prazo não pode passar de {most}. Digite um número menor.',
    outside: 'O vencimento fica fora dos anos 1 a 9999. Digite um número menor.',
  },
  notes: {
    ...workDays.notes,
    rolled: '{from} não é dia útil; por isso o vencimento passa para {to}.',
  },
  steps: {
    'days-after': '{start} mais {amount, plural, one {# dia corrido} other {# dias corridos}}: {end}',
    'days-before': '{start} menos {amount, plural, one {# dia corrido} other {# dias corridos}}: {end}',
    'business-after': '{start} mais {amount, plural, one {# dia útil} other {# dias úteis}}: {end}',
    'business-before': '{start} menos {amount, plural, one {# dia útil} other {# dias úteis}}: {end}',
    'weeks-after': '{start} mais {amount, plural, one {# semana} other {# semanas}}: {end}',
    'weeks-before': '{start} menos {amount, plural, one {# semana} other {# semanas}}: {end}',
    'months-after': '{start} mais {amount, plural, one {# mês} other {# meses}}: {end}',
    'months-before': '{start} menos {amount, plural, one {# mês} other {# meses}}: {end}',
    'years-after': '{start} mais {amount, plural, one {# ano} other {# anos}}: {end}',
    'years-before': '{start} menos {amount, plural, one {# ano} other {# anos}}: {end}',
    days: '{total, plural, one {# dia corrido} other {# dias corridos}} do início ao vencimento; não contados: {skipped}',
    startCounted: '{start} conta como dia 1.',
  },
  terms: { ...workDays.terms, weekday: 'Dia da semana' },
} satisfies Translation<typeof en>;
