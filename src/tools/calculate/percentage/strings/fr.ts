import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: { mode: 'Question', x: 'X', y: 'Y', result: 'Réponse', sentence: 'En une phrase' },
  placeholders: { x: '15', y: '80' },
  choices: {
    mode: {
      of: 'Combien font X\u00a0% de Y\u202f?',
      isWhat: 'Quel pourcentage de Y représente X\u202f?',
      change: 'Quelle est la variation de X à Y, en %\u202f?',
      increase: 'Combien font X plus Y\u00a0%\u202f?',
      decrease: 'Combien font X moins Y\u00a0%\u202f?',
      whole: 'X représente Y\u00a0% de combien\u202f?',
      before: 'Quelle était la valeur avant de varier de Y\u00a0% et de devenir X\u202f?',
      difference: 'Quel est l’écart relatif entre X et Y\u202f?',
    },
  },
  problems: {
    nothingOfZero: 'Y ne peut pas être 0\u00a0: aucun nombre n’est un pourcentage de 0. Saisissez une autre valeur.',
    changeFromZero: 'Une variation à partir de 0 n’a pas de pourcentage. Donnez une autre valeur à X.',
    zeroPercentOf:
      '0\u00a0% de n’importe quel nombre vaut 0\u00a0: le total reste inconnu. Donnez une autre valeur à Y.',
    minusHundred: 'Après une variation de −100\u00a0%, il ne reste rien, quel que soit le départ. Changez Y.',
    bothZero: 'Les deux valeurs sont nulles\u00a0: il n’y a pas de moyenne à laquelle les comparer. Changez-en une.',
  },
  notes: {
    rounded: 'Arrondi à 12 chiffres significatifs.',
    points:
      'Si X et Y sont eux-mêmes des pourcentages, la variation de {x}\u00a0% à {y}\u00a0% est de {points} points de pourcentage. Les {size}\u00a0% ci-dessus la rapportent à {x}\u00a0%.',
    noDirection:
      'L’écart relatif ne dépend pas de l’ordre\u00a0: il se mesure par rapport à la moyenne des deux nombres.',
  },
  steps: {
    of: '{x} × {y} ÷ 100 = {result}',
    isWhat: '{x} ÷ {y} × 100 = {result}\u00a0%',
    change: '({y} − {x}) ÷ {x} × 100 = {difference} ÷ {x} × 100 = {result}\u00a0%',
    changeFromNegative: '({y} − ({x})) ÷ |{x}| × 100 = {difference} ÷ |{x}| × 100 = {result}\u00a0%',
    increase: '{x} × (100 + {y}) ÷ 100 = {result}',
    decrease: '{x} × (100 − {y}) ÷ 100 = {result}',
    whole: '{x} ÷ {y} × 100 = {result}',
    before: '{x} ÷ (100 + {y}) × 100 = {result}',
    difference: '|{x} − {y}| ÷ ((|{x}| + |{y}|) ÷ 2) × 100 = {result}\u00a0%',
  },
  terms: {
    of: '{x}\u00a0% de {y} font {result}',
    isWhat: '{x} représente {result}\u00a0% de {y}',
    rise: 'De {x} à {y}, la hausse est de {size}\u00a0%',
    fall: 'De {x} à {y}, la baisse est de {size}\u00a0%',
    same: 'De {x} à {y}, rien ne change',
    increase: '{x} plus {y}\u00a0% font {result}',
    decrease: '{x} moins {y}\u00a0% font {result}',
    whole: '{x} représente {y}\u00a0% de {result}',
    before: 'La valeur était {result} avant de varier de {y}\u00a0% et de devenir {x}',
    difference: 'L’écart entre {x} et {y} est de {result}\u00a0%',
  },
} satisfies Translation<typeof en>;
