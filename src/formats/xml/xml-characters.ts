/**
 * Finds the next occurrence of a character. Each is searched once: searching again from every text would take quadratic
 * time.
 */
export class Signs {
  private next = -1;

  constructor(
    private readonly text: string,
    private readonly character: string,
  ) {}

  /** The first one from here on; Infinity if there is none. The offset must grow from call to call. */
  from(at: number): number {
    if (this.next < at) {
      const found = this.text.indexOf(this.character, at);
      this.next = found < 0 ? Infinity : found;
    }
    return this.next;
  }
}
