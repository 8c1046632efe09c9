import type { notes as englishNotes, problems as englishProblems } from './en';

export const problems = {
  noByte: 'Строка {line}, столбец {column}: в {encoding} нет байта для «{character}». В UTF-8 есть все символы.',
  fileNotText:
    'Эти данные ({size} Б) — файл, {type}, а не текст в {encoding}: не подходит байт 0x{byte} по смещению {offset}. Файл можно скачать.',
  notText:
    'Эти данные ({size} Б) — не текст в {encoding}: не подходит байт 0x{byte} по смещению {offset}. Для старых текстов попробуйте windows-1251 или KOI8-R, либо скачайте данные.',
} satisfies Record<keyof typeof englishProblems, string>;

export const notes = {
  bom: 'Метка порядка байтов (U+FEFF) в начале текста убрана.',
  innerBom: 'Декодированный текст начинался с метки порядка байтов (U+FEFF). Она не показана, но учтена в размере.',
  looksLike: 'Данные похожи на файл, {type}: его можно скачать.',
} satisfies Record<keyof typeof englishNotes, string>;
