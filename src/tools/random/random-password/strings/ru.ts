import type { Translation } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/ru';
import type en from './en';

export default {
  labels: {
    as: listWords.labels.as,
    mode: 'Вид',
    size: 'Длина',
    lower: 'Строчные буквы, a–z',
    upper: 'Заглавные буквы, A–Z',
    digits: 'Цифры, 0–9',
    symbols: 'Спецсимволы',
    symbolSet: 'Какие спецсимволы',
    similar: 'Оставить похожие символы (I l 1 | O 0 o)',
    requireEach: 'Хотя бы один символ каждого вида',
    words: 'Число слов',
    capitalise: 'Слова с заглавной буквы',
    addNumber: 'Добавить число к одному из слов',
    entropy: 'Энтропия, бит',
    strength: 'Надёжность',
    guesses: 'Среднее время подбора',
    source: 'Список слов',
  },
  hints: {
    size: 'Пустое поле — 20 символов, а для ПИН-кода — 6 цифр.',
  },
  placeholders: { size: '20' },
  own: {
    hide: 'Скрыть на экране',
    hidden: 'Скрыто',
    clearAfter: 'Стереть после копирования',
    cleared: 'Скопировано и стёрто с этой страницы.',
    spell: 'По буквам',
    small: 'строчная буква',
    capital: 'заглавная буква',
    digit: 'цифра',
    symbol: 'спецсимвол',
  },
  choices: {
    mode: { characters: 'Символы', passphrase: 'Слова', pin: 'ПИН-код' },
    as: listWords.choices.as,
  },
  problems: {
    noClass: 'Выберите хотя бы один вид символов.',
    noSymbols: 'Спецсимволы взять неоткуда. Впишите их или выберите другой вид символов.',
  },
  notes: { asLines: listWords.notes.asLines },
  terms: {
    weak: 'Слабый',
    fair: 'Средний',
    strong: 'Надёжный',
    'very strong': 'Очень надёжный',
    guesser: 'Как подбирают',
    rate: 'Попыток/с',
    time: 'Время',
    online: 'Через сайт, который отвечает на каждую попытку',
    offline: 'По украденному файлу плохо защищённых паролей',
  },
} satisfies Translation<typeof en>;
