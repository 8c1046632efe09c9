import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    start: 'С какой даты',
    end: 'По какую дату',
    includeEnd: 'Считать и последний день',
    days: 'Дней',
    years: 'Лет',
    months: 'Месяцев',
    restDays: 'Дней сверх месяцев',
    weeks: 'Полных недель',
    weekDays: 'Дней сверх недель',
    businessDays: 'С понедельника по пятницу',
    weekendDays: 'Суббот и воскресений',
    middle: 'Середина',
    hours: 'Часов',
    minutes: 'Минут',
    seconds: 'Секунд',
    both: 'С последним днём и без него',
  },
  problems: {
    lastDay:
      '31 декабря 9999 года нельзя посчитать как последний день. Укажите более раннюю дату или не считайте последний день.',
  },
  notes: {
    backwards: 'Вторая дата раньше первой, поэтому число дней отрицательное.',
    ahead:
      'До {end} {days, plural, one {остался # день} few {осталось # дня} many {осталось # дней} other {осталось # дня}}.',
    past: 'С {end} {days, plural, one {прошёл # день} few {прошло # дня} many {прошло # дней} other {прошло # дня}}.',
  },
  steps: {
    count: 'С {start} по {end}: {days, plural, one {# день} few {# дня} many {# дней} other {# дня}}',
    withEnd: 'с последним днём: {days, plural, one {# день} few {# дня} many {# дней} other {# дня}}',
    inWeeks:
      '{days, plural, one {# день} few {# дня} many {# дней} other {# дня}} = {weeks, plural, one {# неделя} few {# недели} many {# недель} other {# недели}} и {rest, plural, one {# день} few {# дня} many {# дней} other {# дня}}',
  },
  terms: {
    counted: 'Как считали',
    days: 'Дней',
    businessDays: 'Пн–пт',
    weekendDays: 'Выходных',
    without: 'Без последнего дня',
    with: 'С последним днём',
  },
} satisfies Translation<typeof en>;
