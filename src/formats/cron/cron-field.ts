/** The fields of a cron expression, in the order in which they are written. */
export const FIELD_NAMES = ['second', 'minute', 'hour', 'dayOfMonth', 'month', 'dayOfWeek', 'year'] as const;
export type FieldName = (typeof FIELD_NAMES)[number];
export type Dialect = 'unix' | 'quartz';

/** The values a field accepts. Internally, days of the week are 0 to 6 from Sunday, whatever the dialect uses. */
export const RANGES: Readonly<Record<FieldName, { readonly min: number; readonly max: number }>> = {
  second: { min: 0, max: 59 },
  minute: { min: 0, max: 59 },
  hour: { min: 0, max: 23 },
  dayOfMonth: { min: 1, max: 31 },
  month: { min: 1, max: 12 },
  dayOfWeek: { min: 0, max: 6 },
  year: { min: 1970, max: 2099 },
};

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const DAYS = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'];

/** What Quartz supports in addition to numbers. */
export interface Special {
  /** The number of days before the last day of the month (`L`, `L-3`). */
  readonly beforeLast?: number;
  /** The weekday nearest to this day and within its month (`15W`); with `beforeLast`, nearest to that day (`LW`). */
  readonly nearest?: number | 'last';
  /** The last of this day of the week (`6L`), or the n-th (`6#3`). */
  readonly weekday?: { readonly day: number; readonly nth: number | 'last' };
}

export interface CronField {
  readonly name: FieldName;
  /** As it was typed. */
  readonly text: string;
  /** Ascending, without duplicates. Empty if only `specials` define the days. */
  readonly values: readonly number[];
  readonly specials: readonly Special[];
  /** Begins with `*`, or is `?`: with such a day field, both day fields must match. */
  readonly star: boolean;
  /** `5/15`: from 5 on. Vixie cron refuses it; cronie and Quartz accept it. */
  readonly bareStep: boolean;
}

/** Why a field cannot be read. Each code has a message in `cron-fault-strings/`. */
export interface CronFault {
  readonly code:
    | 'cronAbove' // value, max
    | 'cronBelow' // value, min
    | 'cronOrder' // from, to
    | 'cronStep' // step
    | 'cronNotANumber' // text
    | 'cronNothing'
    | 'cronQuartzOnly'; // text
  readonly field: FieldName;
  readonly dialect: Dialect;
  readonly blanks: Readonly<Record<string, string | number>>;
}

export const isFault = (value: CronField | CronFault): value is CronFault => 'code' in value;

class Refused extends Error {
  constructor(
    readonly code: CronFault['code'],
    readonly blanks: CronFault['blanks'] = {},
  ) {
    super(code);
  }
}

/** Reads one field: lists, ranges, steps, names; in Quartz also `?`, `L`, `W`, `#` and ranges that wrap around. */
export function readField(typed: string, name: FieldName, dialect: Dialect): CronField | CronFault {
  const reader = new Reader(name, dialect);
  try {
    const parts = typed.split(',').map((part) => reader.part(part));
    const values = [...new Set(parts.flatMap((part) => part.values ?? []))].sort((a, b) => a - b);
    return {
      name,
      text: typed,
      values,
      specials: parts.flatMap((part) => part.special ?? []),
      star: typed.startsWith('*') || typed === '?',
      bareStep: parts.some((part) => part.bareStep),
    };
  } catch (error) {
    if (error instanceof Refused) return { code: error.code, field: name, dialect, blanks: error.blanks };
    throw error;
  }
}

interface Part {
  readonly values?: readonly number[];
  readonly special?: Special;
  readonly bareStep?: boolean;
}

class Reader {
  private readonly min: number;
  private readonly max: number;
  private readonly quartz: boolean;

  constructor(
    private readonly name: FieldName,
    dialect: Dialect,
  ) {
    this.quartz = dialect === 'quartz';
    this.min = RANGES[name].min + (this.quartz && name === 'dayOfWeek' ? 1 : 0);
    // Sunday is 0 and 7 in crontab(5), 1 in Quartz.
    this.max = name === 'dayOfWeek' ? 7 : RANGES[name].max;
  }

