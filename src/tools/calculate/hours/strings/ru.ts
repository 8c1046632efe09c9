import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    mode: 'Что посчитать',
    start: 'Начало',
    end: 'Конец',
    break: 'Перерыв (минут)',
    plus: 'Прибавить',
    input: 'Промежутки, по одному в строке',
    duration: 'Часы и минуты',
    time: 'Время суток',
    dayOffset: 'Через сколько дней',
    decimalHours: 'Часы с дробью',
    minutes: 'Минуты',
    lines: 'По строкам',
  },
  hints: {
    plus: 'Например, 1:30, 90 мин или 1,5 ч. Минус отнимает: -0:45.',
    input: 'Например, 7:45, 1h 30m или -0:15. После # идёт комментарий.',
  },
  placeholders: { start: '9:30', end: '17:45', plus: '1:30', input: '7:45\n8:10  # вторник\n90 мин' },
  choices: { mode: { between: 'Разница во времени', add: 'Прибавить ко времени', sum: 'Сложить список' } },
  problems: {
    badTime: '«{text}» — не время суток. Напишите 9:30, 21:30 или 0930.',
    badDuration: '«{text}» — не промежуток. Напишите 1:30, 90 мин или 1,5 ч.',
    badLine: 'Строка {line}: «{text}» — не промежуток. Напишите 1:30, 90 мин или 1,5 ч.',
    longBreak:
      'Перерыв ({minutes, plural, one {# минута} few {# минуты} many {# минут} other {# минуты}}) длиннее времени между началом и концом, {span}. Уменьшите его.',
  },
  notes: {
    nextDay: 'Конец раньше начала, поэтому он отнесён к следующему дню.',
    sameTime: 'Начало и конец совпадают, получается 0. Для полных суток напишите в конце 24:00.',
    daysLater:
      '{days, plural, =1 {На следующий день.} one {Через # день.} few {Через # дня.} many {Через # дней.} other {Через # дня.}}',
    daysEarlier:
      '{days, plural, =1 {Накануне.} one {На # день раньше.} few {На # дня раньше.} many {На # дней раньше.} other {На # дня раньше.}}',
  },
  steps: {
    between: 'С {start} до {end}: {span}',
    break: '{span} − {pause} перерыва = {duration}',
    add: '{start} + {plus} = {time}',
    sum: 'Сумма ({lines, plural, one {# строка} few {# строки} many {# строк} other {# строки}}): {duration}',
    decimal: '{duration} = {sign}({hours} + {minutes} ÷ 60) = {decimal} ч',
  },
  terms: { typed: 'Введено', duration: 'Промежуток', decimal: 'Часы с дробью', total: 'Нарастающий итог' },
} satisfies Translation<typeof en>;
