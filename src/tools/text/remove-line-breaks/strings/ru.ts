import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    replaceWith: 'Чем заменить перенос строки',
    custom: 'Свой текст вместо переноса',
    keepParagraphs: 'Сохранить абзацы (пустые строки)',
    dehyphenate: 'Соединить слова, перенесённые по слогам',
    collapse: 'Заменить несколько пробелов одним',
    removed: 'Убрано переносов строк',
  },
  choices: {
    replaceWith: { space: 'Пробелом', none: 'Ничем', comma: 'Запятой и пробелом', custom: 'Своим текстом' },
  },
  placeholders: { input: 'Вставьте текст из PDF или письма' },
} satisfies Translation<typeof en>;
