import Big, { type BigSource } from 'big.js';

/**
 * Exact decimal arithmetic for money and percentages, based on big.js. Addition, subtraction and multiplication are
 * exact; only division and rounding lose digits, and each rounds once: half up, away from zero.
 */
export type Decimal = Big;
export type DecimalSource = BigSource;

/** A separate constructor, so that other users of big.js don't share its settings. */
const Exact = Big();
/** Digits kept inside powers and roots: far more than any result shows, so that only the last rounding is visible. */
const WORKING_DIGITS = 50;
Exact.RM = Exact.roundHalfUp;
Exact.DP = WORKING_DIGITS;

/**
 * Converts text, a number or a decimal to a decimal. Throws for what isn't a number: fields have been checked before.
 */
export const decimalOf = (source: DecimalSource): Decimal =>
  // Decimals are immutable, so one of ours need not be copied; one of another constructor has other settings.
  typeof source === 'object' && source.constructor === Exact ? source : new Exact(source);

/** The sum of any number of decimals; 0 if there are none. */
export const sum = (parts: Iterable<DecimalSource>): Decimal => {
  let total = decimalOf(0);
  for (const part of parts) total = total.plus(part);
  return total;
};

/** Rounded half up, away from zero: 1.005 is 1.01, -1.005 is -1.01. A negative number of places rounds to tens, hundreds … */
export const rounded = (value: DecimalSource, places = 2): Decimal => decimalOf(value).round(places, Exact.roundHalfUp);

/** `a ÷ b` rounded once to `places` decimal places. Throws if b is 0. */
export function quotient(a: DecimalSource, b: DecimalSource, places: number): Decimal {
  // big.js takes the places of a division from its constructor; they are restored so that `.div()` elsewhere is not
  // affected.
  Exact.DP = places;
  try {
    return decimalOf(a).div(decimalOf(b));
  } finally {
    Exact.DP = WORKING_DIGITS;
  }
}

/** `a ÷ b` rounded once to `digits` significant digits. Throws if b is 0. */
export function quotientTo(a: DecimalSource, b: DecimalSource, digits: number): Decimal {
  const [above, below] = [decimalOf(a), decimalOf(b)];
  if (above.eq(0)) return quotient(0, below, 0);
  // 1 ÷ 3 begins one place later than the exponents suggest, because 1 < 3.
  const later = compareDigits(above.c, below.c) < 0 ? 1 : 0;
  const places = digits - 1 - (above.e - below.e - later);
  if (places >= 0) return quotient(above, below, places);
  // Scales the divisor up, so that the one division rounds to tens, hundreds …
  return quotient(above, below.times(power10(-places)), 0).times(power10(-places));
}

/** Rounded to `digits` significant digits. */
export const significant = (value: DecimalSource, digits: number): Decimal => {
  const decimal = decimalOf(value);
  return decimal.eq(0) ? decimal : decimal.round(digits - 1 - decimal.e, Exact.roundHalfUp);
};

/** `base` to an integer power, which may be negative, to 50 significant digits. Throws for 0 to a negative power. */
export function power(base: DecimalSource, exponent: number): Decimal {
  let result = decimalOf(1);
  let square = decimalOf(base);
  for (let rest = Math.abs(exponent); rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = significant(result.times(square), WORKING_DIGITS);
    square = significant(square.times(square), WORKING_DIGITS);
  }
  return exponent < 0 ? quotientTo(1, result, WORKING_DIGITS) : result;
}

/**
 * The `degree`-th root of a positive number, to about 45 significant digits: Newton's method, starting from a double's
 * estimate.
 */
export function root(value: DecimalSource, degree: number): Decimal {
  const radicand = decimalOf(value);
  if (degree === 1) return radicand;
  let guess = decimalOf(radicand.toNumber() ** (1 / degree));
  // Each iteration doubles the number of correct digits, from a double's fifteen.
  for (let round = 0; round < 3; round++) {
    const slope = power(guess, degree - 1);
    const next = guess.times(degree - 1).plus(quotientTo(radicand, slope, WORKING_DIGITS));
    guess = quotientTo(next, degree, WORKING_DIGITS);
  }
  return guess;
}

/** Money as text with exactly `places` decimal places: '1234.50'. Never '-0.00'. */
export function moneyText(value: DecimalSource, places = 2): string {
  const amount = rounded(value, places);
  return amount.eq(0) ? decimalOf(0).toFixed(places) : amount.toFixed(places);
}

/** As text without an exponent and without unnecessary zeros: '0.1', '1200', never '-0'. */
export function plainText(value: DecimalSource): string {
  const decimal = decimalOf(value);
  return decimal.eq(0) ? '0' : decimal.toFixed();
}

/** Ten to an integer power. */
export const power10 = (exponent: number): Decimal => decimalOf(`1e${exponent}`);

/** Compares two numbers' digits as if both began at the same decimal place. */
function compareDigits(a: readonly number[], b: readonly number[]): number {
  for (let at = 0; at < Math.max(a.length, b.length); at++) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
