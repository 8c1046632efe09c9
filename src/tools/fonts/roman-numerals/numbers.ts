import { parseIso, toIso } from '../../../core/dates/calendar-date';
import { LARGEST } from './roman';

export type DateOrder = 'mdy' | 'dmy' | 'ymd';

export interface Wish {
  /** Whether to recognize dates, and put a dot between their parts. */
  readonly dates: boolean;
  /** Whether points group digits, as in 1.945, and a comma is the decimal separator. */
  readonly points?: boolean;
  /** The order in which a date with slashes or dots is read. */
  readonly dateOrder: DateOrder;
}

/** A text split into pieces: text that stays, and whole numbers to convert. */
export interface Parsed {
  readonly pieces: readonly (string | number)[];
  /** Numbers that are too large, as typed. */
  readonly tooLarge: readonly string[];
  /** The first date, as ISO text. */
  readonly date?: string;
}

/** Digits not adjacent to a letter, with separators between them. */
const RUN = /(?<![\p{L}\p{M}\p{N}_.])\d+(?:[.,/-]\d+)*(?![\p{L}\p{M}\p{N}_])/gu;
const DATE = /^(?:(\d{4})([-/.])(\d{1,2})\2(\d{1,2})|(\d{1,2})([-/.])(\d{1,2})\6(\d{4}))$/;
const GROUPED = /^\d{1,3}(?:,\d{3})+$/;
const POINT_GROUPED = /^[1-9]\d{0,2}(?:\.\d{3})+$/;
/** 3,5 and 1.234,50, where points group digits. */
const COMMA_DECIMAL = /^\d+(?:\.\d{3})*,\d{1,2}$/;
const GROUPED_DECIMAL = /^\d{1,3}(?:,\d{3})+\.\d+$/;
const DATE_SIGN = ' · ';

/**
 * Finds the whole numbers of a text. Decimals stay, and so do digits inside words (B2B, 2nd). Commas between groups of
 * three digits are dropped, and so are points if the language writes them. A date keeps the order of its parts.
 */
export function parse(text: string, { dates, dateOrder, points = false }: Wish): Parsed {
  const pieces: (string | number)[] = [];
  const tooLarge: string[] = [];
  let date: string | undefined;
  const add = (digits: string) => {
    const plain = digits.replaceAll(',', '').replace(/^0+(?=\d)/, '');
    if (plain.length <= String(LARGEST).length && Number(plain) <= LARGEST) pieces.push(Number(plain));
    else {
      pieces.push(digits);
      tooLarge.push(digits);
    }
  };
  let end = 0;
  for (const { 0: run, index } of text.matchAll(RUN)) {
    pieces.push(text.slice(end, index));
    end = index + run.length;
    const day = dates ? dayOf(run, dateOrder) : undefined;
    if (day !== undefined) {
      date ??= day;
      for (const [partIndex, part] of run.split(/\D/).entries()) {
        if (partIndex > 0) pieces.push(DATE_SIGN);
        add(part);
      }
      continue;
    }
    for (const part of run.split(/([/-])/)) {
      if (points && POINT_GROUPED.test(part)) {
        add(part.replaceAll('.', ''));
        continue;
      }
      if (points && COMMA_DECIMAL.test(part)) {
        pieces.push(part);
        continue;
      }
      const whole = GROUPED.test(part) || GROUPED_DECIMAL.test(part);
      for (const digits of whole ? [part] : part.split(/(,)/)) {
        if (/^[\d,]*\d$/.test(digits)) add(digits);
        else pieces.push(digits);
      }
    }
  }
  pieces.push(text.slice(end));
  return { pieces, tooLarge, ...(date !== undefined && { date }) };
}

/** The ISO day of a typed date, read in the chosen order, or in the other one if only that is valid. */
function dayOf(run: string, order: DateOrder): string | undefined {
  const found = DATE.exec(run);
  if (!found) return undefined;
  const [, firstYear, , one, two, first, , second, lastYear] = found;
  const year = Number(firstYear ?? lastYear);
  const [a, b] = firstYear === undefined ? [Number(first), Number(second)] : [Number(one), Number(two)];
  const monthFirst = toIso({ year, month: a, day: b });
  const dayFirst = toIso({ year, month: b, day: a });
  const either = order === 'dmy' ? [dayFirst, monthFirst] : [monthFirst, dayFirst];
  // If the year comes first, the month follows.
  return (firstYear === undefined ? either : [monthFirst]).find((iso) => parseIso(iso) !== undefined);
}
