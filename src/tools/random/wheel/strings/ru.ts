import type { Translation } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/ru';
import type en from './en';

export default {
  labels: {
    input: 'Варианты, по одному в строке',
    repeat: 'Секторов на вариант',
    removeWinner: 'Убирать выпавший вариант',
    seconds: 'Сколько секунд крутить',
    sound: 'Щелчки',
    heading: 'Заголовок над колесом',
    seedUsed: listWords.labels.seedUsed,
    result: 'Выпало',
    remaining: 'Остались',
    history: 'Уже выпали',
    chances: 'Шансы',
  },
  hints: {
    input: 'Аня*3 даёт Ане втрое больше шансов, чем обычная строка; с *0 вариант на колесо не попадёт.',
    seed: listWords.hints.seed,
  },
  problems: {
    noSeed: listWords.problems.noSeed,
    badWeight: 'Строка {line}: «{weight}» — не вес. После * напишите число от 0, например 2 или 0,5.',
    tooFew: 'Нужны хотя бы два варианта. Напишите каждый в отдельной строке.',
    tooMany:
      'На колесо помещается до {most} вариантов, а здесь {entries}. Для длинного списка есть «Случайный выбор из списка».',
    allZero: 'У всех вариантов вес 0, выпасть нечему. Дайте вес хотя бы одному.',
    weightsTooBig: 'Сумма весов слишком велика для точного расчёта. Уменьшите все веса в одно и то же число раз.',
  },
  own: { spin: 'Крутить', takeOut: 'Убрать выпавший', close: 'Закрыть' },
  terms: { entry: 'Вариант', chance: 'Шанс, %' },
} satisfies Translation<typeof en>;
