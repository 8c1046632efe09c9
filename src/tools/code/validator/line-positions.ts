/** Converts many offsets in one text to lines and columns: finds the line breaks once. CR, LF and CRLF end a line. */
export class Places {
  private readonly starts: number[] = [0];
  /**
   * The last position returned: a later one on the same line is counted from here, because a line may be the whole
   * text.
   */
  private last = { offset: 0, line: 0, column: 1 };

  constructor(private readonly text: string) {
    const breaks = /\r\n?|\n/g;
    while (breaks.test(text)) this.starts.push(breaks.lastIndex);
  }

  /** The line and column of a UTF-16 offset, counted from 1; the column counts code points. */
  at(offset: number): { line: number; column: number } {
    let low = 0;
    let high = this.starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((this.starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    const known = this.last.line === low && this.last.offset <= offset;
    let column = known ? this.last.column : 1;
    const from = known ? this.last.offset : (this.starts[low] ?? 0);
    for (let at = from; at < offset; at++) if (!this.endsPair(at)) column++;
    this.last = { offset, line: low, column };
    return { line: low + 1, column };
  }

  /** Whether this is the second half of a surrogate pair; a lone surrogate is a separate character. */
  private endsPair(at: number): boolean {
    return (this.text.charCodeAt(at) & 0xfc00) === 0xdc00 && (this.text.charCodeAt(at - 1) & 0xfc00) === 0xd800;
  }

  /** The offset of a line and a UTF-16 column, both counted from 1; the end of the text if there is no such line. */
  offset(line: number, column: number): number {
    return Math.min((this.starts[line - 1] ?? this.text.length) + column - 1, this.text.length);
  }
}
