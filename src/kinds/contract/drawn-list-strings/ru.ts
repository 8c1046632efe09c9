import type { Translation } from '../tool';
import type en from './en';

export default {
  labels: { unique: 'Без повторов', sort: 'Порядок', as: 'Показать как', seedUsed: 'Использованный код (seed)' },
  hints: {
    seed: 'Пустое поле — каждый раз новый результат. Один и тот же код даёт один и тот же результат, его можно предсказать.',
  },
  choices: {
    sort: { none: 'Как выпали', asc: 'По возрастанию', desc: 'По убыванию' },
    as: { items: 'По одному', lines: 'Каждый с новой строки', comma: 'Через запятую', json: 'JSON' },
  },
  problems: {
    notEnough: 'Без повторов можно выбрать не больше {possible}. Уменьшите количество или разрешите повторы.',
    noSeed: 'Для кода (seed) нужно защищённое соединение (https). Оставьте это поле пустым.',
  },
  notes: { asLines: 'Если результатов больше {most}, они показаны строками.' },
} satisfies Translation<typeof en>;
