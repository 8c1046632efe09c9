import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    input: 'Числа',
    from: 'Из системы',
    to: 'В систему',
    bits: 'Разрядность',
    precision: 'Цифр после запятой, не больше',
    uppercase: 'Заглавные буквы',
    group: 'Группировать цифры',
    prefix: 'Префикс 0b, 0o, 0x',
    binary: 'Двоичное',
    octal: 'Восьмеричное',
    decimal: 'Десятичное',
    hex: 'Шестнадцатеричное',
    signed: 'Со знаком',
    unsigned: 'Без знака',
  },
  choices: {
    bits: { '0': 'Любая', '8': '8 бит', '16': '16 бит', '32': '32 бита', '64': '64 бита', '128': '128 бит' },
  },
  hints: { input: 'По одному числу в строке' },
  problems: {
    badDigit: 'Строка {line}, столбец {column}: «{character}» — не цифра в системе с основанием {base}.',
    noDigits: 'В строке {line} нет цифр.',
    outOfRange: 'Строка {line}: при разрядности {bits} помещаются числа от {min} до {max}.',
    wholeOnly: 'Строка {line}: при разрядности {bits} числа должны быть целыми.',
  },
  notes: {
    cut: 'Дробь в этой системе бесконечна; она обрезана без округления. Оставлено цифр: {precision}.',
    pointIsFraction: 'Точка прочитана как начало дробной части. Если она отделяла тысячи, уберите её.',
    longFirst:
      'Первое число слишком длинное (здесь предел — {digits}), поэтому оно показано только в выбранной системе.',
    wrongLines: 'Не переведено строк: {count}.',
  },
  steps: {
    line: '{line}',
    divide: '{division}, остаток {remainder}',
    divideDigit: '{division}, остаток {remainder} → {digit}',
    readUp: 'Остатки читаем снизу вверх: {digits}',
    readDown: 'Целые части читаем сверху вниз: {digits}',
    andSoOn: '… и так далее, ещё цифр: {count}',
    spread: 'Заменяем каждую цифру двоичными, по {count} на каждую:',
    groups: 'Делим двоичные цифры справа налево на группы по {count}: {digits}',
    groupsFromPoint: 'Делим двоичные цифры от запятой в обе стороны на группы по {count}: {digits}',
    together: 'Вместе: {digits}',
    negative: 'Минус остаётся впереди, остальное считаем без него.',
    negativeFirst: 'Сначала без минуса.',
    complement: 'Дополнительный код, разрядность {bits}: {value}',
    topBit: 'Старший бит равен 1 (разрядность {bits}), значит, число отрицательное: {value}',
    filled: 'Дополнено нулями до разрядности {bits}: {digits}',
    tooLong: 'Если цифр больше {digits}, ход вычисления не показывается.',
  },
} satisfies Translation<typeof en>;
