/** The currencies of amounts (ISO 4217) that the readers of the eight languages use most. Each costs bytes on many pages. */
export const CURRENCIES = [
  'USD',
  'EUR',
  'GBP',
  'AUD',
  'BRL',
  'CAD',
  'CHF',
  'IDR',
  'INR',
  'JPY',
  'MXN',
  'PLN',
  'RUB',
] as const;
