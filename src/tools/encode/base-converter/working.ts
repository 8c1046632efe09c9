import { step } from '../../../kinds/contract';
import { valueOf, type Typed } from './parse';
import { rewrite } from './rewrite';

/** No steps are shown for numbers with more digits, typed or converted: they would be too long to read. */
const LONGEST_WORKED = 64;
/** The most multiplications shown for a fraction; the rest are only counted. */
const MULTIPLICATIONS = 12;

export interface Bases {
  readonly from: number;
  readonly to: number;
  readonly bits: number;
  readonly uppercase: boolean;
  readonly precision: number;
}

/** A number without its sign and without leading and trailing zeros, in the base it was typed in. */
interface Plain {
  readonly whole: string;
  readonly fraction: string;
  readonly sign: string;
}

/**
 * The steps of a conversion by hand: place values to convert to decimal, division and multiplication to convert from
 * decimal, and groups of binary digits between bases that are powers of two. `value` is the integer if a bit width is
 * chosen.
 */
export function working(typed: Typed, value: bigint | undefined, bases: Bases) {
  const { from, to, bits } = bases;
  const number: Plain = {
    whole: typed.whole.replace(/^0+/, '').toUpperCase() || '0',
    fraction: typed.fraction.replace(/0+$/, '').toUpperCase(),
    sign: typed.sign,
  };
  const made = rewrite(typed, from, to, 0).whole;
  if (from === to || made + number.fraction === '0') return [];
  if (Math.max(number.whole.length + number.fraction.length, made.length) > LONGEST_WORKED) {
    return [step('tooLong', { digits: LONGEST_WORKED })];
  }
  const complement = value !== undefined && value < 0n && isPattern(to);
  const powers = Number.isInteger(Math.log2(from)) && Number.isInteger(Math.log2(to));
  const pattern = value === undefined ? undefined : BigInt.asUintN(bits, value);
  const topBit = value !== undefined && value > 0n && to === 10 && isPattern(from) && BigInt.asIntN(bits, value) < 0n;
  return [
    ...(typed.negative ? [complement ? step('negativeFirst') : step('negative')] : []),
    ...(powers && !complement
      ? regroup(number, bases)
      : throughDecimal(number, bases, complement ? pattern : undefined)),
    ...(topBit
      ? [step('topBit', { bits, value: `${value} − 2${superscript(bits)} = −${-BigInt.asIntN(bits, value)}` })]
      : []),
    ...(pattern !== undefined && isPattern(to) ? filled(pattern, bases) : []),
  ];
}

const isPattern = (base: number): boolean => base === 2 || base === 8 || base === 16;

/** Place values to decimal unless the number is already decimal, then division unless the result is decimal. */
function throughDecimal(number: Plain, bases: Bases, pattern: bigint | undefined) {
  const { from, to, bits } = bases;
  const whole = valueOf(number.whole, from);
  return [
    ...(from === 10 ? [] : places(number, from)),
    ...(pattern === undefined
      ? []
      : [step('complement', { bits, value: `2${superscript(bits)} − ${whole} = ${pattern}` })]),
    ...(to === 10 ? [] : divisions(pattern ?? whole, bases)),
    ...(to === 10 || number.fraction === '' ? [] : multiplications(number, bases)),
  ];
}

function places(number: Plain, from: number) {
  const digits = [...(number.whole + number.fraction)].map((digit) => Number.parseInt(digit, from));
  const power = (index: number) => number.whole.length - 1 - index;
  const terms = digits.map((digit, index) => `${digit}×${from}${superscript(power(index))}`);
  const products = digits.map((digit, index) => product(BigInt(digit), from, power(index), number.sign));
  const total = decimal(number, from);
  const sum = products.join(' + ');
  const head = `${shown(number)}${subscript(from)} = ${terms.join(' + ')}`;
  if (terms.length === 1) return [line(`${head} = ${sum}`)];
  return [line(head), line(total === undefined ? `= ${sum}` : `= ${sum} = ${total}`)];
}

function product(digit: bigint, from: number, power: number, sign: string): string {
  if (power >= 0) return String(digit * BigInt(from) ** BigInt(power));
  const one = { whole: '', fraction: `${'0'.repeat(-power - 1)}${digit.toString(from)}`, sign };
  return decimal(one, from) ?? `${digit}/${BigInt(from) ** BigInt(-power)}`;
}

/** The number in decimal; undefined if its fraction does not terminate in base 10. */
function decimal({ whole, fraction, sign }: Plain, from: number): string | undefined {
  const digits = rewrite({ negative: false, whole, fraction, sign: '.' }, from, 10, 0);
  if (digits.cut) return undefined;
  return digits.fraction === '' ? digits.whole : `${digits.whole}${sign}${digits.fraction}`;
}

function divisions(number: bigint, { to, uppercase }: Bases) {
  const lines: ReturnType<typeof division>[] = [];
  const base = BigInt(to);
  for (let rest = number; rest > 0n; rest /= base) lines.push(division(rest, to, uppercase));
  return lines.length === 0 ? [] : [...lines, step('readUp', { digits: inCase(number.toString(to), uppercase) })];
}

function division(dividend: bigint, to: number, uppercase: boolean) {
  const remainder = Number(dividend % BigInt(to));
  const blanks = { division: `${dividend} ÷ ${to} = ${dividend / BigInt(to)}`, remainder };
  return remainder < 10
    ? step('divide', blanks)
    : step('divideDigit', { ...blanks, digit: inCase(remainder.toString(to), uppercase) });
}

