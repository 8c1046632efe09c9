import type { Translation } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/ru';
import type en from './en';

export default {
  labels: {
    as: listWords.labels.as,
    mode: 'Что сделать',
    version: 'Версия',
    namespace: 'Пространство имён',
    customNamespace: 'Своё пространство имён',
    input: 'Имена или UUID для проверки',
    time: 'Дата и время',
    upper: 'Заглавными',
    hyphens: 'С дефисами',
    wrap: 'Заключить в',
    variant: 'Вариант',
    timestamp: 'Дата и время внутри (UTC)',
    integer: 'Как целое число',
    inspected: 'Подробности',
  },
  own: { names: 'Имена, по одному в строке', uuids: 'UUID, по одному в строке' },
  hints: {
    customNamespace: 'Это UUID.',
    time: 'Пустое поле — текущее время. Дату пишите по ISO 8601; без пояса это UTC.',
  },
  placeholders: { time: '2026-11-21T09:30:00Z' },
  choices: {
    mode: { make: 'Создать', inspect: 'Разобрать' },
    namespace: {
      dns: 'DNS: доменное имя',
      url: 'URL: адрес страницы',
      oid: 'OID: идентификатор объекта',
      x500: 'X.500: отличительное имя',
      custom: 'Своё',
    },
    wrap: { none: 'Ни во что', braces: 'Фигурные скобки { }', urn: 'urn:uuid:', quotes: 'Кавычки' },
    as: listWords.choices.as,
  },
  problems: {
    badTime: 'Это не дата и не время по ISO 8601. Напишите 2026-11-21 или 2026-11-21T09:30:00Z.',
    timeRange: 'В этой версии помещаются только даты с {from} по {to}.',
    badNamespace: 'Пространство имён — это UUID, например 6ba7b810-9dad-11d1-80b4-00c04fd430c8.',
    noName: 'Версии 3 и 5 вычисляются из имени. Впишите по одному имени в строке.',
    notUuid:
      'Строка {line}, столбец {column}: символ «{character}» недопустим. В UUID 32 цифры, 0–9 и a–f, группами 8-4-4-4-12.',
    wrongLength: 'Строка {line}: в UUID 32 цифры, а здесь {digits}.',
  },
  notes: {
    asLines: listWords.notes.asLines,
    urnHyphens: 'В URN у UUID всегда есть дефисы, поэтому они сохранены.',
  },
  terms: {
    nil: 'Nil: все биты 0',
    max: 'Max: все биты 1',
    ncs: 'NCS, до 1990 года',
    rfc: 'RFC 9562',
    microsoft: 'Microsoft, первые GUID',
    future: 'зарезервирован',
    uuid: 'UUID',
    version: 'Версия',
    variantColumn: 'Вариант',
    time: 'Дата и время (UTC)',
    integerColumn: 'Целое',
  },
} satisfies Translation<typeof en>;
