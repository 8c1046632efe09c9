/** What a page shows of something that lives beside it: it asks for the view, and hears of each change (`useSyncExternalStore`). */
export class Watched<View> {
  readonly #listeners = new Set<() => void>();
  #view: View;

  constructor(first: View) {
    this.#view = first;
  }

  readonly get = (): View => this.#view;

  /** Gives the function that ends it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  show(view: View): void {
    this.#view = view;
    for (const listener of this.#listeners) listener();
  }
}
