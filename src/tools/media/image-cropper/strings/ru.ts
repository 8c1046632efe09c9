import type { Translation } from '../../../../kinds/contract';
import pictures from '../../../../kinds/contract/picture-strings/ru';
import type en from './en';

export default {
  labels: {
    ...pictures.labels,
    input: 'Изображения',
    aspect: 'Пропорции',
    shape: 'Форма',
    x: 'Слева',
    y: 'Сверху',
    width: 'Ширина',
    height: 'Высота',
    radius: 'Радиус углов в пикселях',
    rotate: 'Повернуть по часовой стрелке',
    straighten: 'Выровнять, в градусах',
    flipX: 'Отразить по горизонтали',
    flipY: 'Отразить по вертикали',
    result: 'Обрезанные изображения',
  },
  hints: {
    ...pictures.hints,
    background: 'Заменит прозрачность, если сохранять в JPEG.',
  },
  choices: {
    ...pictures.choices,
    aspect: {
      free: 'Свободные',
      '1:1': '1:1 (квадрат)',
      '4:3': '4:3',
      '3:4': '3:4',
      '3:2': '3:2',
      '2:3': '2:3',
      '16:9': '16:9',
      '9:16': '9:16 (история)',
      '4:5': '4:5 (портрет)',
      '1.91:1': '1,91:1 (превью ссылки)',
    },
    shape: { rect: 'Прямоугольник', rounded: 'Скруглённые углы', circle: 'Круг' },
    rotate: { '0': 'Нет', '90': '90°', '180': '180°', '270': '270°' },
  },
  problems: {
    ...pictures.problems,
    emptyBox: 'Ширина и высота должны быть не меньше 1 пикселя.',
    outside: 'Рамка выходит за край «{file}», размер которого {width} × {height} пикселей. Сдвиньте её внутрь.',
  },
  notes: pictures.notes,
  terms: pictures.terms,
  own: { turn: 'Повернуть на 90°', mirror: 'Отразить' },
} satisfies Translation<typeof en>;
