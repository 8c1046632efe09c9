import Big, { type BigSource } from 'big.js';

/**
 * Exact decimal arithmetic for money and percentages, on big.js. Adding, taking away and multiplying are exact;
 * only what is divided or rounded loses digits, and it is rounded once: half up, away from zero.
 */
export type Decimal = Big;
export type DecimalSource = BigSource;

/** A constructor of our own: its settings are not those of other users of big.js. */
const Exact = Big();
/** Digits kept inside powers and roots: far more than any figure shows, so that the last rounding is the only one seen. */
const WORKING_DIGITS = 50;
Exact.RM = Exact.roundHalfUp;
Exact.DP = WORKING_DIGITS;

/** Text, a number or a decimal as a decimal. Throws for what is no number: fields have been checked before. */
export const decimalOf = (source: DecimalSource): Decimal =>
  // Decimals never change, so one of ours need not be copied; one of another constructor has other settings.
  typeof source === 'object' && source.constructor === Exact ? source : new Exact(source);

/** The sum of any number of decimals; 0 for none. */
export const sum = (parts: Iterable<DecimalSource>): Decimal => {
  let total = decimalOf(0);
  for (const part of parts) total = total.plus(part);
  return total;
};

/** Rounded half up, away from zero: 1.005 is 1.01, -1.005 is -1.01. A negative number of places rounds to tens, hundreds … */
export const rounded = (value: DecimalSource, places = 2): Decimal => decimalOf(value).round(places, Exact.roundHalfUp);

/** `a ÷ b` rounded once to `places` behind the decimal sign. Throws where b is 0. */
export function quotient(a: DecimalSource, b: DecimalSource, places: number): Decimal {
  // big.js has the places of a division in its constructor; put back, `.div()` elsewhere keeps its meaning.
  Exact.DP = places;
  try {
    return decimalOf(a).div(decimalOf(b));
  } finally {
    Exact.DP = WORKING_DIGITS;
  }
}

/** `a ÷ b` rounded once to `digits` significant digits. Throws where b is 0. */
export function quotientTo(a: DecimalSource, b: DecimalSource, digits: number): Decimal {
  const [above, below] = [decimalOf(a), decimalOf(b)];
  if (above.eq(0)) return quotient(0, below, 0);
  // 1 ÷ 3 begins one place later than the exponents say, because 1 < 3.
  const later = compareDigits(above.c, below.c) < 0 ? 1 : 0;
  const places = digits - 1 - (above.e - below.e - later);
  if (places >= 0) return quotient(above, below, places);
  // The divisor is made larger, so that the one division rounds to tens, hundreds …
  return quotient(above, below.times(power10(-places)), 0).times(power10(-places));
}

/** Rounded to `digits` significant digits. */
export const significant = (value: DecimalSource, digits: number): Decimal => {
  const decimal = decimalOf(value);
  return decimal.eq(0) ? decimal : decimal.round(digits - 1 - decimal.e, Exact.roundHalfUp);
};

/** `base` to a whole power, negative ones too, to 50 significant digits. Throws for 0 to a negative power. */
export function power(base: DecimalSource, exponent: number): Decimal {
  let result = decimalOf(1);
  let square = decimalOf(base);
  for (let rest = Math.abs(exponent); rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = significant(result.times(square), WORKING_DIGITS);
    square = significant(square.times(square), WORKING_DIGITS);
  }
  return exponent < 0 ? quotientTo(1, result, WORKING_DIGITS) : result;
}

/** The `degree`-th root of a number above 0, to some 45 significant digits: Newton's rule from a double's guess. */
export function root(value: DecimalSource, degree: number): Decimal {
  const radicand = decimalOf(value);
  if (degree === 1) return radicand;
  let guess = decimalOf(radicand.toNumber() ** (1 / degree));
  // Each round doubles the digits that are right, from a double's fifteen.
  for (let round = 0; round < 3; round++) {
    const slope = power(guess, degree - 1);
    const next = guess.times(degree - 1).plus(quotientTo(radicand, slope, WORKING_DIGITS));
    guess = quotientTo(next, degree, WORKING_DIGITS);
  }
  return guess;
}

/** Money as text with just so many places: '1234.50'. Never '-0.00'. */
export function moneyText(value: DecimalSource, places = 2): string {
  const amount = rounded(value, places);
  return amount.eq(0) ? decimalOf(0).toFixed(places) : amount.toFixed(places);
}

/** As text without exponent and without needless zeros: '0.1', '1200', never '-0'. */
export function plainText(value: DecimalSource): string {
  const decimal = decimalOf(value);
  return decimal.eq(0) ? '0' : decimal.toFixed();
}

const power10 = (exponent: number): Decimal => decimalOf(`1e${exponent}`);

/** Two numbers' digits compared as if both began at the same place. */
function compareDigits(a: readonly number[], b: readonly number[]): number {
  for (let at = 0; at < Math.max(a.length, b.length); at++) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
