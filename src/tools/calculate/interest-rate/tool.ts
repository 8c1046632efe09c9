import {
  calculatorTool,
  choice,
  decimal,
  give,
  isProblem,
  names,
  note,
  number,
  problem,
  step,
  term,
  text,
} from '../../../kinds/contract';
import type { Lang } from '../../../i18n/languages';
import { CURRENCIES, currencyPlaces } from '../../../data/currencies';
import { decimalOf, moneyText, sum, type DecimalSource } from '../../../core/numbers/decimal';
import { daysCounted, internalRate, presentValue, readPayments, signChanges, type DayCount } from './dated-payments';
import { effectiveRate, growthRate, nominalRate, ratePerPeriod, scheduleOf, shownRows, type Per } from './rates';

const MONTHS_A_YEAR = 12;
const MONEY = { tier: 'input', min: '0', max: '1000000000000000' } as const;
const LOAN = { when: { mode: ['loan'] } } as const;
const GROWTH = { when: { mode: ['growth'] } } as const;
const CONVERT = { when: { mode: ['convert'] } } as const;
const DATED = { when: { mode: ['dated'] } } as const;

export default calculatorTool({
  fields: {
    mode: choice(['loan', 'growth', 'convert', 'dated'], { tier: 'main', look: 'buttons' }),
    amount: decimal('', { ...MONEY, ...LOAN }),
    payment: decimal('', { ...MONEY, ...LOAN }),
    months: number(60, { tier: 'input', min: 1, max: 1200, ...LOAN }),
    fees: decimal('0', { ...MONEY, optional: true, ...LOAN }),
    start: decimal('', { ...MONEY, ...GROWTH }),
    end: decimal('', { ...MONEY, ...GROWTH }),
    years: decimal('', { tier: 'input', min: '0', max: '1000', ...GROWTH }),
    // Deposits can cost interest: the European Central Bank's rate was −0.5% until 2022.
    nominal: decimal('', { tier: 'input', min: '-99', max: '10000', unit: '%', ...CONVERT }),
    per: choice(['12', '1', '2', '4', '26', '52', '365', 'continuous'], { tier: 'input', ...CONVERT }),
    direction: choice(['toEffective', 'toNominal'], { tier: 'input', look: 'buttons', ...CONVERT }),
    payments: text({ tier: 'input', rows: 5, mono: true, ...DATED }),
    dayCount: choice(['actual365', 'thirty360'], { tier: 'input', ...DATED }),
    currency: names(CURRENCIES, { byLanguage: 'currency' }),
  },
  keeps: ['currency'],
  outputs: {
    rate: give.percent({ lead: true, digits: 3 }),
    effective: give.percent({ digits: 3 }),
    interest: give.money({ currency: 'currency' }),
    schedule: give.table({ currency: 'currency', chart: { type: 'line', x: 'number', y: ['balance'] } }),
    worth: give.table({ currency: 'currency' }),
  },
  run(values, { lang }) {
    const places = currencyPlaces(values.currency);
    if (values.mode === 'loan') return loan(values, places);
    if (values.mode === 'growth') return growth(values, places);
    if (values.mode === 'dated') return dated(values, places, lang);
    return convert(values);
  },
});

interface LoanValues {
  readonly amount: string;
  readonly payment: string;
  readonly months: number;
  readonly fees: string;
}

function loan({ amount, payment, months, fees }: LoanValues, places: number) {
  const money = moneyIn(places);
  if (amount === '' || payment === '') return { empty: true };
  const received = decimalOf(amount).minus(fees === '' ? 0 : fees);
  if (decimalOf(amount).lte(0)) return problem('amountZero', {}, 'amount');
  if (received.lte(0)) return problem('feesTooHigh', {}, 'fees');
  const paid = decimalOf(payment).times(months);
  if (paid.lt(received)) return problem('tooLittle', { short: money(received.minus(paid)) }, 'payment');
  const [net, each] = [received.toNumber(), Number(payment)];
  const rate = ratePerPeriod(net, each, months);
  const rows = shownRows(scheduleOf(net, each, months, rate), received, decimalOf(payment), places);
  return {
    rate: rate * MONTHS_A_YEAR * 100,
    effective: effectiveRate(rate * MONTHS_A_YEAR, '12') * 100,
    interest: moneyText(paid.minus(amount), places),
    schedule: {
      columns: [term('number'), term('interest'), term('principal'), term('balance')],
      rows: rows.map((row, at) => [
        at + 1,
        { money: moneyText(row.interest, places) },
        { money: moneyText(row.principal, places) },
        { money: moneyText(row.balance, places) },
      ]),
      name: 'payments',
    },
    notes: [decimalOf(fees === '' ? 0 : fees).gt(0) && note('fees', { received: money(received) })],
    steps: [
      step('equation', { received: money(received), payment: money(payment), months }),
      step('monthly', { rate: exact(rate * 100, 6), yearly: exact(rate * MONTHS_A_YEAR * 100, 3) }),
    ],
  };
}

