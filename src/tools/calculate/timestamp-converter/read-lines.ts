import { parseDecimal } from '../../../core/numbers/parse-number';
import type { Zone } from '../../../core/dates/time-zone';
import type { Lang } from '../../../i18n/languages';
import { fromEpoch, fromUnix, inRange, likelyUnit, type Epoch, type Unit } from './epochs';
import { readDate, type ReadDate } from './read-date';

/** A line that was read. */
export interface Moment {
  readonly text: string;
  /** Nanoseconds since 1970. */
  readonly instant: bigint;
  readonly clocks: ReadDate['clocks'];
  /** The unit of a number since 1970; undefined for a date and for other epochs. */
  readonly unitUsed?: Unit;
}

/** A line that wasn't read: it's neither a number nor a date, or outside the range. */
export interface BadLine {
  readonly fault: 'notTime' | 'outOfRange';
  readonly line: number;
  readonly text: string;
}

export interface Asked {
  readonly unit: Unit | 'auto';
  readonly epoch: Epoch;
  /** Of dates without an offset. */
  readonly zone: Zone;
  readonly lang: Lang;
}

interface Lines {
  readonly moments: readonly Moment[];
  /** The first line that wasn't read. */
  readonly bad: BadLine | undefined;
  /** The number of lines that aren't blank. */
  readonly count: number;
}

/** Reads each line as a number or a date; blank lines are skipped. */
export function readLines(input: string, asked: Asked): Lines {
  const moments: Moment[] = [];
  let bad: BadLine | undefined;
  let count = 0;
  for (const [index, line] of input.split(/\r\n|[\r\n]/).entries()) {
    const text = line.trim();
    if (text === '') continue;
    count++;
    const read = readMoment(text, asked);
    if (typeof read === 'string') bad ??= { fault: read, line: index + 1, text: shortened(text) };
    else moments.push(read);
  }
  return { moments, bad, count };
}

const MOST_SHOWN = 60;
const shortened = (text: string): string => (text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text);

/** More digits than a timestamp can have. */
const MOST_DIGITS = 60;

function readMoment(text: string, { unit, epoch, zone, lang }: Asked): Moment | BadLine['fault'] {
  const number = parseDecimal(text, lang);
  if (number === undefined) {
    const date = readDate(text, zone, lang);
    if (!date) return 'notTime';
    return inRange(date.instant) ? { text, ...date } : 'outOfRange';
  }
  if (number.length > MOST_DIGITS) return 'outOfRange';
  const unitUsed = epoch !== 'unix' ? undefined : unit === 'auto' ? likelyUnit(number) : unit;
  const instant = epoch === 'unix' ? fromUnix(number, unitUsed ?? 's') : fromEpoch(number, epoch);
  return inRange(instant) ? { text, instant, clocks: 'once', ...(unitUsed && { unitUsed }) } : 'outOfRange';
}
