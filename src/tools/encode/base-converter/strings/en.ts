import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    input: 'Numbers', // one on each line
    from: 'From base',
    to: 'To base',
    bits: 'Width', // of two's complement
    precision: 'Maximum fraction digits',
    uppercase: 'Uppercase',
    group: 'Group digits',
    prefix: 'Prefix 0b, 0o, 0x',
    binary: 'Binary',
    octal: 'Octal',
    decimal: 'Decimal',
    hex: 'Hexadecimal',
    signed: 'Signed', // the number that the bits mean in two's complement
    unsigned: 'Unsigned',
  },
  choices: {
    bits: { '0': 'Any size', '8': '8 bits', '16': '16 bits', '32': '32 bits', '64': '64 bits', '128': '128 bits' },
  },
  hints: { input: 'One number per line' },
  problems: {
    badDigit: 'Line {line}, column {column}: “{character}” isn’t a digit in base {base}.',
    noDigits: 'Line {line} has no digits.',
    outOfRange: 'Line {line}: with {bits} bits, enter a whole number from {min} (signed) to {max} (unsigned).',
    wholeOnly: 'Line {line}: with a width of {bits} bits, numbers must be whole.',
  },
  notes: {
    cut: 'A fraction doesn’t end in this base, so it was cut off without rounding. Digits kept: {precision}.',
    pointIsFraction: 'A period was read as the decimal point. Don’t use it to separate thousands.',
    longFirst: 'The first number has more than {digits} digits, so it is shown in the chosen base only.',
    wrongLines: 'Lines that were not converted: {count}.',
  },
  steps: {
    line: '{line}', // arithmetic, the same in every language
    divide: '{division}, remainder {remainder}',
    divideDigit: '{division}, remainder {remainder} → {digit}',
    readUp: 'Read the remainders from the last to the first: {digits}',
    readDown: 'Read the whole parts from the first to the last: {digits}',
    andSoOn: '… and so on for the other digits: {count}',
    spread: 'Each digit equals {count} binary digits:',
    groups: 'Groups of {count} binary digits, from the right: {digits}',
    groupsFromPoint: 'Groups of {count} binary digits, outward from the point in both directions: {digits}',
    together: 'Together: {digits}',
    negative: 'The minus sign stays in front; the rest is calculated without it.',
    negativeFirst: 'First without the minus sign.',
    complement: 'Two’s complement in {bits} bits: {value}',
    topBit: 'The highest of the {bits} bits is 1, so the number is negative: {value}',
    filled: 'Filled with zeros to {bits} bits: {digits}',
    tooLong: 'Steps aren’t shown for numbers with more than {digits} digits.',
  },
} satisfies ToolStrings<typeof tool>;
