/**
 * `= + - @`, tab and CR: a spreadsheet may treat a cell that begins with one of these as a formula (OWASP, CSV
 * injection).
 */
const FIRST = /^[=+\-@\t\r]/;
/** `-5` and `-1.5e3` are only numbers; `-2+3` is a formula. */
const NEGATIVE = /^-(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/** Whether a spreadsheet might evaluate a cell that is known to be text; its first character is enough. */
export const textMayRun = (text: string): boolean => FIRST.test(text);

/** Whether a spreadsheet might evaluate a cell that may be text or a number; a negative number is not a formula. */
export const cellMayRun = (cell: string): boolean => FIRST.test(cell) && !NEGATIVE.test(cell);

/** A cell of a comma-separated file (RFC 4180); an apostrophe makes text of what a spreadsheet might evaluate. */
export function safeCell(text: string): string {
  const safe = cellMayRun(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
