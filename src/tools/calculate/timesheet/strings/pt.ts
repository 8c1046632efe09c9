import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    input: 'Marcações, um dia por linha',
    rate: 'Valor da hora',
    daily: 'Jornada diária',
    weekly: 'Jornada semanal',
    overtime: 'Adicional de hora extra',
    nightPercent: 'Adicional noturno',
    nightReduced: 'Hora noturna reduzida (52 min 30 s)',
    round: 'Arredondar o total do dia',
    total: 'Total trabalhado',
    pay: 'Valor a receber',
    decimalHours: 'Em horas decimais',
    regular: 'Horas normais',
    overtimeHours: 'Horas extras',
    nightHours: 'Horas noturnas',
    balance: 'Saldo dos dias',
    days: 'Dia a dia',
  },
  hints: {
    input: 'Data ou nome, se quiser, e depois entradas e saídas.',
    daily: 'Em horas. 0: sem limite.',
    weekly: 'Em horas. 0: sem limite.',
  },
  placeholders: { input: '16/11/2026 08:00-12:00 13:00-18:00\nterça 8h30 12h 13h 17h45' },
  choices: {
    round: {
      '0': 'Não arredondar',
      '5': 'Para 5 minutos',
      '6': 'Para 6 minutos (um décimo de hora)',
      '10': 'Para 10 minutos',
      '15': 'Para 15 minutos',
    },
  },
  problems: {
    badTime: 'Linha {line}: “{text}” não é um horário. Use 08:00, 8h30 ou 0800, até 24:00.',
    oddTimes: 'Linha {line}: falta uma entrada ou uma saída em “{text}”. Informe os horários aos pares.',
    overlap: 'Linha {line}: os períodos de “{text}” se sobrepõem. Confira a ordem dos horários.',
    badDate: 'Linha {line}: a data {text} não existe. Use dia/mês/ano, como 16/11/2026.',
  },
  notes: {
    reduced:
      'Cada 52 min 30 s entre 22h e 5h contam como uma hora (CLT, art. 73, § 1º). Por isso o total pode ser maior que o do relógio.',
    clockNight:
      'Há horas entre 22h e 5h, contadas aqui pelo relógio. Se o contrato é urbano e regido pela CLT, marque “Hora noturna reduzida” em “Mais opções”.',
    mixedDates:
      'Algumas linhas têm data completa e outras não. Para a jornada semanal, as linhas sem data formam uma semana à parte.',
  },
  steps: {
    total: '{days, plural, one {# dia somado} other {# dias somados}}: {total}',
    overtime: '{total} − {overtime} de horas extras = {regular} de horas normais',
    pay: '{rate} × ({regular} + {overtime} × (1 + {overtimePercent}%) + {night} × {nightPercent}%) = {pay}',
  },
  terms: {
    day: 'Dia',
    worked: 'Trabalhado',
    decimal: 'Em decimal',
    over: 'Além da jornada diária',
    night: 'Noturnas',
    balance: 'Saldo',
  },
} satisfies ToolStrings<typeof tool>;