  part(text: string): Part {
    if (text === '') throw new Refused('cronNothing');
    const special = this.special(text);
    if (special) {
      if (!this.quartz) throw new Refused('cronQuartzOnly', { text });
      return special;
    }
    const [range = '', step, ...more] = text.split('/');
    if (step !== undefined && (more.length > 0 || !/^[1-9]\d{0,3}$/.test(step))) {
      throw new Refused('cronStep', { step: [step, ...more].join('/') });
    }
    const by = step === undefined ? 1 : Number(step);
    if (range === '*') return { values: this.every(this.min, this.name === 'dayOfWeek' ? this.min + 6 : this.max, by) };
    const [from = '', to, ...rest] = range.split('-');
    if (rest.length > 0) throw new Refused('cronNotANumber', { text: range });
    const first = this.number(from);
    if (to === undefined) {
      if (step === undefined) return { values: this.every(first, first, 1) };
      // Written as 7, Sunday can have a step too; it is then the only day from there to the end.
      const end = this.name === 'dayOfWeek' && !this.quartz && first < 7 ? 6 : this.max;
      return { values: this.every(first, end, by), bareStep: true };
    }
    const last = this.number(to);
    if (first <= last) return { values: this.every(first, last, by) };
    if (!this.quartz || this.name === 'year') throw new Refused('cronOrder', { from, to });
    const size = this.max - this.min + 1;
    return { values: this.every(first, last + size, by).map((value) => this.inside(value, size)) };
  }

  private inside(value: number, size: number): number {
    const { min } = RANGES[this.name];
    return ((value - min) % size) + min;
  }

  /** As internal numbers: Sunday is 0. */
  private every(first: number, last: number, by: number): number[] {
    const values: number[] = [];
    for (let value = first; value <= last; value += by) values.push(this.toInside(value));
    return values;
  }

  private toInside(value: number): number {
    if (this.name !== 'dayOfWeek') return value;
    return this.quartz ? value - 1 : value % 7;
  }

  private number(text: string): number {
    const names = this.name === 'month' ? MONTHS : this.name === 'dayOfWeek' ? DAYS : [];
    const named = names.indexOf(text.toUpperCase());
    if (named >= 0) return named + this.min;
    if (!/^\d{1,9}$/.test(text)) throw new Refused(text === '' ? 'cronNothing' : 'cronNotANumber', { text });
    const value = Number(text);
    if (value > this.max) throw new Refused('cronAbove', { value, max: this.max });
    if (value < this.min) throw new Refused('cronBelow', { value, min: this.min });
    return value;
  }

  private special(typed: string): Part | undefined {
    const { name } = this;
    if (name !== 'dayOfMonth' && name !== 'dayOfWeek') return undefined;
    const text = typed.toUpperCase();
    if (text === '?') return { values: this.every(this.min, this.name === 'dayOfWeek' ? this.min + 6 : this.max, 1) };
    return name === 'dayOfMonth' ? this.specialDay(text) : this.specialWeekday(text);
  }

  private specialDay(text: string): Part | undefined {
    const last = /^L(?:-(\d{1,2}))?(W)?$/.exec(text);
    if (last) {
      const beforeLast = Number(last[1] ?? 0);
      if (beforeLast > 30) throw new Refused('cronAbove', { value: beforeLast, max: 30 });
      return { special: last[2] ? { beforeLast, nearest: 'last' } : { beforeLast } };
    }
    const nearest = /^(\d{1,2})W$/.exec(text);
    return nearest ? { special: { nearest: this.number(nearest[1] ?? '') } } : undefined;
  }

  private specialWeekday(text: string): Part | undefined {
    // `L` without a number is the last day of the week: Saturday.
    if (text === 'L') return this.quartz ? { values: [6] } : { special: {} };
    const last = /^(\d|[A-Z]{3})L$/.exec(text);
    if (last) return { special: { weekday: { day: this.day(last[1] ?? ''), nth: 'last' } } };
    const nth = /^(\d|[A-Z]{3})#(\d+)$/.exec(text);
    if (!nth) return undefined;
    const which = Number(nth[2]);
    if (which > 5) throw new Refused('cronAbove', { value: which, max: 5 });
    if (which < 1) throw new Refused('cronBelow', { value: which, min: 1 });
    return { special: { weekday: { day: this.day(nth[1] ?? ''), nth: which } } };
  }

  private day(text: string): number {
    return this.toInside(this.number(text));
  }
}

/** Whether every value of the field's range matches. */
export const isEvery = (field: CronField): boolean =>
  field.specials.length === 0 && field.values.length === RANGES[field.name].max - RANGES[field.name].min + 1;
