import { innerText } from '../../../formats/json';

const NOTHING = new Uint8Array(0);

/** A path inside the rows: a key of an object, or an index of a list. Its column is the column of the value there. */
export class ColumnPath {
  /** −1 until a value is found. */
  column = -1;
  /** The index of the key expected next: objects in a list usually have the same keys in the same order. */
  private next = 0;
  private readonly children: ColumnPath[] = [];
  private readonly byName = new Map<string, ColumnPath>();
  private readonly items: ColumnPath[] = [];

  constructor(
    readonly parent?: ColumnPath,
    readonly name = '',
    private readonly position = 0,
    /** The key's bytes as first typed, to recognize it without decoding. */
    private readonly typed = NOTHING,
  ) {}

  /** Call at the beginning of an object. */
  restart(): void {
    this.next = 0;
  }

  /** The path of a key, whose bytes between the quotes are given. */
  child(bytes: Uint8Array, start: number, end: number): ColumnPath {
    const expected = this.children[this.next];
    if (expected?.isTyped(bytes, start, end)) {
      this.next++;
      return expected;
    }
    const name = innerText(bytes, start, end);
    let child = this.byName.get(name);
    if (!child) {
      child = new ColumnPath(this, name, this.children.length, bytes.slice(start, end));
      this.children.push(child);
      this.byName.set(name, child);
    }
    this.next = child.position + 1;
    return child;
  }

  item(index: number): ColumnPath {
    return (this.items[index] ??= new ColumnPath(this, String(index)));
  }

  private isTyped(bytes: Uint8Array, start: number, end: number): boolean {
    const { typed } = this;
    if (typed.length !== end - start) return false;
    for (let i = 0; i < typed.length; i++) if (typed[i] !== bytes[start + i]) return false;
    return true;
  }
}

/** The names from the row down to a path: `a.b.0`. */
export function pathOf(place: ColumnPath): string {
  const names: string[] = [];
  for (let at = place; at.parent; at = at.parent) names.push(at.name);
  return names.reverse().join('.');
}
