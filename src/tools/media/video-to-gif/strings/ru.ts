import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    input: 'Видео',
    start: 'Начало, секунды',
    end: 'Конец, секунды',
    width: 'Ширина в пикселях',
    fps: 'Кадров в секунду',
    speed: 'Скорость',
    caption: 'Подпись',
    loop: 'Показы (0 — без конца)',
    reverse: 'Задом наперёд',
    boomerang: 'Туда и обратно',
    colors: 'Цвета',
    dither: 'Дизеринг (плавнее переходы, больше файл)',
    palette: 'Палитра',
    height: 'Высота в пикселях',
    crop: 'Кадрирование',
    large: 'Разрешить очень большие GIF',
    result: 'GIF',
    outWidth: 'Ширина',
    outHeight: 'Высота',
    frames: 'Кадры',
    duration: 'Длительность в миллисекундах',
    bytes: 'Размер',
  },
  hints: {
    end: '0 — через 10 секунд после начала',
    width: 'Не больше, чем у видео',
    speed: 'От 0,25 до 4; 2 — вдвое быстрее.',
    crop: 'Слева, сверху, ширина, высота: 100,0,720,720',
    height: 'Если поле пустое, подбирается по ширине.',
  },
  placeholders: {
    width: '480',
  },
  choices: {
    palette: {
      global: 'Одна на весь GIF (меньше файл)',
      frame: 'Своя для каждого кадра (точнее цвета)',
    },
  },
  problems: {
    notVideo: '«{file}» этот браузер не открывает как видео. Подойдут MP4, MOV, WebM и MKV.',
    noTrack: 'В «{file}» нет видеодорожки. Возможно, там только звук.',
    noDecoder:
      'Этот браузер не умеет декодировать видео {codec}. Попробуйте Chrome, Edge или Safari либо сначала переведите его в H.264.',
    beyondEnd: 'Видео длится {duration} с. Выберите начало пораньше.',
    endBeforeStart: 'Конец должен быть позже начала.',
    badCrop: 'Впишите четыре целых числа в пределах {width} × {height}: слева, сверху, ширина, высота.',
    large:
      'В этом GIF было бы {frames, plural, one {# кадр} few {# кадра} many {# кадров} other {# кадра}} и около {size}. Сократите его, уменьшите ширину или частоту кадров либо разрешите большие GIF.',
  },
  notes: {
    firstTen: 'Видео длится {duration} с. В GIF вошли 10 с; укажите конец, если нужно больше.',
  },
  own: {
    startHere: 'Начать здесь',
    endHere: 'Закончить здесь',
  },
} satisfies Translation<typeof en>;
