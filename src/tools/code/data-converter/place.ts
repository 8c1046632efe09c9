import { innerText } from '../../../formats/json';

const NOTHING = new Uint8Array(0);

/** A place inside the rows: under a key of an object, or at a number of a list. Its column is that of the value there. */
export class Place {
  /** −1 until there has been a value. */
  column = -1;
  /** Which key is expected next: objects in a list mostly have the same keys in the same order. */
  private next = 0;
  private readonly children: Place[] = [];
  private readonly byName = new Map<string, Place>();
  private readonly items: Place[] = [];

  constructor(
    readonly parent?: Place,
    readonly name = '',
    private readonly position = 0,
    /** The key as it was typed first, so that it is recognised without being read. */
    private readonly typed = NOTHING,
  ) {}

  /** An object begins here. */
  restart(): void {
    this.next = 0;
  }

  /** The place under a key, given by its bytes between the quotes. */
  child(bytes: Uint8Array, start: number, end: number): Place {
    const expected = this.children[this.next];
    if (expected?.isTyped(bytes, start, end)) {
      this.next++;
      return expected;
    }
    const name = innerText(bytes, start, end);
    let child = this.byName.get(name);
    if (!child) {
      child = new Place(this, name, this.children.length, bytes.slice(start, end));
      this.children.push(child);
      this.byName.set(name, child);
    }
    this.next = child.position + 1;
    return child;
  }

  item(index: number): Place {
    return (this.items[index] ??= new Place(this, String(index)));
  }

  private isTyped(bytes: Uint8Array, start: number, end: number): boolean {
    const { typed } = this;
    if (typed.length !== end - start) return false;
    for (let i = 0; i < typed.length; i++) if (typed[i] !== bytes[start + i]) return false;
    return true;
  }
}

/** `a.b.0`: the names from the row down to a place. */
export function pathOf(place: Place): string {
  const names: string[] = [];
  for (let at = place; at.parent; at = at.parent) names.push(at.name);
  return names.reverse().join('.');
}
