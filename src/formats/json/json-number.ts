const PARTS = /^[+-]?(\d*)\.?(\d*)(?:[eE]([+-]?\d+))?$/;

/** A number's value as its digits, without zeros at either end, and the power of ten of the last one. */
function valueOf(number: string): string {
  const [, whole = '', fraction = '', exponent = '0'] = PARTS.exec(number) ?? [];
  const digits = (whole + fraction).replace(/^0+/, '');
  const kept = digits.length - trailingZeros(digits);
  return kept === 0
    ? '0'
    : `${digits.slice(0, kept)}e${BigInt(exponent) - BigInt(fraction.length) + BigInt(digits.length - kept)}`;
}

function trailingZeros(digits: string): number {
  let count = 0;
  while (count < digits.length && digits.charCodeAt(digits.length - 1 - count) === 0x30) count++;
  return count;
}

/**
 * Whether JavaScript, which reads every JSON number as a double, prints the same value again: 1.0, 1e3 and 0.1 keep
 * theirs; 9007199254740993 becomes 9007199254740992, and 1e400 becomes infinite.
 */
export function doubleKeeps(number: string): boolean {
  const double = Number(number);
  const printed = String(double);
  return printed === number || (Number.isFinite(double) && valueOf(printed) === valueOf(number));
}

/** Converts a JSON5 number to JSON: `+5` is 5, `.5` is 0.5, `5.` is 5, `0xFF` is 255; all others stay as typed. */
export function strictNumber(number: string): string {
  const sign = number.startsWith('-') ? '-' : '';
  const bare = number.replace(/^[+-]/, '');
  if (/^0x/i.test(bare)) return sign + BigInt(bare).toString();
  return sign + bare.replace(/^\./, '0.').replace(/\.(?!\d)/, '');
}
