import { calculatorTool, choice, date, give, note, step, term, type Cell, type Table } from '../../../kinds/contract';
import { daysBetween } from '../../../core/dates/calendar-date';
import { nextYearly, spanSince, yearOf, type LeapRule } from '../../../core/dates/yearly-day';
import { WEDDING_GIFTS, type WeddingGift } from '../../../data/anniversary-gifts';
import { formatDate } from '../../../i18n/format';
import { formatSpan, formatWeekday } from '../../../i18n/dates-in-words';
import type { Lang } from '../../../i18n/languages';
import { milestonesOf } from './milestones';

type Kind = 'wedding' | 'relationship' | 'work' | 'other';

export default calculatorTool({
  worker: 'never',
  fields: {
    kind: choice(['wedding', 'relationship', 'work', 'other'], { tier: 'main' }),
    date: date({ tier: 'input' }),
    asOf: date({ tier: 'input', initial: 'today' }),
    leap: choice(['mar1', 'feb28']),
  },
  outputs: {
    daysUntil: give.integer({ lead: true }),
    together: give.word({ lead: true }),
    nextDate: give.date(),
    nextNumber: give.integer(),
    weekday: give.word(),
    gift: give.word(),
    years: give.integer(),
    months: give.integer(),
    days: give.integer(),
    totalDays: give.integer(),
    milestones: give.table(),
  },
  run({ kind, date, asOf, leap }, { lang }) {
    if (date === '' || asOf === '') return { empty: true };
    const before = asOf < date;
    const nextDate = before ? date : nextYearly(date, asOf, leap);
    const nextNumber = nextDate === undefined ? undefined : yearOf(nextDate) - yearOf(date);
    const gift = kind === 'wedding' ? giftFor(nextNumber) : undefined;
    const span = spanSince(date, asOf, leap);
    const dates = { first: formatDate(date, lang), asOf: formatDate(asOf, lang) };
    return {
      ...(nextDate !== undefined && {
        daysUntil: daysBetween(asOf, nextDate),
        nextDate,
        nextNumber,
        weekday: formatWeekday(nextDate, lang),
      }),
      ...(gift && { gift: term(gift) }),
      ...(!before && { together: formatSpan(span, lang), ...span, totalDays: daysBetween(date, asOf) }),
      labels: { together: term(kind === 'work' ? 'atWork' : kind === 'other' ? 'since' : 'together') },
      milestones: tableOf(date, asOf, leap, kind, lang),
      notes: [
        before && note('ahead', { date: formatDate(date, lang) }),
        nextDate === undefined && note('noneLeft'),
        nextDate === asOf && nextNumber !== undefined && nextNumber > 0 && note('today', { years: nextNumber }),
        date.endsWith('-02-29') && note(leap === 'mar1' ? 'leapMar1' : 'leapFeb28'),
      ],
      steps: [
        ...(before ? [] : [step('since', { ...dates, span: formatSpan(span, lang), days: daysBetween(date, asOf) })]),
        ...(nextDate === undefined || !nextNumber
          ? []
          : [
              step('next', {
                ...dates,
                years: nextNumber,
                next: formatDate(nextDate, lang),
                days: daysBetween(asOf, nextDate),
              }),
            ]),
      ],
    };
  },
});

const GIFTS: Readonly<Record<number, WeddingGift>> = WEDDING_GIFTS;
const giftFor = (years: number | undefined): WeddingGift | undefined =>
  years === undefined ? undefined : GIFTS[years];

/** The milestones still to come, then those that have passed, the latest first. */
function tableOf(first: string, asOf: string, leap: LeapRule, kind: Kind, lang: Lang) {
  const all = milestonesOf(first, leap);
  const isPast = ({ date }: { readonly date: string }) => date < asOf;
  const ordered = [...all.filter((one) => !isPast(one)), ...all.filter(isPast).toReversed()];
  const hasGifts = kind === 'wedding';
  return {
    columns: [
      term('milestone'),
      term('date'),
      term('weekday'),
      term('away'),
      ...(hasGifts ? [term('giftColumn')] : []),
    ],
    rows: ordered.map(({ date, unit, count }): Cell[] => {
      const gift = unit === 'years' ? giftFor(count) : undefined;
      return [
        term(unit, { count }),
        { date },
        formatWeekday(date, lang),
        daysBetween(asOf, date),
        ...(hasGifts ? [gift ? term(gift) : null] : []),
      ];
    }),
    name: 'anniversaries',
  } satisfies Table;
}
