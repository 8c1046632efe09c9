import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    count: 'Сколько раз',
    separator: 'Между повторами',
    custom: 'Свой разделитель',
    number: 'Пронумеровать повторы',
    length: 'Символов в результате',
    fits: 'Куда поместится',
  },
  choices: {
    separator: {
      none: 'Ничего',
      space: 'Пробел',
      newline: 'Перевод строки',
      comma: 'Запятая и пробел',
      custom: 'Другое',
    },
  },
  hints: { custom: '\\n — перевод строки, \\t — табуляция, \\\\ — обратная косая черта.' },
  placeholders: { input: 'Введите или вставьте текст для повторения', custom: ' | ' },
  problems: {
    tooLong: 'Символов в результате было бы {length}, а можно не больше {most}. Уменьшите число повторов.',
    tooBig: 'Результат занял бы {megabytes} МБ, а можно не больше {most} МБ. Уменьшите число повторов.',
  },
  terms: {
    place: 'Где',
    used: 'Занято',
    limit: 'Лимит',
    left: 'Осталось',
    whatsapp: 'Сообщение в WhatsApp',
    instagram: 'Подпись в Instagram',
    x: 'Публикация в X',
  },
} satisfies Translation<typeof en>;
