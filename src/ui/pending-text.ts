const SAVE_MS = 400;
/** Longer texts are saved after a longer pause. */
const LONG = 1_000_000;
const SAVE_LONG_MS = 2_000;
/**
 * A visitor who types without a pause loses at most this many pauses' worth to a crash: 5 s, or 24 s of a long text.
 */
const MAX_PAUSES = 12;

/** In UTF-16 units, or in bytes of a Blob. */
export const sizeOf = (text: string | Blob): number => (typeof text === 'string' ? text.length : text.size);

/** A text that is saved once the visitor pauses. */
export class PendingText {
  /** Called when the text is due. */
  onDue: () => void = () => {};
  /** Undefined if everything is saved. */
  text: string | Blob | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** When the first keystroke came that is not saved yet. */
  private since = 0;

  put(text: string | Blob): void {
    clearTimeout(this.timer);
    const now = performance.now();
    if (this.text === undefined) this.since = now;
    this.text = text;
    const pause = sizeOf(text) > LONG ? SAVE_LONG_MS : SAVE_MS;
    this.timer = setTimeout(() => this.onDue(), Math.min(pause, this.since + MAX_PAUSES * pause - now));
  }

  /** Returns the text, which is no longer pending. */
  take(): string | Blob | undefined {
    const { text } = this;
    this.drop();
    return text;
  }

  drop(): void {
    clearTimeout(this.timer);
    this.text = undefined;
  }
}
