import type { Fact } from './fact.ts';
import { ETSY_FEES, ETSY_LISTING, ETSY_OFFSITE, ETSY_OFFSITE_MAX, ETSY_SOURCE, ETSY_TRANSACTION } from './fees/etsy.ts';
import { FIVERR_FEES } from './fees/fiverr.ts';
import { FEES, type FeeRow, type Platform } from './fees/payments.ts';

type FeeFact = Fact<string>;

type Unit = 'percent' | 'money';

/** The schedules that were read in a copy with a date. Cash App's is missing: its copy is older than a figure may be. */
const DATED_SCHEDULES: ReadonlySet<string> = new Set([
  'https://www.paypal.com/us/business/paypal-business-fees',
  'https://stripe.com/pricing',
  'https://venmo.com/about/fees',
]);

const AMOUNTS = ['fixed', 'min', 'max', 'dispute'] as const;

/** `paypal.checkout.percent`, `stripe.us-ach.max`, `stripe.us-online.international`. */
function factsOf(platform: Platform, plan: string, row: FeeRow): readonly (readonly [string, FeeFact])[] {
  const { source, asOf, extras } = row;
  const isDated = DATED_SCHEDULES.has(source) && row.secondary === undefined;
  const fact = (name: string, value: string, unit: Unit) =>
    [
      `${platform}.${plan}.${name}`,
      isDated
        ? { value, unit, source, confirmed: true, read: asOf as `${number}-${number}-${number}` }
        : { value, unit, source, confirmed: false, read: 'undated' },
    ] as const satisfies readonly [string, FeeFact];
  return [
    fact('percent', row.percent, 'percent'),
    ...AMOUNTS.flatMap((name) => (row[name] === undefined ? [] : [fact(name, row[name], 'money')])),
    ...Object.entries(extras).map(([name, percent]) => fact(name, percent, 'percent')),
  ];
}

const undated = (value: string, unit: Unit, source: `https://${string}`): FeeFact => ({
  value,
  unit,
  source,
  confirmed: false,
  read: 'undated',
});
const etsy = (value: string, unit: Unit) => undated(value, unit, ETSY_SOURCE);
const { percent: etsyProcessing } = ETSY_FEES.US;
const fiverr = (value: string, unit: Unit) => undated(value, unit, FIVERR_FEES.source);

/** The fees that a text can include by name, as decimal text. */
export const FEE_FACTS: readonly (readonly [string, FeeFact])[] = [
  ...Object.entries(FEES).flatMap(([platform, plans]) =>
    Object.entries(plans).flatMap(([plan, row]) => factsOf(platform as Platform, plan, row)),
  ),
  ['etsy.listing', etsy(ETSY_LISTING, 'money')],
  ['etsy.transaction', etsy(ETSY_TRANSACTION, 'percent')],
  // If the percentage is unknown, the name doesn't exist, and the build fails for a text that uses it.
  ...(etsyProcessing === undefined ? [] : [['etsy.processing', etsy(etsyProcessing, 'percent')] as const]),
  ['etsy.offsite', etsy(ETSY_OFFSITE[2], 'percent')],
  ['etsy.offsite-large', etsy(ETSY_OFFSITE[1], 'percent')],
  ['etsy.offsite-max', etsy(`${ETSY_OFFSITE_MAX}.00`, 'money')],
  ['fiverr.seller', undated(FIVERR_FEES.sellerPercent, 'percent', FIVERR_FEES.sellerSource)],
  ['fiverr.buyer', fiverr(FIVERR_FEES.buyerPercent, 'percent')],
  ['fiverr.small', fiverr(FIVERR_FEES.smallFee, 'money')],
  ['fiverr.small-under', fiverr(`${FIVERR_FEES.smallUnder}.00`, 'money')],
];
