import type { LargeSurface } from './large-surface';
import { areaSurface, type Surface } from './surface';

/** Longer texts are edited in an editor that lays out only the visible lines. */
export const LARGE_NOTE = 300_000;

interface Options {
  area: () => HTMLTextAreaElement | null;
  /** The container of the editor for very long notes. */
  host: () => HTMLElement | null;
  /** Called when the editor replaces the text area, or the other way around. */
  onLarge: (large: boolean) => void;
  /** Called when something was typed into that editor. */
  onChange: () => void;
  wrap: () => boolean;
}

/** Where the note is edited: a text area, or the editor instead if the note is very long. */
export class Sheet implements Surface {
  readonly #options: Options;
  readonly #area: Surface;
  #now: Surface;
  #large: LargeSurface | undefined;

  constructor(options: Options) {
    this.#options = options;
    this.#area = areaSurface(options.area);
    this.#now = this.#area;
  }

  text = (): string => this.#now.text();
  length = (): number => this.#now.length();
  caret = (): number => this.#now.caret();
  selection = (): readonly [number, number] => this.#now.selection();
  select = (from: number, to: number): void => this.#now.select(from, to);
  replace = (from: number, to: number, text: string, selected?: boolean): void =>
    this.#now.replace(from, to, text, selected);
  focus = (): void => this.#now.focus();

  show = (text: string, caret?: readonly [number, number]): void => {
    if (text.length <= LARGE_NOTE) this.#showSmall(text, caret);
    else if (this.#now === this.#area) void this.#open(text, caret);
    else this.#now.show(text, caret);
  };

  #showSmall(text: string, caret?: readonly [number, number]): void {
    const wasLarge = this.#now !== this.#area;
    this.#close();
    this.#area.show(text, caret);
    if (wasLarge) this.#area.focus();
  }

  #close(): void {
    if (this.#now === this.#area) return;
    this.#large?.destroy();
    this.#large = undefined;
    this.#now = this.#area;
    this.#options.onLarge(false);
  }

  /** Keeps the text in memory until the editor has loaded; nothing can be typed in the meantime. */
  async #open(text: string, caret?: readonly [number, number]): Promise<void> {
    const held = heldSurface(text, caret ?? this.#area.selection());
    const focused = document.activeElement === this.#options.area();
    this.#now = held;
    this.#area.show('', [0, 0]);
    this.#options.onLarge(true);
    try {
      const { openLargeSurface } = await import('./large-surface');
      const host = this.#options.host();
      if (this.#now !== held || !host) return;
      const { onChange, wrap } = this.#options;
      const label = this.#options.area()?.getAttribute('aria-label') ?? '';
      const opened = await openLargeSurface(host, { text: held.text(), label, wrap: wrap(), onChange });
      if (this.#now !== held) return opened.destroy();
      // Another text may have been shown in the meantime.
      if (opened.text() !== held.text()) opened.show(held.text());
      opened.select(...held.selection());
      this.#large = opened;
      this.#now = opened;
      if (focused) opened.focus();
    } catch (error) {
      // Offline, and the editor was never loaded before: the text area is slow with such a long text, but it works.
      console.error(error);
      if (this.#now !== held) return;
      this.#now = this.#area;
      this.#options.onLarge(false);
      this.#area.show(held.text(), [0, 0]);
    }
  }
}

function heldSurface(first: string, firstSelection: readonly [number, number]): Surface {
  let text = first;
  let selection = firstSelection;
  return {
    text: () => text,
    length: () => text.length,
    caret: () => selection[1],
    selection: () => selection,
    select: (from, to) => {
      selection = [from, to];
    },
    show: (next, caret = selection) => {
      text = next;
      selection = caret;
    },
    replace: (from, to, insert) => {
      text = text.slice(0, from) + insert + text.slice(to);
      selection = [from + insert.length, from + insert.length];
    },
    focus: () => {},
  };
}
