/** The unit of a figure: `x` is X's weighted length, `characters` are what a reader sees as one character. */
export type Unit = 'characters' | 'bytes' | 'x' | 'sms' | 'hashtags' | 'lines' | 'pixels' | 'percent' | 'money';

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
  /**
   * `undated`: the page states the figure in a copy without a date. `unread`: the page was not found to state the
   * figure.
   */
  readonly read: 'undated' | 'unread';
}

/** A figure that another service sets and can change at any time. */
export type Fact<Value = number> = Confirmed<Value> | Unconfirmed<Value>;
