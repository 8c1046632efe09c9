import type { CURRENCIES } from '../../../data/currencies';

/** Those without a minor unit (ISO 4217). Not asked of `Intl`, whose data differ between browsers (rupiah). */
const WHOLE: readonly (typeof CURRENCIES)[number][] = ['JPY'];

/** The decimal places to which a loan's amounts are rounded: none in yen, hundredths in other currencies. */
export const currencyPlaces = (currency: string): number => (WHOLE.some((one) => one === currency) ? 0 : 2);
