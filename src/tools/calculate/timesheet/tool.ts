import {
  calculatorTool,
  choice,
  decimal,
  flag,
  give,
  names,
  note,
  problem,
  step,
  term,
  text,
  type Cell,
  type Table,
} from '../../../kinds/contract';
import { CURRENCIES, currencyPlaces } from '../../../data/currencies';
import { readDays } from './read-days';
import { countDays, HOUR, hoursText, payOf, type Counted } from './work-time';

const MOST_RATE = '1000000';

export default calculatorTool({
  fields: {
    input: text({ tier: 'input', rows: 3, mono: true }),
    rate: decimal('0', { tier: 'input', min: '0', max: MOST_RATE }),
    daily: decimal('8', { min: '0', max: '24', unit: 'h' }),
    weekly: decimal('44', { min: '0', max: '168', unit: 'h' }),
    overtime: decimal('50', { min: '0', max: '1000', unit: '%' }),
    nightPercent: decimal('20', { min: '0', max: '1000', unit: '%' }),
    nightReduced: flag(false),
    round: choice(['0', '5', '6', '10', '15']),
    currency: names(CURRENCIES, { byLanguage: 'currency' }),
  },
  keeps: ['currency'],
  outputs: {
    total: give.word({ lead: true }),
    pay: give.money({ lead: true, currency: 'currency' }),
    decimalHours: give.decimal({ digits: 2 }),
    regular: give.decimal({ digits: 2 }),
    overtimeHours: give.decimal({ digits: 2 }),
    nightHours: give.decimal({ digits: 2 }),
    balance: give.word(),
    days: give.table(),
  },
  run({ input, rate, daily, weekly, overtime, nightPercent, nightReduced, round, currency }) {
    const days = readDays(input);
    if ('fault' in days) return problem(days.fault, { line: days.line, text: days.text }, 'input');
    if (days.length === 0) return { empty: true };
    const counted = countDays(days, {
      daily: Number(daily),
      weekly: Number(weekly),
      nightReduced,
      round: Number(round),
    });
    const pay = payOf(counted, { rate, overtime, nightPercent }, currencyPlaces(currency));
    const regular = counted.total - counted.overtime;
    const balance = counted.days.reduce((sum, day) => sum + (day.balance ?? 0), 0);
    return {
      total: hoursText(counted.total),
      pay,
      decimalHours: counted.total / HOUR,
      regular: regular / HOUR,
      overtimeHours: counted.overtime / HOUR,
      nightHours: counted.night / HOUR,
      balance: Number(daily) === 0 ? '' : hoursText(balance, '+'),
      days: daysTable(counted),
      notes: [
        nightReduced && counted.night > 0 && note('reduced'),
        !nightReduced && counted.night > 0 && note('clockNight'),
        days.some(({ date }) => date !== undefined) &&
          days.some(({ date }) => date === undefined) &&
          note('mixedDates'),
      ],
      steps: [
        step('total', { days: counted.days.length, total: hoursText(counted.total) }),
        step('overtime', {
          total: hoursText(counted.total),
          overtime: hoursText(counted.overtime),
          regular: hoursText(regular),
        }),
        ...(Number(rate) > 0
          ? [
              step('pay', {
                rate: exact(rate),
                regular: hoursNumber(regular),
                overtime: hoursNumber(counted.overtime),
                overtimePercent: exact(overtime),
                night: hoursNumber(counted.night),
                nightPercent: exact(nightPercent),
                pay: exact(pay),
              }),
            ]
          : []),
      ],
    };
  },
});

const exact = (value: string) => ({ exact: value });
const hoursNumber = (duration: number): number => Math.round((duration / HOUR) * 100) / 100;

function daysTable({ days }: Counted) {
  const hasNight = days.some(({ night }) => night > 0);
  return {
    columns: [
      term('day'),
      term('worked'),
      term('decimal'),
      term('over'),
      ...(hasNight ? [term('night')] : []),
      term('balance'),
    ],
    rows: days.map(({ day, worked, over, night, balance }, index): Cell[] => [
      day.name === '' ? String(index + 1) : day.name,
      hoursText(worked),
      hoursNumber(worked),
      hoursText(over),
      ...(hasNight ? [hoursText(night)] : []),
      balance === undefined ? null : hoursText(balance, '+'),
    ]),
    name: 'folha-de-ponto',
  } satisfies Table;
}
