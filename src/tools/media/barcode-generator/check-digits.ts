/**
 * The check digit of EAN, UPC, and ITF-14: modulo 10 with weights 3 and 1 from the right (GS1 General Specifications, §7.9.1).
 *
 * @param digits all digits before it
 */
export function gs1CheckDigit(digits: string): string {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}

/** The check digit of a ten-digit ISBN: modulo 11 with weights 10 to 2, `X` for ten (ISBN Users' Manual, before 2007). */
export function isbn10CheckDigit(digits: string): string {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (10 - index), 0);
  const rest = (11 - (sum % 11)) % 11;
  return rest === 10 ? 'X' : String(rest);
}

/** The check digit of MSI: modulo 10 by Luhn's method. */
export function msiCheckDigit(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}

/**
 * The UPC-A number that a UPC-E symbol stands for, without its check digit (GS1 General Specifications, §5.2.2.4).
 *
 * @param six the six digits between the number system and the check digit
 */
export function upcaOf(system: string, six: string): string {
  const [a = '', b = '', c = '', d = '', e = '', f = ''] = six;
  if (f <= '2') return `${system}${a}${b}${f}0000${c}${d}${e}`;
  if (f === '3') return `${system}${a}${b}${c}00000${d}${e}`;
  if (f === '4') return `${system}${a}${b}${c}${d}00000${e}`;
  return `${system}${a}${b}${c}${d}${e}0000${f}`;
}
