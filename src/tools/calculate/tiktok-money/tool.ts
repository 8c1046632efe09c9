import { CREATORS_AS_OF, TIKTOK } from '../../../data/creators';
import { formatDate } from '../../../i18n/format';
import {
  calculatorTool,
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
import { earnings, qualifiedViews, type Earnings, type Month } from './earnings';

const RATE = { min: '0', max: '100000' } as const;
const COUNT = { tier: 'input', min: 0, max: 1e12 } as const;

export default calculatorTool({
  fields: {
    // An average of several months can have a fraction: three posts in two months are 1.5.
    views: number(100_000, { ...COUNT, integer: false }),
    rpmLow: decimal(TIKTOK.rpmLow, { tier: 'input', ...RATE }),
    rpmHigh: decimal(TIKTOK.rpmHigh, { tier: 'input', ...RATE }),
    followers: number(0, COUNT),
    posts: number(0, { ...COUNT, max: 1000, integer: false }),
    diamonds: number(0, COUNT),
    qualified: decimal(TIKTOK.qualified, { min: '0', max: '100', unit: '%' }),
    postLow: decimal(TIKTOK.postLow, RATE),
    postHigh: decimal(TIKTOK.postHigh, RATE),
    diamondValue: decimal(TIKTOK.diamondValue, RATE),
    currency: names(CURRENCIES),
  },
  keeps: ['currency'],
  outputs: {
    totalLow: give.money({ lead: true, currency: 'currency' }),
    totalHigh: give.money({ lead: true, currency: 'currency' }),
    yearLow: give.money({ currency: 'currency' }),
    yearHigh: give.money({ currency: 'currency' }),
    rewardsLow: give.money({ currency: 'currency' }),
    rewardsHigh: give.money({ currency: 'currency' }),
    sponsorLow: give.money({ currency: 'currency' }),
    sponsorHigh: give.money({ currency: 'currency' }),
    gifts: give.money({ currency: 'currency' }),
    sources: give.table({
      currency: 'currency',
      chart: { type: 'bar', x: 'range', y: ['rewards', 'sponsor', 'gifts'] },
    }),
  },
  run({ views, followers, posts, diamonds, currency, ...rates }, { lang }) {
    const { rpmLow, rpmHigh, postLow, postHigh } = rates;
    for (const [low, high, field] of [
      [rpmLow, rpmHigh, 'rpmLow'],
      [postLow, postHigh, 'postLow'],
    ] as const) {
      if (decimalOf(low).gt(high)) return problem('lowAboveHigh', { low: exact(low), high: exact(high) }, field);
    }
    const month: Month = {
      views: decimalOf(views),
      qualified: decimalOf(rates.qualified),
      followers: decimalOf(followers),
      posts: decimalOf(posts),
      diamonds: decimalOf(diamonds),
      diamondValue: decimalOf(rates.diamondValue),
    };
    const least = earnings(month, decimalOf(rpmLow), decimalOf(postLow));
    const most = earnings(month, decimalOf(rpmHigh), decimalOf(postHigh));
    const places = currencyPlaces(currency);
    const text = (amount: Decimal) => moneyText(amount, places);
    return {
      totalLow: text(least.month),
      totalHigh: text(most.month),
      yearLow: text(least.year),
      yearHigh: text(most.year),
      rewardsLow: text(least.rewards),
      rewardsHigh: text(most.rewards),
      sponsorLow: text(least.sponsor),
      sponsorHigh: text(most.sponsor),
      gifts: text(least.gifts),
      sources: sourceTable(least, most, places),
      notes: [
        note('estimate', { date: formatDate(CREATORS_AS_OF, lang) }),
        views > 0 && views < TIKTOK.views && note('fewViews', { needed: TIKTOK.views }),
        views > 0 &&
          followers > 0 &&
          followers < TIKTOK.followers &&
          note('fewFollowers', { needed: TIKTOK.followers }),
        views > 0 && note('terms', { followers: TIKTOK.followers, views: TIKTOK.views }),
      ],
      steps: [...working(month, rpmLow, postLow, least, places), ...working(month, rpmHigh, postHigh, most, places)],
    };
  },
});

const exact = (value: Decimal | string) => ({ exact: plainText(value) });

/** What each source brings in a month, at both ends of the range. */
function sourceTable(least: Earnings, most: Earnings, places: number) {
  const row = (name: Cell, { rewards, sponsor, gifts, month, year }: Earnings): Cell[] => [
    name,
    ...[rewards, sponsor, gifts, month, year].map((amount): Cell => ({ money: moneyText(amount, places) })),
  ];
  return {
    columns: [term('range'), term('rewards'), term('sponsor'), term('gifts'), term('month'), term('year')],
    rows: [row(term('low'), least), row(term('high'), most)],
    name: 'tiktok-earnings',
  } satisfies Table;
}

/** The steps of one end of the range; sources that bring nothing are left out. */
function working(month: Month, rpm: string, postRate: string, result: Earnings, places: number) {
  const money = (amount: Decimal) => ({ exact: moneyText(amount, places) });
  const { views, qualified, followers, posts, diamonds, diamondValue } = month;
  return [
    ...(views.gt(0)
      ? [
          step('rewards', {
            views: exact(views),
            qualified: exact(qualified),
            counted: exact(qualifiedViews(month)),
            rpm: exact(rpm),
            rewards: money(result.rewards),
          }),
        ]
      : []),
    ...(result.sponsor.gt(0)
      ? [
          step('sponsor', {
            followers: exact(followers),
            postRate: exact(postRate),
            posts: exact(posts),
            sponsor: money(result.sponsor),
          }),
        ]
      : []),
    ...(diamonds.gt(0)
      ? [
          step('gifts', {
            diamonds: exact(diamonds),
            diamondValue: exact(diamondValue),
            gifts: money(result.gifts),
          }),
        ]
      : []),
    step('total', { month: money(result.month), year: money(result.year) }),
  ];
}
