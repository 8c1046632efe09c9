import type { CardBrand } from '../../../data/test-cards';

/** The Luhn check digit of a number without its last digit (ISO/IEC 7812-1, Annex B). */
export function luhnDigit(payload: string): number {
  let sum = 0;
  for (let place = 0; place < payload.length; place++) {
    const digit = Number(payload[payload.length - 1 - place]);
    const weighted = place % 2 === 0 ? digit * 2 : digit;
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return (10 - (sum % 10)) % 10;
}

/** Whether the last digit is the Luhn digit of the others. */
export const passesLuhn = (digits: string): boolean => luhnDigit(digits.slice(0, -1)) === Number(digits.at(-1));

type Range = readonly [brand: CardBrand, from: number, to: number];

/** First digits by brand; both ends are included and have the same number of digits. No two ranges overlap. */
const RANGES: readonly Range[] = [
  ['visa', 4, 4],
  ['mastercard', 51, 55],
  ['mastercard', 2221, 2720],
  ['amex', 34, 34],
  ['amex', 37, 37],
  ['discover', 6011, 6011],
  ['discover', 644, 649],
  ['discover', 65, 65],
  ['diners', 300, 305],
  ['diners', 3095, 3095],
  ['diners', 36, 36],
  ['diners', 38, 39],
  ['jcb', 3528, 3589],
  ['unionpay', 62, 62],
  ['unionpay', 81, 81],
];

/** The brand by the first digits; undefined if no brand known here uses them. */
export const brandOf = (digits: string): CardBrand | undefined =>
  RANGES.find(([, from, to]) => {
    const start = Number(digits.slice(0, String(from).length));
    return start >= from && start <= to;
  })?.[0];

/** The numbers of digits that each brand issues (ISO/IEC 7812-1 allows 19 at most). */
const LENGTHS: Readonly<Record<CardBrand, readonly number[]>> = {
  visa: [13, 16, 19],
  mastercard: [16],
  amex: [15],
  discover: [16, 17, 18, 19],
  diners: [14, 15, 16, 17, 18, 19],
  jcb: [16, 17, 18, 19],
  unionpay: [16, 17, 18, 19],
};

/** Whether a brand issues numbers of this length. */
export const hasLength = (brand: CardBrand, length: number): boolean => LENGTHS[brand].includes(length);

const FOURS = [4, 4, 4, 4, 3];

/** Groups digits as they are printed on a card: 4-6-5 for American Express, 4-6-4 for 14 digits, otherwise fours. */
export function groupDigits(digits: string): string {
  const sizes =
    digits.length === 14 ? [4, 6, 4] : digits.length === 15 && brandOf(digits) === 'amex' ? [4, 6, 5] : FOURS;
  let start = 0;
  return sizes
    .map((size) => digits.slice(start, (start += size)))
    .filter((group) => group !== '')
    .join(' ');
}

/** What is wrong with a typed number: its first wrong character with the column from 1, or its number of digits. */
export type Refused = { readonly column: number; readonly character: string } | { readonly digits: number };

const SHORTEST = 8;
const LONGEST = 19;

/** Reads a typed card number with spaces or hyphens in it; the result is its 8 to 19 digits. */
export function readCardNumber(typed: string): string | Refused {
  let column = 0;
  let digits = '';
  for (const character of typed) {
    column++;
    if (/^[0-9]$/.test(character)) digits += character;
    else if (!/^[\s\u2010-\u2015-]$/.test(character)) return { column, character };
  }
  return digits.length < SHORTEST || digits.length > LONGEST ? { digits: digits.length } : digits;
}
