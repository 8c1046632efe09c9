import type { Rescue, Rescued } from './rescued-text';

/**
 * How far the typed text has been saved: each change is a version, and each place of storage remembers the last version
 * it received.
 */
export class Progress {
  readonly #rescue: Rescue;
  #typed = 0;
  #saved = 0;
  #kept = 0;
  #rescued = 0;

  constructor(rescue: Rescue) {
    this.#rescue = rescue;
  }

  get version(): number {
    return this.#typed;
  }

  /** Whether the store has all of it, on the device or in memory. */
  get isSaved(): boolean {
    return this.#typed === this.#saved;
  }

  /** Whether it outlives the page: it is on the device, or rescued for another tab to find. */
  get isSafe(): boolean {
    return this.#typed === this.#kept || this.#typed === this.#rescued;
  }

  changed(): void {
    this.#typed++;
  }

  /** A save has ended; `kept`: on the device. */
  saved(version: number, kept: boolean): void {
    this.#saved = version;
    if (kept) this.#kept = version;
  }

  /** Nothing on the page needs saving. */
  settle(): void {
    this.saved(this.#typed, true);
  }

  /** Rescues the text if it does not outlive the page yet. False when there is no room. */
  lay(entry: () => Rescued): boolean {
    if (this.isSafe) return true;
    if (!this.#rescue.keep(entry())) return false;
    this.#rescued = this.#typed;
    return true;
  }

  /** Rescues the text again, if it was rescued: it is based on another revision now. */
  layAgain(entry: () => Rescued): void {
    if (this.#typed !== this.#rescued) return;
    this.#rescued = 0;
    this.lay(entry);
  }
}
