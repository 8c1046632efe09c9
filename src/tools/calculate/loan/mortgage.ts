import { decimalOf, quotient, rounded, sum, type Decimal, type DecimalSource } from '../../../core/numbers/decimal';
import { A_YEAR, type Frequency, type Row } from './schedule';

/**
 * The costs of a home in addition to the loan's payments; percentages of price or loan per year, amounts per year or
 * month.
 */
export interface Costs {
  /** The decimal places of the currency. */
  readonly places: number;
  readonly price: Decimal;
  readonly loan: Decimal;
  readonly propertyTax: DecimalSource;
  readonly insurance: DecimalSource;
  readonly fees: DecimalSource;
  readonly pmi: DecimalSource;
}

export interface MonthlyParts {
  readonly payment: Decimal;
  readonly propertyTax: Decimal;
  readonly insurance: Decimal;
  readonly fees: Decimal;
  readonly pmi: Decimal;
}

/** Private mortgage insurance is due while more than this fraction of the price is owed. */
const PMI_ABOVE = '0.8';
const MONTHS_A_YEAR = 12;

/** The down payment as an amount, from a percentage of the price or an amount, rounded to the currency's places. */
export const downPayment = (price: Decimal, down: DecimalSource, unit: 'percent' | 'amount', places: number): Decimal =>
  rounded(unit === 'percent' ? price.times(down).times('0.01') : down, places);

/** The number of payments before which more than 80% of the price is owed; 0 without such insurance. */
export function paymentsWithPmi(rows: readonly Row[], { price, loan, pmi }: Costs): number {
  if (decimalOf(pmi).eq(0)) return 0;
  const limit = price.times(PMI_ABOVE);
  const owedBefore = (index: number) => rows[index - 1]?.balance ?? loan;
  const free = rows.findIndex((_, index) => owedBefore(index).lte(limit));
  return free < 0 ? rows.length : free;
}

/**
 * Converts payments to months: 26 biweekly ones are a year. Rounded up, because a month that has begun is paid in full.
 */
export const monthsOf = (payments: number, frequency: Frequency): number =>
  Math.ceil((payments * MONTHS_A_YEAR) / A_YEAR[frequency]);

/**
 * The parts of the first month's cost, each rounded to the currency's places. Payments that aren't monthly count as a twelfth of
 * their yearly sum.
 */
export function firstMonth(payment: Decimal, frequency: Frequency, costs: Costs): MonthlyParts {
  const { price, loan, propertyTax, insurance, fees, pmi, places } = costs;
  const aMonth = (aYear: Decimal) => quotient(aYear, MONTHS_A_YEAR, places);
  const insured = loan.gt(price.times(PMI_ABOVE));
  return {
    payment: aMonth(payment.times(A_YEAR[frequency])),
    propertyTax: aMonth(price.times(propertyTax).times('0.01')),
    insurance: aMonth(decimalOf(insurance)),
    fees: rounded(fees, places),
    pmi: insured ? aMonth(loan.times(pmi).times('0.01')) : decimalOf(0),
  };
}

/** The sum of all parts. */
export const allIn = (parts: MonthlyParts): Decimal => sum(Object.values(parts));
