/** Lines and columns of many offsets in one text: its lines are found once. CR, LF and CRLF end a line. */
export class Places {
  private readonly starts: number[] = [0];
  /** The last place given, from which a later one in the same line is counted: a line may be the whole text. */
  private last = { offset: 0, line: 0, column: 1 };

  constructor(private readonly text: string) {
    const breaks = /\r\n?|\n/g;
    while (breaks.test(text)) this.starts.push(breaks.lastIndex);
  }

  /** Where a UTF-16 offset lies: from 1, the column in code points. */
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

  /** The second half of a pair of surrogates; a loose one is a character of its own. */
  private endsPair(at: number): boolean {
    return (this.text.charCodeAt(at) & 0xfc00) === 0xdc00 && (this.text.charCodeAt(at - 1) & 0xfc00) === 0xd800;
  }

  /** The offset of a line and a column in UTF-16 units, both from 1; the end of the text where there is no such line. */
  offset(line: number, column: number): number {
    return Math.min((this.starts[line - 1] ?? this.text.length) + column - 1, this.text.length);
  }
}
