import type { Translation } from '../../../../kinds/contract';
import indents from '../../../../core/text/indentation-strings/ru';
import jsonFaults from '../../../../formats/json/json-fault-strings/ru';
import type en from './en';

export default {
  labels: {
    input: 'JSON',
    mode: 'Что сделать',
    indent: 'Отступ',
    sortKeys: 'Сортировать ключи',
    relaxed: 'Читать нестрого, как JSON5',
    escapeNonAscii: 'Экранировать всё, кроме ASCII',
    lines: 'В каждой строке своё значение (NDJSON)',
    saved: 'Сэкономлено',
    savedPercent: 'В процентах',
  },
  choices: {
    mode: { format: 'Форматировать', minify: 'Сжать' },
    indent: indents,
  },
  hints: {
    relaxed:
      'Комментарии, лишние запятые, одинарные кавычки и ключи без кавычек читаются, а на выходе будет строгий JSON.',
  },
  placeholders: { input: '{"id": 12345678901234567890, "tags": []}' },
  problems: {
    ...jsonFaults,
    sortLimit:
      'Сортировать ключи можно в тексте до {limit} МБ, а в этом {size} МБ. Без сортировки такого ограничения нет.',
  },
  notes: {
    bom: 'Метка порядка байтов (U+FEFF) в начале текста убрана.',
    repeatedKeys:
      'Повторяющихся ключей: {count}. Первый, «{key}» в строке {line}, уже встретился в строке {earlier}. Все сохранены по порядку, но большинство программ читают только последний.',
    inexactNumbers:
      'Чисел, которые JavaScript изменил бы: {count}. Первое, {number} в строке {line}, стало бы {becomes}. Здесь они остались как есть.',
    tryRelaxed: 'Этот текст читается как JSON5: включите «Читать нестрого, как JSON5» и получите строгий JSON.',
    tryLines: 'Каждая строка — значение JSON: включите «В каждой строке своё значение (NDJSON)».',
  },
} satisfies Translation<typeof en>;
