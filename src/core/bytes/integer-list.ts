/** A growable list of 32-bit integers, without an object or a double for each. */
export class IntList {
  values = new Int32Array(1024);
  length = 0;

  push(value: number): void {
    if (this.length === this.values.length) {
      const larger = new Int32Array(this.length * 2);
      larger.set(this.values);
      this.values = larger;
    }
    this.values[this.length++] = value;
  }

  /** The number at an index below `length`. */
  at(index: number): number {
    return this.values[index] ?? 0;
  }
}
