const MADE = 'column';

/**
 * Names the columns of a CSV text by its header: `column_3` (its number) for one without a name, `name_2` for the
 * second `name`. A generated name never equals a typed one.
 */
export class ColumnNames {
  readonly names: string[] = [];
  /** The number of columns without a name; `repeated` counts those whose name was taken. */
  empty = 0;
  repeated = 0;
  private readonly typed: ReadonlySet<string>;
  private readonly used = new Set<string>();
  /** For each taken name, the number to try next: a header may contain the same name many thousands of times. */
  private readonly numbers = new Map<string, number>();
  /**
   * No typed name begins like a generated one: then no `column_3` is ever taken, and a million of them need no lookup.
   */
  private readonly free: boolean;

  constructor(header: readonly string[]) {
    this.typed = new Set(header);
    this.free = !header.some((title) => title.startsWith(MADE));
    for (const title of header) this.add(title);
  }

  /** The name of the next column. */
  add(title = ''): string {
    const name = title === '' ? this.made() : this.used.has(title) ? this.unused(title) : title;
    if (title === '') this.empty++;
    else if (name !== title) this.repeated++;
    if (title !== '' || !this.free) this.used.add(name);
    this.names.push(name);
    return name;
  }

  private made(): string {
    const name = `${MADE}_${this.names.length + 1}`;
    return this.free ? name : this.unused(name);
  }

  private unused(bare: string): string {
    let name = bare;
    let number = this.numbers.get(bare) ?? 2;
    while (this.used.has(name) || this.typed.has(name)) name = `${bare}_${number++}`;
    this.numbers.set(bare, number);
    return name;
  }
}
