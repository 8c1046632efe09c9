import {
  calculatorTool,
  choice,
  date,
  decimal,
  give,
  names,
  note,
  number,
  problem,
  step,
} from '../../../kinds/contract';
import { CURRENCIES, currencyPlaces } from '../../../data/currencies';
import { decimalOf, moneyText, plainText, rounded, significant, type Decimal } from '../../../core/numbers/decimal';
import { allIn, downPayment, firstMonth, monthsOf, paymentsWithPmi, type Costs, type MonthlyParts } from './mortgage';
import {
  A_YEAR,
  paymentDay,
  paymentOf,
  paymentsIn,
  periodRate,
  scheduleOf,
  totalOf,
  type Frequency,
  type Terms,
} from './schedule';
import { balanceTable, comparisonTable, monthTable, scheduleTable, yearTable } from './tables';

const MORTGAGE = { when: { kind: ['mortgage'] } };
const ANY_MONEY = { min: '0', max: '1000000000000000' };

export default calculatorTool({
  fields: {
    kind: choice(['loan', 'mortgage'], { tier: 'main', look: 'buttons' }),
    amount: decimal('', { tier: 'input', max: ANY_MONEY.max, when: { kind: ['loan'] } }),
    price: decimal('', { tier: 'input', max: ANY_MONEY.max, ...MORTGAGE }),
    down: decimal('0', { tier: 'input', ...ANY_MONEY, optional: true, ...MORTGAGE }),
    downUnit: choice(['percent', 'amount'], { tier: 'input', look: 'buttons', ...MORTGAGE }),
    rate: decimal('', { tier: 'input', min: '0', max: '100', unit: '%' }),
    years: decimal('', { tier: 'input', min: '0', optional: 'either' }),
    months: number(0, { min: 0, max: 1200 }),
    frequency: choice(['monthly', 'biweekly', 'weekly', 'quarterly', 'yearly']),
    compounding: choice(['payment', 'semiannual']),
    extra: decimal('0', { ...ANY_MONEY, optional: true }),
    start: date({ optional: true }),
    propertyTax: decimal('0', { min: '0', max: '100', unit: '%', optional: true, ...MORTGAGE }),
    insurance: decimal('0', { ...ANY_MONEY, optional: true, ...MORTGAGE }),
    fees: decimal('0', { ...ANY_MONEY, optional: true, ...MORTGAGE }),
    pmi: decimal('0', { min: '0', max: '100', unit: '%', optional: true, ...MORTGAGE }),
    currency: names(CURRENCIES, { byLanguage: 'currency' }),
  },
  keeps: ['currency'],
  outputs: {
    payment: give.money({ lead: true, currency: 'currency' }),
    monthly: give.money({ currency: 'currency' }),
    total: give.money({ currency: 'currency' }),
    interest: give.money({ currency: 'currency' }),
    payments: give.integer(),
    payoff: give.date(),
    saved: give.money({ currency: 'currency' }),
    loan: give.money({ currency: 'currency' }),
    pmiMonths: give.integer(),
    firstMonth: give.table({ currency: 'currency', chart: { type: 'donut', x: 'part', y: ['aMonth'] } }),
    comparison: give.table({ currency: 'currency' }),
    balances: give.table({
      currency: 'currency',
      chart: { type: 'line', x: 'year', y: ['withoutExtra', 'withExtra'] },
    }),
    yearly: give.table({ currency: 'currency', chart: { type: 'bar', x: 'year', y: ['interest', 'principal'] } }),
    schedule: give.table({ currency: 'currency', chart: { type: 'line', x: 'number', y: ['balance'] } }),
  },
  run(values) {
    const { kind, rate, years, months, frequency, compounding, start } = values;
    const mortgage = kind === 'mortgage';
    const given = mortgage ? values.price : values.amount;
    if (given === '' || rate === '' || (years === '' && months === 0)) return { empty: true };
    const places = currencyPlaces(values.currency);
    const money = moneyIn(places);
    const text = (amount: Decimal) => moneyText(amount, places);
    const price = rounded(given, places);
    if (price.lte(0)) return mortgage ? problem('priceZero', {}, 'price') : problem('amountZero', {}, 'amount');
    const down = mortgage ? downPayment(price, orZero(values.down), values.downUnit, places) : decimalOf(0);
    const wrong = mortgage && downFault(values, down, price, money);
    if (wrong) return wrong;
    const term = decimalOf(orZero(years));
    const count = paymentsIn(term, months, frequency);
    if (count < 1) return problem('termZero', {}, 'years');
    if (term.times(12).plus(months).gt(1200)) return problem('termLong', {}, 'years');

    const terms: Terms = {
      amount: price.minus(down),
      places,
      rate: decimalOf(rate),
      frequency,
      compounding,
      count,
      extra: rounded(orZero(values.extra), places),
    };
    const { extra } = terms;
    const payment = paymentOf(terms);
    const rows = scheduleOf(terms);
    const plain = extra.eq(0) ? rows : scheduleOf({ ...terms, extra: decimalOf(0) });
    const [total, interest] = [totalOf(rows, 'payment'), totalOf(rows, 'interest')];
    const saved = totalOf(plain, 'interest').minus(interest);
    const calendar = calendarFrom(start, frequency, count);
    const last = rows.at(-1)?.payment ?? payment;
    const costs: Costs = {
      places,
      price,
      loan: terms.amount,
      propertyTax: orZero(values.propertyTax),
      insurance: orZero(values.insurance),
      fees: orZero(values.fees),
      pmi: orZero(values.pmi),
    };
    const parts = firstMonth(payment, frequency, costs);
    const pmiMonths = monthsOf(paymentsWithPmi(rows, costs), frequency);
    const hasCosts = !allIn(parts).eq(parts.payment);
    return {
      payment: text(payment),
      total: text(total),
      interest: text(interest),
      payments: rows.length,
      payoff: calendar.start === '' ? undefined : paymentDay(start, frequency, rows.length - 1),
      saved: text(saved),
      ...(mortgage && {
        loan: text(terms.amount),
        monthly: text(allIn(parts)),
        pmiMonths,
        ...(hasCosts && { firstMonth: monthTable(parts, places) }),
      }),
      ...(extra.gt(0) && {
        comparison: comparisonTable(plain, rows, calendar, places),
        balances: balanceTable(plain, rows, calendar, places),
      }),
      yearly: yearTable(rows, calendar, places),
      schedule: scheduleTable(rows, calendar, places),
      notes: [
        extra.gt(0) && note('extraSaves', { saved: money(saved), sooner: plain.length - rows.length }),
        extra.eq(0) && !last.eq(payment) && note('lastDiffers', { last: money(last), payment: money(payment) }),
        mortgage && frequency !== 'monthly' && note('monthlyShare', { perYear: A_YEAR[frequency] }),
        mortgage && pmiMonths > 0 && note('pmiEnds', { months: pmiMonths }),
        compounding === 'semiannual' && note('canada'),
      ],
      steps: [
        ...(mortgage ? [step('borrowed', { price: money(price), down: money(down), loan: money(terms.amount) })] : []),
        ...working(terms, payment),
        step('rows', { payments: rows.length, interest: money(interest), total: money(total) }),
        ...(mortgage && hasCosts ? [firstMonthStep(parts, money)] : []),
      ],
    };
  },
});

