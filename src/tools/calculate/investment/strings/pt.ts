import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    mode: 'O que calcular',
    initial: 'Valor inicial',
    contribution: 'Aporte regular',
    goal: 'Meta',
    rate: 'Taxa de juros',
    years: 'Anos',
    rateUnit: 'A taxa é',
    compounding: 'Capitalização',
    every: 'Aporte a cada',
    timing: 'Aporte no',
    months: 'Meses',
    inflation: 'Inflação ao ano',
    finalValue: 'Valor final',
    neededContribution: 'Aporte necessário',
    invested: 'Total investido',
    interest: 'Juros',
    realValue: 'Em valores de hoje',
    byYear: 'Ano a ano',
    byMonth: 'Mês a mês',
  },
  choices: {
    mode: { grow: 'Valor final', goal: 'Aporte para uma meta' },
    rateUnit: { year: 'ao ano (a.a.)', month: 'ao mês (a.m.)' },
    compounding: {
      monthly: 'mensal (taxa nominal)',
      yearly: 'anual',
      semiannual: 'semestral',
      quarterly: 'trimestral',
      daily: 'diária',
      continuous: 'contínua',
      effective: 'taxa efetiva ao ano',
    },
    every: { month: 'mês', year: 'ano' },
    timing: { end: 'fim do período', begin: 'início do período' },
  },
  problems: {
    noTerm: 'Informe um prazo de pelo menos um mês.',
    longTerm: 'O prazo passa de 100 anos. Confira os anos e os meses.',
    allLost: 'Com −100% ou menos, não sobra nada. Informe uma taxa maior.',
    neverPaid: 'Nenhum aporte cabe em um prazo tão curto. Aumente o prazo ou faça aportes mensais.',
    reached: 'Mesmo sem aportes, o valor inicial chega a essa meta. Informe uma meta maior.',
  },
  notes: {
    noInflation: 'Sem inflação, “Em valores de hoje” repete o valor final. Informe a inflação em “Mais opções”.',
    nominal:
      'A taxa anual foi dividida por 12. Para uma taxa efetiva, como a do CDI ou a da Selic, escolha “taxa efetiva ao ano”.',
  },
  steps: {
    monthly: 'O saldo cresce {rate}% a cada mês.',
    months: 'O prazo tem {months, plural, one {# mês} many {# de meses} other {# meses}}.',
  },
  terms: {
    year: 'Ano',
    month: 'Mês',
    start: 'Início',
    paidIn: 'Aportes',
    interest: 'Juros',
    end: 'Fim',
    invested: 'Investido até aqui',
    gained: 'Juros até aqui',
  },
} satisfies Translation<typeof en>;
