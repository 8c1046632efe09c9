import { PHONES, type PhoneRange } from '../../../data/phones';

export const COUNTRIES = ['us', 'ca', 'gb', 'au', 'de', 'fr', 'ie', 'se'] as const;
export type CountryId = (typeof COUNTRIES)[number];
export type PhoneType = 'any' | PhoneRange['type'];
export type PhoneFormat = 'national' | 'international' | 'e164';

export interface Phone {
  /** As it is written within the country. */
  readonly national: string;
  readonly place: string;
}

/** In the North American plan, mobile phones have the area codes of landlines. */
export const hasTypes = (country: CountryId): boolean => country !== 'us' && country !== 'ca';

/** The reserved ranges of a country; all of them if it doesn't tell types apart. */
export const rangesOf = (country: CountryId, type: PhoneType): readonly PhoneRange[] =>
  PHONES[country].ranges.filter((range) => type === 'any' || !hasTypes(country) || range.type === type);

const sizeOf = ({ pattern, first = 0 }: PhoneRange): number => 10 ** (pattern.match(/X/g) ?? []).length - first;

/** How many numbers the ranges have. */
export const countNumbers = (ranges: readonly PhoneRange[]): number =>
  ranges.reduce((sum, range) => sum + sizeOf(range), 0);

/** The number at a place among all numbers of the ranges, from 0. Throws a RangeError if there are fewer. */
export function phoneAt(ranges: readonly PhoneRange[], index: number): Phone {
  let left = index;
  for (const range of ranges) {
    const size = sizeOf(range);
    if (left < size) return { national: fillDigits(range, left + (range.first ?? 0)), place: range.place };
    left -= size;
  }
  throw new RangeError(`There is no number ${index}`);
}

function fillDigits({ pattern }: PhoneRange, value: number): string {
  const digits = String(value)
    .padStart((pattern.match(/X/g) ?? []).length, '0')
    .split('')
    .values();
  return pattern.replaceAll('X', () => digits.next().value ?? '');
}

/**
 * A number in one of three notations: as within the country; for calls from abroad, with spaces between the groups
 * (ITU-T E.123); or without spaces (ITU-T E.164).
 */
export function writePhone({ national }: Phone, country: CountryId, format: PhoneFormat): string {
  if (format === 'national') return national;
  const { code, trunk } = PHONES[country];
  const groups = national.replace(/[()]/g, '').replaceAll('-', ' ').slice(trunk.length);
  const international = `+${code} ${groups}`;
  return format === 'e164' ? international.replaceAll(' ', '') : international;
}
