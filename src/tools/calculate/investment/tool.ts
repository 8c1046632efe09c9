import {
  calculatorTool,
  choice,
  decimal,
  give,
  names,
  isProblem,
  note,
  number,
  problem,
  step,
  term,
} from '../../../kinds/contract';
import { CURRENCIES, currencyPlaces } from '../../../data/currencies';
import { decimalOf, moneyText, rounded, sum, type Decimal } from '../../../core/numbers/decimal';
import { contributionFor, inTodaysMoney, monthlyFactor, periodsOf, type Period, type Plan } from './growth';

const ANY_MONEY = { tier: 'input', min: '0', max: '1000000000000' } as const;
const MONTHS_A_YEAR = 12;
const LONGEST = 1200;
/** big.js: away from zero. */
const ROUND_UP = 3;

export default calculatorTool({
  fields: {
    mode: choice(['grow', 'goal'], { tier: 'main', look: 'buttons' }),
    initial: decimal('0', { ...ANY_MONEY, optional: true }),
    contribution: decimal('0', { ...ANY_MONEY, optional: true, when: { mode: ['grow'] } }),
    goal: decimal('', { ...ANY_MONEY, when: { mode: ['goal'] } }),
    rate: decimal('', { tier: 'input', min: '-1000', max: '1000', unit: '%' }),
    years: number(10, { tier: 'input', min: 0, max: 100, integer: false }),
    rateUnit: choice(['year', 'month']),
    compounding: choice(['monthly', 'yearly', 'semiannual', 'quarterly', 'daily', 'continuous', 'effective'], {
      when: { rateUnit: ['year'] },
    }),
    every: choice(['month', 'year']),
    timing: choice(['end', 'begin']),
    months: number(0, { min: 0, max: LONGEST }),
    inflation: decimal('0', { min: '-50', max: '1000', unit: '%', optional: true }),
    currency: names(CURRENCIES, { byLanguage: 'currency' }),
  },
  keeps: ['currency'],
  outputs: {
    neededContribution: give.money({ lead: true, currency: 'currency' }),
    finalValue: give.money({ lead: true, currency: 'currency' }),
    invested: give.money({ currency: 'currency' }),
    interest: give.money({ currency: 'currency' }),
    realValue: give.money({ currency: 'currency' }),
    byYear: give.table({ currency: 'currency', chart: { type: 'area', x: 'year', y: ['invested', 'gained'] } }),
    byMonth: give.table({ currency: 'currency' }),
  },
  run({ mode, rate, rateUnit, compounding, years, months, every, timing, currency, ...given }) {
    if (rate === '' || (mode === 'goal' && given.goal === '')) return { empty: true };
    const length = Math.round(years * MONTHS_A_YEAR) + months;
    if (length < 1 || length > LONGEST) return problem(length < 1 ? 'noTerm' : 'longTerm', {}, 'years');
    if (decimalOf(rate).lte(-100)) return problem('allLost', {}, 'rate');
    const places = currencyPlaces(currency);
    const text = (amount: Decimal) => moneyText(amount, places);
    const factor = monthlyFactor(rate, rateUnit, compounding);
    const initial = decimalOf(given.initial === '' ? 0 : given.initial);
    const open = { initial, every, timing, factor, months: length };
    const found =
      mode === 'grow'
        ? decimalOf(given.contribution === '' ? 0 : given.contribution)
        : needed(given.goal, open, places);
    if (isProblem(found)) return found;
    const plan = { ...open, contribution: found };
    const table = periodsOf(plan);
    const final = table.at(-1)?.end ?? initial;
    const invested = sum([initial, ...table.map(({ paidIn }) => paidIn)]);
    const inflation = given.inflation === '' ? '0' : given.inflation;
    const monthly = { exact: rounded(factor.minus(1).times(100), 4).toFixed() };
    return {
      finalValue: text(final),
      neededContribution: mode === 'goal' ? text(found) : undefined,
      invested: text(invested),
      interest: text(rounded(final, places).minus(rounded(invested, places))),
      realValue: text(inTodaysMoney(final, inflation, length)),
      byYear: tableOf('year', initial, table, places),
      byMonth: tableOf('month', initial, periodsOf(plan, 1), places),
      notes: [
        decimalOf(inflation).eq(0) && note('noInflation'),
        rateUnit === 'year' && compounding === 'monthly' && note('nominal'),
      ],
      steps: [step('monthly', { rate: monthly }), step('months', { months: length })],
    };
  },
});

/** Rounded up to the cent or the yen, so that the goal is reached. */
function needed(goal: string, plan: Omit<Plan, 'contribution'>, places: number) {
  const contribution = contributionFor(decimalOf(goal), { ...plan, contribution: decimalOf(0) });
  if (contribution === undefined) return problem('neverPaid', {}, 'years');
  if (contribution.lte(0)) return problem('reached', {}, 'goal');
  // The noise of the twelfth root, far behind the cents, would be rounded up too.
  return rounded(contribution, 20).round(places, ROUND_UP);
}

/**
 * The balances are rounded, and the interest follows from them: each row adds up, and so do the columns. The last two
 * columns add up to the balance, for the chart.
 */
function tableOf(period: 'year' | 'month', initial: Decimal, periods: readonly Period[], places: number) {
  const money = (amount: Decimal) => ({ money: moneyText(amount, places) });
  let exactly = initial;
  let [start, invested] = [rounded(initial, places), rounded(initial, places)];
  return {
    columns: [
      term(period),
      term('start'),
      term('paidIn'),
      term('interest'),
      term('end'),
      term('invested'),
      term('gained'),
    ],
    rows: periods.map((one, at) => {
      exactly = exactly.plus(one.paidIn);
      const [end, total] = [rounded(one.end, places), rounded(exactly, places)];
      const paidIn = total.minus(invested);
      const cells = [start, paidIn, end.minus(start).minus(paidIn), end, total, end.minus(total)].map(money);
      [start, invested] = [end, total];
      return [at + 1, ...cells];
    }),
    name: `by-${period}`,
  };
}
