import {
  EXTRAS,
  FEES,
  PAYPAL_FIXED,
  PLATFORMS,
  type FeeRow,
  type Plan,
  type Platform,
} from '../../../data/fees/payments';
import { plainText, sum } from '../../../core/numbers/decimal';

const isPlatform = (text: string): text is Platform => PLATFORMS.some((platform) => platform === text);

/** The rows of a platform, in the order in which the form offers them. */
export function rowsOf(platform: string): readonly (readonly [Plan, FeeRow])[] {
  if (!isPlatform(platform)) return [];
  const rows: Readonly<Partial<Record<Plan, FeeRow>>> = FEES[platform];
  return PLANS.flatMap((plan) => {
    const row = rows[plan];
    return row ? [[plan, row] as const] : [];
  });
}

/** Every plan once, in the order of the platforms: some names are shared. */
export const PLANS = [
  'checkout',
  'goods',
  'card',
  'advanced-card',
  'pay-later',
  'qr',
  'micropayments',
  'virtual-terminal',
  'invoice-bank',
  'us-online',
  'us-terminal',
  'us-ach',
  'us-klarna',
  'us-link-bank',
  'us-instant-payout',
  'uk-standard',
  'uk-premium',
  'uk-eea',
  'uk-international',
  'eea-standard',
  'eea-premium',
  'eea-uk',
  'eea-international',
  'business',
  'tap-to-pay',
  'send-credit-card',
  'instant-transfer',
  'instant-cash-out',
] as const satisfies readonly Plan[];

/** The platform's usual plan. */
const USUAL = {
  paypal: 'checkout',
  stripe: 'us-online',
  venmo: 'business',
  cashapp: 'business',
} as const satisfies Record<Platform, Plan>;

export const usualPlan = (platform: Platform): Plan => USUAL[platform];

/** The row of a plan; of the platform's usual plan, if the platform doesn't have this one. Undefined for `custom`. */
export function rowOf(platform: Platform, plan: Plan | 'custom'): readonly [Plan, FeeRow] | undefined {
  if (plan === 'custom') return undefined;
  const rows = rowsOf(platform);
  return rows.find(([name]) => name === plan) ?? rows.find(([name]) => name === usualPlan(platform));
}

/** The extra percentages of a plan; for a fee of one's own, those of the platform's usual plan. */
export const extrasOf = (platform: string, plan: string): FeeRow['extras'] => {
  if (!isPlatform(platform)) return {};
  const own = rowsOf(platform).find(([name]) => name === plan);
  return (own ?? rowOf(platform, usualPlan(platform)))?.[1].extras ?? {};
};

type Values = Readonly<Record<string, unknown>>;

/**
 * The values that follow from a change: a plan fills its fees, a box fills the extra percentage, a typed fee makes the
 * plan one's own, and PayPal's fixed fee depends on the currency.
 */
export function fillsFor(changed: string, values: Values): Record<string, string> {
  const [platform, plan] = [String(values.platform), String(values.plan)];
  switch (changed) {
    case 'platform':
      return isPlatform(platform) ? planFills(platform, usualPlan(platform), values) : {};
    case 'plan':
      return plan === 'custom' ? {} : planFills(ownerOf(platform, plan), plan, values);
    case 'percent':
    case 'fixed':
    case 'min':
    case 'max':
      return { plan: 'custom' };
    case 'extra':
      return Object.fromEntries(EXTRAS.map((name) => [name, 'false']));
    case 'currency':
      return currencyFills(platform, plan, String(values.currency));
    default:
      return EXTRAS.some((name) => name === changed) ? { extra: extraPercent(platform, plan, values) } : {};
  }
}

/** The platform itself if it has the plan, otherwise the first one that has it. */
const ownerOf = (platform: string, plan: string): string =>
  [platform, ...PLATFORMS].find((name) => rowsOf(name).some(([own]) => own === plan)) ?? platform;

function planFills(platform: string, plan: string, values: Values): Record<string, string> {
  const row = rowsOf(platform).find(([name]) => name === plan)?.[1];
  if (!row) return {};
  const { percent, fixed, min = '', max = '', currency, extras } = row;
  return {
    platform,
    plan,
    percent,
    fixed,
    min,
    max,
    currency,
    ...Object.fromEntries(EXTRAS.flatMap((name) => (extras[name] === undefined ? [[name, 'false']] : []))),
    extra: extraPercent(platform, plan, values),
  };
}

const extraPercent = (platform: string, plan: string, values: Values): string => {
  const extras = extrasOf(platform, plan);
  const chosen = EXTRAS.filter((name) => values[name] === true || values[name] === 'true');
  return plainText(sum(chosen.map((name) => extras[name] ?? '0')));
};

function currencyFills(platform: string, plan: string, currency: string): Record<string, string> {
  const row = rowsOf(platform).find(([name]) => name === plan)?.[1];
  const fixed = Object.entries(PAYPAL_FIXED).find(([code]) => code === currency)?.[1];
  return platform === 'paypal' && row?.fixed === PAYPAL_FIXED.USD && fixed !== undefined ? { fixed } : {};
}
