import type { Translation } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/ru';
import type en from './en';

export default {
  action: 'Выбрать',
  labels: {
    ...listWords.labels,
    alphabet: 'Алфавит',
    kind: 'Какие буквы',
    custom: 'Свои буквы',
    case: 'Регистр',
  },
  own: { card: 'Показать на весь экран', next: 'Следующая буква', close: 'Закрыть' },
  hints: { seed: listWords.hints.seed, custom: 'Каждый символ учитывается один раз, пробелы пропускаются.' },
  placeholders: { custom: 'АБВГД' },
  choices: {
    alphabet: {
      latin: 'Английский, A–Z',
      es: 'Испанский, с ñ',
      fr: 'Французский',
      pl: 'Польский, 32 буквы',
      pt: 'Португальский',
      ru: 'Русский, 33 буквы',
      greek: 'Греческий, 24 буквы',
      custom: 'Свои буквы',
    },
    kind: { all: 'Все', vowels: 'Гласные', consonants: 'Согласные' },
    case: { upper: 'Заглавные', lower: 'Строчные', both: 'Те и другие' },
    ...listWords.choices,
  },
  problems: { ...listWords.problems, noLetters: 'Выбирать не из чего. Введите хотя бы одну букву.' },
  notes: listWords.notes,
} satisfies Translation<typeof en>;
