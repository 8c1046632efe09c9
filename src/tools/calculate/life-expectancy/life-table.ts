import { addYears, daysBetween } from '../../../core/dates/calendar-date';
import { FEMALE, MALE, type LifeTable } from '../../../data/life-table-us-2023';

export type Sex = 'average' | 'female' | 'male';

/** The last exact age of the table. */
export const OLDEST = 119;

/** Years left by exact age, and the survivors of one birth at each age. */
interface Curves {
  readonly left: readonly number[];
  readonly survivors: readonly number[];
}

/** l(0) = 1, l(x + 1) = l(x) · (1 − q(x)). */
function curvesOf({ q, e }: LifeTable): Curves {
  const survivors = [1];
  for (const millionths of q) survivors.push((survivors.at(-1) ?? 0) * (1 - millionths / 1e6));
  return { left: e, survivors };
}

const MALE_CURVES = curvesOf(MALE);
const FEMALE_CURVES = curvesOf(FEMALE);

const mean = (a: readonly number[], b: readonly number[]): number[] => a.map((value, at) => (value + (b[at] ?? 0)) / 2);

const CURVES: Readonly<Record<Sex, Curves>> = {
  male: MALE_CURVES,
  female: FEMALE_CURVES,
  average: {
    left: mean(MALE_CURVES.left, FEMALE_CURVES.left),
    survivors: mean(MALE_CURVES.survivors, FEMALE_CURVES.survivors),
  },
};

/** A value between two whole ages. */
function linear(values: readonly number[], age: number): number {
  const whole = Math.floor(age);
  const here = values[whole] ?? 0;
  return here + ((values[whole + 1] ?? here) - here) * (age - whole);
}

/** A birthday in a year of that number of years; that of February 29 is on March 1 in common years. */
function birthday(birth: string, years: number): string | undefined {
  const day = addYears(birth, years);
  return birth.endsWith('-02-29') ? day?.replace('-02-28', '-03-01') : day;
}

/**
 * The exact age in years: whole years, and the share of the year since the last birthday.
 *
 * @param birth ISO date, not after `asOf`
 * @returns undefined if a birthday is after the year 9999
 */
export function exactAge(birth: string, asOf: string): number | undefined {
  let years = Number(asOf.slice(0, 4)) - Number(birth.slice(0, 4));
  const thisYear = birthday(birth, years);
  if (thisYear !== undefined && thisYear > asOf) years--;
  const [last, next] = [birthday(birth, years), birthday(birth, years + 1)];
  if (last === undefined || next === undefined) return undefined;
  return years + daysBetween(last, asOf) / daysBetween(last, next);
}

/** The years left on average at an exact age of 0 to 119, interpolated between whole ages. */
export const yearsLeft = (age: number, sex: Sex): number => linear(CURVES[sex].left, age);

/** The chance, from 0 to 1, that somebody of this exact age reaches another age. Undefined if that age is in the past. */
export function chanceToReach(target: number, age: number, sex: Sex): number | undefined {
  const { survivors } = CURVES[sex];
  return age >= target ? undefined : linear(survivors, target) / linear(survivors, age);
}
