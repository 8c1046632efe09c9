/** Converts CRLF and a single CR to LF, the line break that every text tool uses. */
export const toLf = (text: string): string => (text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text);
