import { int, type RandomSource } from '../../../core/numbers/random';
import { drawEach } from '../../../kinds/contract/drawn-list';

/** The characters of a VIN: no I, O or Q, which look like 1 and 0 (ISO 3779). */
const DIGITS = '0123456789';
const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';
const CHARACTERS = DIGITS + LETTERS;
export const VIN_LENGTH = 17;

/** 49 CFR 565.15, tables III and IV: the value of each letter, and the weight of each position. */
const LETTER_VALUES = '12345678' + '12345' + '7' + '9' + '23456789';
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

const valueOf = (character: string): number => {
  const letter = LETTERS.indexOf(character);
  return Number(letter < 0 ? character : LETTER_VALUES[letter]);
};

/** The check digit that belongs in position 9: 0 to 9, or X for 10. The character now there doesn't matter. */
export function checkDigit(vin: string): string {
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * (weight === 0 ? 0 : valueOf(vin.charAt(at))), 0);
  return sum % 11 === 10 ? 'X' : String(sum % 11);
}

/** The codes of position 10 in order, from 1980 and again from 2010 (49 CFR 565.15, table VII). */
const YEAR_CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789';
export const FIRST_YEAR = 1980;
export const LAST_YEAR = 2039;

/** All model years in ascending order. Seeded draws depend on it. */
export const YEARS: readonly number[] = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, at) => FIRST_YEAR + at);

/** The code of a model year from 1980 to 2039. */
export const yearCode = (year: number): string => YEAR_CODES.charAt((year - FIRST_YEAR) % YEAR_CODES.length);

/** The first of the two years from 1980 to 2039 that a code can mean; undefined if it isn't the code of a year. */
const firstYearOf = (code: string): number | undefined => {
  const index = YEAR_CODES.indexOf(code);
  return index < 0 ? undefined : FIRST_YEAR + index;
};

/**
 * Whether the VIN's maker is in North America, where the rules on check digit and model year are binding. Besides 1 to 5,
 * the United States have 7F to 70 (ISO 3780, in its order: letters, then 1 to 9, then 0); 7A to 7E are New Zealand.
 */
export const isNorthAmerican = (vin: string): boolean => /^(?:[1-5]|7[F-Z0-9])/.test(vin);

/**
 * The model years that a VIN can mean. In North America position 7 tells the two apart for cars and light trucks: a digit
 * up to 2009, a letter from 2010 on. A right check digit says that a car was made elsewhere for these rules. Without one
 * both years are possible up to `latest`, and many makers don't encode a year at all.
 */
export function modelYears(vin: string, latest: number): readonly number[] {
  const first = firstYearOf(vin.charAt(9));
  if (first === undefined) return [];
  const second = first + YEAR_CODES.length;
  if (isNorthAmerican(vin) || vin.charAt(8) === checkDigit(vin))
    return [DIGITS.includes(vin.charAt(6)) ? first : second];
  return second > latest ? [first] : [first, second];
}

/** The typed model year as a list, or all of them for '' and 'any'; undefined if it isn't a year from 1980 to 2039. */
export function readYears(typed: string): readonly number[] | undefined {
  const text = typed.trim();
  if (text === '' || text === 'any') return YEARS;
  const year = Number(text);
  return /^\d{4}$/.test(text) && YEARS.includes(year) ? [year] : undefined;
}

/** A VIN's first wrong character with its column from 1, or its number of characters. */
export type Refused = { readonly column: number; readonly character: string } | { readonly characters: number };

/** Reads one VIN in either case, with spaces around it and perhaps 'VIN:' before it. The result is in uppercase. */
export function readVin(typed: string): string | Refused {
  const before = /^\s*(?:VIN[\s:#]+(?=\S))?/i.exec(typed)?.[0].length ?? 0;
  const text = typed.slice(before).trimEnd();
  const vin = text.toUpperCase();
  const characters = Array.from(text);
  const bad = characters.findIndex(
    (character) => !/^[A-HJ-NPR-Z0-9]$/i.test(character) || !/[\x21-\x7e]/.test(character),
  );
  if (bad >= 0) {
    return { column: before + bad + 1, character: characters[bad] ?? '' };
  }
  return vin.length === VIN_LENGTH ? vin : { characters: vin.length };
}

/**
 * Makes one VIN from the makers and model years to choose from. Draws the maker, the year, positions 4 to 8, the plant and
 * six digits, in this order: links depend on it. A list with one entry takes a draw too.
 */
export function makeVin(random: RandomSource, makers: readonly string[], years: readonly number[]): string {
  const maker = pick(random, makers) ?? '';
  const year = pick(random, years) ?? FIRST_YEAR;
  const attributes = [CHARACTERS, CHARACTERS, CHARACTERS, year < 2010 ? DIGITS : LETTERS, CHARACTERS];
  const from = (set: string) => set.charAt(int(random, 0, set.length - 1));
  const before = maker + attributes.map(from).join('');
  const plant = from(CHARACTERS);
  const serial = Array.from({ length: 6 }, () => from(DIGITS)).join('');
  const after = yearCode(year) + plant + serial;
  return before + checkDigit(`${before}0${after}`) + after;
}

const pick = <T>(random: RandomSource, list: readonly T[]): T | undefined => list[int(random, 0, list.length - 1)];

/**
 * Makes `count` VINs. With `unique`, a repeated VIN is drawn again: a maker and a year have 3.9 × 10¹⁴ VINs or more, far more
 * than the longest list.
 */
export function makeVins(
  random: RandomSource,
  {
    makers,
    years,
    count,
    unique,
  }: { makers: readonly string[]; years: readonly number[]; count: number; unique: boolean },
): string[] {
  return drawEach(count, unique, () => makeVin(random, makers, years));
}
