import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    list: 'Несколько товаров',
    made: 'Дата изготовления',
    life: 'Срок годности',
    unit: 'Единица',
    products: 'Товары: название, дата изготовления, срок годности',
    opened: 'Дата вскрытия',
    pao: 'Месяцев после вскрытия',
    countMade: 'День изготовления считается первым',
    monthEnd: 'Годен до конца месяца',
    asOf: 'Считать дни от даты',
    iso: 'Годен до',
    daysLeft: 'Осталось дней',
    status: 'Состояние',
    percentLeft: 'Осталось от срока',
    batch: 'По дате окончания',
  },
  hints: {
    pao: 'Число на значке открытой банки: например, 12 для 12M.',
    products: 'По одному в строке, дата в виде 31.05.2026 или 2026-05-31.',
  },
  placeholders: { life: '9', products: 'Крем для лица, 31.05.2026, 24\nСолнцезащитный крем, 10.03.2025, 36' },
  choices: { unit: { days: 'дни', weeks: 'недели', months: 'месяцы', years: 'годы' } },
  problems: {
    openedEarly: 'Дата вскрытия раньше даты изготовления. Проверьте обе даты.',
    outside: 'Срок заканчивается после 9999 года. Укажите срок короче.',
    badProduct: 'Строка {line}: «{text}» — не название, дата и срок. Напишите так: Крем, 10.03.2025, 36.',
    badProductDate: 'Строка {line}: «{text}» — не дата. Напишите её в виде 31.05.2026 или 2026-05-31.',
  },
  notes: {
    needsPao: 'Чтобы учесть дату вскрытия, укажите и число месяцев после вскрытия.',
    opened: 'Невскрытый товар был бы годен до {date}',
    firstOf:
      '{count, plural, one {# товар} few {# товара} many {# товаров} other {# товара}}. Раньше всех истекает срок: {name}.',
  },
  steps: {
    days: 'Без вскрытия: {made} + {life, plural, one {# день} few {# дня} many {# дней} other {# дня}} = {date}',
    weeks:
      'Без вскрытия: {made} + {life, plural, one {# неделя} few {# недели} many {# недель} other {# недели}} = {date}',
    months:
      'Без вскрытия: {made} + {life, plural, one {# месяц} few {# месяца} many {# месяцев} other {# месяца}} = {date}',
    years: 'Без вскрытия: {made} + {life, plural, one {# год} few {# года} many {# лет} other {# года}} = {date}',
    afterOpening:
      'После вскрытия: {opened} + {pao, plural, one {# месяц} few {# месяца} many {# месяцев} other {# месяца}}. Берётся более ранняя дата: {date}',
  },
  terms: {
    valid: 'Срок не истёк',
    today: 'Истекает сегодня',
    expired: 'Срок истёк',
    product: 'Товар',
    madeOn: 'Изготовлен',
    expires: 'Годен до',
    left: 'Осталось дней',
    state: 'Состояние',
  },
} satisfies Translation<typeof en>;
