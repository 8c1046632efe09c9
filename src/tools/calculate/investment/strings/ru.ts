import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    mode: 'Что найти',
    initial: 'Начальная сумма',
    contribution: 'Регулярный взнос',
    goal: 'Цель',
    rate: 'Ставка',
    years: 'Срок, лет',
    rateUnit: 'Ставка указана',
    compounding: 'Капитализация',
    every: 'Взнос каждый',
    timing: 'Когда вносить',
    months: 'и месяцев',
    inflation: 'Инфляция в год',
    finalValue: 'Итоговая сумма',
    neededContribution: 'Нужный взнос',
    invested: 'Внесено',
    interest: 'Проценты',
    realValue: 'В сегодняшних ценах',
    byYear: 'По годам',
    byMonth: 'По месяцам',
  },
  choices: {
    mode: {
      grow: 'Итоговая сумма',
      goal: 'Взнос для цели',
    },
    rateUnit: {
      year: 'за год',
      month: 'за месяц',
    },
    compounding: {
      monthly: 'ежемесячная',
      yearly: 'ежегодная',
      semiannual: 'раз в полгода',
      quarterly: 'ежеквартальная',
      daily: 'ежедневная',
      continuous: 'непрерывная',
      effective: 'уже учтена (эффективная ставка)',
    },
    every: {
      month: 'месяц',
      year: 'год',
    },
    timing: {
      end: 'в конце периода',
      begin: 'в начале периода',
    },
  },
  problems: {
    noTerm: 'Укажите срок не меньше одного месяца.',
    longTerm: 'Срок больше 100 лет. Проверьте годы и месяцы.',
    allLost: 'При −100 % и ниже ничего не останется. Увеличьте ставку.',
    neverPaid: 'За такой короткий срок взносов не будет. Увеличьте срок или вносите деньги каждый месяц.',
    reached: 'Начальной суммы уже хватает для этой цели. Увеличьте цель.',
  },
  notes: {
    noInflation: 'Без инфляции сумма в сегодняшних ценах равна итоговой. Инфляция задаётся в разделе «Ещё параметры».',
    nominal:
      'Годовая ставка делится на 12. Если это доход за целый год, выберите капитализацию «уже учтена (эффективная ставка)».',
  },
  steps: {
    monthly: 'Остаток растёт на {rate} % в месяц.',
    months: 'Срок: {months, plural, one {# месяц} few {# месяца} many {# месяцев} other {# месяца}}.',
  },
  terms: {
    year: 'Год',
    month: 'Месяц',
    start: 'На начало',
    paidIn: 'Внесено',
    interest: 'Проценты',
    end: 'На конец',
    invested: 'Внесено к этому времени',
    gained: 'Проценты к этому времени',
  },
} satisfies Translation<typeof en>;
