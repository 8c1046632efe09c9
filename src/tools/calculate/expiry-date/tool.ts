import {
  calculatorTool,
  choice,
  date,
  flag,
  give,
  isProblem,
  note,
  optionalNumber,
  problem,
  step,
  term,
  text,
} from '../../../kinds/contract';
import { formatDate } from '../../../i18n/format';
import type { Lang } from '../../../i18n/languages';
import { addMonths, daysBetween } from '../../../core/dates/calendar-date';
import { afterOpening, expiryOf, type ShelfLife } from './expiry';
import { readProducts } from './read-products';

const ONE = { list: [false] };

export default calculatorTool({
  fields: {
    list: flag(),
    made: date({ tier: 'input', optional: true, when: ONE }),
    life: optionalNumber({ tier: 'input', min: 1, max: 100_000, when: ONE }),
    unit: choice(['days', 'weeks', 'months', 'years'], { tier: 'input', initial: 'months' }),
    products: text({ tier: 'input', rows: 4, accept: '.csv,.txt,text/csv,text/plain', when: { list: [true] } }),
    opened: date({ optional: true, when: ONE }),
    pao: optionalNumber({ min: 1, max: 600, when: ONE }),
    countMade: flag(),
    monthEnd: flag(),
    asOf: date({ initial: 'today' }),
  },
  outputs: {
    iso: give.date({ lead: true }),
    daysLeft: give.integer(),
    status: give.word(),
    percentLeft: give.percent({ maxDigits: 1 }),
    batch: give.table(),
  },
  run({ list, made, life, opened, pao, products, asOf, ...rest }, { lang }) {
    if (asOf === '') return { empty: true };
    if (list) return batchOf(products, asOf, rest, lang);
    if (made === '' || life === undefined) return openedOnly(opened, pao, asOf);
    if (opened !== '' && opened < made) return problem('openedEarly', {}, 'opened');
    const unopened = expiryOf(made, { life, ...rest });
    if (unopened === undefined) return problem('outside', {}, 'life');
    const iso = afterOpening(unopened, opened, pao);
    const day = (one: string) => formatDate(one, lang);
    return {
      iso,
      ...standing(made, iso, asOf),
      notes: [
        opened !== '' && pao === undefined && note('needsPao'),
        iso < unopened && note('opened', { date: day(unopened) }),
      ],
      steps: [
        step(rest.unit, { made: day(made), life, date: day(unopened) }),
        ...(opened !== '' && pao !== undefined
          ? [step('afterOpening', { opened: day(opened), pao, date: day(iso) })]
          : []),
      ],
    };
  },
});

/** Without a production date or a shelf life, only the period after opening counts. */
function openedOnly(opened: string, pao: number | undefined, asOf: string) {
  if (opened === '' || pao === undefined) return { empty: true };
  const iso = addMonths(opened, pao);
  return iso === undefined ? problem('outside', {}, 'pao') : { iso, ...standing(opened, iso, asOf) };
}

/** The days left, and the share of the time from `start` to the last good day. */
function standing(start: string, iso: string, asOf: string) {
  const [left, whole] = [daysBetween(asOf, iso), daysBetween(start, iso)];
  return {
    daysLeft: left,
    status: term(statusOf(left)),
    percentLeft: whole <= 0 ? 0 : Math.min(100, Math.max(0, (100 * left) / whole)),
  };
}

type Status = 'valid' | 'today' | 'expired';

const statusOf = (left: number): Status => (left > 0 ? 'valid' : left === 0 ? 'today' : 'expired');

/** Products by urgency, the first to expire first. */
function batchOf(products: string, asOf: string, rest: Omit<ShelfLife, 'life'>, lang: Lang) {
  const read = readProducts(products, lang);
  if (isProblem(read)) return read;
  if (read.length === 0) return { empty: true };
  const rows = read.map(({ name, made, life, unit = rest.unit }) => ({
    name,
    made,
    iso: expiryOf(made, { ...rest, life, unit }) ?? '9999-12-31',
  }));
  const sorted = rows.toSorted((a, b) => (a.iso < b.iso ? -1 : a.iso > b.iso ? 1 : 0));
  const [first] = sorted;
  const left = first ? daysBetween(asOf, first.iso) : 0;
  return {
    iso: first?.iso,
    daysLeft: left,
    status: term(statusOf(left)),
    batch: {
      columns: [term('product'), term('madeOn'), term('expires'), term('left'), term('state')],
      rows: sorted.map(({ name, made, iso }) => [
        name,
        { date: made },
        { date: iso },
        daysBetween(asOf, iso),
        term(statusOf(daysBetween(asOf, iso))),
      ]),
      name: 'expiry-dates',
    },
    notes: [note('firstOf', { count: sorted.length, name: first?.name ?? '' })],
  };
}
