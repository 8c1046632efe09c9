import {
  choice,
  date,
  flag,
  generatorTool,
  give,
  isProblem,
  number,
  problem,
  term,
  type Context,
  type Values,
} from '../../../kinds/contract';
import {
  arrange,
  byValue,
  drawIndices,
  listFields,
  notEnough,
  openDraw,
  writeList,
} from '../../../kinds/contract/drawn-list';
import { difference } from '../../../core/dates/calendar-date';
import { birthdaySpan, dayOf, dayPool, drawMoments, signOf } from './dates';
import { dateWriter, monthWriter, weekdayWriter } from './write-date';

const { count, unique, sort, as, seed } = listFields();
const IN_DATES = { when: { mode: ['date'] } } as const;
const IN_BIRTHDAYS = { when: { mode: ['birthday'] } } as const;
const OLDEST = 130;
const MONTHS = 12;

const fields = {
  mode: choice(['date', 'birthday', 'month'], { tier: 'main', look: 'buttons' }),
  count,
  format: choice(['iso', 'dmy', 'mdy', 'dots', 'long', 'weekday', 'unix'], {
    tier: 'main',
    when: { mode: ['date', 'birthday'] },
  }),
  form: choice(['long', 'short', 'number'], { tier: 'main', when: { mode: ['month'] } }),
  from: { ...date({ tier: 'input', ...IN_DATES }), initial: '2000-01-01' },
  to: date({ tier: 'input', optional: true, ...IN_DATES }),
  minAge: number(18, { min: 0, max: OLDEST, tier: 'input', ...IN_BIRTHDAYS }),
  maxAge: number(65, { min: 0, max: OLDEST, tier: 'input', ...IN_BIRTHDAYS }),
  today: date({ initial: 'today', ...IN_BIRTHDAYS }),
  days: choice(['all', 'weekdays', 'weekends'], IN_DATES),
  time: flag(false, IN_DATES),
  unique,
  sort,
  as,
  seed,
};

type Form = Values<typeof fields>;

export default generatorTool({
  fields,
  outputs: {
    result: give.items(),
    age: give.integer(),
    weekday: give.word(),
    zodiac: give.word(),
    seedUsed: give.code(),
    people: give.table(),
  },
  run: async (values, context) => (values.mode === 'month' ? drawMonths(values, context) : drawDates(values, context)),
});

async function drawMonths(values: Form, context: Context) {
  const impossible = notEnough(values.count, values.unique, MONTHS);
  if (impossible) return impossible;
  const random = await openDraw(values.seed, context.random);
  if (isProblem(random)) return random;
  const months = arrange(drawIndices(random, MONTHS, values.count, values.unique), values.sort, byValue);
  const written = months.map(monthWriter(values.form, context.lang));
  return { ...writeList(written, values.as, values.form === 'number'), seedUsed: random.seed };
}

async function drawDates(values: Form, context: Context) {
  const pool = poolOf(values, context.today);
  if (isProblem(pool)) return pool;
  const impossible = notEnough(values.count, values.unique, pool.size);
  if (impossible) return impossible;
  const random = await openDraw(values.seed, context.random);
  if (isProblem(random)) return random;
  const time = values.time && values.mode === 'date';
  const drawn = drawMoments(random, pool, values.count, values.unique, time);
  const moments = arrange(drawn, values.sort, byValue);
  const written = moments.map(dateWriter(values.format, time, context.lang));
  return {
    ...writeList(written, values.as, values.format === 'unix'),
    ...(values.mode === 'birthday' && peopleOf(moments, written, values.today, context)),
    seedUsed: random.seed,
  };
}

function poolOf({ mode, from, to, days, minAge, maxAge, today }: Form, now: string) {
  if (mode === 'birthday') {
    if (minAge > maxAge) return problem('agesReversed', { min: minAge, max: maxAge }, 'minAge');
    const span = birthdaySpan(today, minAge, maxAge);
    return span ? dayPool(span.from, span.to, 'all') : problem('beforeYearOne', {}, 'today');
  }
  const end = to === '' ? `${now.slice(0, 4)}-12-31` : to;
  if (from > end) return problem('datesReversed', { from, to: end }, 'from');
  const pool = dayPool(from, end, days);
  return pool.size > 0 ? pool : problem(days === 'weekdays' ? 'noWeekday' : 'noWeekend', {}, 'days');
}

/** Age, weekday and sign of the zodiac: figures for one birthday, a table for several. */
function peopleOf(moments: readonly number[], written: readonly string[], today: string, { lang }: Context) {
  const weekdayOf = weekdayWriter(lang);
  const rows = moments.map((moment, index) => {
    const iso = dayOf(moment);
    return {
      text: written[index] ?? '',
      age: difference(iso, today).years,
      weekday: weekdayOf(moment),
      zodiac: term(signOf(iso)),
    };
  });
  const [first] = rows;
  if (rows.length === 1 && first) return { age: first.age, weekday: first.weekday, zodiac: first.zodiac };
  return {
    people: {
      columns: [term('birthday'), term('ageColumn'), term('weekdayColumn'), term('zodiacColumn')],
      rows: rows.map((row) => [row.text, row.age, row.weekday, row.zodiac]),
    },
  };
}
