import type { Translation } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/ru';
import type en from './en';

export default {
  labels: {
    country: 'Код страны',
    phone: 'Номер телефона',
    contacts: 'Номера и имена',
    input: 'Сообщение',
    many: 'Отдельная ссылка для каждого номера',
    digits: 'Номер',
    deepLink: 'Ссылка для приложения',
    html: 'HTML',
    qr: 'QR-код',
  },
  hints: {
    country: 'Не нужен, если номер начинается с +.',
    contacts: 'По одному в строке: номер; имя. Вместо {name} в сообщении появится имя.',
  },
  placeholders: { country: '7', phone: '912 345-67-89', contacts: '+7 912 345-67-89; Анна', input: 'Здравствуйте!' },
  own: { preview: 'Сообщение в чате' },
  problems: {
    badLetter: '«{text}» не может быть частью номера телефона. Введите только цифры.',
    badLength:
      'Вместе с кодом страны в номере {count, plural, one {# цифра} few {# цифры} many {# цифр} other {# цифры}}, а должно быть от {least} до {most}. Проверьте номер и код страны.',
    badContact: 'Строка {line}: «{text}»\u00a0— не номер телефона. Введите от 7 до 15 цифр с кодом страны.',
  },
  notes: {
    ...listWords.notes,
    noCode:
      'Ссылка слишком длинная: телефон не прочитает такой QR-код. Сократите сообщение, в ссылке может быть не больше {limit} байт.',
    repeatedCode: 'Похоже, код страны {code} указан в номере дважды. Если это так, введите {number}.',
    keptTrunk: 'После {code} первые цифры номера ({prefix}) обычно не пишут: {number}.',
    oddLength:
      'В мобильных и городских номерах с кодом {code} после него {lengths} цифр, а здесь {count}. Проверьте номер: чат по такой ссылке может не открыться.',
    unknownCode:
      'Нет кода страны, который начинается с {start}. Введите номер вместе с кодом или укажите код в отдельном поле.',
    oddContacts: 'Номеров, которые стоит проверить: {count}. Не подходит длина или код страны. Строки: {lines}.',
  },
} satisfies Translation<typeof en>;
