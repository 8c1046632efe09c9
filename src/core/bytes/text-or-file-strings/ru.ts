import type { notes as englishNotes, problems as englishProblems } from './en';

export const problems = {
  noByte: 'Строка {line}, столбец {column}: в {encoding} нет байта для «{character}». В UTF-8 есть все символы.',
  fileNotText:
    'Эти данные ({size} Б) — файл, {type}, а не текст в {encoding}: не подходит байт {byte} со смещением {offset}. Файл можно скачать.',
  notText:
    'Эти данные ({size} Б) — не текст в {encoding}: не подходит байт {byte} со смещением {offset}. Для старого текста попробуйте другую кодировку; данные можно и скачать.',
} satisfies Record<keyof typeof englishProblems, string>;

export const notes = {
  bom: 'Метка порядка байтов (U+FEFF) перед текстом опущена.',
  innerBom: 'Раскодированный текст начинался с метки порядка байтов (U+FEFF). Она не показана, но посчитана в байтах.',
  looksLike: 'Данные похожи на файл, {type}: его можно скачать.',
} satisfies Record<keyof typeof englishNotes, string>;
