import { CREATORS_AS_OF, YOUTUBE, YOUTUBE_NICHES } from '../../../data/creators';
import { formatDate } from '../../../i18n/format';
import {
  calculatorTool,
  choice,
  decimal,
  give,
  names,
  note,
  number,
  problem,
  step,
  term,
  type Cell,
  type Table,
} from '../../../kinds/contract';
import { CURRENCIES, currencyPlaces } from '../../../data/currencies';
import { decimalOf, moneyText, plainText, type Decimal } from '../../../core/numbers/decimal';
import { earnings, rpmFromCpm, yearlyViews, type Earnings } from './earnings';

const RATE = { tier: 'input', min: '0', max: '100000' } as const;
const RPM = { ...RATE, when: { basis: ['rpm'] } };
const CPM = { ...RATE, when: { basis: ['cpm'] } };
const PERCENT = { tier: 'input', min: '0', max: '100', unit: '%', when: { basis: ['cpm'] } } as const;
/** Monthly views of the table. */
const MONTHLY_VIEWS = [1_000, 10_000, 50_000, 100_000, 500_000, 1_000_000, 10_000_000];

export default calculatorTool({
  fields: {
    format: choice(['long', 'shorts'], { tier: 'main', look: 'buttons' }),
    basis: choice(['rpm', 'cpm']),
    // An average can have a fraction.
    views: number(10_000, { tier: 'input', min: 0, max: 1e12, integer: false }),
    niche: choice(['any', 'finance', 'tech', 'gaming', 'own'], {
      tier: 'input',
      when: { format: ['long'], basis: ['rpm'] },
    }),
    period: choice(['day', 'month', 'year'], { tier: 'input', look: 'buttons' }),
    rpmLow: decimal(YOUTUBE.long.rpmLow, RPM),
    rpmHigh: decimal(YOUTUBE.long.rpmHigh, RPM),
    cpmLow: decimal(YOUTUBE.cpmLow, CPM),
    cpmHigh: decimal(YOUTUBE.cpmHigh, CPM),
    monetized: decimal(YOUTUBE.monetized, PERCENT),
    share: decimal(YOUTUBE.long.share, PERCENT),
    currency: names(CURRENCIES),
  },
  keeps: ['currency'],
  outputs: {
    monthLow: give.money({ lead: true, currency: 'currency' }),
    monthHigh: give.money({ lead: true, currency: 'currency' }),
    yearLow: give.money({ currency: 'currency' }),
    yearHigh: give.money({ currency: 'currency' }),
    dayLow: give.money({ currency: 'currency' }),
    dayHigh: give.money({ currency: 'currency' }),
    audiences: give.table({ currency: 'currency' }),
  },
  fills(changed, { format, niche }): Record<string, string> {
    if (changed === 'format') return format === 'shorts' ? { ...YOUTUBE.shorts } : { niche: 'any', ...YOUTUBE.long };
    if (changed === 'rpmLow' || changed === 'rpmHigh') return { niche: 'own' };
    const range = Object.entries(YOUTUBE_NICHES).find(([name]) => name === niche)?.[1];
    return changed === 'niche' && range ? { rpmLow: range.rpmLow, rpmHigh: range.rpmHigh } : {};
  },
  run({ format, niche, views, period, basis, rpmLow, rpmHigh, cpmLow, cpmHigh, monetized, share, currency }, { lang }) {
    const places = currencyPlaces(currency);
    const text = (amount: Decimal) => moneyText(amount, places);
    const ofCpm = (cpm: string) => rpmFromCpm(decimalOf(cpm), decimalOf(monetized), decimalOf(share));
    const [low, high] = basis === 'rpm' ? [rpmLow, rpmHigh] : [cpmLow, cpmHigh];
    if (decimalOf(low).gt(high)) {
      return problem('lowAboveHigh', { low: exact(low), high: exact(high) }, basis === 'rpm' ? 'rpmLow' : 'cpmLow');
    }
    const range = basis === 'rpm' ? [decimalOf(low), decimalOf(high)] : [ofCpm(low), ofCpm(high)];
    const [lowRpm = decimalOf(0), highRpm = decimalOf(0)] = range;
    const inYear = yearlyViews(views, period);
    const [least, most] = [earnings(inYear, lowRpm, places), earnings(inYear, highRpm, places)];
    return {
      monthLow: text(least.month),
      monthHigh: text(most.month),
      yearLow: text(least.year),
      yearHigh: text(most.year),
      dayLow: text(least.day),
      dayHigh: text(most.day),
      audiences: audienceTable(lowRpm, highRpm, places),
      notes: [
        note('estimate', { date: formatDate(CREATORS_AS_OF, lang) }),
        format === 'long' &&
          basis === 'rpm' &&
          niche !== 'any' &&
          niche !== 'own' &&
          note('niche', { source: YOUTUBE_NICHES[niche].source.replace(/^https:\/\/(www\.)?/, '') }),
        basis === 'cpm' && note('share', { source: YOUTUBE.source.replace('https://', '') }),
        note('leftOut'),
      ],
      steps: [
        step(VIEWS_STEP[period], { views, inYear: exact(inYear) }),
        ...(basis === 'cpm'
          ? [
              step('rpm', { cpm: exact(low), monetized: exact(monetized), share: exact(share), rpm: exact(lowRpm) }),
              step('rpm', { cpm: exact(high), monetized: exact(monetized), share: exact(share), rpm: exact(highRpm) }),
            ]
          : []),
        yearStep(inYear, lowRpm, least, places),
        yearStep(inYear, highRpm, most, places),
      ],
    };
  },
});

const VIEWS_STEP = { day: 'viewsByDay', month: 'viewsByMonth', year: 'viewsByYear' } as const;

const exact = (value: Decimal | string) => ({ exact: plainText(value) });

function yearStep(inYear: Decimal, rpm: Decimal, { year, month }: Earnings, places: number) {
  const money = (amount: Decimal) => ({ exact: moneyText(amount, places) });
  return step('year', { inYear: exact(inYear), rpm: exact(rpm), year: money(year), month: money(month) });
}

/** What other audiences would earn in a month. */
function audienceTable(low: Decimal, high: Decimal, places: number) {
  const cell = (views: number, rpm: Decimal): Cell => ({
    money: moneyText(earnings(yearlyViews(views, 'month'), rpm, places).month, places),
  });
  return {
    columns: [term('monthlyViews'), term('low'), term('high')],
    rows: MONTHLY_VIEWS.map((views): Cell[] => [views, cell(views, low), cell(views, high)]),
    name: 'youtube-earnings',
  } satisfies Table;
}
