import { addDays, weekday } from '../../../core/dates/calendar-date';
import { decimalOf, moneyText, type DecimalSource } from '../../../core/numbers/decimal';
import type { Shift, WorkDay } from './read-days';

/**
 * All durations below are in sevenths of a second: a reduced night hour of 52 min 30 s counts as an hour, so each
 * second of it counts as 8/7 and stays an integer.
 */
export const SECOND = 7;
const REDUCED_NIGHT_SECOND = 8;
const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
const HOUR_S = 3_600;

export interface Rules {
  /** Hours a day; 0 for no limit. */
  readonly daily: number;
  /** Hours a week; 0 for no limit. */
  readonly weekly: number;
  readonly nightReduced: boolean;
  /** Each day's total is rounded to this many minutes, half up; 0: not at all. */
  readonly round: number;
}

export interface CountedDay {
  readonly day: WorkDay;
  readonly worked: number;
  readonly night: number;
  /** More than `daily`. */
  readonly over: number;
  /** Worked minus `daily`; undefined without a limit, and for a day without work. */
  readonly balance: number | undefined;
}

export interface Counted {
  readonly days: readonly CountedDay[];
  readonly total: number;
  readonly overtime: number;
  readonly night: number;
}

/** Brazil's urban night, 22:00 to 5:00 (CLT art. 73 §2), as seconds of one day and of the next. */
const NIGHTS: readonly (readonly [number, number])[] = [
  [-2 * HOUR_S, 5 * HOUR_S],
  [22 * HOUR_S, 29 * HOUR_S],
  [46 * HOUR_S, 53 * HOUR_S],
];

/** Seconds of a shift between 22:00 and 5:00. */
export const nightSeconds = ({ start, end }: Shift): number =>
  NIGHTS.reduce((sum, [from, to]) => sum + Math.max(0, Math.min(end, to) - Math.max(start, from)), 0);

/**
 * Counts a timesheet: overtime is what exceeds the daily limit, and of the rest what exceeds the weekly one, by ISO week for
 * lines with a date. Lines without a date are one week.
 */
export function countDays(days: readonly WorkDay[], rules: Rules): Counted {
  const counted = days.map((day) => countDay(day, rules));
  const weeks = new Map<string, number>();
  for (const { day, worked, over } of counted) {
    const week = weekOf(day.date);
    weeks.set(week, (weeks.get(week) ?? 0) + worked - over);
  }
  const limit = rules.weekly * HOUR;
  const overWeek = rules.weekly === 0 ? 0 : sum([...weeks.values()].map((worked) => Math.max(0, worked - limit)));
  return {
    days: counted,
    total: sum(counted.map(({ worked }) => worked)),
    overtime: sum(counted.map(({ over }) => over)) + overWeek,
    night: sum(counted.map(({ night }) => night)),
  };
}

function countDay(day: WorkDay, { daily, nightReduced, round }: Rules): CountedDay {
  const clock = sum(day.shifts.map(({ start, end }) => end - start));
  const nightClock = sum(day.shifts.map(nightSeconds));
  const night = nightClock * (nightReduced ? REDUCED_NIGHT_SECOND : SECOND);
  const exact = (clock - nightClock) * SECOND + night;
  const step = round * MINUTE;
  const worked = step === 0 ? exact : Math.floor(exact / step + 0.5) * step;
  const limit = daily * HOUR;
  return {
    day,
    worked,
    night,
    over: daily === 0 ? 0 : Math.max(0, worked - limit),
    balance: daily === 0 || day.shifts.length === 0 ? undefined : worked - limit,
  };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The Monday of an ISO week; '' without a date. */
const weekOf = (date: string | undefined): string =>
  date === undefined ? '' : (addDays(date, 1 - weekday(date)) ?? date);

/** Pay for regular and overtime hours with a supplement for night hours, rounded once to the currency's places. */
export function payOf(
  { total, overtime, night }: Counted,
  rates: { readonly rate: DecimalSource; readonly overtime: DecimalSource; readonly nightPercent: DecimalSource },
  places: number,
): string {
  const hundredths = decimalOf(total - overtime)
    .times(100)
    .plus(decimalOf(overtime).times(decimalOf(rates.overtime).plus(100)))
    .plus(decimalOf(night).times(rates.nightPercent));
  return moneyText(
    decimalOf(rates.rate)
      .times(hundredths)
      .div(100 * HOUR),
    places,
  );
}

/** As '9:00', rounded to the minute, with a minus sign if negative and, on request, a plus sign. */
export function hoursText(duration: number, plus = ''): string {
  const minutes = Math.floor(Math.abs(duration) / MINUTE + 0.5);
  const text = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  return minutes === 0 ? text : duration < 0 ? `-${text}` : `${plus}${text}`;
}
