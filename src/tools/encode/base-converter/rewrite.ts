import { valueOf, type Typed } from './parse';

/** Digits of a number in a base, in lowercase, without the sign. */
export interface Digits {
  readonly whole: string;
  readonly fraction: string;
  /** The fraction does not terminate: it was truncated, not rounded. */
  readonly cut: boolean;
}

/**
 * Converts the digits of a number to another base. A fraction that terminates there is complete, however long; one that
 * does not is truncated after `precision` digits.
 */
export function rewrite(typed: Typed, from: number, to: number, precision: number): Digits {
  const places = typed.fraction.length;
  const scaled = valueOf(typed.whole + typed.fraction, from);
  if (places === 0) return { whole: scaled.toString(to), fraction: '', cut: false };
  const scale = BigInt(from) ** BigInt(places);
  const whole = (scaled / scale).toString(to);
  return { whole, ...fractionOf(scaled % scale, scale, places, from, to, precision) };
}

/** The fraction rest / scale, where scale = from^places. */
function fractionOf(rest: bigint, scale: bigint, places: number, from: number, to: number, precision: number) {
  if (rest === 0n) return { fraction: '', cut: false };
  // The fraction terminates in base `to` if every prime factor of the denominator divides `to`. Prime factors that do
  // not divide `to` (`foreign`) must cancel out with the numerator.
  let foreign = 1;
  let needed = 0;
  for (const [prime, power] of primesOf(from)) {
    const own = powerIn(to, prime);
    if (own === 0) foreign *= prime ** power;
    else needed = Math.max(needed, Math.ceil((places * power) / own));
  }
  const common = BigInt(foreign) ** BigInt(places);
  const ends = rest % common === 0n;
  const digits = ends ? needed : precision;
  const scaled = (rest * BigInt(to) ** BigInt(digits)) / scale;
  const fraction = digits === 0 ? '' : scaled.toString(to).padStart(digits, '0');
  return ends ? { fraction: fraction.replace(/0+$/, ''), cut: false } : { fraction, cut: true };
}

function primesOf(base: number): [prime: number, power: number][] {
  const primes: [number, number][] = [];
  for (let prime = 2; prime <= base; prime++) {
    const composite = primes.some(([smaller]) => prime % smaller === 0);
    const power = composite ? 0 : powerIn(base, prime);
    if (power > 0) primes.push([prime, power]);
  }
  return primes;
}

function powerIn(number: number, prime: number): number {
  let power = 0;
  for (let rest = number; rest % prime === 0; rest /= prime) power++;
  return power;
}
