import { parseTypedDate } from '../../../kinds/contract/read-values';

const DAY = 86_400;

/** A stretch of work in seconds since the midnight before the line's first time; the end can be after the next midnight. */
export interface Shift {
  readonly start: number;
  readonly end: number;
}

/** A line of the timesheet. */
export interface WorkDay {
  /** The date or name as typed; '' if the line has none. */
  readonly name: string;
  /** ISO, if the line begins with a full date. */
  readonly date?: string;
  readonly shifts: readonly Shift[];
}

/** Why a line can't be read. `text` is the part of the line that is meant. */
export interface BadLine {
  readonly fault: 'badTime' | 'oddTimes' | 'overlap' | 'badDate';
  readonly line: number;
  readonly text: string;
}

/** Reads a day on each line: an optional date or name, then pairs of times. Blank lines are skipped. */
export function readDays(typed: string): readonly WorkDay[] | BadLine {
  const days: WorkDay[] = [];
  for (const [index, line] of typed.split(/\r\n|[\r\n]/).entries()) {
    if (line.trim() === '') continue;
    const day = readDay(line.trim());
    if ('fault' in day) return { ...day, line: index + 1 };
    days.push(day);
  }
  return days;
}

type Fault = Omit<BadLine, 'line'>;

const DATE = /^(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[/.]\d{1,2}[/.](?:\d{4}|\d{2})|\d{1,2}\/\d{1,2})(?!\d)/;
/** '08:00', '8h30', '8h', '0800', with seconds if there are any. */
const TIME = /(?<![\d:])(\d{1,2})(?:[:h](\d{2})(?::(\d{2}))?|h)(?![\d:])|(?<![\d:])(\d{2})(\d{2})(?![\d:])/gi;
/** What may be between two times: dashes, arrows, 'às', 'a', 'e', 'até'. */
const BETWEEN = /^(?:[\s,;|/\-–—\u2212→>]|às|as|até|a|e)*$/i;

function readDay(line: string): WorkDay | Fault {
  const typedDate = DATE.exec(line)?.[0] ?? '';
  const rest = line.slice(typedDate.length);
  // '16/11/26' is in this century; '16/11' is only a name.
  const full = typedDate.replace(
    /^(\d+[/.]\d+[/.])(\d\d)$/,
    (_, dayMonth: string, year: string) => `${dayMonth}20${year}`,
  );
  const hasYear = /\d{4}/.test(full);
  const date = hasYear ? parseTypedDate(full, 'pt') : undefined;
  if (hasYear && date === undefined) return { fault: 'badDate', text: typedDate };
  const times = Array.from(rest.matchAll(TIME));
  const name = rest.slice(0, times[0]?.index ?? rest.length);
  const wrong = leftOver(rest, name, times);
  if (wrong !== undefined) return { fault: 'badTime', text: wrong };
  const clocks: number[] = [];
  for (const [text, hour, minute = '0', second = '0', hours, minutes] of times) {
    const clock = secondsOf(Number(hour ?? hours), Number(minutes ?? minute), Number(second));
    if (clock === undefined) return { fault: 'badTime', text };
    clocks.push(clock);
  }
  if (clocks.length % 2 === 1) return { fault: 'oddTimes', text: line };
  const shifts = shiftsOf(clocks);
  if (!shifts) return { fault: 'overlap', text: line };
  const label = [typedDate, name.replace(/^[\s,;|:–—-]+|[\s,;|:–—-]+$/g, '')].filter((part) => part !== '').join(' ');
  return { name: label, shifts, ...(date !== undefined && { date }) };
}

/** The first text after the times that is neither a time nor between two times; digits in a line without any time. */
function leftOver(rest: string, name: string, times: readonly RegExpExecArray[]): string | undefined {
  if (times.length === 0) return /\d/.test(rest) ? rest.trim() : undefined;
  // '1:5 12:00': digits with a colon before the first time are a time that wasn't understood.
  const early = /\d+:\d*/.exec(name)?.[0];
  if (early !== undefined) return early;
  let from = name.length;
  for (const { 0: text, index } of times) {
    const gap = rest.slice(from, index);
    if (!BETWEEN.test(gap)) return gap.trim();
    from = index + text.length;
  }
  const last = rest.slice(from);
  return BETWEEN.test(last) ? undefined : last.trim();
}

function secondsOf(hours: number, minutes: number, seconds: number): number | undefined {
  const time = (hours * 60 + minutes) * 60 + seconds;
  return minutes < 60 && seconds < 60 && time <= DAY ? time : undefined;
}

/**
 * Pairs of times in order. A time before the one that precedes it is on the next day; undefined if two pairs overlap, or
 * if they exceed 24 hours.
 */
function shiftsOf(clocks: readonly number[]): readonly Shift[] | undefined {
  const shifts: Shift[] = [];
  const first = clocks[0] ?? 0;
  let last = first;
  for (let index = 0; index + 1 < clocks.length; index += 2) {
    const [typedStart = 0, typedEnd = 0] = clocks.slice(index, index + 2);
    // After midnight, times before the first one of the line belong to the next day.
    const start = typedStart < first || (last >= DAY && typedStart + DAY >= last) ? typedStart + DAY : typedStart;
    const end = typedEnd < start % DAY || (start >= DAY && typedEnd < DAY) ? typedEnd + DAY : typedEnd;
    if (start < last || end < start || end - first > DAY) return undefined;
    shifts.push({ start, end });
    last = end;
  }
  return shifts;
}
