import type { Translation } from '../../../../kinds/contract';
import type en from './en';
import { NOTATION_NAMES } from '../notation-names';

export default {
  labels: {
    input: 'Цвет',
    legacy: 'Запятые в rgb() и hsl()',
    ...NOTATION_NAMES,
    name: 'Название',
    gamut: 'Цветовой охват',
    contrastWhite: 'Контраст белого текста',
    contrastBlack: 'Контраст чёрного текста',
    apcaWhite: 'APCA белого текста',
    apcaBlack: 'APCA чёрного текста',
  },
  placeholders: { input: 'rebeccapurple или #639' },
  problems: {
    unknownName: '«{name}»\u00a0— не цвет. Введите код, например #639 или rgb(102 51 153), либо название цвета из CSS.',
    similarName: 'В CSS нет цвета «{name}». Возможно, это {close}?',
    badHex: 'В шестнадцатеричном цвете после # бывает 3, 4, 6 или 8 цифр. Здесь их {digits}.',
    unknownFunction:
      'Символ {position}: «{name}()»\u00a0— не функция цвета. Подойдут rgb, hsl, hwb, lab, lch, oklab, oklch, color и cmyk.',
    unknownSpace:
      'Символ {position}: color() не поддерживает пространство «{name}». Подойдёт, например, srgb, display-p3 или rec2020.',
    badPart: 'Символ {position}: «{part}» здесь не подходит. Проверьте число или единицу.',
    badCount: 'В {name}() должно быть значений: {needed}, а их {found}. Разделите все пробелами или все запятыми.',
  },
  notes: { mapped: 'В sRGB такого цвета нет. HEX, RGB, HSL, HWB и CMYK показывают похожий, остальные записи точны.' },
  terms: { wider: 'Шире Rec. 2020' },
  own: { well: 'Выбрать', dropper: 'Взять с экрана', onWhite: 'Белый текст', onBlack: 'Чёрный текст' },
} satisfies Translation<typeof en>;
