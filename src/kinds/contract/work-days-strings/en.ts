import type { Reason } from '../../../core/dates/work-calendar';

/** The labels, problems, notes and terms of `work-days.ts`; a calculator spreads them into its own strings. */
export interface WorkDayWords {
  readonly labels: Readonly<Record<'weekend' | 'holidays' | 'optional' | 'extra', string>>;
  readonly hints: { readonly extra: string };
  readonly choices: {
    readonly weekend: Readonly<Record<'sat-sun' | 'fri-sat' | 'sun' | 'none', string>>;
    readonly holidays: Readonly<Record<'none' | 'BR' | 'US', string>>;
  };
  readonly problems: { readonly badExtra: string };
  readonly notes: { readonly listCut: string };
  readonly terms: Readonly<Record<Reason | 'date' | 'reason', string>>;
}

export default {
  labels: {
    weekend: 'Weekend',
    holidays: 'Holidays',
    optional: 'Count Brazil’s optional days off as holidays',
    extra: 'Other days off',
  },
  hints: { extra: 'Dates such as 12/24/2026, separated by commas or line breaks.' },
  choices: {
    weekend: {
      'sat-sun': 'Saturday and Sunday',
      'fri-sat': 'Friday and Saturday',
      sun: 'Sunday only',
      none: 'None: every day counts',
    },
    holidays: { none: 'None', BR: 'Brazil, national', US: 'United States, federal' },
  },
  problems: { badExtra: 'Line {line} of “Other days off”: “{text}” is not a date. Type it as 2026-12-24.' },
  notes: { listCut: 'The list shows the first {count} of {all, plural, one {# day} other {# days}}.' },
  terms: {
    date: 'Date',
    reason: 'Reason',
    weekend: 'Weekend',
    own: 'Your day off',
    newYear: 'New Year’s Day',
    goodFriday: 'Good Friday',
    tiradentes: 'Tiradentes Day',
    workersDay: 'Workers’ Day',
    brazilIndependence: 'Independence Day',
    aparecida: 'Our Lady of Aparecida',
    allSouls: 'All Souls’ Day',
    republic: 'Republic Proclamation Day',
    blackConsciousness: 'Black Consciousness Day',
    christmas: 'Christmas Day',
    carnivalMonday: 'Carnival Monday (optional)',
    carnivalTuesday: 'Carnival Tuesday (optional)',
    corpusChristi: 'Corpus Christi (optional)',
    martinLutherKing: 'Martin Luther King Jr. Day',
    washington: 'Washington’s Birthday',
    memorial: 'Memorial Day',
    juneteenth: 'Juneteenth',
    usIndependence: 'Independence Day',
    usLabor: 'Labor Day',
    columbus: 'Columbus Day',
    veterans: 'Veterans Day',
    thanksgiving: 'Thanksgiving Day',
  },
} satisfies WorkDayWords;
