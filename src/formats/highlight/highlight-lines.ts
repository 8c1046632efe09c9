/**
 * Splits a text into lines: LF, CRLF and CR end one. A text has one line more than line breaks; an empty text has none.
 */
export const linesOf = (text: string): readonly string[] => (text === '' ? [] : text.split(/\r\n|\r|\n/));

export function countLines(text: string): number {
  if (text === '') return 0;
  let count = 1;
  for (let at = text.search(/[\r\n]/); at >= 0 && at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === LF || (unit === CR && text.charCodeAt(at + 1) !== LF)) count++;
  }
  return count;
}

const LF = 10;
const CR = 13;
