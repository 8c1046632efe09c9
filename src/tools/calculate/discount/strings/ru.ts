import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    mode: 'Найти',
    price: 'Цена без скидки',
    discount: 'Скидка',
    paid: 'Цена со скидкой',
    unit: 'Скидка указана как',
    quantity: 'Количество',
    offer: 'Акция на несколько штук',
    tax: 'Налог сверху',
    final: 'К оплате',
    saved: 'Экономия',
    percent: 'Общая скидка',
    original: 'Цена без скидки',
    total: 'С налогом',
    table: 'Цены при скидках через 5 %',
  },
  hints: { discount: 'Если скидки действуют одна за другой, напишите 20+10.' },
  placeholders: { discount: '20' },
  choices: {
    mode: { final: 'Цену со скидкой', percent: 'Размер скидки', original: 'Цену без скидки' },
    unit: { percent: 'процент', amount: 'сумма с каждой штуки' },
    offer: {
      none: 'Нет',
      '3for2': '3 по цене 2',
      '2for1': '2 по цене 1',
      second50: 'Вторая за полцены',
    },
  },
  problems: {
    badDiscount: '«{text}» — не скидка. Напишите число, например 20, или несколько через плюс: 20+10.',
    over100: 'Скидка не бывает больше 100 %. Напишите число поменьше.',
    overPrice: 'Скидка {off} больше цены {price}. Напишите сумму поменьше.',
    noPrice: 'Цена без скидки должна быть больше 0.',
    nothingLeft: 'При скидке 100 % платить нечего, и прежнюю цену не восстановить. Укажите меньше 100.',
  },
  notes: {
    rise: 'Новая цена выше прежней на {rise}, это рост на {percent} %.',
    stacked: 'Одна за другой эти скидки дают {percent} %: каждая берётся от того, что осталось после предыдущей.',
  },
  steps: {
    '3for2':
      '{quantity, plural, one {# штука} few {# штуки} many {# штук} other {# штуки}}, каждая третья бесплатно: платных {charged}',
    '2for1':
      '{quantity, plural, one {# штука} few {# штуки} many {# штук} other {# штуки}}, каждая вторая бесплатно: платных {charged}',
    second50:
      '{quantity, plural, one {# штука} few {# штуки} many {# штук} other {# штуки}}, каждая вторая за полцены: как {charged} по полной цене',
    paidOf: '{original} − {saved} = {final}',
    factor: '{factors} = {factor}',
    times: '{original} × {factor} = {final}, экономия {saved}',
    divided: '{final} ÷ {factor} = {original}',
    share: '({original} − {final}) ÷ {original} = {percent} %',
    amount:
      '{quantity, plural, one {# штука} few {# штуки} many {# штук} other {# штуки}}: {original} − {saved} = {final}',
  },
  terms: { discount: 'Скидка', final: 'К оплате', saved: 'Экономия' },
} satisfies Translation<typeof en>;
