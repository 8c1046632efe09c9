import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    input: 'Метка времени или дата',
    unit: 'Единица',
    zone: 'Часовой пояс',
    epoch: 'Что означает число',
    words: 'Дата и время',
    seconds: 'Unix-время (секунды)',
    milliseconds: 'Миллисекунды',
    microseconds: 'Микросекунды',
    nanoseconds: 'Наносекунды',
    iso: 'ISO 8601, UTC',
    local: 'ISO 8601, часовой пояс',
    rfc: 'RFC 5322 (почта)',
    relative: 'Относительно текущего времени',
    unitUsed: 'Прочитано как',
    lines: 'Все строки',
    epochs: 'В других системах',
  },
  hints: { zone: 'Город или название, например Europe/Moscow. Пустое поле\u00a0— пояс этого устройства.' },
  placeholders: { input: '1234567890 или 2009-02-13 23:31:30' },
  own: { now: 'Unix-время сейчас', stop: 'Остановить', start: 'Запустить', use: 'Подставить' },
  choices: {
    unit: { auto: 'Автоматически', s: 'Секунды', ms: 'Миллисекунды', us: 'Микросекунды', ns: 'Наносекунды' },
    epoch: {
      unix: 'С 1970 года (Unix)',
      filetime: 'По 100 нс с 1601 года (Windows FILETIME)',
      webkit: 'Микросекунды с 1601 года (Chrome, WebKit)',
      excel: 'Дни с 30 декабря 1899 года (Excel)',
      ntp: 'Секунды с 1900 года (NTP)',
      cocoa: 'Секунды с 2001 года (Apple Cocoa)',
    },
  },
  problems: {
    notTime:
      'Строка {line}: «{text}»\u00a0— не число и не дата. Введите, например, 1234567890 или 2009-02-13 23:31:30.',
    outOfRange: 'Строка {line}: {text} вне диапазона от −271821 до 275760 года. Проверьте единицу.',
    unknownZone: 'Часового пояса «{name}» нет. Возможно, вы искали: {zones}',
    ambiguousZone: '«{name}»\u00a0— это несколько часовых поясов. Введите один из них: {zones}',
  },
  notes: {
    firstLine: 'Значения относятся к первой распознанной строке. В таблице ниже\u00a0— все строки.',
    readAsS: 'Прочитано как секунды: в числе не больше 11 цифр.',
    readAsMs: 'Прочитано как миллисекунды: в числе от 12 до 14 цифр.',
    readAsUs: 'Прочитано как микросекунды: в числе от 15 до 17 цифр.',
    readAsNs: 'Прочитано как наносекунды: в числе 18 цифр или больше.',
    gap: 'В поясе {zone} этого времени не было: часы перевели вперёд. Взято смещение до перевода, поэтому результат позже.',
    overlap: 'В поясе {zone} часы показали это время дважды. Взято первое. Чтобы выбрать второе, допишите смещение.',
  },
  steps: {
    count:
      '{iso}: {days, plural, one {# день} few {# дня} many {# дней} other {# дня}} с 1 января 1970 года × 86 400 с + {rest} с после полуночи = {seconds} с',
  },
  terms: {
    typed: 'Введено',
    seconds: 'Секунды',
    utc: 'UTC',
    local: 'Часовой пояс',
    system: 'Система',
    value: 'Значение',
    filetime: 'Windows FILETIME',
    webkit: 'Chrome, WebKit',
    excel: 'Номер дня в Excel',
    ntp: 'Секунды NTP',
    cocoa: 'Apple Cocoa',
  },
} satisfies Translation<typeof en>;
