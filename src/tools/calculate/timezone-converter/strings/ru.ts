import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    datetime: 'Дата и время',
    from: 'Где',
    to: 'Куда перевести (города или пояса)',
    overlap: 'Если час повторяется',
    result: 'Местное время',
    utc: 'UTC',
    note: 'Перевод часов',
    zones: 'Пояса подробно',
    hours: 'По часам',
  },
  hints: {
    datetime: 'Можно только время: 15:30. Пусто\u00a0— сейчас.',
    from: 'Город или пояс. Пусто\u00a0— пояс устройства.',
  },
  placeholders: { datetime: '2026-01-15 09:00', from: 'Москва или UTC+3', to: 'Владивосток, Берлин' },
  own: {
    slider: 'Время суток',
    day: 'Сутки целиком',
    work: '9–17',
    edge: '7–22',
    night: 'Ночь',
    calendar: 'Файл календаря (.ics)',
    event: 'Встреча',
  },
  choices: { overlap: { earlier: 'Первый раз', later: 'Второй раз' } },
  problems: {
    notTime: '«{text}» — не дата и не время. Напишите 2026-01-15 09:00 или только время, например 15:30.',
    unknownZone: 'Нет города или пояса «{name}». Возможно, вы искали: {zones}',
    ambiguousZone: '«{name}» — это несколько поясов. Выберите один: {zones}',
  },
  steps: {
    toUtc: '{local}, {zone}: отличие от UTC {offset}, то есть {utc}',
    toZone: '{utc} и {offset}, {zone}: {local}',
  },
  terms: {
    gap: 'В поясе {zone} такого времени нет: часы переводят с {from} на {to}. Результат для {used}.',
    overlapEarlier:
      'В поясе {zone} время {time} бывает дважды: часы переводят назад. Это первый раз, {offset}. Второй выбирается в разделе «Ещё параметры».',
    overlapLater: 'В поясе {zone} время {time} бывает дважды: часы переводят назад. Это второй раз, {offset}.',
    zone: 'Пояс',
    time: 'Местное время',
    clock: 'Название',
    offset: 'От UTC',
    difference: 'Разница',
    change: 'Ближайший перевод часов',
    noChange: 'В ближайший год нет',
  },
} satisfies Translation<typeof en>;
