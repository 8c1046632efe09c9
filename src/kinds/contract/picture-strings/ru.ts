import type { Translation } from '../tool';
import type en from './en';

export default {
  labels: {
    format: 'Сохранить как',
    quality: 'Качество',
    background: 'Фон',
    keepMetadata: 'Оставить метаданные (EXIF, XMP, цветовой профиль)',
    original: 'Исходный файл',
    outWidth: 'Ширина',
    outHeight: 'Высота',
    type: 'Тип',
    bytes: 'Размер файла',
  },
  hints: {
    keepMetadata: 'Только из JPEG в JPEG и из PNG в PNG. В фотографии часто записано место съёмки.',
  },
  choices: {
    format: { same: 'Как у исходного', png: 'PNG', jpeg: 'JPEG', webp: 'WebP', avif: 'AVIF' },
  },
  problems: {
    notPicture: '«{file}» — не изображение. Выберите файл JPEG, PNG, WebP, AVIF, HEIC, GIF, BMP, ICO или SVG.',
    otherType:
      '«{file}» — это {type}, браузеры не открывают его как изображение. Сохраните его сначала в JPEG или PNG.',
    damaged: '«{file}» начинается как {type}, но файл неполный или повреждён.',
    tooLarge:
      'Размер «{file}» — {width} × {height} пикселей. Предел — 16\u00a0384 по стороне и 268\u00a0435\u00a0456 всего.',
    undecodable: '«{file}» не удалось прочитать: файл повреждён, или этот браузер не поддерживает {type}.',
    svgHere: '«{file}» — это SVG, но имя не заканчивается на .svg. Переименуйте файл и попробуйте ещё раз.',
    webpSide: '«{file}» превысит 16\u00a0383 пикселя, предел WebP. Выберите другой формат.',
  },
  notes: {
    animated:
      '«{file}» — анимация, {frames, plural, one {# кадр} few {# кадра} many {# кадров} other {# кадра}}. Используется только первый.',
    converted: 'Цвета «{file}» переведены из {profile} в sRGB. Цвета вне sRGB потеряны.',
    others: 'Эти файлы тоже не подошли: {files}',
    placeRemoved: 'В «{file}» записано место съёмки: {place} (широта, долгота). В новом файле его больше нет.',
    placeKept: 'В «{file}» записано место съёмки: {place} (широта, долгота). В новом файле оно осталось.',
    altered:
      'Для защиты от слежки этот браузер меняет пиксели, которые читает страница. В результатах есть лёгкий шум.',
  },
  terms: { 'image/png': 'PNG', 'image/jpeg': 'JPEG', 'image/webp': 'WebP', 'image/avif': 'AVIF' },
} satisfies Translation<typeof en>;
