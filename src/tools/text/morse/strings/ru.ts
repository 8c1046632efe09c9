import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    direction: 'Направление',
    alphabet: 'Алфавит',
    dot: 'Точка',
    dash: 'Тире',
    wordSeparator: 'Между словами',
    wpm: 'Слов в минуту',
    farnsworth: 'Скорость с паузами (Фарнсворт)',
    tone: 'Высота тона, Гц',
    seconds: 'Секунд на передачу',
    chart: 'Таблица этого алфавита',
  },
  hints: {
    farnsworth: 'Слов в минуту с длинными паузами, для обучения. Не больше основной скорости.',
    wpm: 'От 5 до 50.',
    tone: 'От 200 до 1500.',
  },
  placeholders: { input: 'Текст или точки и тире' },
  choices: {
    direction: { auto: 'Определить автоматически', encode: 'Текст в азбуку Морзе', decode: 'Азбука Морзе в текст' },
    alphabet: {
      international: 'Международный (латиница)',
      polish: 'Польский',
      russian: 'Русский',
      greek: 'Греческий',
      hebrew: 'Иврит',
      arabic: 'Арабский',
      japanese: 'Японский (кана)',
    },
    wordSeparator: { slash: 'Косая черта', newline: 'Новая строка', spaces: 'Семь пробелов' },
  },
  problems: {
    notMorse:
      'Строка {line}, столбец {column}: «{character}» — не код Морзе. Допустимы точки, тире, пробелы и / между словами.',
    badMark: '«{mark}» нельзя взять для точки или тире. Подойдёт любой символ, кроме пробела, /, | и #.',
    sameMarks: 'Точка и тире обозначены одинаково: «{mark}». Сделайте их разными.',
  },
  notes: {
    noCode: 'У этих символов в выбранном алфавите нет кода, вместо них стоит #: {characters}',
    unknownGroups: 'Таких кодов в выбранном алфавите нет, вместо них стоит #: {groups}',
    wavTooLong:
      'Это звучит дольше, чем {hours, plural, one {# час} few {# часа} many {# часов} other {# часа}}, а запись длиннее быть не может. Для файла сократите текст.',
  },
  terms: {
    sign: 'Символ',
    code: 'Код',
    standard: 'Стандарт',
    itu: 'МСЭ-R M.1677-1',
    inUse: 'Распространён, но в стандарте его нет',
    national: 'Национальный',
  },
  own: {
    player: 'Проигрыватель',
    play: 'Слушать',
    pause: 'Пауза',
    resume: 'Продолжить',
    stop: 'Стоп',
    wav: 'Скачать WAV',
    sound: 'Звук',
    lamp: 'Лампа',
    vibration: 'Вибрация',
    lampWarning: 'Лампа мигает до 20 раз в секунду. Не включайте её, если мигание для вас опасно.',
    lampOff: 'В системе включено уменьшение движения, поэтому мигающая лампа выключена.',
  },
} satisfies Translation<typeof en>;
