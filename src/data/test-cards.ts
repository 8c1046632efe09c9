/**
 * Card numbers that payment services publish for their test modes. They belong to no account: outside a test mode every
 * processor declines them. The lists change rarely; when a service drops a number, remove its name from the row.
 */
export const CARD_BRANDS = ['visa', 'mastercard', 'amex', 'discover', 'diners', 'jcb', 'unionpay'] as const;
export type CardBrand = (typeof CARD_BRANDS)[number];

/** Brand names, which every language writes alike. */
export const BRAND_NAMES: Readonly<Record<CardBrand, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

/** Where each service publishes its numbers, and the date of the edition that they are from. */
export const TEST_MODES = {
  Stripe: { source: 'https://docs.stripe.com/testing', edition: '2024-03-27' },
  Braintree: { source: 'https://developer.paypal.com/braintree/docs/reference/general/testing', edition: '2024-06-17' },
  Payflow: {
    source: 'https://developer.paypal.com/api/nvp-soap/payflow/integration-guide/test-transactions/',
    edition: '2022-11-07',
  },
  'PayPal Gateway (2012)': {
    source: 'PayPal Gateway Developer Guide and Reference, July 31, 2012, page 82',
    edition: '2012-07-31',
  },
} as const;
export type TestMode = keyof typeof TEST_MODES;

export interface TestCard {
  readonly brand: CardBrand;
  readonly digits: string;
  /** The services whose test mode accepts the number. */
  readonly modes: readonly [TestMode, ...TestMode[]];
}

/** In this order seeded draws count them: add new rows only at the end, so that links keep their results. */
export const TEST_CARDS: readonly TestCard[] = [
  { brand: 'visa', digits: '4242424242424242', modes: ['Stripe'] },
  { brand: 'visa', digits: '4000056655665556', modes: ['Stripe'] },
  { brand: 'visa', digits: '4012888888881881', modes: ['Braintree', 'Payflow'] },
  { brand: 'visa', digits: '4111111111111111', modes: ['Braintree', 'Payflow'] },
  { brand: 'mastercard', digits: '5555555555554444', modes: ['Stripe', 'Braintree', 'Payflow'] },
  { brand: 'mastercard', digits: '2223003122003222', modes: ['Stripe'] },
  { brand: 'mastercard', digits: '5200828282828210', modes: ['Stripe'] },
  { brand: 'mastercard', digits: '5105105105105100', modes: ['Stripe', 'Payflow'] },
  { brand: 'amex', digits: '378282246310005', modes: ['Stripe', 'Braintree', 'Payflow'] },
  { brand: 'amex', digits: '371449635398431', modes: ['Stripe', 'Payflow'] },
  { brand: 'discover', digits: '6011111111111117', modes: ['Stripe', 'Payflow'] },
  { brand: 'discover', digits: '6011000990139424', modes: ['Stripe', 'Payflow'] },
  { brand: 'discover', digits: '6011981111111113', modes: ['Stripe'] },
  { brand: 'diners', digits: '3056930009020004', modes: ['Stripe'] },
  { brand: 'diners', digits: '36227206271667', modes: ['Stripe'] },
  { brand: 'diners', digits: '30569309025904', modes: ['Payflow'] },
  { brand: 'diners', digits: '38520000023237', modes: ['PayPal Gateway (2012)'] },
  { brand: 'jcb', digits: '3566002020360505', modes: ['Stripe', 'Payflow'] },
  { brand: 'jcb', digits: '3530111333300000', modes: ['Braintree', 'Payflow'] },
  { brand: 'unionpay', digits: '6200000000000005', modes: ['Stripe'] },
  { brand: 'unionpay', digits: '6200000000000047', modes: ['Stripe'] },
  { brand: 'unionpay', digits: '6205500000000000004', modes: ['Stripe'] },
];
