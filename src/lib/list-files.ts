/** An array of strings, or of bare numbers, so that `1.50` and integers beyond 2^53 keep every digit. */
export const toJson = (items: readonly string[], numeric = false): string =>
  numeric ? `[${items.join(',')}]` : JSON.stringify(items);

/**
 * One column for a spreadsheet: RFC 4180 with CRLF. Text that begins with = + - or @ gets an apostrophe, because a
 * spreadsheet would run it as a formula; numbers keep their sign.
 */
export function toCsv(items: readonly string[], numeric = false): string {
  const cell = (text: string) => {
    const safe = !numeric && /^[=+\-@]/.test(text) ? `'${text}` : text;
    return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  return items.map((text) => `${cell(text)}\r\n`).join('');
}
