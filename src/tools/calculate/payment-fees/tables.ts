import { PLATFORMS, type FeeRow, type Platform } from '../../../data/fees/payments';
import { term, type Cell, type Table } from '../../../kinds/contract';
import { decimalOf, moneyText, type Decimal } from '../../../core/numbers/decimal';
import { charged, toReceive, type FeeRule, type Payment } from './fee';
import { rowOf, rowsOf, usualPlan } from './schedule';

const AMOUNTS = [5, 10, 25, 50, 100, 250, 500, 1000];

const money = (amount: Decimal): Cell => ({ money: moneyText(amount) });
const paymentCells = ({ charge, fee, net }: Payment): Cell[] => [money(charge), money(fee), money(net)];

export type Direction = 'charge' | 'receive';

/** The payment of an amount in the chosen direction; undefined if no charge is enough. */
export const paymentOf = (amount: Decimal, direction: Direction, rule: FeeRule): Payment | undefined =>
  direction === 'charge' ? charged(amount, rule) : toReceive(amount, rule);

/** Usual amounts, as charges or as what should arrive. */
export function amountTable(direction: Direction, rule: FeeRule) {
  return {
    columns: [term('charge'), term('fee'), term('net')],
    rows: AMOUNTS.flatMap((amount) => {
      const payment = paymentOf(decimalOf(amount), direction, rule);
      return payment ? [paymentCells(payment)] : [];
    }),
    name: 'fees-by-amount',
  } satisfies Table;
}

export const ruleOfRow = ({ percent, fixed, min, max, onTop }: FeeRow): FeeRule => ({
  percent: decimalOf(percent),
  fixed: decimalOf(fixed),
  min: min === undefined ? undefined : decimalOf(min),
  max: max === undefined ? undefined : decimalOf(max),
  onTop: onTop === true,
});

/** The same amount on all platforms: with the chosen fee on the chosen one, with the usual plan on the others. */
export function platformTable(amount: Decimal, direction: Direction, chosen: Platform, rule: FeeRule) {
  return {
    columns: [term('platform'), term('charge'), term('fee'), term('net')],
    rows: PLATFORMS.flatMap((platform): Cell[][] => {
      const row = rowOf(platform, usualPlan(platform))?.[1];
      const used = platform === chosen ? rule : row && ruleOfRow(row);
      const payment = used && paymentOf(amount, direction, used);
      return payment ? [[term(platform), ...paymentCells(payment)]] : [];
    }),
    name: 'platforms',
  } satisfies Table;
}

/** The address without its protocol: readable in a note and in a table. */
export const shortAddress = (address: string): string => address.replace(/^https:\/\/(www\.)?/, '');

const rate = (text: string | undefined): Cell => (text === undefined ? null : { exact: text });

/** Every plan of the platform, with the date and the address of its schedule. Columns that would be empty are left out. */
export function scheduleTable(platform: Platform) {
  const rows = rowsOf(platform).map(([, row]) => row);
  const limits = (['min', 'max'] as const).filter((name) => rows.some((row) => row[name] !== undefined));
  const currencies = new Set(rows.map(({ currency }) => currency)).size > 1;
  return {
    columns: [
      term('plan'),
      term('percent'),
      term('fixed'),
      ...limits.map((name) => term(name)),
      ...(currencies ? [term('currency')] : []),
      term('asOf'),
      term('source'),
    ],
    rows: rowsOf(platform).map(([name, row]): Cell[] => [
      term(name),
      rate(row.percent),
      rate(row.fixed),
      ...limits.map((limit) => rate(row[limit])),
      ...(currencies ? [row.currency] : []),
      { date: row.asOf },
      row.secondary === undefined ? shortAddress(row.source) : term('secondaryFixed'),
    ]),
    name: `fees-${platform}`,
  } satisfies Table;
}
