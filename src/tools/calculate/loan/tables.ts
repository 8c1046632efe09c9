import { term, type Cell, type Table } from '../../../kinds/contract';
import { decimalOf, moneyText, type Decimal } from '../../../core/numbers/decimal';
import type { MonthlyParts } from './mortgage';
import { byYear, paymentDay, totalOf, type Frequency, type Row } from './schedule';

const moneyIn =
  (places: number) =>
  (amount: Decimal): Cell => ({ money: moneyText(amount, places) });

/** When payments are made: `start` is '' if the first day is unknown. */
export interface Calendar {
  readonly frequency: Frequency;
  readonly start: string;
}

const dayOf = ({ frequency, start }: Calendar, index: number): string | undefined =>
  start === '' ? undefined : paymentDay(start, frequency, index);

/** The table of all payments. */
export function scheduleTable(rows: readonly Row[], calendar: Calendar, places: number) {
  const money = moneyIn(places);
  const dated = calendar.start !== '';
  return {
    columns: [
      term('number'),
      term('payment'),
      term('interest'),
      term('principal'),
      term('balance'),
      ...(dated ? [term('date')] : []),
    ],
    rows: rows.map(({ payment, interest, principal, balance }, index): Cell[] => {
      const day = dayOf(calendar, index);
      return [
        index + 1,
        money(payment),
        money(interest),
        money(principal),
        money(balance),
        ...(dated ? [day === undefined ? null : { date: day }] : []),
      ];
    }),
    name: 'schedule',
  } satisfies Table;
}

/** A year for the axis and the column: 2027 is a string, without digit grouping, and the 12th year is a number. */
const yearCell = (year: number, { start }: Calendar): Cell => (start === '' ? year : String(year));

/** The table by year. */
export function yearTable(rows: readonly Row[], calendar: Calendar, places: number) {
  const money = moneyIn(places);
  return {
    columns: [term('year'), term('interest'), term('principal'), term('paid'), term('balance')],
    rows: byYear(rows, calendar.frequency, calendar.start).map(
      ({ year, payment, interest, principal, balance }): Cell[] => [
        yearCell(year, calendar),
        money(interest),
        money(principal),
        money(payment),
        money(balance),
      ],
    ),
    name: 'schedule-by-year',
  } satisfies Table;
}

/** The amount owed at the end of each year, without and with the extra payments. */
export function balanceTable(plain: readonly Row[], faster: readonly Row[], calendar: Calendar, places: number) {
  const money = moneyIn(places);
  const { frequency, start } = calendar;
  const ends = byYear(faster, frequency, start);
  return {
    columns: [term('year'), term('withoutExtra'), term('withExtra')],
    rows: byYear(plain, frequency, start).map(({ year, balance }, index): Cell[] => [
      yearCell(year, calendar),
      money(balance),
      money(ends[index]?.balance ?? decimalOf(0)),
    ]),
    name: 'balance-by-year',
  } satisfies Table;
}

/** A comparison without and with the extra payments. */
export function comparisonTable(plain: readonly Row[], faster: readonly Row[], calendar: Calendar, places: number) {
  const money = moneyIn(places);
  const [slowDay, fastDay] = [dayOf(calendar, plain.length - 1), dayOf(calendar, faster.length - 1)];
  const [slowInterest, fastInterest] = [totalOf(plain, 'interest'), totalOf(faster, 'interest')];
  const [slowTotal, fastTotal] = [totalOf(plain, 'payment'), totalOf(faster, 'payment')];
  return {
    columns: [term('what'), term('withoutExtra'), term('withExtra'), term('less')],
    rows: [
      [term('payments'), plain.length, faster.length, plain.length - faster.length],
      ...(slowDay !== undefined && fastDay !== undefined
        ? [[term('payoff'), { date: slowDay }, { date: fastDay }, null]]
        : []),
      [term('interest'), money(slowInterest), money(fastInterest), money(slowInterest.minus(fastInterest))],
      [term('paid'), money(slowTotal), money(fastTotal), money(slowTotal.minus(fastTotal))],
    ],
    name: 'with-and-without-extra',
  } satisfies Table;
}

/** The nonzero parts of the first month's cost. */
export function monthTable({ payment, propertyTax, insurance, fees, pmi }: MonthlyParts, places: number) {
  const money = moneyIn(places);
  const rows = [
    [term('principalAndInterest'), payment],
    [term('propertyTax'), propertyTax],
    [term('insurance'), insurance],
    [term('fees'), fees],
    [term('pmi'), pmi],
  ] as const;
  return {
    columns: [term('part'), term('aMonth')],
    rows: rows.flatMap(([name, amount]): Cell[][] => (amount.gt(0) ? [[name, money(amount)]] : [])),
    name: 'first-month',
  } satisfies Table;
}
