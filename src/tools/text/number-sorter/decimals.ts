/** An exact decimal number: `digits` × 10^`exponent`, and how it was written. */
export interface Decimal {
  readonly spelling: string;
  /** The nearest double: enough to compare most numbers, because rounding never reverses their order. */
  readonly near: number;
  readonly negative: boolean;
  /** Without zeros at either end; '' is zero. */
  readonly digits: string;
  readonly exponent: number;
}

const [ZERO, MINUS, PLUS] = [0x30, 0x2d, 0x2b];

/** Parses a number in canonical form: sign, digits, one point, an exponent. `spelling` is stored with it. */
export function decimal(canonical: string, spelling = canonical): Decimal {
  const mark = canonical.search(/e/i);
  const end = mark < 0 ? canonical.length : mark;
  const first = canonical.charCodeAt(0);
  const start = first === MINUS || first === PLUS ? 1 : 0;
  const point = canonical.indexOf('.');
  const all = point < 0 ? canonical.slice(start, end) : canonical.slice(start, point) + canonical.slice(point + 1, end);
  let [from, to] = [0, all.length];
  while (from < to && all.charCodeAt(from) === ZERO) from++;
  while (to > from && all.charCodeAt(to - 1) === ZERO) to--;
  const digits = all.slice(from, to);
  const places = point < 0 ? 0 : end - point - 1;
  const power = mark < 0 ? 0 : Number(canonical.slice(mark + 1));
  return {
    spelling,
    near: Number(canonical),
    negative: first === MINUS && digits !== '',
    digits,
    exponent: digits === '' ? 0 : power - places + all.length - to,
  };
}

/** A double distinguishes decimals with this many digits (IEEE 754, DBL_DIG). */
const DOUBLE_DIGITS = 15;

/** Negative if `a` is smaller, 0 if both are the same number, however they are written. */
export function compare(a: Decimal, b: Decimal): number {
  if (a.near !== b.near) return a.near < b.near ? -1 : 1;
  if (a.digits.length <= DOUBLE_DIGITS && b.digits.length <= DOUBLE_DIGITS) return 0;
  if (a.negative !== b.negative) return a.negative ? -1 : 1;
  return a.negative ? magnitude(b, a) : magnitude(a, b);
}

function magnitude(a: Decimal, b: Decimal): number {
  if (a.digits === '' || b.digits === '') return a.digits.length - b.digits.length;
  const size = a.digits.length + a.exponent - b.digits.length - b.exponent;
  if (size !== 0) return size;
  // The first digits have the same place value: the digits compare like words.
  return a.digits < b.digits ? -1 : a.digits > b.digits ? 1 : 0;
}

/** An exact number as a quotient of integers: `numerator` ÷ (`denominator` × 10^`places`). */
export interface Quotient {
  readonly numerator: bigint;
  readonly denominator: bigint;
  readonly places: number;
}

/** The exact sum of the numbers: an integer number of units of 10^-`places`. */
export function sumOf(numbers: readonly Decimal[]): Quotient {
  const small = new Map<number, number>();
  const large = new Map<number, bigint>();
  const flush = (exponent: number, amount: number) => large.set(exponent, (large.get(exponent) ?? 0n) + BigInt(amount));
  for (const { negative, digits, exponent } of numbers) {
    if (digits === '') continue;
    if (digits.length > DOUBLE_DIGITS) {
      large.set(exponent, (large.get(exponent) ?? 0n) + BigInt(negative ? `-${digits}` : digits));
      continue;
    }
    // Integers below 2^53 add up exactly as doubles, which is a hundred times faster than as bigints.
    const before = small.get(exponent) ?? 0;
    const after = before + (negative ? -Number(digits) : Number(digits));
    if (Math.abs(after) <= Number.MAX_SAFE_INTEGER) small.set(exponent, after);
    else {
      flush(exponent, before);
      small.set(exponent, after - before);
    }
  }
  for (const [exponent, amount] of small) flush(exponent, amount);
  const places = Math.max(0, ...[...large.keys()].map((exponent) => -exponent));
  let numerator = 0n;
  for (const [exponent, amount] of large) numerator += amount * 10n ** BigInt(exponent + places);
  return { numerator, denominator: 1n, places };
}

export const divided = (sum: Quotient, by: number): Quotient => ({ ...sum, denominator: sum.denominator * BigInt(by) });

/** Decimals of a quotient that never ends, counted from the first one that is not 0 if the integer part is 0. */
const KEPT = 10;

/** Plain text without an exponent: exact if the quotient ends, otherwise rounded half up to ten decimals. */
export function plain({ numerator, denominator, places }: Quotient): string {
  const sign = numerator < 0n ? '-' : '';
  const above = numerator < 0n ? -numerator : numerator;
  const common = greatest(above, denominator);
  const [top, bottom] = [above / common, denominator / common];
  const more = endsAfter(bottom);
  if (more !== undefined) return sign + pointed((top * 10n ** BigInt(more)) / bottom, places + more);
  const whole = top / (bottom * 10n ** BigInt(places));
  const digits = KEPT + (whole > 0n ? 0 : leadingZeros(top, bottom, places));
  const shift = digits - places;
  const [over, under] = shift >= 0 ? [top * 10n ** BigInt(shift), bottom] : [top, bottom * 10n ** BigInt(-shift)];
  return sign + pointed((2n * over + under) / (2n * under), digits);
}

/** The number of decimals of 1 ÷ `bottom`; undefined if they never end. */
function endsAfter(bottom: bigint): number | undefined {
  let [twos, fives, rest] = [0, 0, bottom];
  for (; rest % 2n === 0n; rest /= 2n) twos++;
  for (; rest % 5n === 0n; rest /= 5n) fives++;
  return rest === 1n ? Math.max(twos, fives) : undefined;
}

/** The number of zeros between the point and the first digit of a quotient below 1. */
function leadingZeros(top: bigint, bottom: bigint, places: number): number {
  const below = bottom * 10n ** BigInt(places);
  let zeros = 0;
  for (let grown = top * 10n; grown < below; grown *= 10n) zeros++;
  return zeros;
}

function pointed(units: bigint, places: number): string {
  const digits = units.toString().padStart(places + 1, '0');
  const end = digits.length - places;
  const fraction = digits.slice(end).replace(/0+$/, '');
  return fraction === '' ? digits.slice(0, end) : `${digits.slice(0, end)}.${fraction}`;
}

function greatest(a: bigint, b: bigint): bigint {
  let [one, other] = [a, b];
  while (other !== 0n) [one, other] = [other, one % other];
  return one;
}
