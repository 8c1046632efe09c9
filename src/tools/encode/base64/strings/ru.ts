import type { Translation } from '../../../../kinds/contract';
import { endings, flaws } from '../../../../formats/rfc4648/rfc4648-strings/ru';
import { notes, problems } from '../../../../core/bytes/text-or-file-strings/ru';
import type en from './en';

export default {
  labels: {
    direction: 'Направление',
    scheme: 'Кодирование',
    urlSafe: 'Для ссылок',
    hexAlphabet: 'Алфавит base32hex',
    padding: 'Дополнять знаками =',
    wrap: 'Длина строки',
    eol: 'Переводы строк в тексте',
    encoding: 'Кодировка',
    bytes: 'Байтов',
    files: 'Раскодированный файл',
  },
  choices: {
    direction: { encode: 'Кодировать', decode: 'Декодировать' },
    wrap: { '0': 'Одной строкой', '64': '64 символа (PEM)', '76': '76 символов (почта)' },
    eol: { lf: 'Как есть (набранные: LF)', crlf: 'CRLF (Windows, почта)' },
  },
  hints: { input: 'Текст для кодирования или base64, base32 либо адрес data: для раскодирования' },
  problems: { ...problems, ...flaws },
  notes: { ...notes, ...endings },
} satisfies Translation<typeof en>;
