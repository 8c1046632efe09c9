import type { Translation } from '../../../../kinds/contract';
import type en from './en';
import { SYMBOLOGY_NAMES } from '../symbology-names';

export default {
  labels: {
    symbology: 'Вид',
    format: 'Файл',
    input: 'Коды, по одному в строке',
    showText: 'Текст под штрихами',
    height: 'Высота штрихов (мм)',
    scale: 'Пикселей на модуль',
    wide: 'Широкие штрихи',
    quiet: 'Пустое поле, нужное сканеру',
    rotate: 'Поворот',
    color: 'Штрихи',
    background: 'Фон',
    sheet: 'Лист этикеток',
    text: 'Полный код',
    checkDigit: 'Контрольная цифра',
    bars: 'Модули (1\u00a0— штрих)',
  },
  hints: { scale: 'Модуль\u00a0— самый узкий штрих. 2 пикселя\u00a0— около половины миллиметра на бумаге.' },
  placeholders: { input: '460123456789' },
  choices: {
    symbology: { ...SYMBOLOGY_NAMES, itf: 'Чередующийся 2 из 5' },
    wide: { '3': 'Втрое шире узких', '2': 'Вдвое шире узких' },
    rotate: { '0': 'Нет', '90': '90°', '180': '180°', '270': '270°' },
    sheet: {
      '': 'Без листа: по странице на код',
      L7160: 'Avery L7160, 21 этикетка на A4',
      L7163: 'Avery L7163, 14 этикеток на A4',
      L7651: 'Avery L7651, 65 этикеток на A4',
      '5160': 'Avery 5160, 30 этикеток на Letter',
      '5163': 'Avery 5163, 10 этикеток на Letter',
    },
  },
  problems: {
    tooManyLines: 'За раз можно сделать не больше {limit} кодов, а здесь их {lines}. Разделите список.',
    wrongLength: 'В строке {line} неверное число цифр: {count}. Допустимо: {lengths}.',
    wrongCheckDigit:
      'Строка {line}: контрольная цифра {digit}, а должна быть {right}. Проверьте, нет ли опечатки в номере.',
    badCharacter:
      'Строка {line}: символа «{character}» (позиция {place}) в этом виде кода нет. Data Matrix примет любой текст.',
    notIsbn: 'Строка {line}: ISBN из 13 цифр начинается с 978 или 979.',
    badSystem: 'Строка {line}: UPC-E из 8 цифр начинается с 0 или 1.',
    badPharmacode: 'Строка {line}: Pharmacode\u00a0— это число от 3 до 131070.',
    badGs1: 'Строка {line}: идентификаторы пишут в скобках, например (01)09521234543213(10)ABC.',
    notEncodable: 'Строку {line} не удалось закодировать: {reason}',
  },
  notes: {
    padded: 'В этом виде цифры идут парами, поэтому впереди добавлен 0.',
    checkDigit:
      'Контрольная цифра: сумма цифр с весами 3 и 1 справа налево\u00a0— {sum}. Следующее число, кратное 10,\u00a0— {next}, значит, цифра\u00a0— {digit}.',
    contrast: 'Контраст всего {ratio}:1. Сканеру нужны тёмные штрихи на светлом фоне.',
    noQuiet: 'Без поля оставьте вокруг кода столько же пустого места сами, иначе сканер его не найдёт.',
    alsoWrong: 'Другие строки с\u00a0ошибками, они пропущены: {lines}.',
  },
} satisfies Translation<typeof en>;
