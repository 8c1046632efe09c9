import { parseDuration, type OneColon } from '../../../core/dates/duration';

/** The sum of several durations; or the first line that isn't one. */
export type ReadDurations =
  | { readonly seconds: number; readonly parts: number }
  | { readonly line: number; readonly text: string };

/** A year of listening; more is a typing error. */
const MOST_SECONDS = 31_536_000;

/** What English audiobook apps write around a length: 'Length: 10 hrs and 30 mins', '10h 30m left'. */
const AROUND = /^length:\s*|\s+(?:left|remaining)$/gi;

/** A typed duration in seconds, as parseDuration; here, a plain number is seconds. */
export function readDuration(typed: string, oneColon: OneColon): number | undefined {
  const text = typed.trim().replace(AROUND, '');
  const seconds = /^\d+(\.\d+)?$/.test(text) ? Number(text) : parseDuration(text, oneColon);
  return seconds !== undefined && seconds <= MOST_SECONDS ? seconds : undefined;
}

/** Several durations, one on each line, added up. Empty lines are skipped. */
export function readDurations(typed: string, oneColon: OneColon): ReadDurations {
  let seconds = 0;
  let parts = 0;
  for (const [index, line] of typed.split(/\r\n|\n|\r/).entries()) {
    if (line.trim() === '') continue;
    const read = readDuration(line, oneColon);
    if (read === undefined) return { line: index + 1, text: line.trim() };
    seconds += read;
    parts += 1;
  }
  return { seconds, parts };
}
