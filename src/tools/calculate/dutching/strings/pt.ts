import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    mode: 'O que definir',
    odds: 'Odds, uma seleção por linha',
    total: 'Valor total da aposta',
    wantProfit: 'Lucro desejado',
    step: 'Arredondar cada entrada para múltiplos de',
    commission: 'Comissão sobre o ganho',
    profit: 'Lucro no pior resultado',
    totalStake: 'Total apostado',
    minReturn: 'Menor retorno',
    maxReturn: 'Maior retorno',
    book: 'Soma das probabilidades',
    roi: 'Retorno sobre o valor',
    bets: 'Entradas',
  },
  placeholders: { odds: 'Time A, 2,5\nEmpate, +150' },
  choices: {
    mode: { stake: 'Valor total', profit: 'Lucro' },
    step: { '0.01': '0,01', '0.1': '0,10', '0.5': '0,50', '1': '1', '5': '5' },
  },
  problems: {
    badOdds: 'Linha {line}: “{text}” não termina com uma odd. Escreva como 2,5; 3/2; +150 ou -120.',
    lowOdds: 'Linha {line}: a odd de “{text}” precisa ser maior que 1.',
    fewSelections: 'Informe pelo menos duas seleções, uma por linha.',
    notPositive: 'O valor precisa ser maior que 0.',
    noProfit:
      'A soma das probabilidades é {book}%. Com 100% ou mais, nenhuma divisão dá lucro. Confira as odds ou use o valor total.',
    stepTooLarge:
      'Todas as entradas ficariam em zero com múltiplos de {step}. Escolha um múltiplo menor ou um valor maior.',
  },
  notes: {
    noStake:
      'Com múltiplos de {step}, uma das entradas fica em zero: se essa seleção vencer, todo o valor é perdido. Escolha um múltiplo menor ou um valor maior.',
    alwaysLoses: 'A soma das probabilidades passa de 100%: qualquer resultado dá prejuízo, de pelo menos {loss}.',
    exclusive: 'Só vale para resultados que se excluem. Se nenhuma das seleções vencer, todo o valor é perdido.',
    responsible:
      'Proibido para menores de 18 anos. Apostar pode causar dependência. Ajuda gratuita: CVV, telefone 188, ou um CAPS do SUS.',
  },
  steps: { book: '{odds} = {book}%' },
  terms: { selection: 'Seleção', decimalOdds: 'Odd', stake: 'Entrada', return: 'Retorno', profit: 'Lucro' },
} satisfies ToolStrings<typeof tool>;
