import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    value: 'Температура',
    from: 'Шкала',
    list: 'Несколько температур, по одной в строке',
    celsius: 'Цельсий, °C',
    fahrenheit: 'Фаренгейт, °F',
    kelvin: 'Кельвин, K',
    rankine: 'Ранкин, °R',
    delisle: 'Делиль, °De',
    newton: 'Ньютон, °N',
    reaumur: 'Реомюр, °Ré',
    romer: 'Рёмер, °Rø',
    landmarks: 'В сравнении с известными температурами',
    several: 'Ваш список во всех шкалах',
  },
  placeholders: { value: '98,6', list: '32\n98,6\n212' },
  choices: {
    from: {
      C: 'Цельсий, °C',
      F: 'Фаренгейт, °F',
      K: 'Кельвин, K',
      R: 'Ранкин, °R',
      De: 'Делиль, °De',
      N: 'Ньютон, °N',
      Re: 'Реомюр, °Ré',
      Ro: 'Рёмер, °Rø',
    },
  },
  problems: {
    tooCold: 'Холоднее абсолютного нуля не бывает, на этой шкале он равен {limit}. Введите число побольше.',
    tooColdDelisle: 'Холоднее абсолютного нуля не бывает, на этой шкале он равен {limit}. Введите число поменьше.',
    lineTooCold: 'Строка {line}: холоднее абсолютного нуля, на этой шкале он равен {limit}. Введите число побольше.',
    lineTooColdDelisle:
      'Строка {line}: холоднее абсолютного нуля, на этой шкале он равен {limit}. Введите число поменьше.',
    notNumber: 'Строка {line}: «{text}» — не число. Пишите по одному числу в строке.',
  },
  steps: {
    fromF: '({value} − 32) × 5/9 = {celsius} °C',
    fromK: '{value} − 273,15 = {celsius} °C',
    fromR: '({value} − 491,67) × 5/9 = {celsius} °C',
    fromDe: '100 − {value} × 2/3 = {celsius} °C',
    fromN: '{value} × 100/33 = {celsius} °C',
    fromRe: '{value} × 5/4 = {celsius} °C',
    fromRo: '({value} − 7,5) × 40/21 = {celsius} °C',
    toFahrenheit: '{celsius} × 9/5 + 32 = {fahrenheit} °F',
    toKelvin: '{celsius} + 273,15 = {kelvin} K',
  },
  terms: {
    landmark: 'Что это',
    yours: 'Ваша температура',
    absoluteZero: 'Абсолютный ноль',
    nitrogen: 'Кипит жидкий азот',
    equal: 'Показания °C и °F совпадают',
    freezing: 'Замерзает вода',
    room: 'Тёплая комната',
    body: 'Тело человека',
    boiling: 'Кипит вода на уровне моря',
  },
} satisfies Translation<typeof en>;
