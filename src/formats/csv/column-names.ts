const MADE = 'column';

/**
 * Names for the columns of a CSV text, from its header: `column_3` (its number) for one without a name, `name_2` for the
 * second `name`. A made name never takes one that was typed.
 */
export class ColumnNames {
  readonly names: string[] = [];
  /** How many had no name, and how many one that was taken. */
  empty = 0;
  repeated = 0;
  private readonly typed: ReadonlySet<string>;
  private readonly used = new Set<string>();
  /** For each name that was taken, the number to try next: a header may hold the same one many thousand times. */
  private readonly numbers = new Map<string, number>();
  /** No typed name begins as a made one does: then no `column_3` is ever taken, and a million of them need no looking up. */
  private readonly free: boolean;

  constructor(header: readonly string[]) {
    this.typed = new Set(header);
    this.free = !header.some((title) => title.startsWith(MADE));
    for (const title of header) this.add(title);
  }

  /** The name of a further column. */
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
