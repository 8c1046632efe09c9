import { decimalOf, type Decimal, type DecimalSource } from '../../../core/numbers/decimal';

export const SCALES = ['C', 'F', 'K', 'R', 'De', 'N', 'Re', 'Ro'] as const;
export type Scale = (typeof SCALES)[number];

/** Known temperatures, from cold to hot, in degrees Celsius. */
export const LANDMARKS = {
  absoluteZero: '-273.15',
  nitrogen: '-195.795',
  equal: '-40',
  freezing: '0',
  room: '20',
  body: '37',
  boiling: '100',
} as const;

const ZERO_C = '273.15';

/**
 * Each scale as a fraction of Celsius degrees and an offset: value = celsius · up / down + offset. Celsius and Kelvin: BIPM, SI
 * Brochure; Fahrenheit and Rankine: NIST SP 811; the others are defined by the freezing and boiling points of water.
 */
const LINES: Readonly<Record<Scale, { readonly up: number; readonly down: number; readonly offset: string }>> = {
  C: { up: 1, down: 1, offset: '0' },
  F: { up: 9, down: 5, offset: '32' },
  K: { up: 1, down: 1, offset: ZERO_C },
  R: { up: 9, down: 5, offset: '491.67' },
  De: { up: -3, down: 2, offset: '150' },
  N: { up: 33, down: 100, offset: '0' },
  Re: { up: 4, down: 5, offset: '0' },
  Ro: { up: 21, down: 40, offset: '7.5' },
};

/** A temperature in degrees Celsius, exact to 50 digits. */
export function toCelsius(value: DecimalSource, scale: Scale): Decimal {
  const { up, down, offset } = LINES[scale];
  return decimalOf(value).minus(offset).times(down).div(up);
}

/** Exact: up / down has at most three decimals in each scale. Multiplying takes a tenth of the time of dividing. */
export function fromCelsius(celsius: DecimalSource, scale: Scale): Decimal {
  const { up, down, offset } = LINES[scale];
  return decimalOf(celsius)
    .times(up / down)
    .plus(offset);
}

/** Digits that a double certainly keeps. */
const DOUBLE_DIGITS = 15;

/**
 * A temperature in another scale, rounded to `digits` significant digits, calculated with doubles: a hundred times faster than
 * exact decimals. Undefined if a double isn't certain to round the same way.
 */
export function quickly(value: string, from: Scale, to: Scale, digits: number): string | undefined {
  if (value.length > DOUBLE_DIGITS) return undefined;
  const [start, end] = [LINES[from], LINES[to]];
  const [typed, offset] = [Number(value), Number(start.offset)];
  const found = ((((typed - offset) * start.down) / start.up) * end.up) / end.down + Number(end.offset);
  const size = Math.abs(found);
  // Where terms nearly cancel each other out, too few digits are left.
  if (size < 1e-3 * Math.max(Math.abs(typed), 500) || size >= 1e15) return undefined;
  const rounded = Number(found.toPrecision(digits));
  const half = 10 ** (Math.floor(Math.log10(size)) - digits + 1) / 2;
  return Math.abs(half - Math.abs(found - rounded)) < half / 100 ? undefined : String(rounded);
}

const zeros = new Map<Scale, Decimal>();

/** Absolute zero in a scale. */
export function absoluteZero(scale: Scale): Decimal {
  const zero = zeros.get(scale) ?? fromCelsius(`-${ZERO_C}`, scale);
  zeros.set(scale, zero);
  return zero;
}

/** Whether a temperature is below absolute zero. On Delisle's scale, colder is more. */
export function isTooCold(value: DecimalSource, scale: Scale): boolean {
  const limit = absoluteZero(scale);
  return scale === 'De' ? decimalOf(value).gt(limit) : decimalOf(value).lt(limit);
}
