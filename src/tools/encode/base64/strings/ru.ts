import type { Translation } from '../../../../kinds/contract';
import { endings, flaws } from '../../../../formats/rfc4648/rfc4648-strings/ru';
import { notes, problems } from '../../../../core/bytes/text-or-file-strings/ru';
import type en from './en';

export default {
  labels: {
    direction: 'Направление',
    scheme: 'Формат',
    urlSafe: 'Алфавит для ссылок (base64url)',
    hexAlphabet: 'Алфавит base32hex',
    padding: 'Дополнять знаками =',
    wrap: 'Длина строки',
    eol: 'Переводы строк в тексте',
    encoding: 'Кодировка',
    bytes: 'Размер',
    files: 'Декодированный файл',
  },
  choices: {
    direction: { encode: 'Кодировать', decode: 'Декодировать' },
    wrap: { '0': 'Не ограничена', '64': '64 символа (PEM)', '76': '76 символов (почта)' },
    eol: { lf: 'Как есть (при вводе вручную — LF)', crlf: 'CRLF (Windows, почта)' },
  },
  hints: { input: 'Введите текст, чтобы закодировать его, либо Base64, Base32 или адрес data:, чтобы декодировать.' },
  problems: { ...problems, ...flaws },
  notes: { ...notes, ...endings },
} satisfies Translation<typeof en>;
