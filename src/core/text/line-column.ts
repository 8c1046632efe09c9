/** Converts a UTF-16 index to a line and column from 1; the column counts code points. CR, LF and CRLF end a line. */
export function lineColumn(text: string, index: number): { line: number; column: number } {
  let line = 1;
  let start = 0;
  for (let at = 0; at < index; at++) {
    const unit = text.charCodeAt(at);
    if (unit === 10 || (unit === 13 && text.charCodeAt(at + 1) !== 10)) {
      line++;
      start = at + 1;
    }
  }
  let column = 1;
  // Counted without copying: a line may be 50 MB long. The second half of a surrogate pair is not a separate column.
  for (let at = start; at < index; at++) {
    const isPair = (text.charCodeAt(at) & 0xfc00) === 0xd800 && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00;
    if (isPair && at + 1 < index) at++;
    column++;
  }
  return { line, column };
}