/** A schedule without dates if there is no first one, or if it runs past the year 9999. */
const calendarFrom = (start: string, frequency: Frequency, count: number) => ({
  frequency,
  start: start !== '' && paymentDay(start, frequency, count - 1) !== undefined ? start : '',
});

/** What the first month of a mortgage costs, part by part. */
const firstMonthStep = (parts: MonthlyParts, money: ReturnType<typeof moneyIn>) =>
  step('firstMonth', {
    payment: money(parts.payment),
    tax: money(parts.propertyTax),
    insurance: money(parts.insurance),
    fees: money(parts.fees),
    pmi: money(parts.pmi),
    monthly: money(allIn(parts)),
  });

/** A missing cost counts as zero. */
const orZero = (text: string): string => (text === '' ? '0' : text);

const moneyIn =
  (places: number) =>
  (amount: Decimal): { exact: string } => ({ exact: moneyText(amount, places) });

/** Digits of a period's rate in the steps: enough to follow the calculation, but few enough to read. */
const SHOWN_DIGITS = 8;

function working(terms: Terms, payment: Decimal) {
  const { amount, places, rate, frequency, compounding, count } = terms;
  const money = moneyIn(places);
  const i = periodRate(terms);
  const shown = (value: Decimal) => ({ exact: plainText(significant(value, SHOWN_DIGITS)) });
  const blanks = {
    amount: money(amount),
    rate: { exact: plainText(rate) },
    perYear: A_YEAR[frequency],
    periodPercent: shown(i.times(100)),
    i: shown(i),
    count,
    payment: money(payment),
  };
  if (rate.eq(0)) return [step('withoutInterest', blanks)];
  return [step(compounding === 'semiannual' ? 'halfYearly' : 'periodRate', blanks), step('formula', blanks)];
}

/** What is wrong with a down payment that leaves nothing to borrow. */
function downFault(
  values: { down: string; downUnit: string },
  down: Decimal,
  price: Decimal,
  money: ReturnType<typeof moneyIn>,
) {
  if (down.lt(price)) return undefined;
  // Over 100%, it is most likely an amount, typed while a percentage is asked for.
  return values.downUnit === 'percent' && decimalOf(values.down).gt(100)
    ? problem('downPercent', { down: { exact: values.down } }, 'down')
    : problem('downTooMuch', { down: money(down), price: money(price) }, 'down');
}
