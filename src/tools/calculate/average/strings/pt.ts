import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    input: 'Números',
    weights: 'Pesos, um para cada número',
    decimal: 'Separador decimal',
    sample: 'Amostra: dividir por n − 1',
    mean: 'Média',
    weighted: 'Média ponderada',
    median: 'Mediana',
    mode: 'Moda',
    count: 'Quantidade de números',
    sum: 'Soma',
    min: 'Menor valor',
    max: 'Maior valor',
    range: 'Amplitude',
    deviation: 'Desvio padrão',
    variance: 'Variância',
    q1: 'Primeiro quartil',
    q3: 'Terceiro quartil',
    iqr: 'Amplitude interquartil',
    geometric: 'Média geométrica',
    harmonic: 'Média harmônica',
    quadratic: 'Média quadrática',
    values: 'Frequência de cada valor',
  },
  hints: {
    weights: 'Na ordem dos números, por exemplo créditos ou o peso de cada prova.',
    sample: 'Para uma amostra de um grupo maior. Desmarque se estes são todos os valores.',
  },
  placeholders: { input: '7,5 8 6,5 9', weights: '2 3 3 2' },
  own: {
    boxPlot: 'Diagrama de caixa',
    boxPlotParts: 'A caixa contém a metade central dos números, e o traço dentro dela é a mediana.',
  },
  choices: { decimal: { dot: 'Ponto (.)', comma: 'Vírgula (,)' } },
  problems: {
    notNumber: 'Linha {line}: “{text}” não é um número. Corrija ou apague.',
    otherCount:
      'Há {values, plural, one {# número} other {# números}} e {weights, plural, one {# peso} other {# pesos}}. Digite um peso para cada número.',
    negativeWeight: 'Um peso não pode ser negativo. Digite 0 ou mais.',
    noWeight: 'Todos os pesos são 0. Informe pelo menos um peso acima de 0.',
  },
  notes: {
    grouped: '“{token}” foi lido como vários números. Se as vírgulas separam os milhares, remova-as.',
    noMode: 'Nenhum valor se repete, então não há moda.',
    notPositive: 'As médias geométrica e harmônica só existem para números positivos.',
    hasZero: 'Com um 0 na lista, a média geométrica é 0 e não há média harmônica.',
    outliers: 'Longe dos demais (mais de 1,5 vez a amplitude interquartil além dos quartis): {values}',
    manyOutliers: 'Valores longe dos demais (mais de 1,5 vez a amplitude interquartil além dos quartis): {count}',
  },
  steps: {
    mean: 'Média: {sum} ÷ {count} = {mean}',
    medianOne: 'Mediana: o número do meio da lista ordenada, {median}',
    medianTwo: 'Mediana: o ponto médio dos dois números do meio, {median}',
  },
  terms: { value: 'Valor', times: 'Ocorrências' },
} satisfies Translation<typeof en>;
