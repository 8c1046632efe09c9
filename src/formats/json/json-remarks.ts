const REMEMBERED = 1000;

/** What deserves a remark: byte offsets of a token, and for a repeated key where it stood before. */
export interface Remark {
  readonly start: number;
  readonly end: number;
  readonly earlier?: number;
}

/** How many there are, and the first thousand. */
export class Remarks {
  count = 0;
  readonly first: Remark[] = [];

  add(remark: Remark): void {
    if (this.count++ < REMEMBERED) this.first.push(remark);
  }
}
