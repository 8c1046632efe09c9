import type { Translation } from '../../../../kinds/contract';
import pictures from '../../../../kinds/contract/picture-strings/ru';
import type en from './en';

export default {
  labels: {
    ...pictures.labels,
    input: 'Изображения',
    text: 'Текст водяного знака',
    logo: 'Логотип вместо текста',
    position: 'Положение',
    size: 'Размер, % от ширины изображения',
    opacity: 'Непрозрачность, %',
    font: 'Шрифт',
    color: 'Цвет текста',
    outline: 'Обводка букв',
    rotate: 'Поворот в градусах',
    margin: 'Отступ от края, % от короткой стороны',
    gap: 'Расстояние между повторами, % от их размера',
    result: 'Изображения с водяным знаком',
  },
  hints: {
    ...pictures.hints,
    text: 'Подставляются автоматически: {year}, {date}, {name}, {n}',
    background: 'Заменит прозрачность при сохранении в JPEG.',
  },
  choices: {
    ...pictures.choices,
    position: {
      se: 'Справа внизу',
      s: 'Внизу',
      sw: 'Слева внизу',
      e: 'Справа',
      center: 'По центру',
      w: 'Слева',
      ne: 'Справа вверху',
      n: 'Вверху',
      nw: 'Слева вверху',
      tile: 'Повторять по всему изображению',
    },
    font: {
      onest: 'Onest (без засечек)',
      oswald: 'Oswald (узкий)',
      condensed: 'Roboto Condensed',
      lora: 'Lora (с засечками)',
      pacifico: 'Pacifico (рукописный)',
    },
  },
  problems: {
    ...pictures.problems,
    nothingToDraw: 'Добавлять нечего. Введите текст или выберите логотип.',
    badLogo: '«{file}» не открывается как изображение. Выберите логотип в PNG, JPEG, WebP или SVG.',
  },
  notes: pictures.notes,
  terms: pictures.terms,
} satisfies Translation<typeof en>;
