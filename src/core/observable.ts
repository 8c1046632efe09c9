/**
 * A value outside React that a page renders: the page reads the view and is notified of each change
 * (`useSyncExternalStore`).
 */
export class Observable<View> {
  readonly #listeners = new Set<() => void>();
  #view: View;

  constructor(first: View) {
    this.#view = first;
  }

  readonly get = (): View => this.#view;

  /** Returns the function that unsubscribes. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  show(view: View): void {
    this.#view = view;
    for (const listener of this.#listeners) listener();
  }
}
