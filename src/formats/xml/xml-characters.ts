/** Where a sign stands next. Each is looked for once: from every text on, it would take the square of the time. */
export class Signs {
  private next = -1;

  constructor(
    private readonly text: string,
    private readonly sign: string,
  ) {}

  /** The first one from here on; Infinity where there is none. Offsets asked for only grow. */
  from(at: number): number {
    if (this.next < at) {
      const found = this.text.indexOf(this.sign, at);
      this.next = found < 0 ? Infinity : found;
    }
    return this.next;
  }
}
