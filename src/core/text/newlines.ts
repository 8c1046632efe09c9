/** CRLF and a lone CR as LF, the one line break of every text tool. */
export const toLf = (text: string): string => (text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text);
