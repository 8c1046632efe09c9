/** A number as typed, kept as digits so that nothing is rounded. */
export interface Typed {
  readonly negative: boolean;
  /** Digits before and after the separator, without spaces; an empty string means 0. */
  readonly whole: string;
  readonly fraction: string;
  /** The decimal separator as typed; the result uses the same one. */
  readonly sign: '.' | ',';
}

/** The first character that isn't a digit of the base (UTF-16 index within the line), or a line without digits. */
export type Unread = { readonly bad: number } | { readonly bad?: undefined; readonly noDigits: true };

const PREFIXES: Readonly<Record<number, RegExp>> = { 2: /^0b/i, 8: /^0o/i, 16: /^0x/i };
/** The `h` of assemblers and data sheets: '1A3h'. */
const HEX_SUFFIX = /(?<=[\da-f])h\s*$/i;
const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz';
/** '1.000.000' and '1.000,5', but not '1.000'. */
const POINT_GROUPS = /^\d{1,3}(?:(?:\.\d{3}){2,}(?:,\d*)?|\.\d{3},\d*)\s*$/;
/** '1,000' and '1,000.5', where the page's language has no decimal comma. */
const COMMA_GROUPS = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?\s*$/;
const notDigits = new Map<number, RegExp>();

function notDigit(base: number): RegExp {
  const known = notDigits.get(base);
  if (known) return known;
  const pattern = new RegExp(`[^${DIGITS.slice(0, base)}_\\s]`, 'i');
  notDigits.set(base, pattern);
  return pattern;
}

/**
 * Parses one line: a sign (`-`, U+2212 or `+`), the base's own prefix (0b, 0o, 0x), digits in uppercase or lowercase,
 * and a fraction after `.`; in base 16, an `h` may follow the last digit. With `comma`, a `,` is the decimal separator
 * on a line that has no `.`. Spaces and `_` between digits are dropped, and so are thousands separators in base 10 that
 * can't be read as a decimal separator.
 */
export function parse(line: string, base: number, comma: boolean): Typed | Unread {
  const lead = /^\s*([-+\u2212]?)\s*/.exec(line);
  let start = lead?.[0].length ?? 0;
  start += PREFIXES[base]?.exec(line.slice(start, start + 2))?.[0].length ?? 0;
  const rest = base === 16 ? line.slice(start).replace(HEX_SUFFIX, '') : line.slice(start);
  const grouped = base === 10 && (comma ? POINT_GROUPS : COMMA_GROUPS).test(rest);
  // Spaces keep the column of what follows.
  const body = grouped ? rest.replaceAll(comma ? '.' : ',', ' ') : rest;
  const point = body.indexOf('.');
  const sign = point < 0 && comma && body.includes(',') ? ',' : '.';
  const split = sign === ',' ? body.indexOf(',') : point;
  const whole = split < 0 ? body : body.slice(0, split);
  const fraction = split < 0 ? '' : body.slice(split + 1);
  const pattern = notDigit(base);
  const inWhole = whole.search(pattern);
  if (inWhole >= 0) return { bad: start + inWhole };
  const inFraction = fraction.search(pattern);
  if (inFraction >= 0) return { bad: start + split + 1 + inFraction };
  const number: Typed = {
    negative: lead !== null && lead[1] !== '' && lead[1] !== '+',
    whole: whole.replace(/[_\s]+/g, ''),
    fraction: fraction.replace(/[_\s]+/g, ''),
    sign,
  };
  return number.whole === '' && number.fraction === '' ? { noDigits: true } : number;
}

const NATIVE: Readonly<Record<number, string>> = { 2: '0b', 8: '0o', 10: '', 16: '0x' };
/** 36^10 is below 2^53, so `parseInt` is exact. */
const CHUNK = 10;

/**
 * The value of digits in a base from 2 to 36; '' is 0. Chunks are joined pairwise: one digit at a time would be
 * quadratic.
 */
export function valueOf(digits: string, base: number): bigint {
  const native = NATIVE[base];
  if (digits === '') return 0n;
  if (native !== undefined) return BigInt(native + digits);
  let parts: bigint[] = [];
  for (let end = digits.length; end > 0; end -= CHUNK) {
    parts.push(BigInt(Number.parseInt(digits.slice(Math.max(0, end - CHUNK), end), base)));
  }
  let power = BigInt(base) ** BigInt(CHUNK);
  while (parts.length > 1) {
    const joined: bigint[] = [];
    for (let index = 0; index < parts.length; index += 2) {
      joined.push((parts[index] ?? 0n) + (parts[index + 1] ?? 0n) * power);
    }
    parts = joined;
    if (parts.length > 1) power *= power;
  }
  return parts[0] ?? 0n;
}
