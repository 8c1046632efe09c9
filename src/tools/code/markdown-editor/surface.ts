import type { RefObject } from 'react';
import { typeInto } from '../../../browser/type-into';
import type { Action, Edit } from './edits';
import type { SourceView } from './codemirror';

/** What the text is currently written in: the plain text area, or the editor that covers it. */
export interface Surface {
  readonly scroller: HTMLElement | null;
  text(): string;
  act(action: Action): void;
  apply(edit: Edit): void;
  focus(): void;
  topOf(line: number): number;
  /** Opens find and replace; with a plain text area that is up to the browser. */
  find?(): void;
  /** The undo history, to be saved; a plain text area's history belongs to the browser. */
  history?(): string;
}

export const areaSurface = (area: RefObject<HTMLTextAreaElement | null>, find?: () => void): Surface => {
  const read = () => ({
    text: area.current?.value ?? '',
    start: area.current?.selectionStart ?? 0,
    end: area.current?.selectionEnd ?? 0,
  });
  const apply = (edit: Edit) => area.current && applyTo(area.current, edit);
  return {
    get scroller() {
      return area.current;
    },
    text: () => read().text,
    act: (action) => {
      const { text, start, end } = read();
      apply(action(text, start, end));
    },
    apply,
    ...(find && { find }),
    focus: () => area.current?.focus(),
    // Ignores wrapped lines: accurate enough until the editor has loaded.
    topOf: (line) => {
      const { text } = read();
      const lines = text.split('\n').length;
      return ((line - 1) / lines) * (area.current?.scrollHeight ?? 0);
    },
  };
};

export const viewSurface = (view: SourceView): Surface => view;

/** Applies an edit; a task box clicked in the preview keeps the focus. */
function applyTo(area: HTMLTextAreaElement, edit: Edit): void {
  const focused = document.activeElement;
  typeInto(area, edit);
  if (focused instanceof HTMLElement && focused.closest('.preview')) focused.focus();
}
