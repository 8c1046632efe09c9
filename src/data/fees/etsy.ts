/**
 * Etsy's fees for sellers. Percentages and amounts are decimal text. When a fee becomes outdated, correct it here together
 * with `ETSY_AS_OF`.
 */
export const ETSY_SOURCE = 'https://www.etsy.com/legal/fees';
/** The month in which the fees were checked. */
export const ETSY_AS_OF = '2026-10';

/** In US dollars, for each item sold. */
export const ETSY_LISTING = '0.20';
export const ETSY_TRANSACTION = '6.5';
/** For a sale through an ad on another site: 15%, or 12% for shops with sales of over 10,000 US dollars a year. */
export const ETSY_OFFSITE = ['0', '12', '15'] as const;
/** The greatest fee of an order for an ad on another site, in US dollars. */
export const ETSY_OFFSITE_MAX = '100';
export const ETSY_CONVERSION = ['0', '2.5'] as const;

export interface EtsyRow {
  readonly currency: 'USD' | 'GBP' | 'EUR' | 'CAD' | 'AUD' | 'TRY' | 'HUF';
  /** Payment processing; undefined where it was not found. */
  readonly percent?: string;
  readonly fixed?: string;
  readonly regulatory: string;
  /** A fee that was found on other sites, not in Etsy's own list. */
  readonly secondary?: true;
}

const euro = { currency: 'EUR', percent: '4', fixed: '0.30' } as const;

/** `EUR` is every other country with the euro, `other` every other country. */
export const ETSY_COUNTRIES = ['US', 'GB', 'CA', 'AU', 'ES', 'FR', 'IT', 'EUR', 'HU', 'TR', 'other'] as const;
export type EtsyCountry = (typeof ETSY_COUNTRIES)[number];

export const ETSY_FEES: Readonly<Record<Exclude<EtsyCountry, 'other'>, EtsyRow>> = {
  US: { currency: 'USD', percent: '3', fixed: '0.25', regulatory: '0' },
  GB: { currency: 'GBP', percent: '4', fixed: '0.20', regulatory: '0.48' },
  CA: { currency: 'CAD', percent: '3', fixed: '0.25', regulatory: '1.15' },
  AU: { currency: 'AUD', percent: '3', fixed: '0.25', regulatory: '0' },
  ES: { ...euro, regulatory: '0.88' },
  FR: { ...euro, regulatory: '1.14' },
  IT: { ...euro, regulatory: '0.80' },
  EUR: { ...euro, regulatory: '0' },
  // Since June 22, 2026.
  HU: { currency: 'HUF', regulatory: '1.97', secondary: true },
  TR: { currency: 'TRY', percent: '6.5', fixed: '14', regulatory: '2.27' },
};
