/** In what a figure is counted: `x` is X's weighted length, `characters` what a reader sees as one. */
export type Unit = 'characters' | 'bytes' | 'x' | 'sms' | 'hashtags' | 'lines' | 'pixels';

export interface Size {
  readonly width: number;
  readonly height: number;
}

interface Figure<Value> {
  readonly value: Value;
  readonly unit: Unit;
  /** The platform's own page on the subject, whether or not it states the figure. */
  readonly source: `https://${string}`;
}

/** The platform's own page states the figure. */
interface Confirmed<Value> extends Figure<Value> {
  readonly confirmed: true;
  /** The date of the copy of the page that was read, YYYY-MM-DD. */
  readonly read: `${number}-${number}-${number}`;
}

/** Not confirmed by a dated copy of the platform's own page: check the page before you rely on the figure. */
interface Unconfirmed<Value> extends Figure<Value> {
  readonly confirmed: false;
  /** `undated`: the page states the figure in a copy without a date. `unread`: the figure was not seen there. */
  readonly read: 'undated' | 'unread';
}

/** A figure that another service sets and can change on any day. */
export type Fact<Value = number> = Confirmed<Value> | Unconfirmed<Value>;
