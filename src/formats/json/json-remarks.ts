const MAX_KEPT = 1000;

/** Something worth reporting: the byte offset of a token, and for a repeated key that of its first occurrence. */
export interface Remark {
  readonly start: number;
  readonly end: number;
  readonly earlier?: number;
}

/** The total number of remarks, and the first thousand of them. */
export class Remarks {
  count = 0;
  readonly first: Remark[] = [];

  add(remark: Remark): void {
    if (this.count++ < MAX_KEPT) this.first.push(remark);
  }
}
