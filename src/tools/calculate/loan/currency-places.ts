/** The outputs of money have hundredths. */
const MOST = 2;

/**
 * The decimal places to which amounts of a currency are rounded: its minor unit (ISO 4217, from `Intl`), at most 2. 0
 * for yen, 2 for dollars.
 */
export const currencyPlaces = (currency: string): number =>
  Math.min(
    MOST,
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? MOST,
  );
