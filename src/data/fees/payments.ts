/**
 * Fees for receiving payments, by platform and plan. Percentages and amounts are decimal text. `asOf` is the date of the
 * schedule that was read, `source` its address. When a fee becomes outdated, correct it here together with `asOf`.
 */
export const PLATFORMS = ['paypal', 'stripe', 'venmo', 'cashapp'] as const;
export type Platform = (typeof PLATFORMS)[number];

/** Currencies in which a plan's fixed fee is known. */
export const CURRENCIES = ['USD', 'EUR', 'GBP', 'CAD', 'AUD'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** Percentages that some payments cost in addition: a foreign card, a conversion of currency, a typed card number. */
export const EXTRAS = ['international', 'conversion', 'manual'] as const;
export type Extra = (typeof EXTRAS)[number];

export interface FeeRow {
  readonly percent: string;
  readonly fixed: string;
  readonly currency: Currency;
  /** The least and the greatest fee of one payment. */
  readonly min?: string;
  readonly max?: string;
  /** The sender pays the fee on top of the amount, and all of the amount arrives. */
  readonly onTop?: true;
  readonly extras: Partial<Record<Extra, string>>;
  readonly asOf: string;
  readonly source: `https://${string}`;
  /** What the platform keeps in addition if the payer disputes the payment. */
  readonly dispute?: string;
  /** The fixed fee was not found on the platform's own page. */
  readonly secondary?: 'fixed';
  /** `middle`: the platform states a range, and this is a percentage in its middle. */
  readonly note?: 'middle';
}

const noExtras = { extras: {} } as const;

const paypal = {
  currency: 'USD',
  extras: { international: '1.5' },
  asOf: '2026-09-20',
  source: 'https://www.paypal.com/us/business/paypal-business-fees',
} as const;

/** PayPal's fixed fee of 0.49 USD, by the currency received. */
export const PAYPAL_FIXED: Readonly<Record<Currency, string>> = {
  USD: '0.49',
  EUR: '0.39',
  GBP: '0.39',
  CAD: '0.59',
  AUD: '0.59',
};

const stripeUs = {
  currency: 'USD',
  asOf: '2026-09-20',
  source: 'https://stripe.com/pricing',
} as const;
const stripeUsCards = { international: '1.5', conversion: '1' } as const;
const stripeUsDispute = { dispute: '15.00' } as const;
/** In force since April 10, 2023, by Stripe's notices to businesses. What was read of them states no fee for a conversion. */
const stripeUk = {
  currency: 'GBP',
  extras: { conversion: '2' },
  asOf: '2026-11-27',
  source: 'https://support.stripe.com/questions/pricing-updates-for-businesses-in-the-united-kingdom',
} as const;
const stripeEea = {
  currency: 'EUR',
  extras: { conversion: '2' },
  asOf: '2026-11-27',
  source:
    'https://support.stripe.com/questions/pricing-updates-for-businesses-based-in-the-european-economic-area-(eea)',
} as const;

const venmo = { currency: 'USD', ...noExtras, asOf: '2026-09-05', source: 'https://venmo.com/about/fees' } as const;

/** The newest dated copy of the schedule. */
const cashApp = {
  currency: 'USD',
  ...noExtras,
  asOf: '2025-12-14',
  source: 'https://cash.app/help/6521',
} as const;

/** The first plan of each platform is its usual one. */
export const FEES = {
  paypal: {
    checkout: { percent: '3.49', fixed: '0.49', ...paypal },
    goods: { percent: '2.99', fixed: '0', ...paypal },
    card: { percent: '2.99', fixed: '0.49', ...paypal },
    'advanced-card': { percent: '2.89', fixed: '0.29', ...paypal, secondary: 'fixed' },
    'pay-later': { percent: '4.99', fixed: '0.49', ...paypal },
    qr: { percent: '2.29', fixed: '0.09', ...paypal, secondary: 'fixed' },
    micropayments: { percent: '4.99', fixed: '0.09', ...paypal },
    'virtual-terminal': { percent: '3.39', fixed: '0.29', ...paypal, secondary: 'fixed' },
    'invoice-bank': { percent: '1', fixed: '0', max: '10.00', ...paypal, ...noExtras },
  },
  stripe: {
    'us-online': {
      percent: '2.9',
      fixed: '0.30',
      ...stripeUs,
      ...stripeUsDispute,
      extras: { ...stripeUsCards, manual: '0.5' },
    },
    'us-terminal': { percent: '2.7', fixed: '0.05', ...stripeUs, ...stripeUsDispute, extras: stripeUsCards },
    'us-ach': { percent: '0.8', fixed: '0', max: '5.00', ...stripeUs, ...stripeUsDispute, ...noExtras },
    'us-klarna': { percent: '5.99', fixed: '0.30', ...stripeUs, ...stripeUsDispute, ...noExtras },
    'us-link-bank': { percent: '2.6', fixed: '0.30', ...stripeUs, ...stripeUsDispute, ...noExtras },
    'us-instant-payout': { percent: '1.5', fixed: '0', min: '0.50', ...stripeUs, ...noExtras },
    'uk-standard': { percent: '1.5', fixed: '0.20', ...stripeUk },
    'uk-premium': { percent: '1.9', fixed: '0.20', ...stripeUk },
    'uk-eea': { percent: '2.5', fixed: '0.20', ...stripeUk },
    'uk-international': { percent: '3.25', fixed: '0.20', ...stripeUk },
    'eea-standard': { percent: '1.5', fixed: '0.25', ...stripeEea },
    'eea-premium': { percent: '1.9', fixed: '0.25', ...stripeEea },
    'eea-uk': { percent: '2.5', fixed: '0.25', ...stripeEea },
    'eea-international': { percent: '3.25', fixed: '0.25', ...stripeEea },
  },
  venmo: {
    business: { percent: '1.9', fixed: '0.10', ...venmo },
    'tap-to-pay': { percent: '2.29', fixed: '0.10', ...venmo },
    goods: { percent: '2.99', fixed: '0', ...venmo },
    'send-credit-card': { percent: '3', fixed: '0', onTop: true, ...venmo },
    'instant-transfer': { percent: '1.75', fixed: '0', min: '0.25', max: '25.00', ...venmo },
  },
  cashapp: {
    business: { percent: '2.6', fixed: '0.15', ...cashApp },
    'tap-to-pay': { percent: '3', fixed: '0', ...cashApp },
    'send-credit-card': { percent: '3', fixed: '0', onTop: true, ...cashApp },
    'instant-cash-out': { percent: '1.75', fixed: '0', min: '0.25', max: '75.00', ...cashApp, note: 'middle' },
  },
} as const satisfies Readonly<Record<Platform, Readonly<Record<string, FeeRow>>>>;

export type Plan = { [Name in Platform]: keyof (typeof FEES)[Name] }[Platform];
