import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    start: 'Начальная дата',
    mode: 'Что сделать',
    years: 'Годы',
    months: 'Месяцы',
    weeks: 'Недели',
    days: 'Дни',
    date: 'Дата',
    iso: 'ISO 8601',
    weekday: 'День недели',
    isoWeek: 'Неделя по ISO',
    dayOfYear: 'День года',
    daysBetween: 'Дней от начала',
  },
  own: { calendar: 'Файл для календаря (.ics)', event: 'Дата из калькулятора дат' },
  choices: { mode: { add: 'Прибавить', subtract: 'Отнять' } },
  problems: { outside: 'Дата за пределами 1–9999 годов. Прибавьте или отнимите меньше.' },
  notes: { clamped: '{wanted}-го числа в этом месяце нет ({month}), поэтому взят последний день: {last}-е.' },
  steps: {
    monthsOn: '{start} плюс {span}: {reached}',
    monthsBack: '{start} минус {span}: {reached}',
    daysOn: '{reached} плюс {days, plural, one {# день} few {# дня} many {# дней} other {# дня}}: {end}',
    daysBack: '{reached} минус {days, plural, one {# день} few {# дня} many {# дней} other {# дня}}: {end}',
  },
} satisfies Translation<typeof en>;
