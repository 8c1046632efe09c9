/** `= + - @`, tab and CR: a spreadsheet may take a cell that begins so for a formula (OWASP, CSV injection). */
const FIRST = /^[=+\-@\t\r]/;
/** `-5` and `-1.5e3` are numbers and nothing else; `-2+3` is a formula. */
const NEGATIVE = /^-(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/** Whether a spreadsheet might run a cell. The one rule of every CSV that is written here: a negative number stays one. */
export const mayRun = (cell: string): boolean => FIRST.test(cell) && !NEGATIVE.test(cell);

/** A cell of a comma-separated file (RFC 4180); an apostrophe before what a spreadsheet might run makes it text. */
export function safeCell(text: string): string {
  const safe = mayRun(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
