/** `= + - @`, tab and CR: a spreadsheet may take a cell that begins with one for a formula (OWASP, CSV injection). */
const FIRST = /^[=+\-@\t\r]/;
/** `-5` and `-1.5e3` are numbers and nothing else; `-2+3` is a formula. */
const NEGATIVE = /^-(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/** Whether a spreadsheet might run a cell that is known to be text; its first character is enough. */
export const textMayRun = (text: string): boolean => FIRST.test(text);

/** Whether a spreadsheet might run a cell that may be text or a number: a negative number is a number. */
export const cellMayRun = (cell: string): boolean => FIRST.test(cell) && !NEGATIVE.test(cell);

/** A cell of a comma-separated file (RFC 4180); an apostrophe before what a spreadsheet might run makes it text. */
export function safeCell(text: string): string {
  const safe = cellMayRun(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
