import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    mode: 'O que calcular',
    start: 'Início',
    end: 'Fim',
    break: 'Intervalo (minutos)',
    plus: 'Tempo a somar',
    input: 'Durações, uma por linha',
    duration: 'Horas e minutos',
    time: 'Hora',
    dayOffset: 'Dias depois',
    decimalHours: 'Horas decimais',
    minutes: 'Minutos',
    lines: 'Linha a linha',
  },
  hints: {
    plus: 'Por exemplo 1:30, 90m ou 1,5h. Com sinal de menos, volta no tempo: -0:45.',
    input: 'Por exemplo 7:45, 1h 30m ou -0:15. Depois de # vem um comentário.',
  },
  placeholders: { start: '8:30', end: '17:45', plus: '1:30', input: '7:45\n8:10  # terça\n90m' },
  choices: { mode: { between: 'Entre dois horários', add: 'Somar a um horário', sum: 'Somar uma lista' } },
  problems: {
    badTime: '“{text}” não é um horário. Digite 9:30, 21:30 ou 0930.',
    badDuration: '“{text}” não é uma duração. Digite 1:30, 90m ou 1,5h.',
    badLine: 'Linha {line}: “{text}” não é uma duração. Digite 1:30, 90m ou 1,5h.',
    longBreak:
      'O intervalo de {minutes, plural, one {# minuto} other {# minutos}} passa do tempo entre início e fim, {span}.',
  },
  notes: {
    nextDay: 'O fim vem antes do início, então cai no dia seguinte.',
    sameTime: 'Início e fim são iguais: o resultado é 0. Para um dia inteiro, digite 24:00 no fim.',
    daysLater: '{days, plural, one {No dia seguinte.} other {# dias depois.}}',
    daysEarlier: '{days, plural, one {No dia anterior.} other {# dias antes.}}',
  },
  steps: {
    between: 'De {start} a {end}: {span}',
    break: '{span} − {pause} de intervalo = {duration}',
    add: '{start} + {plus} = {time}',
    sum: '{lines, plural, one {# linha somada} other {# linhas somadas}}: {duration}',
    decimal: '{duration} = {sign}({hours} + {minutes} ÷ 60) = {decimal} horas',
  },
  terms: { typed: 'Digitado', duration: 'Duração', decimal: 'Horas decimais', total: 'Total acumulado' },
} satisfies Translation<typeof en>;