function growth({ start, end, years }: { start: string; end: string; years: string }, places: number) {
  const money = moneyIn(places);
  if (start === '' || end === '' || years === '') return { empty: true };
  if (decimalOf(start).lte(0)) return problem('startZero', {}, 'start');
  if (decimalOf(end).lte(0)) return problem('endZero', {}, 'end');
  if (decimalOf(years).lte(0)) return problem('yearsZero', {}, 'years');
  const rate = growthRate(Number(start), Number(end), Number(years)) * 100;
  return {
    rate,
    effective: rate,
    interest: moneyText(decimalOf(end).minus(start), places),
    steps: [step('growth', { start: money(start), end: money(end), years: { exact: years }, rate: exact(rate, 3) })],
  };
}

function convert({ nominal, per, direction }: { nominal: string; per: Per; direction: 'toEffective' | 'toNominal' }) {
  if (nominal === '') return { empty: true };
  const given = Number(nominal);
  const toEffective = direction === 'toEffective';
  const found = (toEffective ? effectiveRate(given / 100, per) : nominalRate(given / 100, per)) * 100;
  const [rate, effective] = toEffective ? [given, found] : [found, given];
  return {
    rate,
    effective,
    steps: [
      per === 'continuous'
        ? step('continuous', { nominal: exact(rate, 3), effective: exact(effective, 3) })
        : step('compounded', { nominal: exact(rate, 3), per: Number(per), effective: exact(effective, 3) }),
    ],
  };
}

interface DatedValues {
  readonly payments: string;
  readonly dayCount: DayCount;
}

function dated({ payments: typed, dayCount }: DatedValues, places: number, lang: Lang) {
  const payments = readPayments(typed, lang);
  if (isProblem(payments)) return payments;
  const start = payments[0]?.date;
  if (start === undefined) return { empty: true };
  const rows = payments.map(({ date, amount }) => ({ date, amount, ...daysCounted(start, date, dayCount) }));
  const flows = rows.map(({ amount, years }) => ({ amount: Number(amount), years }));
  if (!flows.some(({ amount }) => amount > 0) || !flows.some(({ amount }) => amount < 0))
    return problem('oneSign', {}, 'payments');
  if (rows.at(-1)?.days === 0) return problem('oneDay', {}, 'payments');
  const rate = internalRate(flows);
  if (rate === undefined) return problem('noRate', {}, 'payments');
  const money = moneyIn(places);
  return {
    rate: rate * 100,
    effective: rate * 100,
    interest: moneyText(sum(payments.map(({ amount }) => amount)), places),
    worth: {
      columns: [term('date'), term('days'), term('amount'), term('worth')],
      rows: rows.map(({ date, days, amount, years }) => [
        { date },
        days,
        { money: moneyText(amount, places) },
        { money: moneyText(presentValue(Number(amount), years, rate), places) },
      ]),
      name: 'dated-payments',
    },
    labels: { interest: term('gain') },
    notes: [signChanges(flows.map(({ amount }) => amount)) > 1 && note('severalRates')],
    steps: rows.slice(0, 3).map(({ amount, days, years }) =>
      step(dayCount === 'actual365' ? 'worth365' : 'worth360', {
        amount: money(amount),
        rate: exact(rate * 100, 3),
        days,
        worth: money(presentValue(Number(amount), years, rate)),
      }),
    ),
  };
}

const exact = (value: number, digits: number) => ({ exact: value.toFixed(digits) });
const moneyIn = (places: number) => (value: DecimalSource) => ({ exact: moneyText(value, places) });
