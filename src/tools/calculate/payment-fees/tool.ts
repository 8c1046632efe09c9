import { CURRENCIES, PAYPAL_FIXED, PLATFORMS, type Currency, type FeeRow } from '../../../data/fees/payments';
import { formatDate } from '../../../i18n/format';
import {
  calculatorTool,
  choice,
  decimal,
  flag,
  give,
  names,
  note,
  number,
  problem,
  step,
} from '../../../kinds/contract';
import { decimalOf, moneyText, plainText, rounded, type Decimal } from '../../../core/numbers/decimal';
import { charged, effectivePercent, feeOf, type FeeRule, type Payment } from './fee';
import { PLANS, fillsFor, rowOf } from './schedule';
import { amountTable, paymentOf, platformTable, scheduleTable, shortAddress, type Direction } from './tables';

const MONEY = { min: '0', max: '1000000000000', optional: true };
const PERCENT = { min: '0', max: '100', unit: '%' };

export default calculatorTool({
  fields: {
    platform: choice(PLATFORMS, { tier: 'more' }),
    plan: choice([...PLANS, 'custom'], { tier: 'main' }),
    direction: choice(['charge', 'receive'], { tier: 'main', look: 'buttons' }),
    amount: decimal('', { tier: 'input', max: MONEY.max }),
    percent: decimal('', { tier: 'input', ...PERCENT }),
    fixed: decimal('', { tier: 'input', ...MONEY }),
    international: flag(false, { tier: 'input' }),
    conversion: flag(),
    manual: flag(),
    extra: decimal('0', { ...PERCENT, optional: true }),
    min: decimal('', MONEY),
    max: decimal('', MONEY),
    count: number(1, { min: 1, max: 1_000_000 }),
    currency: names(CURRENCIES),
  },
  outputs: {
    charge: give.money({ currency: 'currency' }),
    fee: give.money({ currency: 'currency' }),
    net: give.money({ lead: true, currency: 'currency' }),
    effective: give.percent({ digits: 2 }),
    monthFee: give.money({ currency: 'currency' }),
    platforms: give.table({ currency: 'currency', chart: { type: 'bar', x: 'platform', y: ['fee'] } }),
    amounts: give.table({ currency: 'currency' }),
    schedule: give.table(),
  },
  fills: fillsFor,
  run({ platform, plan, direction, amount, currency, count, ...typed }, { lang }) {
    if (amount === '') return { empty: true };
    const given = rounded(amount);
    if (given.lte(0)) return problem('amountZero', {}, 'amount');
    const row = rowOf(platform, plan)?.[1];
    if (!row && typed.percent === '') return { empty: true };
    const rule = ruleOf(typed, row, currency);
    if (rule.min && rule.max && rule.min.gt(rule.max)) {
      return problem('minAboveMax', { min: money(rule.min), max: money(rule.max) }, 'min');
    }
    const payment = paymentOf(given, direction, rule);
    if (!payment) return problem('noAmount', { percent: exact(rule.percent) }, 'percent');
    const monthFee = payment.fee.times(count);
    const own = !row || !sameFee(rule, ruleOf({ ...NOTHING_TYPED, extra: typed.extra }, row, currency));
    return {
      charge: moneyText(payment.charge),
      fee: moneyText(payment.fee),
      net: moneyText(payment.net),
      effective: plainText(effectivePercent(payment)),
      monthFee: count > 1 ? moneyText(monthFee) : undefined,
      ...(currency === 'USD' && { platforms: platformTable(given, direction, platform, rule) }),
      amounts: amountTable(direction, rule),
      schedule: scheduleTable(platform),
      notes: [
        row && note('asOf', { date: formatDate(row.asOf, lang), source: shortAddress(row.source) }),
        row?.secondary === 'fixed' && note('secondaryFixed'),
        row?.note === 'middle' && note('middle'),
        own && note('ownFee'),
        rule.onTop === true && note('onTop', { charge: money(payment.charge), net: money(payment.net) }),
        payment.net.lte(0) && note('nothingLeft'),
        row?.dispute !== undefined && note('dispute', { fee: money(decimalOf(row.dispute)) }),
      ],
      steps: working(given, direction, rule, payment, count, monthFee),
    };
  },
});

interface TypedFee {
  readonly percent: string;
  readonly fixed: string;
  readonly min: string;
  readonly max: string;
  readonly extra: string;
}

const NOTHING_TYPED: TypedFee = { percent: '', fixed: '', min: '', max: '', extra: '' };

/** The typed fee; what is empty comes from the plan's row, if there is one. */
function ruleOf(typed: TypedFee, row: FeeRow | undefined, currency: Currency): FeeRule {
  const inCurrency = row?.fixed === PAYPAL_FIXED.USD ? PAYPAL_FIXED[currency] : row?.fixed;
  const limit = (text: string, planned: string | undefined) =>
    text !== '' ? rounded(text) : planned === undefined ? undefined : decimalOf(planned);
  return {
    percent: decimalOf(typed.percent || (row?.percent ?? '0')).plus(typed.extra || '0'),
    fixed: decimalOf(typed.fixed || (inCurrency ?? '0')),
    min: limit(typed.min, row?.min),
    max: limit(typed.max, row?.max),
    onTop: row?.onTop ?? false,
  };
}

function sameFee(a: FeeRule, b: FeeRule): boolean {
  const same = (x: Decimal | undefined, y: Decimal | undefined) => (x && y ? x.eq(y) : x === y);
  return a.percent.eq(b.percent) && a.fixed.eq(b.fixed) && same(a.min, b.min) && same(a.max, b.max);
}

const money = (amount: Decimal) => ({ exact: moneyText(amount) });
const exact = (value: Decimal) => ({ exact: plainText(value) });

const CENT = '0.01';

function working(
  given: Decimal,
  direction: Direction,
  rule: FeeRule,
  payment: Payment,
  count: number,
  monthFee: Decimal,
) {
  const { percent, fixed, min, max, onTop } = rule;
  const base = onTop ? payment.net : payment.charge;
  const less = charged(payment.charge.minus(CENT), rule);
  const unlimited = feeOf(base, { percent, fixed });
  const blanks = {
    base: money(base),
    percent: exact(percent),
    fixed: moneyOrMore(fixed),
    unlimited: money(unlimited),
    charge: money(payment.charge),
    fee: money(payment.fee),
    net: money(payment.net),
  };
  const searched = direction === 'receive' && !onTop;
  return [
    step('fee', blanks),
    ...(min && unlimited.lt(min) ? [step('raised', { limit: money(min) })] : []),
    ...(max && unlimited.gt(max) ? [step('lowered', { limit: money(max) })] : []),
    step(onTop ? 'onTop' : 'left', blanks),
    ...(searched ? [step('smallest', { less: money(less.charge), left: money(less.net), wanted: money(given) })] : []),
    ...(count > 1 ? [step('month', { count, fee: money(payment.fee), monthFee: money(monthFee) })] : []),
  ];
}

/** A fixed fee with fractions of a cent keeps them. */
const moneyOrMore = (amount: Decimal) => (rounded(amount).eq(amount) ? money(amount) : exact(amount));
