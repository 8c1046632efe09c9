import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: { mode: 'Pergunta', x: 'X', y: 'Y', result: 'Resposta', sentence: 'Em uma frase' },
  placeholders: { x: '15', y: '80' },
  choices: {
    mode: {
      of: 'Quanto é X% de Y?',
      isWhat: 'X é quantos por cento de Y?',
      change: 'Qual é a variação percentual de X para Y?',
      increase: 'Quanto é X mais Y%?',
      decrease: 'Quanto é X menos Y%?',
      whole: 'X é Y% de quanto?',
      before: 'Qual era o valor antes de variar Y% e chegar a X?',
      difference: 'Qual é a diferença percentual entre X e Y?',
    },
  },
  problems: {
    nothingOfZero: 'Nenhum número é uma porcentagem de 0. Mude Y.',
    changeFromZero: 'Uma variação a partir de 0 não tem porcentagem. Mude X.',
    zeroPercentOf: '0% de qualquer número é 0; por isso não é possível saber o total. Mude Y.',
    minusHundred: 'Depois de uma variação de −100% não sobra nada, não importa quanto havia antes. Mude Y.',
    bothZero: 'Dois zeros não diferem, e a média deles é 0: não há porcentagem. Mude um dos números.',
  },
  notes: {
    rounded: 'Arredondado para 12 algarismos significativos.',
    points:
      'Se X e Y já são porcentagens, a variação de {x}% para {y}% é de {points} p.p. (pontos percentuais). Os {size}% acima comparam essa variação com {x}%.',
    noDirection: 'A diferença é calculada em relação à média dos dois números; por isso a ordem não importa.',
  },
  steps: {
    of: '{x} × {y} ÷ 100 = {result}',
    isWhat: '{x} ÷ {y} × 100 = {result}%',
    change: '({y} − {x}) ÷ {x} × 100 = {difference} ÷ {x} × 100 = {result}%',
    changeFromNegative: '({y} − ({x})) ÷ |{x}| × 100 = {difference} ÷ |{x}| × 100 = {result}%',
    increase: '{x} × (100 + {y}) ÷ 100 = {result}',
    decrease: '{x} × (100 − {y}) ÷ 100 = {result}',
    whole: '{x} ÷ {y} × 100 = {result}',
    before: '{x} ÷ (100 + {y}) × 100 = {result}',
    difference: '|{x} − {y}| ÷ ((|{x}| + |{y}|) ÷ 2) × 100 = {result}%',
  },
  terms: {
    of: '{x}% de {y} é {result}',
    isWhat: '{x} é {result}% de {y}',
    rise: 'De {x} para {y} há um aumento de {size}%',
    fall: 'De {x} para {y} há uma queda de {size}%',
    same: 'De {x} para {y} não há variação',
    increase: '{x} mais {y}% é {result}',
    decrease: '{x} menos {y}% é {result}',
    whole: '{x} é {y}% de {result}',
    before: 'Era {result} antes de variar {y}% e chegar a {x}',
    difference: '{x} e {y} diferem em {result}%',
  },
} satisfies Translation<typeof en>;
