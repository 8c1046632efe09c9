import { note, problem, type Problem } from '../../../kinds/contract';
import { lineColumn } from '../../../core/text/line-column';
import { visible } from '../../../core/text/visible-characters';
import { parse, valueOf, type Typed } from './parse';
import { rewrite, type Digits } from './rewrite';
import { working } from './working';

export interface Settings {
  /** Bases from 2 to 36. */
  readonly from: number;
  readonly to: number;
  /** The width of two's complement in bits; 0 means numbers of any size, with a minus sign. */
  readonly bits: number;
  readonly uppercase: boolean;
  readonly group: boolean;
  readonly prefix: boolean;
  /** The most digits shown of a fraction that does not terminate. */
  readonly precision: number;
  /** The page's language uses a decimal comma. */
  readonly comma: boolean;
}

/** The bases in which a fixed-width number is shown as a bit pattern, with the number of bits per digit. */
const PATTERN_BITS: Readonly<Record<number, number>> = { 2: 1, 8: 3, 16: 4 };
const PREFIXES: Readonly<Record<number, string>> = { 2: '0b', 8: '0o', 16: '0x' };
/** Numbers with more digits are converted, but not shown in every base and not worked out. */
const LONGEST_SHOWN = 1_000;

/** A parsed number, and its value if a bit width is chosen. */
interface Read {
  readonly typed: Typed;
  /** With a bit width: the integer as typed (a pattern whose top bit is set is still positive here). */
  readonly value?: bigint;
}
type LineProblem = Problem<'badDigit' | 'noDigits' | 'outOfRange' | 'wholeOnly'>;

/**
 * Converts the number on every line to another base; empty lines stay empty. A line that cannot be read becomes an
 * empty line in the result, and the first such line is returned as the problem. The first number is also shown in four
 * bases, with the steps of the conversion.
 */
export function convert(text: string, settings: Settings, progress: (part: number) => void) {
  const lines = text.split(/\r\n|\r|\n/);
  const every = Math.ceil(lines.length / 100);
  let first: Read | undefined;
  let wrong: LineProblem | undefined;
  let wrongLines = 0;
  let good = 0;
  let cut = false;
  let grouped = false;
  const written: string[] = [];
  for (const [index, line] of lines.entries()) {
    if (index % every === 0) progress(index / lines.length);
    const read = /\S/.test(line) ? readLine(line, index + 1, settings) : undefined;
    if (read === undefined) {
      written.push('');
    } else if ('says' in read) {
      written.push('');
      wrong ??= read;
      wrongLines++;
    } else {
      if (good + wrongLines === 0) first = read;
      good++;
      const digits = digitsOf(read, settings.to, settings);
      written.push(write(digits, settings.to, settings));
      cut ||= digits.cut;
      // On a page whose language groups digits with points, '1.000' may mean one thousand.
      grouped ||= settings.comma && settings.from === 10 && /^\s*[-+\u2212]?\d{1,3}\.\d{3}\s*$/.test(line);
    }
  }
  if (wrong && good === 0) return wrong;
  const long = first !== undefined && first.typed.whole.length + first.typed.fraction.length > LONGEST_SHOWN;
  return {
    result: written.join('\n'),
    ...(first && !long ? inEveryBase(first, settings) : {}),
    steps: first && !long ? working(first.typed, first.value, settings) : [],
    notes: [
      cut && note('cut', { precision: settings.precision }),
      grouped && note('pointIsFraction'),
      long && note('longFirst', { digits: LONGEST_SHOWN }),
      wrongLines > 1 && note('wrongLines', { count: wrongLines }),
    ],
    problem: wrong,
  };
}

function readLine(line: string, number: number, { from, bits, comma }: Settings): Read | LineProblem {
  const typed = parse(line, from, comma);
  if ('noDigits' in typed) return problem('noDigits', { line: number }, 'input');
  if ('bad' in typed) {
    const { column } = lineColumn(line, typed.bad);
    const character = visible(String.fromCodePoint(line.codePointAt(typed.bad) ?? 0));
    return problem('badDigit', { character, base: from, line: number, column }, 'input');
  }
  if (bits === 0) return { typed };
  if (/[^0]/.test(typed.fraction)) return problem('wholeOnly', { line: number, bits }, 'input');
  const size = valueOf(typed.whole, from);
  const value = typed.negative ? -size : size;
  const [min, max] = [-(2n ** BigInt(bits - 1)), 2n ** BigInt(bits) - 1n];
  if (value < min || value > max)
    return problem('outOfRange', { line: number, bits, min: exactly(min), max: exactly(max) }, 'input');
  return { typed, value };
}

const exactly = (value: bigint) => ({ exact: String(value) });

interface Signed extends Digits {
  readonly negative: boolean;
  readonly sign: '.' | ',';
}

function digitsOf({ typed, value }: Read, base: number, { from, bits, precision }: Settings): Signed {
  if (value === undefined) {
    const digits = rewrite(typed, from, base, precision);
    const zero = !/[^0]/.test(digits.whole + digits.fraction);
    return { ...digits, negative: typed.negative && !zero, sign: typed.sign };
  }
  const patternBits = PATTERN_BITS[base];
  const width = patternBits === undefined ? 0 : Math.ceil(bits / patternBits);
  const shown =
    width > 0 ? BigInt.asUintN(bits, value) : base === 10 && from in PATTERN_BITS ? BigInt.asIntN(bits, value) : value;
  const whole = (shown < 0n ? -shown : shown).toString(base).padStart(width, '0');
  return { whole, fraction: '', cut: false, negative: shown < 0n, sign: typed.sign };
}

/** Formats the digits for the result: minus sign, prefix, grouping, and letter case. */
function write(digits: Signed, base: number, { uppercase, group, prefix }: Settings): string {
  const whole = group ? groupedRight(digits.whole, groupSize(base)) : digits.whole;
  const fraction = group ? groupedLeft(digits.fraction, groupSize(base)) : digits.fraction;
  const text = fraction === '' ? whole : `${whole}${digits.sign}${fraction}`;
  const head = `${digits.negative ? '-' : ''}${prefix ? (PREFIXES[base] ?? '') : ''}`;
  return head + (uppercase ? text.toUpperCase() : text);
}

const groupSize = (base: number): number => (base === 8 || base === 10 ? 3 : 4);

function groupedRight(digits: string, size: number): string {
  const first = digits.length % size;
  return `${digits.slice(0, first)} ${groupedLeft(digits.slice(first), size)}`.trim();
}

function groupedLeft(digits: string, size: number): string {
  return digits.replace(new RegExp(`.{${size}}(?=.)`, 'g'), '$& ');
}

function inEveryBase(read: Read, settings: Settings) {
  const plain = { ...settings, group: false, prefix: false };
  const inBase = (base: number) => write(digitsOf(read, base, plain), base, plain);
  return {
    binary: inBase(2),
    octal: inBase(8),
    decimal: inBase(10),
    hex: inBase(16),
    ...(read.value !== undefined && {
      signed: BigInt.asIntN(settings.bits, read.value),
      unsigned: BigInt.asUintN(settings.bits, read.value),
    }),
  };
}
