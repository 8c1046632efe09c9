/**
 * Public holidays as rules, so that they hold for any year. `since` is the first year of a holiday that the law added
 * later; older changes are left out, so a count in the past has today's holidays.
 */
interface Rule {
  readonly name: HolidayName;
  /** The first year in which it is kept; always if omitted. */
  readonly since?: number;
  /** Days from Easter Sunday; or a month and a day, or a month and one of its weekdays. */
  readonly easter?: number;
  readonly month?: number;
  readonly day?: number;
  /** 1 for Monday to 7 for Sunday. */
  readonly weekday?: number;
  /** 1 for the first such weekday of the month; -1 for the last. */
  readonly nth?: number;
  /** Offices may close, but don't have to (Brazil's pontos facultativos). */
  readonly optional?: true;
}

export interface HolidayRules {
  readonly rules: readonly Rule[];
  /** A fixed day on a Saturday is kept on Friday, on a Sunday on Monday. */
  readonly moves: boolean;
  /** The law, and its text. */
  readonly source: string;
  readonly page: `https://${string}`;
  /** The day on which the rules were last compared with the law. */
  readonly asOf: string;
}

export type HolidayCountry = 'BR' | 'US';

export type HolidayName =
  | 'newYear'
  | 'goodFriday'
  | 'tiradentes'
  | 'workersDay'
  | 'brazilIndependence'
  | 'aparecida'
  | 'allSouls'
  | 'republic'
  | 'blackConsciousness'
  | 'christmas'
  | 'carnivalMonday'
  | 'carnivalTuesday'
  | 'corpusChristi'
  | 'martinLutherKing'
  | 'washington'
  | 'memorial'
  | 'juneteenth'
  | 'usIndependence'
  | 'usLabor'
  | 'columbus'
  | 'veterans'
  | 'thanksgiving';

export const HOLIDAYS: Readonly<Record<HolidayCountry, HolidayRules>> = {
  BR: {
    rules: [
      { name: 'newYear', month: 1, day: 1 },
      { name: 'carnivalMonday', easter: -48, optional: true },
      { name: 'carnivalTuesday', easter: -47, optional: true },
      { name: 'goodFriday', easter: -2 },
      { name: 'tiradentes', month: 4, day: 21 },
      { name: 'workersDay', month: 5, day: 1 },
      { name: 'corpusChristi', easter: 60, optional: true },
      { name: 'brazilIndependence', month: 9, day: 7 },
      { name: 'aparecida', month: 10, day: 12 },
      { name: 'allSouls', month: 11, day: 2 },
      { name: 'republic', month: 11, day: 15 },
      { name: 'blackConsciousness', month: 11, day: 20, since: 2024 },
      { name: 'christmas', month: 12, day: 25 },
    ],
    moves: false,
    source: 'Leis 662/1949, 6.802/1980, 9.093/1995, 10.607/2002, 14.759/2023',
    page: 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2023/lei/L14759.htm',
    asOf: '2026-11-21',
  },
  US: {
    rules: [
      { name: 'newYear', month: 1, day: 1 },
      { name: 'martinLutherKing', month: 1, weekday: 1, nth: 3 },
      { name: 'washington', month: 2, weekday: 1, nth: 3 },
      { name: 'memorial', month: 5, weekday: 1, nth: -1 },
      { name: 'juneteenth', month: 6, day: 19, since: 2021 },
      { name: 'usIndependence', month: 7, day: 4 },
      { name: 'usLabor', month: 9, weekday: 1, nth: 1 },
      { name: 'columbus', month: 10, weekday: 1, nth: 2 },
      { name: 'veterans', month: 11, day: 11 },
      { name: 'thanksgiving', month: 11, weekday: 4, nth: 4 },
      { name: 'christmas', month: 12, day: 25 },
    ],
    moves: true,
    source: '5 U.S.C. 6103',
    page: 'https://www.law.cornell.edu/uscode/text/5/6103',
    asOf: '2026-11-21',
  },
};