function multiplications({ fraction, sign }: Plain, { from, to, uppercase, precision }: Bases) {
  const scale = BigInt(from) ** BigInt(fraction.length);
  const digits = rewrite({ negative: false, whole: '', fraction, sign: '.' }, from, to, precision).fraction;
  const shownDigits = digits.slice(0, MULTIPLICATIONS);
  const written = (rest: bigint) => {
    const padded = (rest % scale).toString(from).padStart(fraction.length, '0');
    const exact = decimal({ whole: '', fraction: padded, sign }, from);
    return exact === undefined ? `${rest}/${scale}` : exact.replace(/^0/, String(rest / scale));
  };
  let rest = valueOf(fraction, from);
  const lines = [...shownDigits].map((digit) => {
    const before = written(rest);
    const after = rest * BigInt(to);
    rest = after % scale;
    return line(`${before} × ${to} = ${written(after)} → ${inCase(digit, uppercase)}`);
  });
  const more = digits.length - shownDigits.length;
  return [
    ...lines,
    ...(more > 0 ? [step('andSoOn', { count: more })] : []),
    ...(digits === '' ? [] : [step('readDown', { digits: `0${sign}${inCase(digits, uppercase)}` })]),
  ];
}

/** Between powers of two: each digit becomes a few binary digits, which are regrouped into digits of the other base. */
function regroup(number: Plain, { from, to, uppercase }: Bases) {
  const digitBits = Math.log2(from);
  const groupBits = Math.log2(to);
  const spread = (digits: string) =>
    [...digits].map((digit) => Number.parseInt(digit, from).toString(2).padStart(digitBits, '0'));
  const [whole, fraction] = [spread(number.whole).join(''), spread(number.fraction).join('')];
  const binary = { whole: whole.replace(/^0+(?=.)/, ''), fraction: fraction.replace(/0+$/, ''), sign: number.sign };
  const steps = [];
  if (digitBits > 1) {
    steps.push(step('spread', { count: digitBits }));
    for (const digit of number.whole + number.fraction) steps.push(line(spreading(digit, from, digitBits)));
    steps.push(step('together', { digits: shown(binary) }));
  }
  if (groupBits > 1) {
    const groups = {
      whole: cut(binary.whole.padStart(Math.ceil(binary.whole.length / groupBits) * groupBits, '0'), groupBits),
      fraction: cut(binary.fraction.padEnd(Math.ceil(binary.fraction.length / groupBits) * groupBits, '0'), groupBits),
    };
    const all = shown({ whole: groups.whole.join(' '), fraction: groups.fraction.join(' '), sign: number.sign });
    steps.push(
      binary.fraction === ''
        ? step('groups', { count: groupBits, digits: all })
        : step('groupsFromPoint', { count: groupBits, digits: all }),
    );
    const digitOf = (group: string) => inCase(Number.parseInt(group, 2).toString(to), uppercase);
    for (const group of [...groups.whole, ...groups.fraction]) steps.push(line(grouping(group, digitOf(group))));
    const digits = { whole: groups.whole.map(digitOf).join(''), fraction: groups.fraction.map(digitOf).join('') };
    steps.push(step('together', { digits: shown({ ...digits, sign: number.sign }) }));
  }
  return steps;
}

/** `A = 10 = 8 + 2 → 1010` */
function spreading(digit: string, from: number, bits: number): string {
  const value = Number.parseInt(digit, from);
  const binary = value.toString(2).padStart(bits, '0');
  const sum = weights(binary).join(' + ');
  return `${[digit, String(value), sum].filter((part, index, all) => part !== '' && part !== all[index - 1]).join(' = ')} → ${binary}`;
}

/** `1010 = 8 + 2 = 10 → A` */
function grouping(group: string, digit: string): string {
  const value = String(Number.parseInt(group, 2));
  const sum = weights(group).join(' + ');
  const middle = [sum, value].filter((part, index, all) => part !== '' && part !== all[index - 1]).join(' = ');
  return middle === digit
    ? `${group} → ${digit}`
    : middle.endsWith(` = ${digit}`)
      ? `${group} = ${sum} → ${digit}`
      : `${group} = ${middle} → ${digit}`;
}

/** The place values of the 1 bits: '1010' has 8 and 2. */
const weights = (binary: string): number[] =>
  [...binary].map((bit, index) => (bit === '1' ? 2 ** (binary.length - 1 - index) : 0)).filter((weight) => weight > 0);

function filled(pattern: bigint, { to, bits, uppercase }: Bases) {
  const digits = pattern.toString(to);
  const width = Math.ceil(bits / Math.log2(to));
  return digits.length < width
    ? [step('filled', { bits, digits: inCase(digits.padStart(width, '0'), uppercase) })]
    : [];
}

const cut = (digits: string, size: number): string[] => digits.match(new RegExp(`.{${size}}`, 'g')) ?? [];
const shown = ({ whole, fraction, sign }: Plain): string => (fraction === '' ? whole : `${whole}${sign}${fraction}`);
const inCase = (digits: string, uppercase: boolean): string => (uppercase ? digits.toUpperCase() : digits);
const superscript = (power: number): string =>
  [...String(power)].map((digit) => (digit === '-' ? '⁻' : '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(digit)))).join('');
const subscript = (base: number): string =>
  [...String(base)].map((digit) => '₀₁₂₃₄₅₆₇₈₉'.charAt(Number(digit))).join('');
/** A line of arithmetic, which is the same in every language. */
const line = (arithmetic: string) => step('line', { line: arithmetic });
