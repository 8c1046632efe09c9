/** A duration as typed. `line` is where the first unreadable one is, from 1. */
export type ReadDurations =
  { readonly seconds: number; readonly parts: number } | { readonly line: number; readonly text: string };

const UNITS: Readonly<Record<string, number>> = { h: 3_600, m: 60, s: 1 };
/** A year of listening; more is a typing error. */
const MOST_SECONDS = 31_536_000;

/**
 * One duration in seconds: '1:30:00', '1h 30m', '90m', '45 min', or a plain number of seconds. With one colon, the parts are
 * minutes and seconds, or hours and minutes if `hoursFirst`. Undefined if it is none of these.
 */
export function readDuration(typed: string, hoursFirst: boolean): number | undefined {
  const text = typed.trim().toLowerCase();
  const seconds = clock(text, hoursFirst) ?? withUnits(text) ?? plain(text);
  return seconds !== undefined && seconds <= MOST_SECONDS ? seconds : undefined;
}

function clock(text: string, hoursFirst: boolean): number | undefined {
  const found = /^(\d+):(\d{1,2})(?::(\d{1,2}(?:\.\d+)?))?$/.exec(text);
  if (!found) return undefined;
  const [first = 0, second = 0, third] = found.slice(1).map((part) => (part === undefined ? undefined : Number(part)));
  if (second >= 60 || (third ?? 0) >= 60) return undefined;
  if (third !== undefined) return first * 3_600 + second * 60 + third;
  return hoursFirst ? first * 3_600 + second * 60 : first * 60 + second;
}

function withUnits(text: string): number | undefined {
  const pieces = text.match(/\d+(?:[.,]\d+)?\s*(?:h|m|s)[a-z.]*/g) ?? [];
  if (pieces.length === 0 || text.replace(/\d+(?:[.,]\d+)?\s*(?:h|m|s)[a-z.]*/g, '').replace(/[\s,]|and/g, '') !== '')
    return undefined;
  return pieces.reduce((sum, piece) => {
    const unit = /[hms]/.exec(piece)?.[0] ?? 's';
    return sum + Number.parseFloat(piece.replace(',', '.')) * (UNITS[unit] ?? 1);
  }, 0);
}

const plain = (text: string): number | undefined => (/^\d+(\.\d+)?$/.test(text) ? Number(text) : undefined);

/** Several durations, one on each line, added up. Empty lines are skipped. */
export function readDurations(typed: string, hoursFirst: boolean): ReadDurations {
  let seconds = 0;
  let parts = 0;
  for (const [index, line] of typed.split(/\r\n|\n|\r/).entries()) {
    if (line.trim() === '') continue;
    const read = readDuration(line, hoursFirst);
    if (read === undefined) return { line: index + 1, text: line.trim() };
    seconds += read;
    parts += 1;
  }
  return { seconds, parts };
}

/** Seconds as '1:30:00', with a minus sign if negative. */
export function clockText(seconds: number): string {
  const size = Math.abs(Math.round(seconds));
  const two = (value: number) => String(value).padStart(2, '0');
  const text = `${Math.floor(size / 3_600)}:${two(Math.floor((size % 3_600) / 60))}:${two(size % 60)}`;
  return seconds < 0 && size > 0 ? `-${text}` : text;
}
