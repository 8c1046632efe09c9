import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: { mode: 'Вопрос', x: 'X', y: 'Y', result: 'Ответ', sentence: 'Словами' },
  placeholders: { x: '15', y: '80' },
  choices: {
    mode: {
      of: 'Сколько будет X % от Y?',
      isWhat: 'Сколько процентов составляет X от Y?',
      change: 'На сколько процентов изменилось число: было X, стало Y?',
      increase: 'Сколько будет X плюс Y %?',
      decrease: 'Сколько будет X минус Y %?',
      whole: 'От какого числа X составляет Y %?',
      before: 'Сколько было до изменения на Y %, если стало X?',
      difference: 'На сколько процентов различаются X и Y?',
    },
  },
  problems: {
    nothingOfZero: 'Процент от нуля найти нельзя: нет целого, от которого берётся часть. Измените Y.',
    changeFromZero: 'Изменение от нуля нельзя выразить в процентах. Измените X.',
    zeroPercentOf: '0 % от любого числа равно 0, поэтому целое по нему не найти. Измените Y.',
    minusHundred: 'После изменения на −100 % не остаётся ничего, сколько бы ни было раньше. Измените Y.',
    bothZero: 'Два нуля не различаются, и сравнить их не с чем: среднее тоже равно нулю. Измените одно из чисел.',
  },
  notes: {
    rounded: 'Округлено до 12 значащих цифр.',
    points:
      'Если X и Y — это проценты, изменение с {x} % до {y} % составляет {points} п. п. (процентные пункты). Ответ {size} % показывает его долю от {x} %.',
    noDirection: 'У различия нет направления: оно считается от среднего двух чисел, поэтому их порядок не важен.',
  },
  steps: {
    of: '{x} × {y} ÷ 100 = {result}',
    isWhat: '{x} ÷ {y} × 100 = {result} %',
    change: '({y} − {x}) ÷ {x} × 100 = {difference} ÷ {x} × 100 = {result} %',
    changeFromNegative: '({y} − ({x})) ÷ |{x}| × 100 = {difference} ÷ |{x}| × 100 = {result} %',
    increase: '{x} × (100 + {y}) ÷ 100 = {result}',
    decrease: '{x} × (100 − {y}) ÷ 100 = {result}',
    whole: '{x} ÷ {y} × 100 = {result}',
    before: '{x} ÷ (100 + {y}) × 100 = {result}',
    difference: '|{x} − {y}| ÷ ((|{x}| + |{y}|) ÷ 2) × 100 = {result} %',
  },
  terms: {
    of: '{x} % от {y} — это {result}',
    isWhat: '{x} — это {result} % от {y}',
    rise: 'Было {x}, стало {y}: рост на {size} %',
    fall: 'Было {x}, стало {y}: снижение на {size} %',
    same: 'Было {x}, стало {y}: без изменений',
    increase: '{x} плюс {y} % — это {result}',
    decrease: '{x} минус {y} % — это {result}',
    whole: '{x} — это {y} % от {result}',
    before: 'До изменения на {y} % было {result}, стало {x}',
    difference: '{x} и {y} различаются на {result} %',
  },
} satisfies Translation<typeof en>;
