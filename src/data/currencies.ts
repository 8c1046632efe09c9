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

/** The decimal places of a currency, unless there are two (ISO 4217). Not asked of `Intl`, whose data differ between browsers. */
const PLACES: Readonly<Partial<Record<string, number>>> = { JPY: 0 };

/** The decimal places to which amounts are rounded: none in yen, two in dollars and without a currency. */
export const currencyPlaces = (currency: string): number => PLACES[currency] ?? 2;
