import type { Translation } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/ru';
import type en from './en';

export default {
  action: 'Получить',
  labels: {
    ...listWords.labels,
    decimals: 'Знаков после запятой',
    exclude: 'Исключить',
    sum: 'Сумма',
    average: 'Среднее',
    asYears: 'Считать числа годами',
    years: 'Сведения об этих годах',
  },
  hints: { ...listWords.hints, exclude: 'Целые числа и диапазоны через запятую.' },
  placeholders: { exclude: '4, 13, 20-29' },
  choices: listWords.choices,
  problems: {
    ...listWords.problems,
    moreDecimals:
      'В числе {bound} больше знаков после запятой, чем выбрано ({decimals}). Округлите его или выберите больше знаков.',
    minAboveMax: 'Минимум {min} больше максимума {max}. Поменяйте их местами.',
    tooLong: 'Слишком длинное число. Наибольшее количество цифр — {most}.',
    badExclusion: '«{entry}» — не целое число и не диапазон. Напишите 7 или 20-29.',
    backwards: 'В диапазоне «{entry}» первое число больше второго. Начните с меньшего.',
    nothingLeft: 'Исключены все числа диапазона, выбирать не из чего.',
  },
  notes: listWords.notes,
  terms: {
    year: 'Год',
    kind: 'Вид',
    century: 'Век',
    firstDay: 'День недели 1 января',
    leap: 'Високосный',
    common: 'Обычный',
  },
} satisfies Translation<typeof en>;
