const WHITE = /[\t\n\f\r ]+/g;

/** The line that is being written, with white space collapsed as in a browser. */
export class OpenLine {
  #text = '';
  /** The line is empty, or ends in a tab: white space has no effect here. */
  #fresh = true;
  #space = false;

  /** Adds running text. */
  add(text: string): void {
    const collapsed = text.replace(WHITE, ' ');
    const lead = collapsed.startsWith(' ');
    const words = collapsed.slice(lead ? 1 : 0, collapsed.length > 1 && collapsed.endsWith(' ') ? -1 : undefined);
    if (lead && !this.#fresh) this.#space = true;
    if (words === '') return;
    this.#text += this.#space ? ` ${words}` : words;
    this.#fresh = false;
    this.#space = collapsed.endsWith(' ');
  }

  /** Adds preformatted text. */
  addExact(text: string): void {
    this.#text += text;
  }

  /** Separates what follows by a space, unless the line is empty. */
  wantSpace(): void {
    this.#space = !this.#fresh;
  }

  /** Begins a cell, with a tab unless it is its row's first. */
  cell(isFirst: boolean): void {
    if (!isFirst) {
      this.#text += '\t';
      this.#fresh = true;
    }
    this.#space = false;
  }

  /** Ends the line and returns its text. */
  take(): string {
    const text = this.#text.trimEnd();
    this.#text = '';
    this.#fresh = true;
    this.#space = false;
    return text;
  }
}
