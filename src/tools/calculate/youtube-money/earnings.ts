import { decimalOf, quotient, type Decimal } from '../../../core/numbers/decimal';

export type Period = 'day' | 'month' | 'year';

const DAYS = 365;
const MONTHS = 12;
const A_YEAR: Readonly<Record<Period, number>> = { day: DAYS, month: MONTHS, year: 1 };

export interface Earnings {
  readonly day: Decimal;
  readonly month: Decimal;
  readonly year: Decimal;
}

/** Views in a year of 365 days. */
export const yearlyViews = (views: number, period: Period): Decimal => decimalOf(views).times(A_YEAR[period]);

/** The creator's earnings for 1,000 views (RPM), from what advertisers pay for 1,000 ads (CPM). Percentages are 0 to 100. */
export const rpmFromCpm = (cpm: Decimal, monetized: Decimal, share: Decimal): Decimal =>
  cpm.times(monetized).times(share).times('0.0001');

/** Earnings of a year's views, by period; each is rounded once to the currency's places, from the unrounded year. */
export function earnings(views: Decimal, rpm: Decimal, places = 2): Earnings {
  const year = views.times(rpm).times('0.001');
  return { day: quotient(year, DAYS, places), month: quotient(year, MONTHS, places), year: quotient(year, 1, places) };
}
