import type { Translation } from '../../../../kinds/contract';
import type en from './en';

const styles = {
  plain: 'Римские цифры',
  lower: 'Строчные',
  unicode: 'Символы Юникода',
  letters: 'Буквы текста',
  bold: 'Жирный',
  script: 'Рукописный',
  fraktur: 'Готический',
  doubleStruck: 'Двойной штрих',
  monospace: 'Пишущая машинка',
};

export default {
  labels: {
    style: 'Стиль',
    dates: 'Ставить точку между частями даты',
    dateOrder: 'Порядок в дате',
    value: 'Значение этого числа',
    day: 'Первая дата, как она прочитана',
  },
  placeholders: {
    input: '2026, 25.12.2024 или любой текст с числами',
  },
  hints: {
    input:
      'Программы экранного доступа могут читать эти знаки по буквам или пропускать, а поиск часто их не находит. Для документа берите обычные буквы из первой карточки.',
  },
  choices: {
    style: { all: 'Все', ...styles },
    dateOrder: {
      mdy: 'Месяц, день, год',
      dmy: 'День, месяц, год',
      ymd: 'Год, месяц, день',
    },
  },
  terms: styles,
  own: {
    count: 'Символов:',
    missing: 'На этом устройстве видны квадратики',
  },
  notes: {
    tooLarge: '{number} остаётся как есть: буквами с чертой записывают числа до {largest}.',
  },
} satisfies Translation<typeof en>;
