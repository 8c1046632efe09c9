interface Container {
  readonly sign: string;
  readonly item: boolean;
  used: boolean;
}

interface List {
  readonly ordered: boolean;
  next: number;
  readonly step: number;
  /** The number of open containers at the beginning of the list. */
  readonly depth: number;
}

/** The lists, items and quotes that surround a line, and what they write at its beginning. */
export class Nesting {
  readonly #containers: Container[] = [];
  readonly #lists: List[] = [];

  get isInList(): boolean {
    return this.#lists.length > 0;
  }

  /** The number of quotes that are open. */
  get quotes(): number {
    return this.#containers.filter(({ item }) => !item).length;
  }

  /** The beginnings of a text's first line and of its others. The bullet of an item is written once. */
  prefixes(): [first: string, rest: string] {
    const innermost = this.#containers.findLastIndex(({ item }) => item);
    let first = '';
    let rest = '';
    for (const [index, container] of this.#containers.entries()) {
      const indent = container.item ? ' '.repeat(index === innermost ? container.sign.length : 2) : container.sign;
      first += index === innermost && !container.used ? container.sign : indent;
      rest += indent;
    }
    const item = this.#containers[innermost];
    if (item) item.used = true;
    return [first, rest];
  }

  openList(name: string, attributes: Readonly<Record<string, string>>): void {
    const start = Number.parseInt(attributes.start ?? '', 10);
    this.#lists.push({
      ordered: name === 'ol',
      next: Number.isNaN(start) ? 1 : start,
      step: 'reversed' in attributes ? -1 : 1,
      depth: this.#containers.length,
    });
  }

  /** Ends a list with everything that is open inside. */
  closeList(): void {
    this.#containers.length = Math.min(this.#containers.length, this.#lists.pop()?.depth ?? 0);
  }

  /** Begins an item; `value` is the number that its tag gives. */
  openItem(value: string | undefined): void {
    const list = this.#lists.at(-1);
    this.closeItem();
    const given = Number.parseInt(value ?? '', 10);
    if (list && !Number.isNaN(given)) list.next = given;
    this.#containers.push({ sign: list?.ordered ? `${list.next}. ` : '- ', item: true, used: false });
    if (list) list.next += list.step;
  }

  /** Ends an item when it is closed or the next one of its list begins; does not cross a quote that is open inside. */
  closeItem(): void {
    if (this.#containers.at(-1)?.item && this.#containers.length > (this.#lists.at(-1)?.depth ?? 0))
      this.#containers.pop();
  }

  openQuote(): void {
    this.#containers.push({ sign: '> ', item: false, used: false });
  }

  closeQuote(): void {
    if (this.#containers.at(-1)?.item === false) this.#containers.pop();
  }
}
