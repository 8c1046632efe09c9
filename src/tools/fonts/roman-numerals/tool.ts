import { choice, flag, give, note, stylesTool, text } from '../../../kinds/contract';
import type { Lang } from '../../../i18n/languages';
import { cardsOf, ROMAN_STYLES } from './cards';
import { fromRoman, LARGEST } from './roman';

/** In Spanish, Mexico has decimal points. */
const DECIMAL_POINT: readonly Lang[] = ['en', 'es'];

/** The number shown on the cards while nothing is typed. */
const SAMPLE = '2026';

export default stylesTool({
  fields: {
    input: text({ rows: 2 }),
    style: choice(['all', ...ROMAN_STYLES], { tier: 'main' }),
    dateOrder: choice(['mdy', 'dmy', 'ymd'], { when: { dates: [true] } }),
    dates: flag(true),
  },
  outputs: {
    value: give.integer(),
    day: give.date(),
    result: give.items({ look: 'cards' }),
  },
  worker: 'auto',
  run: ({ input, style, dates, dateOrder }, { lang }) => {
    const isEmpty = input === '';
    const wish = { dates, dateOrder, points: !DECIMAL_POINT.includes(lang) };
    const { cards, tooLarge, date } = cardsOf(isEmpty ? SAMPLE : input, style, wish, isEmpty);
    const [first] = tooLarge;
    return {
      result: cards,
      value: fromRoman(input),
      day: date,
      notes: [first !== undefined && note('tooLarge', { number: first, largest: LARGEST })],
      empty: isEmpty,
    };
  },
});
