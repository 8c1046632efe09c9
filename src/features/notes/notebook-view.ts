import type { Trouble } from '../../storage/device-db';
import type { NoteMeta } from './note-store';

/** Where the open note is written: the text area, or the editor for very long texts. Its text only has LF. */
export interface Pen {
  text(): string;
  length(): number;
  /** Shows another text; `caret` is the selection then, omitted: the caret stays in its position. */
  show(text: string, caret?: readonly [from: number, to: number]): void;
  caret(): number;
}

/** What the page shows; a new object with every change. */
export interface View {
  readonly ready: boolean;
  readonly notes: readonly NoteMeta[];
  readonly id: string;
  readonly title: string;
  /** When the note was moved to the trash, ms since 1970; 0 if it is not there. */
  readonly trashed: number;
  /** It came with a link, and isn't a note of this device until it is changed. */
  readonly visiting: boolean;
  /** Some typed text is not saved yet. */
  readonly dirty: boolean;
  /** When the open note was last saved, ms since 1970; 0: never. */
  readonly savedAt: number;
  readonly trouble: Trouble | undefined;
  /** Another tab has saved this note while text was typed here. */
  readonly conflict: boolean;
  /** A text that a closed tab had not saved was brought back. */
  readonly rescued: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}
