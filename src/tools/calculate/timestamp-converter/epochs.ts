/** Units and epochs of timestamps. All instants are nanoseconds since January 1, 1970, as a bigint: every digit is kept. */

export type Unit = 's' | 'ms' | 'us' | 'ns';
export type Epoch = 'unix' | 'filetime' | 'webkit' | 'excel' | 'ntp' | 'cocoa';

const SECOND = 1_000_000_000n;
const DAY = 86_400n * SECOND;

export const NANOSECONDS: Readonly<Record<Unit, bigint>> = { s: SECOND, ms: 1_000_000n, us: 1000n, ns: 1n };

/** Counts that begin elsewhere: the length of one unit in nanoseconds, and the beginning in seconds since 1970. */
const EPOCHS: Readonly<Record<Exclude<Epoch, 'unix'>, { readonly unit: bigint; readonly zero: bigint }>> = {
  // 1601-01-01: the first year of a 400-year cycle. Microsoft, FILETIME structure.
  filetime: { unit: 100n, zero: -11_644_473_600n },
  // The same day in microseconds. Chromium, base/time/time.h.
  webkit: { unit: 1000n, zero: -11_644_473_600n },
  // 1899-12-30: from March 1900 on, the day number of Excel's 1900 date system. ECMA-376 Part 1, §18.17.4.1.
  excel: { unit: DAY, zero: -2_209_161_600n },
  // 1900-01-01. RFC 5905, section 6.
  ntp: { unit: SECOND, zero: -2_208_988_800n },
  // 2001-01-01. Apple, NSDate: timeIntervalSinceReferenceDate.
  cocoa: { unit: SECOND, zero: 978_307_200n },
};

/** Date's range: 100,000,000 days before and after 1970 (ECMA-262, 21.4.1.1). */
const MOST = 100_000_000n * DAY;
export const inRange = (instant: bigint): boolean => instant >= -MOST && instant <= MOST;

/** Rounded toward the past: -1.5 s is -2 s. */
export const floorDiv = (value: bigint, by: bigint): bigint => {
  const whole = value / by;
  return value % by < 0n ? whole - 1n : whole;
};

/** The unit that a count since 1970 most likely has: seconds up to the year 5138, and so on. `number` is canonical. */
export function likelyUnit(number: string): Unit {
  const digits = number.replace(/^-/, '').replace(/\..*$/, '').replace(/^0+/, '').length;
  return digits <= 11 ? 's' : digits <= 14 ? 'ms' : digits <= 17 ? 'us' : 'ns';
}

/** A canonical decimal number times a number of nanoseconds, rounded toward the past. */
function times(number: string, nanoseconds: bigint): bigint {
  const [whole = '0', fraction = ''] = number.split('.');
  return floorDiv(BigInt(whole + fraction) * nanoseconds, 10n ** BigInt(fraction.length));
}

/** The instant of a count of units since 1970. */
export const fromUnix = (number: string, unit: Unit): bigint => times(number, NANOSECONDS[unit]);

/** The instant of a count in another system. */
export function fromEpoch(number: string, epoch: Exclude<Epoch, 'unix'>): bigint {
  const { unit, zero } = EPOCHS[epoch];
  return times(number, unit) + zero * SECOND;
}

const DECIMALS = 9;

/** The count of an instant in another system, with up to nine decimals, rounded toward the past. */
export function inEpoch(instant: bigint, epoch: Exclude<Epoch, 'unix'>): string {
  const { unit, zero } = EPOCHS[epoch];
  const scaled = floorDiv((instant - zero * SECOND) * 10n ** BigInt(DECIMALS), unit);
  const digits = String(scaled < 0n ? -scaled : scaled).padStart(DECIMALS + 1, '0');
  const text = `${digits.slice(0, -DECIMALS)}.${digits.slice(-DECIMALS)}`.replace(/\.?0+$/, '');
  return scaled < 0n ? `-${text}` : text;
}
