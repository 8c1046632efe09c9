import { toLf } from '../../core/text/newlines';
import { breakOf, exactText, type Break } from './line-break-kinds';
import { NO_HISTORY, redone, stepBetween, undone, withStep, type History, type Turned } from './note-history';
import type { Pen } from './notebook-view';

/** The text of the open note: what its pen shows, its actual line breaks, and the steps of its history. */
export class NoteText {
  readonly #pen: Pen;
  #source = '';
  #shown = '';
  #break: Break = '\n';
  #history: History = NO_HISTORY;
  #typedAt = 0;

  constructor(pen: Pen) {
    this.#pen = pen;
  }

  get history(): History {
    return this.#history;
  }

  /** UTF-16 units, as the pen counts them. */
  get length(): number {
    return this.#pen.length();
  }

  /** The text with its original line breaks. */
  exact(): string {
    this.#source = exactText(this.#source, this.#pen.text(), this.#break);
    return this.#source;
  }

  /** Shows another note's text. Without `caret` the caret stays in its position. */
  put(text: string, history: History, caret?: readonly [number, number]): void {
    this.#source = text;
    this.#break = breakOf(text);
    this.#shown = toLf(text);
    this.#history = history;
    this.#typedAt = 0;
    if (this.#pen.text() !== this.#shown || caret) this.#pen.show(this.#shown, caret);
  }

  /** Shows another text of the same note, as a step: the previous text can be restored. */
  replace(text: string): void {
    this.#pen.show(toLf(text));
    this.typed({ alone: true });
    this.#break = breakOf(text);
    this.#source = text;
  }

  /** Records the pen's changes as a step; false when there are none. `alone` and `caret` as in `Notebook.typed`. */
  typed({ alone = false, caret }: { alone?: boolean; caret?: number } = {}): boolean {
    const now = this.#pen.text();
    const step = stepBetween(this.#shown, now, caret);
    if (!step) return false;
    const at = Date.now();
    this.#history = withStep(this.#history, step, alone ? Infinity : at - this.#typedAt);
    this.#typedAt = alone ? 0 : at;
    this.#shown = now;
    return true;
  }

  /** False when there is nothing to undo. */
  undo(): boolean {
    return this.#turn(undone(this.#shown, this.#history));
  }

  redo(): boolean {
    return this.#turn(redone(this.#shown, this.#history));
  }

  #turn(turned: Turned | undefined): boolean {
    if (!turned) return false;
    this.#pen.show(turned.text, [turned.from, turned.to]);
    this.#shown = turned.text;
    this.#history = turned.history;
    this.#typedAt = 0;
    return true;
  }
}
