import { safeCell } from './formula';

/** A JSON array of strings, or of unquoted numbers, so that `1.50` and integers beyond 2^53 keep every digit. */
export const toJson = (items: readonly string[], numeric = false): string =>
  numeric ? `[${items.join(',')}]` : JSON.stringify(items);

/** One column for a spreadsheet: RFC 4180 with CRLF; formulas are escaped. */
export const toCsv = (items: readonly string[]): string => items.map((text) => `${safeCell(text)}\r\n`).join('');
