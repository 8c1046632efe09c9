import {
  calculatorTool,
  choice,
  decimal,
  give,
  names,
  isProblem,
  note,
  problem,
  step,
  term,
  text,
} from '../../../kinds/contract';
import { CURRENCIES, currencyPlaces } from '../../../data/currencies';
import { formatNumber } from '../../../i18n/format';
import {
  decimalOf,
  moneyText,
  plainText,
  power10,
  rounded,
  significant,
  type Decimal,
  type DecimalSource,
} from '../../../core/numbers/decimal';
import { bookOf, divide, netOdds, totalFor } from './dutching';
import { readSelections } from './odds';

const ANY_MONEY = { tier: 'input', min: '0', max: '1000000000' } as const;

export default calculatorTool({
  fields: {
    mode: choice(['stake', 'profit'], { tier: 'main', look: 'buttons' }),
    odds: text({ tier: 'input', rows: 2, mono: true }),
    total: decimal('100', { ...ANY_MONEY, when: { mode: ['stake'] } }),
    wantProfit: decimal('', { ...ANY_MONEY, when: { mode: ['profit'] } }),
    step: choice(['0.01', '0.1', '0.5', '1', '5']),
    commission: decimal('0', { min: '0', max: '99', unit: '%', optional: true }),
    currency: names(CURRENCIES, { byLanguage: 'currency' }),
  },
  keeps: ['currency'],
  outputs: {
    profit: give.money({ lead: true, currency: 'currency' }),
    totalStake: give.money({ currency: 'currency' }),
    minReturn: give.money({ currency: 'currency' }),
    maxReturn: give.money({ currency: 'currency' }),
    book: give.percent({ digits: 2 }),
    roi: give.percent({ digits: 2 }),
    bets: give.table({ currency: 'currency' }),
  },
  run({ mode, odds, total, wantProfit, step: chosenStep, commission, currency }, { lang }) {
    const places = currencyPlaces(currency);
    const money = (amount: DecimalSource) => moneyText(amount, places);
    // A stake is a whole number of the currency's smallest unit.
    const unit = power10(-places);
    const stepSize = unit.gt(chosenStep) ? unit.toFixed() : chosenStep;
    const selections = readSelections(odds);
    const asked = mode === 'stake' ? total : wantProfit;
    if (selections === undefined || asked === '') return { empty: true };
    if (isProblem(selections)) return selections;
    const field = mode === 'stake' ? 'total' : 'wantProfit';
    if (decimalOf(asked).lte(0)) return problem('notPositive', {}, field);
    const net = selections.map((one) => netOdds(one.odds, commission === '' ? 0 : commission));
    const book = bookOf(net);
    if (mode === 'profit' && book.gte(1)) return problem('noProfit', { book: percent(book) }, 'odds');
    const bets = divide(net, mode === 'stake' ? asked : totalFor(asked, book), stepSize, places);
    if (bets.totalStake.eq(0)) return problem('stepTooLarge', { step: { exact: stepSize } }, 'step');
    const profit = bets.minReturn.minus(bets.totalStake);
    return {
      profit: money(profit),
      totalStake: money(bets.totalStake),
      minReturn: money(bets.minReturn),
      maxReturn: money(bets.maxReturn),
      book: figure(book),
      roi: figure(profit.div(bets.totalStake)),
      bets: {
        columns: [term('selection'), term('decimalOdds'), term('stake'), term('return'), term('profit')],
        rows: selections.map(({ name, odds: one }, at) => [
          name === '' ? at + 1 : name,
          { exact: rounded(one, 3).toFixed() },
          { money: money(bets.stakes[at] ?? 0) },
          { money: money(bets.returns[at] ?? 0) },
          { money: money((bets.returns[at] ?? decimalOf(0)).minus(bets.totalStake)) },
        ]),
        name: 'dutching',
      },
      notes: [
        // Rounded stakes can leave one outcome without a loss.
        book.gt(1) &&
          bets.maxReturn.lt(bets.totalStake) &&
          note('alwaysLoses', { loss: { exact: money(bets.totalStake.minus(bets.maxReturn)) } }),
        bets.stakes.some((stake) => stake.eq(0)) && note('noStake', { step: { exact: stepSize } }),
        note('exclusive'),
        note('responsible'),
      ],
      steps: [
        step('book', {
          odds: net.map((one) => `1 ÷ ${formatNumber(rounded(one, 4).toFixed(), lang)}`).join(' + '),
          book: percent(book),
        }),
      ],
    };
  },
});

/** As many digits of a percentage as a double has. */
const figure = (share: Decimal): string => plainText(significant(share.times(100), 15));
const percent = (share: Decimal) => ({ exact: rounded(share.times(100), 2).toFixed(2) });
